import { dayInCity, dayMs } from '../contract/time.ts'

/** Care without an end lasts until today. */
export type CareTime = { care_from: string | null; care_until: string | null }

const numberOf = (moment: string): number => Date.parse(dayInCity(new Date(moment))) / dayMs

/** Counts days with care in the city; a day with two families counts once. */
export function countDays(times: readonly CareTime[], now: Date): number {
  const spans = times
    .flatMap(({ care_from, care_until }) =>
      care_from === null ? [] : [{ first: numberOf(care_from), last: numberOf(care_until ?? now.toISOString()) }],
    )
    .toSorted((one, other) => one.first - other.first)
  let days = 0
  let counted = Number.NEGATIVE_INFINITY
  for (const { first, last } of spans) {
    days += Math.max(0, last - Math.max(first, counted + 1) + 1)
    counted = Math.max(counted, last)
  }
  return days
}
