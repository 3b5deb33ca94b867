import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { sumUp } from '../../suggestions/sum-up.ts'

type Person = { _id: string; available: boolean }
/** Somebody of the list with what the suggestions say: a line of points and reasons, or why she cannot be sent. */
export type Suggested<Row> = Row & { suggestion?: string; refusal?: string }

/**
 * The list of caretakers in the order of the suggestions (rule MATCH-4); whoever they do not name keeps the place after them.
 * `say` puts points and reasons into a line. Without suggestions the list is as it was.
 */
export function orderBySuggestions<Row extends Person>(
  rows: readonly Row[],
  suggestions: Pick<Suggestions, 'eligible' | 'askFirst' | 'blocked'> | undefined,
  say: (score: number, reasons: string) => string,
): Suggested<Row>[] {
  if (!suggestions) return [...rows]
  const byId = new Map(rows.map((row) => [row._id, row]))
  const ordered: Suggested<Row>[] = []
  for (const { caretaker, score, reasons } of [...suggestions.eligible, ...suggestions.askFirst]) {
    const row = byId.get(caretaker._id)
    if (row) ordered.push({ ...row, available: true, suggestion: say(score, sumUp(reasons)) })
    byId.delete(caretaker._id)
  }
  for (const { caretaker, reasons } of suggestions.blocked) {
    const row = byId.get(caretaker._id)
    if (row) ordered.push({ ...row, available: false, refusal: reasons.map(({ text }) => text).join(' ') })
    byId.delete(caretaker._id)
  }
  return [...ordered, ...byId.values()]
}
