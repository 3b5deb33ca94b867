import { type Tx, writeJson } from '@thodu/db'

const nobody = { name: 'Removed account', email: '', phone: '', location: '' }

/**
 * Removes personal data from a customer's bookings. Bookkeeping needs code, service, package, price, dates, status and
 * rating. Rows of other tables follow the list of personal data. @returns the number of bookings
 */
export async function anonymiseBookings(tx: Tx, customerId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('bookings')
    .set((row) => ({
      form_data: '{}',
      patient_details: '{}',
      patient_name: nobody.name,
      patient_latin: '',
      user_info: writeJson(nobody),
      customer_name: nobody.name,
      customer_latin: '',
      total_form_fields: 0,
      filled_form_fields: 0,
      completion_rate: 0,
      review: null,
      cancel_reason: null,
      search_text: row.fn<string>('lower', ['code']),
    }))
    .where('user_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
