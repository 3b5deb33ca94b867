import type { SignedIn } from '@thodu/api/contract/accounts.schema'
import type { BookingStatus } from '@thodu/api/contract/booking-status'
import { newId } from '@thodu/db'
import type { TestApi } from './api.ts'
import { nextBookingCode } from './booking-code.ts'

const patient = {
  patientName: 'Padma Rao',
  patientAge: '71',
  address: '1 Station Road',
  city: 'Warangal',
  pincode: '506001',
  emergencyContact: 'Ravi Rao',
  emergencyPhone: '9876543210',
}

export type GivenBooking = {
  owner: SignedIn
  caretaker?: SignedIn
  status?: BookingStatus
  files?: { id: string; category: string }[]
}

/** A booking straight in the database, for tests that are about something else. @returns its id */
export async function insertBooking(
  api: TestApi,
  { owner, caretaker, status = 'pending', files = [] }: GivenBooking,
): Promise<string> {
  const id = newId()
  const now = api.deps.now().toISOString()
  await api.deps.database.write(async (tx) => {
    await tx
      .insertInto('bookings')
      .values({
        id,
        booking_id: nextBookingCode(),
        user_id: owner.user._id,
        service_type: 'elderly-care',
        service_name: 'Elderly Care',
        package_id: 'basic',
        package_name: '6 Hours Daily',
        price_amount: 3000,
        price_original_amount: 3500,
        price_unit: 'per day',
        status,
        assigned_caregiver_id: caretaker?.user._id ?? null,
        assigned_at: caretaker ? now : null,
        form_data: '{}',
        patient_details: JSON.stringify(patient),
        patient_name: 'Padma Rao',
        preferred_start_date: null,
        user_info: JSON.stringify({ name: owner.user.name, email: owner.user.email, phone: '', location: '' }),
        customer_name: owner.user.name,
        total_form_fields: 12,
        filled_form_fields: 7,
        completion_rate: 58,
        rating: null,
        review: null,
        reviewed_at: null,
        agreed_to_terms_at: null,
        terms_version: null,
        cancel_reason: null,
        search_text: 'padma rao',
        client_timestamp: now,
        created_day: now.slice(0, 10),
        created_at: now,
        updated_at: now,
      })
      .execute()
    for (const { id: document_id, category } of files)
      await tx.insertInto('booking_files').values({ booking_id: id, document_id, category }).execute()
  })
  return id
}
