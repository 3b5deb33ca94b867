import { type BookingRow, isOneOf, type Reader } from '@thodu/db'
import { findPhoto } from '../caretakers/profile/find-photo.ts'
import { findProfile } from '../caretakers/profile/find-profile.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import type { Language } from '../contract/people/languages.ts'
import { firstNameOf } from '../contract/people/name-parts.ts'
import { momentOf, toTime } from '../contract/time.ts'
import type { Caregiver } from '../contract/visits/caregiver-card.schema.ts'
import { formatStoredReasons } from '../suggestions/family-reasons.ts'
import { isDisputed } from './schedule/visit-need.ts'

/** Several unfinished visits may precede the next one. */
const looked = 20

const selectAhead = (db: Reader, { booking, now }: { booking: string; now: number }) =>
  db
    .selectFrom('visits')
    .leftJoin('visits as before', 'before.id', 'visits.origin_visit_id')
    .select([
      'visits.caretaker_id',
      'visits.code',
      'visits.status',
      'visits.starts_min',
      'visits.started_min',
      'visits.start_proof',
      'visits.absent_reported_at',
      'visits.origin_kind',
      'before.caretaker_id as before_id',
    ])
    .where('visits.booking_id', '=', booking)
    .where('visits.status', 'in', ['planned', 'started'])
    .where('visits.ends_min', '>', now)
    .orderBy('visits.starts_min')
    .limit(looked)
    .execute()
type VisitAhead = Awaited<ReturnType<typeof selectAhead>>[number]
type Hers = { booking: string; caretaker: string }
const selectLastWords = (db: Reader, { booking, caretaker }: Hers) =>
  db
    .selectFrom('visits')
    .select(['family_words', 'ended_min'])
    .where('booking_id', '=', booking)
    .where('caretaker_id', '=', caretaker)
    .where('status', '=', 'done')
    .where('family_words', 'is not', null)
    .orderBy('starts_min', 'desc')
    .limit(1)
    .execute()
const countHers = (db: Reader, { booking, caretaker }: Hers) =>
  db
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('booking_id', '=', booking)
    .where('caretaker_id', '=', caretaker)
    .where('status', '=', 'done')
    .execute()

const findAssignment = (db: Reader, booking: string) =>
  db
    .selectFrom('booking_assignments')
    .select(['chosen_for', 'welcomed_at'])
    .where('booking_id', '=', booking)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

const checksOf = ({ policeCheckOn, idCheckOn, referencesOn }: Awaited<ReturnType<typeof findProfile>>) =>
  (
    [
      ['police', policeCheckOn],
      ['id', idCheckOn],
      ['references', referencesOn],
    ] as const
  ).flatMap(([kind, on]) => (on === null ? [] : { kind, on }))

/**
 * Returns whom the visit's caretaker replaces: the one of the replaced visit, else the booking's. The night of two shifts has a
 * caretaker of its own.
 */
function findReplaced({ code, caretaker_id: id, origin_kind, before_id }: VisitAhead, assigned: string | null) {
  const usual = origin_kind === 'replacement' ? before_id : code === 'N' ? null : assigned
  return id === null || usual === id ? null : usual
}

async function findFirstNames(db: Reader, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(isOneOf('id', known))
    .where('removed_at', 'is', null)
    .execute()
  return new Map(accounts.map(({ id, name }) => [id, firstNameOf(name)]))
}

type Booking = Pick<BookingRow, 'id' | 'status' | 'assigned_caregiver_id'>
/**
 * Reads the caretaker who is there, else the next one, else the assigned one, with verified details, and the patient's next visit
 * (rule DAY-19).
 * @returns null without a caretaker, and after the care
 */
export async function readCaregiver(
  db: Reader,
  booking: Booking,
  { at, language }: { at: Date; language: Language },
): Promise<Caregiver | null> {
  if (!isBinding(booking.status)) return null
  const now = momentOf(at)
  const ahead = await selectAhead(db, { booking: booking.id, now })
  const there = ahead.find((visit) => visit.status === 'started' && !isDisputed(visit))
  const planned = ahead.filter(({ status }) => status === 'planned')
  const assigned = booking.assigned_caregiver_id
  const shown = there?.caretaker_id ? there : planned.find(({ caretaker_id }) => caretaker_id !== null)
  const next = planned.find(({ starts_min }) => starts_min > now)
  const id = shown?.caretaker_id ?? assigned
  const [replaced, nextReplaced] = [shown, next].map((visit) => (visit ? findReplaced(visit, assigned) : null))
  const names = await findFirstNames(db, [id, next?.caretaker_id ?? null, replaced ?? null, nextReplaced ?? null])
  const nameOf = (person: string | null | undefined) => (person ? (names.get(person) ?? null) : null)
  const name = nameOf(id)
  if (id === null || name === null) return null
  const hers = { booking: booking.id, caretaker: id }
  const profile = await findProfile(db, id)
  const photo = await findPhoto(db, id)
  const [words] = await selectLastWords(db, hers)
  const [count] = await countHers(db, hers)
  const assignment = id === assigned ? await findAssignment(db, booking.id) : undefined
  return {
    name,
    photo,
    languages: profile.languages,
    training: profile.training,
    worksSince: profile.worksSince,
    checks: checksOf(profile),
    chosenFor: formatStoredReasons(assignment?.chosen_for ?? null, language),
    isWelcome: assignment ? assignment.welcomed_at !== null : null,
    visits: count?.visits ?? 0,
    thereSince: there?.started_min == null ? null : toTime(there.started_min),
    insteadOf: nameOf(replaced),
    next: next ? toTime(next.starts_min) : null,
    nextVisit: next
      ? {
          startsAt: toTime(next.starts_min),
          caretaker: nameOf(next.caretaker_id),
          insteadOf: nameOf(nextReplaced),
        }
      : null,
    lastWords:
      words?.family_words && words.ended_min !== null
        ? { text: words.family_words, at: toTime(words.ended_min) }
        : null,
  }
}
