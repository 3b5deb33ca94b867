import { hourMs } from '../../time.ts'

/** In the order in which the Board asks for them. */
export const breachTextNames = [
  'extent',
  'place',
  'consequences',
  'measures',
  'safetySteps',
  'cause',
  'findings',
  'remedies',
] as const

/** The Board's limit for the details, from awareness (Rules of 2025, rule 7(2)(b)). */
export const boardHours = 72
/** Hours after awareness, and before the due time. */
const remindedAfter = [24, 48] as const
const remindedBefore = 4

type Times = { awareAt: string; extendedUntil: string | null }

export const breachDeadlines = ({ awareAt, extendedUntil }: Times): string =>
  extendedUntil ?? new Date(Date.parse(awareAt) + boardHours * hourMs).toISOString()

/** Lists the reminders: after 24 and 48 hours, and 4 hours before the due time (68 hours without an extension). */
export const remindersOf = (breach: Times): string[] =>
  [
    ...remindedAfter.map((hours) => Date.parse(breach.awareAt) + hours * hourMs),
    Date.parse(breachDeadlines(breach)) - remindedBefore * hourMs,
  ].map((at) => new Date(at).toISOString())

/** Returns whole hours until a moment, negative after it. */
export const hoursUntil = (at: string, now: string): number => Math.floor((Date.parse(at) - Date.parse(now)) / hourMs)
