import { hourMs } from '../../time.ts'

/** What the office writes about a breach, in the order in which the Board asks for it. */
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

/** The Board wants the details within so many hours of somebody becoming aware (Rules of 2025, rule 7(2)(b)). */
export const boardHours = 72
/** The team is reminded so many hours after, and so many before the end. */
const remindedAfter = [24, 48] as const
const remindedBefore = 4

type Times = { awareAt: string; extendedUntil: string | null }

/** Until when the Board wants the details. */
export const dueOf = ({ awareAt, extendedUntil }: Times): string =>
  extendedUntil ?? new Date(Date.parse(awareAt) + boardHours * hourMs).toISOString()

/** The moments at which the team is reminded: after 24 and 48 hours, and 4 hours before the end (68 without more time). */
export const remindersOf = (breach: Times): string[] =>
  [
    ...remindedAfter.map((hours) => Date.parse(breach.awareAt) + hours * hourMs),
    Date.parse(dueOf(breach)) - remindedBefore * hourMs,
  ].map((at) => new Date(at).toISOString())

/** Whole hours until then; below 0 once it is over. */
export const hoursUntil = (at: string, now: string): number => Math.floor((Date.parse(at) - Date.parse(now)) / hourMs)
