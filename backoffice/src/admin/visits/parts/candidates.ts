import type { AnswerOf } from '@thodu/api/contract/client/calls'

type Suggestions = AnswerOf<'GET /admin/visits/{id}/suggestions'>

/** Somebody who could be sent, or why she can't. */
export type Candidate = {
  _id: string
  name: string
  /** null for whom the server would refuse. */
  score: number | null
  reasons: Suggestions['eligible'][number]['reasons']
  refusals: string[]
  asksFirst: boolean
  taken: Suggestions['eligible'][number]['taken']
  isBlocked: boolean
}

/** In the server's order: who fits, who is registered for other services, who would be refused. */
export function listCandidates({ eligible, askFirst, blocked }: Suggestions): Candidate[] {
  const ranked = (rows: Suggestions['eligible'], asksFirst: boolean) =>
    rows.map(({ caretaker, score, reasons, taken }) => ({
      ...caretaker,
      score,
      reasons,
      refusals: [],
      asksFirst,
      taken,
      isBlocked: false,
    }))
  return [
    ...ranked(eligible, false),
    ...ranked(askFirst, true),
    ...blocked.map(({ caretaker, reasons, taken }) => ({
      ...caretaker,
      score: null,
      reasons: [],
      refusals: reasons.map(({ text }) => text),
      asksFirst: false,
      taken,
      isBlocked: true,
    })),
  ]
}
