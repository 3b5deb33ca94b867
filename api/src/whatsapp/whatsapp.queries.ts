import { type Reader, readJson } from '@thodu/db'
import type { StoredBooking } from '../bookings/booking-wire.ts'
import { findBooking } from '../bookings/bookings.queries.ts'
import type { Language } from '../contract/people/languages.ts'
import { dayInCity, dayMs, minuteMs, startOfDayInCity } from '../contract/time.ts'
import type { Recipient } from '../contract/whatsapp/whatsapp.schema.ts'
import { notFound } from '../http/errors/api-error.ts'
import { toMobile } from './message-parts.ts'
import { readMoneyFacts, type WhatsAppConfig } from './money-facts.ts'
import type { MessageFacts } from './write-messages.ts'

export type WhatsAppFacts = {
  facts: MessageFacts
  accountId: string
  mobile: string | undefined
  language: Language
  /** The family has switched messages off. */
  isSwitchedOff: boolean
}

/** The first visit with a caretaker, and whether any visit is planned. */
async function findTomorrow(db: Reader, bookingId: string, now: Date) {
  const from = startOfDayInCity(dayInCity(new Date(now.getTime() + dayMs))) / minuteMs
  const visits = await db
    .selectFrom('visits')
    .leftJoin('accounts', 'accounts.id', 'visits.caretaker_id')
    .select(['visits.starts_min', 'accounts.name'])
    .where('visits.booking_id', '=', bookingId)
    .where('visits.status', '=', 'planned')
    .where('visits.starts_min', '>=', from)
    .where('visits.starts_min', '<', from + dayMs / minuteMs)
    .orderBy('visits.starts_min')
    .execute()
  const assigned = visits.flatMap(({ starts_min, name }) => (name === null ? [] : [{ starts_min, name }]))
  return { first: assigned[0], isPlanned: visits.length > 0 }
}

/** Returns undefined while the visit has no caretaker. @throws ApiError 404 for a visit of another booking */
async function findSubstitute(db: Reader, bookingId: string, visitId: string): Promise<string | undefined> {
  const visit = await db
    .selectFrom('visits')
    .leftJoin('accounts', 'accounts.id', 'visits.caretaker_id')
    .select('accounts.name')
    .where('visits.id', '=', visitId)
    .where('visits.booking_id', '=', bookingId)
    .executeTakeFirst()
  if (!visit) throw notFound()
  return visit.name ?? undefined
}

/** Finds the booking's caretaker, or the given one if they have a visit of it. @throws ApiError 404 for anyone else */
async function findCaretaker(db: Reader, booking: StoredBooking, asked: string | undefined) {
  const id = asked ?? booking.assigned_caregiver_id
  if (id === null) return undefined
  if (id !== booking.assigned_caregiver_id) {
    const visits = db.selectFrom('visits').select('id').where('booking_id', '=', booking.id)
    if (!(await visits.where('caretaker_id', '=', id).limit(1).executeTakeFirst())) throw notFound()
  }
  return db.selectFrom('accounts').select(['name', 'phone', 'language']).where('id', '=', id).executeTakeFirst()
}

type Input = { bookingId: string; to: Recipient; caretaker: string | undefined; visit: string | undefined }
/** Reads facts, mobile number and language for a message about a booking. @throws ApiError 404 */
export async function readWhatsAppMessage(
  db: Reader,
  config: WhatsAppConfig,
  { bookingId, to, caretaker: asked, visit }: Input,
  now: Date,
): Promise<WhatsAppFacts> {
  const booking = await findBooking(db, bookingId, 'all')
  const account = await db
    .selectFrom('accounts')
    .select(['language', 'sms_alerts', 'phone'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow()
  const caretaker = await findCaretaker(db, booking, to === 'caretaker' ? asked : undefined)
  const tomorrow = await findTomorrow(db, bookingId, now)
  const { phone = '' } = readJson<{ phone?: string }>(booking.user_info)
  const { callNumber } = readJson<{ callNumber?: unknown }>(booking.form_data)
  const { emergencyPhone = '' } = readJson<{ emergencyPhone?: string }>(booking.patient_details)
  const numbers: Record<Recipient, readonly string[]> = {
    family: [typeof callNumber === 'string' ? callNumber : '', phone, account.phone],
    emergency: [emergencyPhone],
    caretaker: [caretaker?.phone ?? ''],
  }
  return {
    facts: {
      booking: { code: booking.code, status: booking.status },
      caretaker: tomorrow.first?.name ?? caretaker?.name,
      tomorrow: tomorrow.first && new Date(tomorrow.first.starts_min * minuteMs),
      // While tomorrow's visits have no caretaker, the booking's caretaker is not their substitute.
      substitute:
        visit !== undefined
          ? await findSubstitute(db, bookingId, visit)
          : tomorrow.isPlanned
            ? tomorrow.first?.name
            : caretaker?.name,
      isAboutSubstitute: visit !== undefined,
      office: config.office,
      ...(to === 'caretaker' ? {} : await readMoneyFacts(db, config, bookingId, now)),
    },
    accountId: booking.user_id,
    mobile: numbers[to].map(toMobile).find((mobile) => mobile !== undefined),
    language: (to === 'caretaker' ? caretaker?.language : account.language) ?? 'en',
    isSwitchedOff: to !== 'caretaker' && account.sms_alerts === 0,
  }
}
