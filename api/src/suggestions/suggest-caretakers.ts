import { isBinding } from '../contract/care/booking-status.ts'
import { translateText } from '../contract/every-language.ts'
import type { Language } from '../contract/people/languages.ts'
import { findMissingChecks } from '../contract/suggestions/missing-checks.ts'
import type { RankedCaretaker, Suggestions, Taken } from '../contract/suggestions/suggestions.schema.ts'
import { type FailureCode, failures } from '../contract/wire/failures.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import type { Choice } from '../http/ports.ts'
import { type Held, selectHeld } from './candidates.queries.ts'
import { toFamilyReasons } from './family-reasons.ts'
import { findCandidates } from './find-candidates.ts'
import { findTaken } from './find-taken.ts'
import { findWanted, type Search, type Subject } from './find-wanted.ts'
import { describeMissingChecks } from './missing-checks.ts'
import type { Candidate } from './ranking/candidate.ts'
import { type Ranked, type Ranking, rankCandidates, rankingVersion } from './ranking/rank-candidates.ts'
import { sayReason } from './say-reason.ts'

type Ranker = Pick<Deps, 'config' | 'database' | 'shownSuggestions' | 'now'>
const idOf = (subject: Subject): string => ('visitId' in subject ? subject.visitId : subject.bookingId)
/** Visits that somebody can still be found for. */
const openVisits = ['planned', 'started', 'missed']

/** `held`: open bookings of everybody, where the search is for a whole booking. */
type Found = { search: Search; held: Held[]; ranking: Ranking }
async function rankFor(deps: Ranker, subject: Subject): Promise<Found | undefined> {
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
const toRanked =
  (language: Language, takenOf: (caretakerId: string) => Taken[]) =>
  ({ candidate, score, reasons, missingChecks }: Ranked): RankedCaretaker => ({
    caretaker: person(candidate),
    missingChecks,
    taken: takenOf(candidate.id),
    score,
    reasons: reasons.map(({ factor, points, max, isKnown, code, values }) => ({
      factor,
      points,
      max,
      isKnown,
      code,
      text: sayReason(code, values, language),
    })),
  })

/** Everybody who can be chosen, by place. */
const toPlaces = ({ eligible, askFirst }: Ranking) =>
  [...eligible, ...askFirst].map(({ candidate, score, reasons }, index) => ({
    caretakerId: candidate.id,
    rank: index + 1,
    score,
    version: rankingVersion,
    reasons: toFamilyReasons(reasons),
  }))

/**
 * Who could be sent for a booking or to one of its visits, the best first, and who could not, each with why and with what
 * holds her that week (rules MATCH-4, MATCH-7). Sentences are in `language`.
 * @throws ApiError 404; 409 when there is nobody to be found any more
 */
export async function suggestCaretakers(
  deps: Ranker,
  caller: Caller,
  subject: Subject,
  language: Language,
): Promise<{ bookingId: string; suggestions: Suggestions }> {
  const found = await rankFor(deps, subject)
  if (!found) throw notFound()
  const { search, held, ranking } = found
  if (!isBinding(search.booking.status)) throw conflict('booking.already_finished')
  if (search.visitStatus !== undefined && !openVisits.includes(search.visitStatus)) throw conflict('visit.not_open')
  deps.shownSuggestions.keep(caller.actor.id, idOf(subject), toPlaces(ranking))
  const takenOf = await findTaken(deps.database.read, search, held)
  const describeRefusal = (code: FailureCode, { checks }: Candidate): string => {
    const missing = findMissingChecks(search.wanted.requiredChecks, checks)
    return code === 'booking.checks_missing'
      ? describeMissingChecks(missing, language)
      : translateText(failures[code], language)
  }
  const asOf = new Date(deps.now())
  // To the minute, so that an answer that is asked for again is the same.
  asOf.setUTCSeconds(0, 0)
  return {
    bookingId: search.booking.id,
    suggestions: {
      asOf: asOf.toISOString(),
      version: rankingVersion,
      food: search.food,
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
 * Ranks the caretakers who could take over one visit, for a choice of many visits at once (rule DAY-8). The ranking is
 * remembered as one that the caller was shown (rule MATCH-6).
 * @returns the caretakers who are free, the best first, and the minute in which the visit's week begins
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
 * Where somebody stood among the suggestions that the caller was shown last, for the audit row of a choice (rule MATCH-6);
 * undefined outside of them, and for whoever chose without a look. Where several processes share a database another one
 * may have shown them: they are ranked anew.
 */
export async function describeChoice(
  deps: Ranker,
  caller: Caller,
  subject: Subject,
  caretakerId: string,
): Promise<Choice | undefined> {
  const shown = deps.shownSuggestions.find(caller.actor.id, idOf(subject))
  if (shown || !deps.database.isShared) return shown?.get(caretakerId)
  const found = await rankFor(deps, subject)
  const place = found && toPlaces(found.ranking).find((one) => one.caretakerId === caretakerId)
  if (!place) return undefined
  const { caretakerId: _id, ...choice } = place
  return choice
}
/** The same as a change of the audit log; none for who was not among them. */
export const auditChoice = (choice: Choice | undefined) =>
  choice === undefined
    ? []
    : [{ field: 'suggestion', from: null, to: { rank: choice.rank, score: choice.score, version: choice.version } }]
