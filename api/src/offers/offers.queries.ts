import type { Reader } from '@thodu/db'
import { openRows } from '../http/lists/restricted.ts'

/** Offers of closed families are not found (rule PRIV-K1). */
const selectOffers = (db: Reader) =>
  db
    .selectFrom('offers')
    .innerJoin('visits', 'visits.id', 'offers.visit_id')
    .innerJoin(openRows.bookings, 'bookings.id', 'visits.booking_id')
    .innerJoin('accounts', 'accounts.id', 'offers.caretaker_id')
    .select([
      'offers.id',
      'offers.visit_id',
      'offers.caretaker_id',
      'offers.visit_revision',
      'offers.decides',
      'offers.answer',
      'offers.answered_at',
      'offers.withdrawn_at',
      'offers.asked_by',
      'offers.created_at',
      'visits.revision',
      'visits.status',
      'visits.starts_min',
      'visits.ends_min',
      'visits.code',
      'visits.service_day',
      'visits.caretaker_id as visit_caretaker_id',
      'visits.booking_id',
      'bookings.status as booking_status',
      'bookings.service_type',
      'bookings.patient_details',
      'accounts.name',
      'accounts.phone',
      'accounts.language',
      'accounts.inactive_at',
      'accounts.removed_at',
    ])
    .orderBy('visits.starts_min')
    .orderBy('offers.created_at')
    .orderBy('offers.id')
    .orderBy('offers.visit_id')

export type StoredOffer = Awaited<ReturnType<typeof findOffer>>[number]

/** Finds all visits of one offer; none for a caretaker who is inactive or removed. */
export const findOffer = (db: Reader, id: string) =>
  selectOffers(db)
    .where('offers.id', '=', id)
    .where('accounts.inactive_at', 'is', null)
    .where('accounts.removed_at', 'is', null)
    .where('accounts.role', '=', 'caretaker')
    .execute()

/** Finds all offers that include one of the visits, with their other visits. */
export const findOffersOf = (db: Reader, visits: readonly string[]) =>
  selectOffers(db)
    .where('offers.id', 'in', (row) =>
      row
        .selectFrom('offers as asked')
        .select('asked.id')
        .where('asked.visit_id', 'in', [...visits]),
    )
    .execute()
