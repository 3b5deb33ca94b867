import { isBinding } from '../contract/care/booking-status.ts'
import { translateText } from '../contract/every-language.ts'
import type { Language } from '../contract/people/languages.ts'
import { findMissingChecks } from '../contract/suggestions/missing-checks.ts'
import type { Commitment, RankedCaretaker, Suggestions } from '../contract/suggestions/suggestions.schema.ts'
import { type FailureCode, failures } from '../contract/wire/failures.ts'
import * as english from '../contract/words/en/suggestions.ts'
import * as hindi from '../contract/words/hi/suggestions.ts'
import * as telugu from '../contract/words/te/suggestions.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import type { Choice } from '../http/ports.ts'
import { type Held, selectHeld } from './candidates.queries.ts'
import { toFamilyReasons } from './family-reasons.ts'
import { findCandidates } from './find-candidates.ts'
import { findCommitments } from './find-taken.ts'
import { findWanted, type NeedSubject, type Search } from './find-wanted.ts'
import { describeMissingChecks } from './missing-checks.ts'
import type { Candidate, ReasonCode, ReasonValues } from './ranking/candidate.ts'
import { type Ranked, type Ranking, rankCandidates, rankingVersion } from './ranking/rank-candidates.ts'
import { groupHours } from './ranking/sum-taken.ts'

type Ranker = Pick<Deps, 'config' | 'database' | 'shownSuggestions' | 'now'>
const idOf = (subject: NeedSubject): string => ('visitId' in subject ? subject.visitId : subject.bookingId)
/** A caretaker can still be found for visits in these statuses. */
const openVisits = ['planned', 'started', 'missed']

/** `held`: open bookings of all caretakers, for a booking only. */
type Result = { search: Search; held: Held[]; ranking: Ranking }
async function rankFor(deps: Ranker, subject: NeedSubject): Promise<Result | undefined> {
  const { read } = deps.database
  const now = deps.now()
  const { requiredChecks, missingChecksBlock, office } = deps.config
  const rules = { requiredChecks, missingChecksBlock, zones: office.zones }
  const search = await findWanted(read, subject, { checks: rules, now })
  if (!search) return undefined
  const held = search.purpose === 'booking' ? await selectHeld(read, {}) : []
  const candidates = await findCandidates(read, search, held, now)
  return { search, held, ranking: rankCandidates(search.wanted, candidates, search.purpose) }
}

const person = ({ id, name }: Candidate) => ({ _id: id, name })
/** With one decimal, as everywhere; null without a rating. */
const averageOf = ({ count, sum }: Candidate['ratings']): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10

const words = { en: english, te: telugu, hi: hindi }

function formatReason(code: ReasonCode, values: ReasonValues, language: Language): string {
  const { suggestionWords, spokenNames } = words[language]
  const names: Readonly<Record<string, string>> = spokenNames
  const spoken = values.language
  const filled = spoken === undefined ? values : { ...values, language: names[spoken] ?? spoken }
  return suggestionWords[code](filled)
}

const toRanked =
  (language: Language, takenOf: (caretakerId: string) => Commitment[]) =>
  ({ candidate, score, reasons, missingChecks }: Ranked): RankedCaretaker => ({
    caretaker: person(candidate),
    missingChecks,
    taken: takenOf(candidate.id),
    week: { minutes: candidate.weekMinutes, most: candidate.maxWeekMinutes },
    family: {
      visits: candidate.family.visits,
      isKnown: candidate.family.hasCared || candidate.family.visits > 0,
    },
    rating: averageOf(candidate.ratings),
    score,
    reasons: reasons.map(({ factor, points, max, isKnown, code, values }) => ({
      factor,
      points,
      max,
      isKnown,
      code,
      text: formatReason(code, values, language),
    })),
  })

