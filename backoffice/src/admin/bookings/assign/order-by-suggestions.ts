import type { Suggestions, Taken } from '@thodu/api/contract/suggestions/suggestions.schema'

type Person = { _id: string; available: boolean }
/**
 * A caretaker of the list with what the suggestions say: a line of points and reasons, or why this caretaker cannot be sent, and
 * what else they do that week. `available` is whether there is room for one more booking, whatever else is in the way.
 */
export type Suggested<Row> = Row & { suggestion?: string; refusal?: string; taken?: Taken[] }

/** Whether the server would take this caretaker: there is room, and nothing else is refused (rule MATCH-5). */
export const isPossible = ({ available, refusal }: Suggested<Person>): boolean => available && refusal === undefined

/**
 * The list of caretakers in the order of the suggestions (rule MATCH-4); whoever they do not name keeps the place after them.
 * `say` puts points and reasons into a line. Without suggestions the list is as it was.
 */
export function orderBySuggestions<Row extends Person>(
  rows: readonly Row[],
  suggestions: Pick<Suggestions, 'eligible' | 'askFirst' | 'blocked'> | undefined,
  say: (score: number, reasons: Suggestions['eligible'][number]['reasons']) => string,
): Suggested<Row>[] {
  if (!suggestions) return [...rows]
  const byId = new Map(rows.map((row) => [row._id, row]))
  const ordered: Suggested<Row>[] = []
  for (const { caretaker, score, reasons, taken } of [...suggestions.eligible, ...suggestions.askFirst]) {
    const row = byId.get(caretaker._id)
    if (row) ordered.push({ ...row, available: true, suggestion: say(score, reasons), taken })
    byId.delete(caretaker._id)
  }
  for (const { caretaker, reasons, taken } of suggestions.blocked) {
    const row = byId.get(caretaker._id)
    const refusal = reasons.map(({ text }) => text).join(' ')
    const isFull = reasons.some(({ code }) => code === 'booking.caretaker_busy')
    if (row) ordered.push({ ...row, available: row.available && !isFull, refusal, taken })
    byId.delete(caretaker._id)
  }
  return [...ordered, ...byId.values()]
}
