import type BetterSqlite3 from 'better-sqlite3'

/** One snapshot of the data for all reads in one turn of the event loop. */
export type TurnSnapshot = {
  /** Called before a read: opens the snapshot unless it is open. */
  enter: () => void
  /** Ends the snapshot, so that the next read sees later commits. */
  leave: () => void
}

/**
 * Reads of one turn share one read transaction: a page and its total are consistent, and SQLite locks once instead of for
 * each statement. The snapshot ends with the turn and before each commit of this process (group-commit.ts), so that no read
 * misses an acknowledged change and no checkpoint waits for a reader.
 */
export function createTurnSnapshot(reader: BetterSqlite3.Database): TurnSnapshot {
  const begin = reader.prepare('begin')
  const end = reader.prepare('commit')
  let isOpen = false
  const leave = () => {
    if (!isOpen) return
    isOpen = false
    end.run()
  }
  const enter = () => {
    if (isOpen) return
    begin.run()
    isOpen = true
    setImmediate(leave)
  }
  return { enter, leave }
}
