/** The first six have a button each (rule CALL-4). */
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
/** After these outcomes the next try is scheduled automatically. */
export const missedOutcomes: readonly CallOutcome[] = ['no-answer', 'busy', 'switched-off']

export const callSubjects = ['booking', 'callback', 'message', 'visit'] as const
export type CallSubject = (typeof callSubjects)[number]

/** When the office should call: `late` is overdue, `due` is now, `window` is the time that the family asked for. */
export const callTimes = ['late', 'due', 'window', 'later'] as const
export type CallTime = (typeof callTimes)[number]

/** The office calls only between these hours of the city. */
export const callHours = { opens: 9, closes: 20 } as const