/** The places of suggested caretakers by id. */
const toPlaces = ({ eligible, askFirst }: Ranking): Map<string, Choice> =>
  new Map(
    [...eligible, ...askFirst].map(({ candidate, score, reasons }, index) => [
      candidate.id,
      { rank: index + 1, score, version: rankingVersion, reasons: toFamilyReasons(reasons) },
    ]),
  )

/**
 * Ranks caretakers for a booking or one of its visits, best first, and lists excluded ones, with reasons and occupied
 * hours (rules MATCH-4, MATCH-7).
 * @throws ApiError 404; 409 when the booking or visit needs no caretaker any more
 */
export async function suggestCaretakers(
  deps: Ranker,
  caller: Caller,
  subject: NeedSubject,
  language: Language,
): Promise<{ bookingId: string; suggestions: Suggestions }> {
  const found = await rankFor(deps, subject)
  if (!found) throw notFound()
  const { search, held, ranking } = found
  if (!isBinding(search.booking.status)) throw conflict('booking.already_finished')
  if (search.visitStatus !== undefined && !openVisits.includes(search.visitStatus)) throw conflict('visit.not_open')
  deps.shownSuggestions.keep(caller.actor.id, idOf(subject), toPlaces(ranking))
  const takenOf = await findCommitments(deps.database.read, search, held)
  const describeRefusal = (code: FailureCode, { checks }: Candidate): string => {
    const missing = findMissingChecks(search.wanted.requiredChecks, checks)
    return code === 'booking.checks_missing'
      ? describeMissingChecks(missing, language)
      : translateText(failures[code], language)
  }
  const asOf = new Date(deps.now())
  // In whole minutes, so that a repeated request has the same answer.
  asOf.setUTCSeconds(0, 0)
  return {
    bookingId: search.booking.id,
    suggestions: {
      asOf: asOf.toISOString(),
      version: rankingVersion,
      food: search.food,
      asked: groupHours(search.wanted.slots),
      requiredChecks: [...search.wanted.requiredChecks],
      eligible: ranking.eligible.map(toRanked(language, takenOf)),
      askFirst: ranking.askFirst.map(toRanked(language, takenOf)),
      blocked: ranking.blocked.map(({ candidate, refusals }) => ({
        caretaker: person(candidate),
        taken: takenOf(candidate.id),
        reasons: refusals.map((code) => ({ code, text: describeRefusal(code, candidate) })),
      })),
    },
  }
}

/**
 * Ranks substitutes for one visit, when an admin chooses them for many visits (rule DAY-8). The ranking counts as shown
 * (rule MATCH-6).
 * @returns free caretakers, best first, and the first minute of the visit's week
 */
export async function rankSubstitutes(
  deps: Ranker,
  caller: Caller,
  visitId: string,
): Promise<{ week: number; eligible: Ranked[]; askFirst: Ranked[] }> {
  const found = await rankFor(deps, { visitId })
  if (!found) throw notFound()
  const { eligible, askFirst } = found.ranking
  deps.shownSuggestions.keep(caller.actor.id, visitId, toPlaces(found.ranking))
  return { week: found.search.weekFrom, eligible, askFirst }
}

/**
 * Finds the rank of a caretaker in the suggestions last shown to the admin, for the audit row (rule MATCH-6). With
 * several processes another one may have shown them, so the caretakers are ranked again.
 * @returns undefined when the caretaker was not suggested, or no suggestions were shown
 */
export async function describeChoice(
  deps: Ranker,
  caller: Caller,
  subject: NeedSubject,
  caretakerId: string,
): Promise<Choice | undefined> {
  const shown = deps.shownSuggestions.find(caller.actor.id, idOf(subject))
  if (shown || !deps.database.isShared) return shown?.get(caretakerId)
  const found = await rankFor(deps, subject)
  return found && toPlaces(found.ranking).get(caretakerId)
}
export const auditChoice = (choice: Choice | undefined) =>
  choice === undefined
    ? []
    : [{ field: 'suggestion', from: null, to: { rank: choice.rank, score: choice.score, version: choice.version } }]
