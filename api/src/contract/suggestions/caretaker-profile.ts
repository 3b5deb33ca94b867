import { dayMinutes, readClock } from '../time.ts'

/** Languages in which people of the city are cared for. */
export const spokenLanguages = ['te', 'hi', 'ur', 'en', 'lmn'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

export const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]
/** How important a caretaker's gender is to a family (rule MATCH-2). */
export const genderStrengths = ['none', 'prefer', 'must'] as const
export type GenderStrength = (typeof genderStrengths)[number]

/** Checks by the office before a caretaker enters a home. */
export const profileChecks = ['police', 'id', 'references'] as const
export type ProfileCheck = (typeof profileChecks)[number]
/** Effect of a missing check on an assignment (rule MATCH-8). */
export const checkModes = ['warn', 'block', 'none'] as const
export type CheckMode = (typeof checkModes)[number]

/** Profile of a caretaker without stored details; also without languages and hours. */
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

/** Hours of a weekday (Sunday is 0). An end that is not after the start means the next morning. */
export type StatedHours = { weekday: number; from: string; to: string }
export type MinuteHours = { weekday: number; fromMin: number; toMin: number }

/** Converts stated hours to minutes after the weekday's midnight. */
export function toMinuteHours({ weekday, from, to }: StatedHours): MinuteHours {
  const fromMin = readClock(from) ?? 0
  const toMin = readClock(to) ?? 0
  return { weekday, fromMin, toMin: toMin > fromMin ? toMin : toMin + dayMinutes }
}

/** Whether two of the hours overlap on one weekday. */
export const doOverlap = (hours: readonly StatedHours[]): boolean => {
  const spans = hours.map(toMinuteHours)
  return spans.some((one, place) =>
    spans
      .slice(place + 1)
      .some((other) => one.weekday === other.weekday && one.fromMin < other.toMin && other.fromMin < one.toMin),
  )
}
