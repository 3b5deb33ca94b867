import type { AnswerOf } from '@thodu/api/contract/client/calls'

type Suggestions = AnswerOf<'GET /admin/visits/{id}/suggestions'>

export type Candidate = {
  _id: string
  name: string
  /** null for a caretaker whom the server would refuse. */
  score: number | null
  reasons: Suggestions['eligible'][number]['reasons']
  refusals: string[]
  asksFirst: boolean
  taken: Suggestions['eligible'][number]['taken']
  missingChecks: Suggestions['eligible'][number]['missingChecks']
  isBlocked: boolean
}

/** In the server's order: eligible, registered for other services, blocked. */
export function listCandidates({ eligible, askFirst, blocked }: Suggestions): Candidate[] {
  const ranked = (rows: Suggestions['eligible'], asksFirst: boolean) =>
    rows.map(({ caretaker, score, reasons, taken, missingChecks }) => ({
      ...caretaker,
      score,
      reasons,
      missingChecks,
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
      missingChecks: [],
      refusals: reasons.map(({ text }) => text),
      asksFirst: false,
      taken,
      isBlocked: true,
    })),
  ]
}
