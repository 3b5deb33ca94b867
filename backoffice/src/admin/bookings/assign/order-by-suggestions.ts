import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'

type Person = { _id: string; available: boolean }
/**
 * A caretaker with the figures of the suggestion, or the reason for a refusal. `available` means room for one more booking; other
 * rules may still prevent it.
 */
export type Suggested<Row> = Row & { suggestion?: string; refusal?: string }

/** Whether the server would accept the assignment (rule MATCH-5). */
export const isPossible = ({ available, refusal }: Suggested<Person>): boolean => available && refusal === undefined

/** Sorts caretakers by the suggestions (rule MATCH-4), those without one last. `format` returns the figures in one line. */
export function orderBySuggestions<Row extends Person>(
  rows: readonly Row[],
  suggestions: Pick<Suggestions, 'eligible' | 'askFirst' | 'blocked' | 'asked'> | undefined,
  format: (ranked: Suggestions['eligible'][number], asked: Suggestions['asked']) => string,
): Suggested<Row>[] {
  if (!suggestions) return [...rows]
  const byId = new Map(rows.map((row) => [row._id, row]))
  const ordered: Suggested<Row>[] = []
  for (const ranked of [...suggestions.eligible, ...suggestions.askFirst]) {
    const row = byId.get(ranked.caretaker._id)
    if (row) ordered.push({ ...row, available: true, suggestion: format(ranked, suggestions.asked) })
    byId.delete(ranked.caretaker._id)
  }
  for (const { caretaker, reasons } of suggestions.blocked) {
    const row = byId.get(caretaker._id)
    const refusal = reasons.map(({ text }) => text).join(' ')
    const isFull = reasons.some(({ code }) => code === 'booking.caretaker_busy')
    if (row) ordered.push({ ...row, available: row.available && !isFull, refusal })
    byId.delete(caretaker._id)
  }
  return [...ordered, ...byId.values()]
}
