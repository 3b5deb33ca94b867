import type { BookingRow, Reader } from '@thodu/db'
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
    .select(['caretaker_id', 'status', 'starts_min', 'started_min', 'start_proof', 'absent_reported_at'])
    .where('booking_id', '=', booking)
    .where('status', 'in', ['planned', 'started'])
    .where('ends_min', '>', now)
    .where('caretaker_id', 'is not', null)
    .orderBy('starts_min')
    .limit(looked)
    .execute()
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
const selectName = (db: Reader, { id }: { id: string }) =>
  db.selectFrom('accounts').select('name').where('id', '=', id).where('removed_at', 'is', null).execute()

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

type Booking = Pick<BookingRow, 'id' | 'status' | 'assigned_caregiver_id'>
/**
 * Reads the caretaker who is there, else the next one, else the assigned one, with verified details (rule DAY-19).
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
  const id = there?.caretaker_id ?? planned[0]?.caretaker_id ?? booking.assigned_caregiver_id
  const [account] = id === null ? [] : await selectName(db, { id })
  if (id === null || !account) return null
  const hers = { booking: booking.id, caretaker: id }
  const profile = await findProfile(db, id)
  const photo = await findPhoto(db, id)
  const [words] = await selectLastWords(db, hers)
  const [count] = await countHers(db, hers)
  const assignment = id === booking.assigned_caregiver_id ? await findAssignment(db, booking.id) : undefined
  const next = planned.find(({ caretaker_id, starts_min }) => caretaker_id === id && starts_min > now)
  return {
    name: firstNameOf(account.name),
    photo,
    languages: profile.languages,
    training: profile.training,
    worksSince: profile.worksSince,
    checks: checksOf(profile),
    chosenFor: formatStoredReasons(assignment?.chosen_for ?? null, language),
    isWelcome: assignment ? assignment.welcomed_at !== null : null,
    visits: count?.visits ?? 0,
    thereSince: there?.started_min == null ? null : toTime(there.started_min),
    next: next ? toTime(next.starts_min) : null,
    lastWords:
      words?.family_words && words.ended_min !== null
        ? { text: words.family_words, at: toTime(words.ended_min) }
        : null,
  }
}
