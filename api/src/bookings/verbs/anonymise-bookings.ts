import { type Tx, writeJson } from '@thodu/db'
import { markVisits } from '../../visit-rows/update-visit.ts'

const nobody = { name: 'Removed account', email: '', phone: '', location: '' }

/**
 * Leaves of a customer's bookings what the books need: id, code, service, package, price, dates, status and rating. Their
 * notes, the words of issued documents, what was left for them and ticked, what they or who went there said was wrong, what they asked to change and the
 * office's reasons, which tell how the patient is, go too. @returns how many bookings and notes
 */
export async function anonymiseBookings(tx: Tx, customerId: string): Promise<{ bookings: number; notes: number }> {
  const own = tx.selectFrom('bookings').select('id').where('user_id', '=', customerId)
  const notes = await tx.deleteFrom('booking_notes').where('booking_id', 'in', own).executeTakeFirstOrThrow()
  const visits = tx.selectFrom('visits').select('id').where('booking_id', 'in', own)
  await tx.deleteFrom('visit_notes').where('visit_id', 'in', visits).execute()
  await tx.deleteFrom('visit_tasks').where('visit_id', 'in', visits).execute()
  await tx.deleteFrom('roster_tasks').where('booking_id', 'in', own).execute()
  await tx.deleteFrom('visit_troubles').where('visit_id', 'in', visits).execute()
  await tx.updateTable('visit_events').set({ reason: null }).where('visit_id', 'in', visits).execute()
  await markVisits(tx, (rows) => rows.where('booking_id', 'in', own), {
    reason: null,
    waive_reason: null,
    family_words: null,
    remark: null,
    remark_at: null,
    remark_closed_at: null,
    remark_done: null,
  })
  await tx.deleteFrom('change_requests').where('booking_id', 'in', own).execute()
  await tx.deleteFrom('booking_preferences').where('booking_id', 'in', own).execute()
  await tx.updateTable('booking_assignments').set({ chosen_for: null }).where('booking_id', 'in', own).execute()
  for (const table of ['booking_assignments', 'booking_corrections'] as const)
    await tx.updateTable(table).set({ reason: '' }).where('booking_id', 'in', own).execute()
  await tx.updateTable('communications').set({ reason: null }).where('booking_id', 'in', own).execute()
  await tx
    .updateTable('issued_documents')
    .set({ content: '' })
    .where('booking_id', 'in', own)
    .where('content', '<>', '')
    .execute()
  const bookings = await tx
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
  return { bookings: Number(bookings.numUpdatedRows), notes: Number(notes.numDeletedRows) }
}
