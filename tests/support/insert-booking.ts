import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { type BookingRow, newId, type Tables } from '@thodu/db'
import type { Insertable } from 'kysely'
import type { TestApi } from './api.ts'
import { nextBookingCode } from './samples/booking-code.ts'
import { patient } from './samples/patient.ts'

/** A person from either kind of test world. */
type Who = { user: Pick<SignedIn['user'], '_id' | 'name' | 'email'> } | { id: string; name: string; email: string }
const accountOf = (who: Who) => ('user' in who ? { ...who.user, id: who.user._id } : who)
export type GivenBooking = Partial<Insertable<Tables['bookings']>> & {
  owner: Who
  caretaker?: Who
  files?: { id: string; category: string }[]
  /** Part of every text about patient and family, so that a test finds it in an answer. */
  marker?: string
}

/** Inserts a booking for tests that are not about booking; any column can be given. */
export function insertBooking(
  api: Pick<TestApi, 'deps'>,
  { owner, caretaker, files = [], marker, ...columns }: GivenBooking,
): Promise<BookingRow> {
  const at = api.deps.now().toISOString()
  const account = accountOf(owner)
  const details = marker ? { ...patient, patientName: marker, address: marker, additionalNotes: marker } : patient
  const family = { name: account.name, email: account.email, phone: marker ?? '', location: marker ?? '' }
  return api.deps.database.write(async (tx) => {
    const row = await tx
      .insertInto('bookings')
      .values({
        id: newId(),
        code: nextBookingCode(),
        user_id: account.id,
        service_type: 'elderly-care',
        service_name: 'Elderly Care',
        package_id: 'basic',
        package_name: '6 Hours Daily',
        price_amount: 3_000,
        price_original_amount: 3_500,
        price_unit: 'per day',
        status: 'pending',
        assigned_caregiver_id: caretaker ? accountOf(caretaker).id : null,
        assigned_at: caretaker ? at : null,
        form_data: JSON.stringify(marker ? { more: marker } : {}),
        patient_details: JSON.stringify(details),
        patient_name: details.patientName,
        preferred_start_date: null,
        user_info: JSON.stringify(family),
        customer_name: family.name,
        total_form_fields: 12,
        filled_form_fields: 7,
        completion_rate: 58,
        rating: null,
        review: null,
        reviewed_at: null,
        agreed_to_terms_at: null,
        terms_version: null,
        cancel_reason: null,
        search_text: details.patientName.toLowerCase(),
        client_timestamp: at,
        created_day: at.slice(0, 10),
        created_at: at,
        updated_at: at,
        ...columns,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    for (const { id: document_id, category } of files)
      await tx.insertInto('booking_files').values({ booking_id: row.id, document_id, category }).execute()
    return row
  })
}
