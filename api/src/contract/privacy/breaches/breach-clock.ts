import { hourMs } from '../../time.ts'

/** Texts of a breach report, in the order in which the Board asks for them. */
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

/** Hours after awareness within which the Board requires the details (Rules of 2025, rule 7(2)(b)). */
export const boardHours = 72
/** Hours after awareness, and before the due time, at which the team is reminded. */
const remindedAfter = [24, 48] as const
const remindedBefore = 4

type Times = { awareAt: string; extendedUntil: string | null }

/** When the details are due at the Board. */
export const dueOf = ({ awareAt, extendedUntil }: Times): string =>
  extendedUntil ?? new Date(Date.parse(awareAt) + boardHours * hourMs).toISOString()

/** When the team is reminded: after 24 and 48 hours, and 4 hours before the due time (68 hours without an extension). */
export const remindersOf = (breach: Times): string[] =>
  [
    ...remindedAfter.map((hours) => Date.parse(breach.awareAt) + hours * hourMs),
    Date.parse(dueOf(breach)) - remindedBefore * hourMs,
  ].map((at) => new Date(at).toISOString())

/** Whole hours until a moment; negative after it. */
export const hoursUntil = (at: string, now: string): number => Math.floor((Date.parse(at) - Date.parse(now)) / hourMs)
