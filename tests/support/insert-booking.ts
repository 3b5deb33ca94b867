import type { BookingRow, Tables } from '@thodu/db'
import { newId } from '@thodu/db'
import type { Insertable } from 'kysely'
import type { TestApi } from './api.ts'
import { nextBookingCode } from './booking-code.ts'

type Given = Partial<Insertable<Tables['bookings']>> & Pick<BookingRow, 'user_id'>

/** Puts a booking straight into the database, for tests that are not about booking. */
export function insertBooking(api: TestApi, given: Given): Promise<BookingRow> {
  const at = api.deps.now().toISOString()
  return api.deps.database.write((tx) =>
    tx
      .insertInto('bookings')
      .values({
        id: newId(),
        booking_id: nextBookingCode(),
        service_type: 'elderly-care',
        service_name: 'Elderly Care',
        package_id: 'basic',
        package_name: '6 Hours Daily',
        price_amount: 3_000,
        price_original_amount: 3_500,
        price_unit: 'per day',
        status: 'pending',
        assigned_caregiver_id: null,
        assigned_at: null,
        form_data: '{}',
        patient_details: '{}',
        patient_name: 'Kamala',
        preferred_start_date: null,
        user_info: '{"name":"","email":"","phone":"","location":""}',
        customer_name: 'Asha Rao',
        total_form_fields: 10,
        filled_form_fields: 5,
        completion_rate: 50,
        rating: null,
        review: null,
        reviewed_at: null,
        agreed_to_terms_at: null,
        terms_version: null,
        cancel_reason: null,
        search_text: '',
        client_timestamp: at,
        created_day: at.slice(0, 10),
        created_at: at,
        updated_at: at,
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}
