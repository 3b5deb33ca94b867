/** Outcomes of a telephone call (rule CALL-4); the first six have a button each on the screen. */
export const callOutcomes = [
  'reached',
  'call-again',
  'no-answer',
  'busy',
  'switched-off',
  'wrong-number',
  'not-interested',
  'booked',
] as const
export type CallOutcome = (typeof callOutcomes)[number]
/** Outcomes without a conversation, after which the next try is scheduled automatically. */
export const missedOutcomes: readonly CallOutcome[] = ['no-answer', 'busy', 'switched-off']

export const callSubjects = ['booking', 'callback', 'message', 'visit'] as const
export type CallSubject = (typeof callSubjects)[number]

/** Urgency of a card on the call sheet: overdue, due now, within the requested window, later. */
export const callTimes = ['late', 'due', 'window', 'later'] as const
export type CallTime = (typeof callTimes)[number]

/** The office only calls between these hours of the city. */
export const callHours = { opens: 9, closes: 20 } as const
