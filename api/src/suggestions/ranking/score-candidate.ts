import type { Zone } from '../../contract/office.ts'
import type { SuggestionFactor } from '../../contract/suggestions/suggestions.schema.ts'
import type { Candidate, CareNeed, Reason, ReasonCode, ReasonValues } from './candidate.ts'
import { coverHours } from './cover-hours.ts'

/**
 * Maximum points of rule MATCH-4, 100 in all. Unknown factors give half, so that new caretakers are not last. Points
 * are whole numbers, so that the shown ones add up.
 */
const most = { continuity: 30, language: 20, distance: 20, load: 12, hours: 8, reliability: 6, rating: 4 } as const
/** Taken from continuity when the family prefers a gender. */
const mostForGender = 10
/**
 * Taken from distance when the family prefers the same caretaker: half of the points of the nearest one, so that the
 * preference never ranks a new caretaker before a known one (decision 0044).
 */
const mostForSame = 10

const known =
  (factor: SuggestionFactor, max: number) =>
  (code: ReasonCode, points: number, values: ReasonValues = {}): Reason => ({
    factor,
    points: Math.round(points),
    max,
    isKnown: true,
    code,
    values,
  })
const unknown = (factor: SuggestionFactor, max: number, code: ReasonCode): Reason => ({
  factor,
  points: max / 2,
  max,
  isKnown: false,
  code,
  values: {},
})

/** A required gender excludes caretakers and gives no points. */
const isGenderAsked = ({ gender, genderStrength }: CareNeed): boolean => genderStrength === 'prefer' && gender !== null

function scoreContinuity(wanted: CareNeed, { family }: Candidate): Reason {
  const max = most.continuity - (isGenderAsked(wanted) ? mostForGender : 0)
  const say = known('continuity', max)
  const { visits, toPatient, hasCared } = family
  if (visits === 0 && !hasCared) return say('newToFamily', 0)
  const points = (Math.min(most.continuity, 15 + 3 * visits) * max) / most.continuity
  if (visits === 0) return say('caredBefore', points)
  return toPatient === visits
    ? say('caredForPatient', points, { patient: wanted.patientName, visits })
    : say('caredForFamily', points, { visits })
}

/** Only counts whether the caretaker was there; continuity counts how often. */
function scoreSame({ keepSame }: CareNeed, { family: { visits, hasCared } }: Candidate): Reason[] {
  if (!keepSame) return []
  const isKnownThere = visits > 0 || hasCared
  const say = known('same', mostForSame)
  return [isKnownThere ? say('sameAsAsked', mostForSame) : say('sameAsked', 0)]
}

function scoreGender(wanted: CareNeed, candidate: Candidate): Reason[] {
  if (!isGenderAsked(wanted)) return []
  if (candidate.gender === 'unsaid') return [unknown('gender', mostForGender, 'genderUnknown')]
  const isAsked = candidate.gender === wanted.gender
  const code = wanted.gender === 'female' ? 'woman' : 'man'
  return [known('gender', mostForGender)(isAsked ? `${code}AsAsked` : `${code}Asked`, isAsked ? mostForGender : 0)]
}

function scoreLanguage({ language }: CareNeed, { languages }: Candidate): Reason {
  const max = most.language
  if (language === null) return unknown('language', max, 'languageNotAsked')
  if (languages.length === 0) return unknown('language', max, 'languagesUnknown')
  const speaks = languages.includes(language)
  return known('language', max)(speaks ? 'speaks' : 'speaksNot', speaks ? max : 0, { language })
}

const findZone = (zones: readonly Zone[], pincode: string): Zone | undefined =>
  zones.find(({ pincodes }) => pincodes.includes(pincode))

function scoreDistance({ pincode: home, keepSame, zones }: CareNeed, { pincode: own }: Candidate): Reason {
  const max = most.distance - (keepSame ? mostForSame : 0)
  const share = max / most.distance
  if (home === null || own === null) return unknown('distance', max, 'distanceUnknown')
  const say = known('distance', max)
  if (home === own) return say('samePincode', max)
  const [there, here] = [findZone(zones, home), findZone(zones, own)]
  if (!there || !here) return say('farAway', 0)
  if (there.id === here.id) return say('sameZone', 14 * share)
  return there.neighbours.includes(here.id) || here.neighbours.includes(there.id)
    ? say('nextZone', 8 * share)
    : say('farAway', 0)
}

function scoreLoad({ maxWeekMinutes, weekMinutes }: Candidate): Reason {
  const share = Math.max(0, maxWeekMinutes - weekMinutes) / maxWeekMinutes
  const values = { hours: Math.round(weekMinutes / 60), of: Math.round(maxWeekMinutes / 60) }
  return known('load', most.load)('weekHours', most.load * share, values)
}

/** Known hours are no promise: partly matching ones give more than unknown ones, so that adding hours never costs points. */
function scoreHours({ slots }: CareNeed, { hours, weeklyOff }: Candidate): Reason {
  const max = most.hours
  if (slots.length === 0) return unknown('hours', max, 'hoursNotAsked')
  const say = known('hours', max)
  const onDuty = slots.filter(({ weekday }) => weekday !== weeklyOff)
  if (onDuty.length === 0) return say('dayOff', 0)
  if (hours.length === 0) {
    if (onDuty.length === slots.length) return unknown('hours', max, 'hoursUnknown')
    return say('dayOffFalls', (max / 2) * (onDuty.length / slots.length))
  }
  const covered = coverHours(slots, hours, weeklyOff)
  if (covered === 0) return say('outsideHours', 0)
  return covered === 1 ? say('insideHours', max) : say('partlyInside', Math.min(max - 1, max / 2 + (max / 2) * covered))
}

function scoreReliability({ recent: { onTime, late, missed } }: Candidate): Reason {
  const visits = onTime + late + missed
  if (visits === 0) return unknown('reliability', most.reliability, 'reliabilityUnknown')
  // Starts from two visits, one of them good, so that one bad day of a new caretaker weighs little.
  const points = (most.reliability * (1 + onTime + late / 2)) / (2 + visits)
  const say = known('reliability', most.reliability)
  return late + missed === 0 ? say('alwaysOnTime', points, { visits }) : say('lateOrMissed', points, { late, missed })
}

function scoreRating({ ratings: { count, sum } }: Candidate): Reason {
  if (count === 0) return unknown('rating', most.rating, 'notRated')
  // Starts from five ratings of 4, so that one bad rating weighs little.
  const shrunk = (sum + 4 * 5) / (count + 5)
  return known('rating', most.rating)('rated', shrunk - 1, { average: (sum / count).toFixed(1), count })
}

export function scoreCandidate(wanted: CareNeed, candidate: Candidate): { score: number; reasons: Reason[] } {
  const reasons = [
    scoreContinuity(wanted, candidate),
    ...scoreSame(wanted, candidate),
    ...scoreGender(wanted, candidate),
    scoreLanguage(wanted, candidate),
    scoreDistance(wanted, candidate),
    scoreLoad(candidate),
    scoreHours(wanted, candidate),
    scoreReliability(candidate),
    scoreRating(candidate),
  ]
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}
