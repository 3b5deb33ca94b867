import { dayMinutes, readClock } from '../time.ts'

/** Languages that people in the city are cared for in. */
export const spokenLanguages = ['te', 'hi', 'ur', 'en', 'lmn'] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

export const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]
/** How much a family minds who comes (rule MATCH-2). */
export const genderStrengths = ['none', 'prefer', 'must'] as const
export type GenderStrength = (typeof genderStrengths)[number]

/** Papers that the office looks at before somebody enters a home. */
export const profileChecks = ['police', 'id', 'references'] as const
export type ProfileCheck = (typeof profileChecks)[number]
/** What a missing check means for an assignment (rule MATCH-8). */
export const checkModes = ['warn', 'block', 'none'] as const
export type CheckMode = (typeof checkModes)[number]

/** What is assumed of somebody about whom nothing was written down; no languages and no hours either. */
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

/** Hours of a weekday (Sunday 0); an end that is not after the beginning is the next morning. */
export type StatedHours = { weekday: number; from: string; to: string }
export type MinuteHours = { weekday: number; fromMin: number; toMin: number }

/** Stated hours as minutes after the weekday's midnight. */
export function toMinuteHours({ weekday, from, to }: StatedHours): MinuteHours {
  const fromMin = readClock(from) ?? 0
  const toMin = readClock(to) ?? 0
  return { weekday, fromMin, toMin: toMin > fromMin ? toMin : toMin + dayMinutes }
}

/** Whether two of them are at one time on one weekday. */
export const doOverlap = (hours: readonly StatedHours[]): boolean => {
  const spans = hours.map(toMinuteHours)
  return spans.some((one, place) =>
    spans
      .slice(place + 1)
      .some((other) => one.weekday === other.weekday && one.fromMin < other.toMin && other.fromMin < one.toMin),
  )
}
