import type { AttentionList, AttentionRow } from '@thodu/api/contract/dashboard/attention.schema'

/** Identifies a row while the step of its booking changes. */
export const rowKeyOf = ({ booking, _id }: Pick<AttentionRow, 'booking' | '_id'>): string => booking?._id ?? _id

/** `done` has the keys of shown rows that another person finished; `more` counts the rows that are not shown yet. */
export type SteadyList = { list: AttentionList; done: ReadonlySet<string>; more: number }

export const asLoaded = (list: AttentionList): SteadyList => ({ list, done: new Set(), more: 0 })

/**
 * Takes over a new answer without moving a row (rule HALL-8): each shown row stays where it is with its new text, and new
 * rows wait.
 * @param finished keys of the rows that the admin finished here, which leave the list
 */
export function keepPlaces(shown: AttentionList, fresh: AttentionList, finished: ReadonlySet<string>): SteadyList {
  const freshRows = new Map(fresh.rows.map((row) => [rowKeyOf(row), row]))
  const kept = shown.rows.filter((row) => freshRows.has(rowKeyOf(row)) || !finished.has(rowKeyOf(row)))
  const rows = kept.map((row) => ({ ...(freshRows.get(rowKeyOf(row)) ?? row), group: row.group }))
  const known = new Set(shown.rows.map(rowKeyOf))
  return {
    list: { ...fresh, rows },
    done: new Set(kept.map(rowKeyOf).filter((key) => !freshRows.has(key))),
    more: fresh.rows.filter((row) => !known.has(rowKeyOf(row))).length,
  }
}
