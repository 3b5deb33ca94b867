import type { Commitment, Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'

type Person = { _id: string; available: boolean }
/**
 * A caretaker with points and reasons, or the reason for a refusal, and the week's other commitments. `available` means room for
 * one more booking; other rules may still prevent it.
 */
export type Suggested<Row> = Row & { suggestion?: string; refusal?: string; taken?: Commitment[] }

/** Whether the server would accept the assignment (rule MATCH-5). */
export const isPossible = ({ available, refusal }: Suggested<Person>): boolean => available && refusal === undefined

/** Sorts caretakers by the suggestions (rule MATCH-4), those without one last. `say` formats points and reasons. */
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
