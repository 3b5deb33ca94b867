import { dayMinutes, readClock } from '../time.ts'

export const spokenLanguages = ['te', 'hi', 'ur', 'en', 'lmn'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

export const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]
/** Importance of the caretaker's gender (rule MATCH-2). */
export const genderStrengths = ['none', 'prefer', 'must'] as const
export type GenderStrength = (typeof genderStrengths)[number]

/** Checks before a caretaker enters a home. */
export const profileChecks = ['police', 'id', 'references'] as const
export type ProfileCheck = (typeof profileChecks)[number]
/** Effect of a missing check on an assignment (rule MATCH-8). */
export const checkModes = ['warn', 'block', 'none'] as const
export type CheckMode = (typeof checkModes)[number]

/** The profile of a caretaker without stored details; also without languages and hours. */
export const noProfile = {
  gender: 'unsaid',
  homePincode: null,
  weeklyOff: null,
  maxWeekMinutes: 2_880,
  nightOk: false,
  capacity: 1,
  policeCheckOn: null,
  idCheckOn: null,
  referencesOn: null,
  training: null,
  worksSince: null,
} as const

/** Sunday is 0. An end that is not after the start means the next morning. */
export type StatedHours = { weekday: number; from: string; to: string }
export type MinuteHours = { weekday: number; fromMin: number; toMin: number }

/** Converts clock times to minutes after the weekday's midnight. */
export function toMinuteHours({ weekday, from, to }: StatedHours): MinuteHours {
  const fromMin = readClock(from) ?? 0
  const toMin = readClock(to) ?? 0
  return { weekday, fromMin, toMin: toMin > fromMin ? toMin : toMin + dayMinutes }
}

/** Whether hours overlap on one weekday. */
export const doOverlap = (hours: readonly StatedHours[]): boolean => {
  const spans = hours.map(toMinuteHours)
  return spans.some((one, place) =>
    spans
      .slice(place + 1)
      .some((other) => one.weekday === other.weekday && one.fromMin < other.toMin && other.fromMin < one.toMin),
  )
}
