/** What came of a call, in the words of the office (rule CALL-4); the first six have a key each on the screen. */
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
/** Nobody was spoken to: another try follows by itself. */
export const missedOutcomes: readonly CallOutcome[] = ['no-answer', 'busy', 'switched-off']

export const callSubjects = ['booking', 'callback', 'message', 'visit'] as const
export type CallSubject = (typeof callSubjects)[number]

/** How urgent a card of the call sheet is: overdue, to be called now, within the window that was asked for, not before later. */
export const callTimes = ['late', 'due', 'window', 'later'] as const
export type CallTime = (typeof callTimes)[number]

/** Between these hours of the city we call, whatever else holds. */
export const callHours = { opens: 9, closes: 20 } as const
