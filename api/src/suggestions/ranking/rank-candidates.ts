import type { ProfileCheck } from '../../contract/suggestions/caretaker-profile.ts'
import { findMissingChecks } from '../../contract/suggestions/missing-checks.ts'
import type { FailureCode } from '../../contract/wire/failures.ts'
import type { Candidate, CareNeed, Reason } from './candidate.ts'
import { scoreCandidate } from './score-candidate.ts'

/** Increase this when the same facts give other points. */
export const rankingVersion = 2

/** A booking uses a caretaker's capacity, a visit only a time. */
export type RankingPurpose = 'booking' | 'visit'

type Input = Pick<CareNeed, 'gender' | 'genderStrength' | 'requiredChecks' | 'missingChecksBlock'>
type Person = Pick<Candidate, 'gender' | 'checks'> & { family: Pick<Candidate['family'], 'isBlocked'> }

/** Lists permanent reasons to exclude a caretaker for this family, strongest first (rule MATCH-5). */
export function findUnsuited(wanted: Input, candidate: Person): FailureCode[] {
  const reasons: FailureCode[] = []
  if (candidate.family.isBlocked) reasons.push('booking.family_blocked')
  if (wanted.genderStrength === 'must' && wanted.gender !== null && candidate.gender !== wanted.gender)
    reasons.push(wanted.gender === 'female' ? 'booking.woman_asked' : 'booking.man_asked')
  const missing = findMissingChecks(wanted.requiredChecks, candidate.checks)
  if (wanted.missingChecksBlock && missing.length > 0) reasons.push('booking.checks_missing')
  return reasons
}

/** An assignment would be refused with the first of these codes. */
function findRefusals(wanted: CareNeed, candidate: Candidate, purpose: RankingPurpose): FailureCode[] {
  const refusals = findUnsuited(wanted, candidate)
  if (purpose === 'booking' && candidate.isFull) refusals.push('booking.caretaker_busy')
  if (purpose === 'visit' && candidate.isBusy) refusals.push('visit.caretaker_busy')
  return refusals
}

export type Ranked = { candidate: Candidate; score: number; reasons: Reason[]; missingChecks: ProfileCheck[] }
export type Ranking = {
  eligible: Ranked[]
  askFirst: Ranked[]
  blocked: { candidate: Candidate; refusals: FailureCode[] }[]
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byName = (one: Candidate, other: Candidate): number =>
  compareTexts(one.nameOrder, other.nameOrder) || compareTexts(one.id, other.id)
const byScore = (one: Ranked, other: Ranked): number =>
  other.score - one.score ||
  one.missingChecks.length - other.missingChecks.length ||
  one.candidate.weekMinutes - other.candidate.weekMinutes ||
  byName(one.candidate, other.candidate)

/**
 * Sorts caretakers into suggested ones, best first, and excluded ones with reasons (rule MATCH-4). With equal points,
 * fewer missing checks come first. The order of `candidates` does not matter.
 */
export function rankCandidates(wanted: CareNeed, candidates: readonly Candidate[], purpose: RankingPurpose): Ranking {
  const ranking: Ranking = { eligible: [], askFirst: [], blocked: [] }
  for (const candidate of candidates) {
    const refusals = findRefusals(wanted, candidate, purpose)
    if (refusals.length > 0) ranking.blocked.push({ candidate, refusals })
    else {
      const isSkilled = candidate.serviceTypes.includes(wanted.serviceType)
      const missingChecks = findMissingChecks(wanted.requiredChecks, candidate.checks)
      const ranked = { candidate, ...scoreCandidate(wanted, candidate), missingChecks }
      ranking[isSkilled ? 'eligible' : 'askFirst'].push(ranked)
    }
  }
  return {
    eligible: ranking.eligible.toSorted(byScore),
    askFirst: ranking.askFirst.toSorted(byScore),
    blocked: ranking.blocked.toSorted((one, other) => byName(one.candidate, other.candidate)),
  }
}
