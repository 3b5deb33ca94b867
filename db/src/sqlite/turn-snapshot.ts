import type BetterSqlite3 from 'better-sqlite3'

/** One view of the data for all that is read in one turn of the event loop. */
export type TurnSnapshot = {
  /** Called before a read: opens the view unless it is open. */
  enter: () => void
  /** Ends the view, so that the next read sees what was committed meanwhile. */
  leave: () => void
}

/**
 * Reads of one turn share one read transaction: a page and its total are of one moment, and SQLite takes and gives back
 * its locks once instead of for each statement. The view ends with the turn, and before each of our own commits
 * (group-commit.ts), so that nobody misses a change that was acknowledged and no checkpoint waits for a reader.
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
