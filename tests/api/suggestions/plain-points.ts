import { brandZones } from '@thodu/api/contract/brand.config'
import type { Candidate, Wanted } from '../../../api/src/suggestions/ranking/candidate.ts'

/** The points of MATCH-4 as slowly and plainly as they can be counted: what the ranking is held against. */
export const scorePlainly = (wanted: Wanted, one: Candidate): number =>
  [continuity, same, gender, language, distance, load, hours, reliability, rating].reduce(
    (sum, count) => sum + Math.round(count(wanted, one)),
    0,
  )

type Count = (wanted: Wanted, one: Candidate) => number
const rathers = ({ gender: asked, genderStrength }: Wanted): boolean => asked !== null && genderStrength === 'prefer'
const isKnown = ({ family: { visits, hasCared } }: Candidate): boolean => hasCared || visits > 0

const continuity: Count = (wanted, one) => {
  if (!isKnown(one)) return 0
  const points = one.family.visits >= 5 ? 30 : 15 + 3 * one.family.visits
  return rathers(wanted) ? (points / 3) * 2 : points
}
const same: Count = ({ keepSame }, one) => (keepSame && isKnown(one) ? 10 : 0)
const gender: Count = (wanted, one) => {
  if (!rathers(wanted)) return 0
  if (one.gender === 'unsaid') return 5
  return one.gender === wanted.gender ? 10 : 0
}
const language: Count = ({ language: asked }, { languages }) => {
  if (asked === null || languages.length === 0) return 10
  return languages.includes(asked) ? 20 : 0
}

/** Points for how near two pincodes are, where nobody asked for the same person. */
function nearness(home: string, own: string): number {
  if (home === own) return 20
  for (const { pincodes, neighbours, id } of brandZones) {
    const ofZone: readonly string[] = pincodes
    const beside: readonly string[] = neighbours
    if (!ofZone.includes(home)) continue
    if (ofZone.includes(own)) return 14
    for (const other of brandZones) {
      const ofOther: readonly string[] = other.pincodes
      const besideOther: readonly string[] = other.neighbours
      if (ofOther.includes(own)) return beside.includes(other.id) || besideOther.includes(id) ? 8 : 0
    }
  }
  return 0
}
const distance: Count = ({ pincode: home, keepSame }, { pincode: own }) => {
  const points = home === null || own === null ? 10 : nearness(home, own)
  return keepSame ? points / 2 : points
}

const load: Count = (_wanted, { maxWeekMinutes, weekMinutes }) =>
  weekMinutes >= maxWeekMinutes ? 0 : 12 * ((maxWeekMinutes - weekMinutes) / maxWeekMinutes)

const week = 7 * 1_440
type Span = Wanted['slots'][number]
/** Every minute of a span, as minutes of a week that comes round. */
const minutesOf = ({ weekday, fromMin, toMin }: Span): number[] =>
  Array.from({ length: toMin - fromMin }, (_, minute) => (weekday * 1_440 + fromMin + minute) % week)

const hours: Count = ({ slots }, { hours: stated, weeklyOff }) => {
  if (slots.length === 0) return 4
  const kept = slots.filter(({ weekday }) => weekday !== weeklyOff)
  if (stated.length === 0 || kept.length === 0) return 4 * (kept.length / slots.length)
  const free = new Set(stated.flatMap(minutesOf))
  const asked = slots.flatMap(minutesOf).length
  const covered = kept.flatMap(minutesOf).filter((minute) => free.has(minute)).length
  if (covered === 0) return 0
  return covered === asked ? 8 : Math.min(7, 4 + 4 * (covered / asked))
}

const reliability: Count = (_wanted, { recent: { onTime, late, missed } }) => {
  const visits = onTime + late + missed
  return visits === 0 ? 3 : (6 * (1 + onTime + late / 2)) / (2 + visits)
}
const rating: Count = (_wanted, { ratings: { count, sum } }) => (count === 0 ? 2 : (sum + 20) / (count + 5) - 1)
