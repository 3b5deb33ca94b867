import type { Tx } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { meetPromises } from './keep-promises.ts'

/** Whether police check, identity check and references are on file. */
async function isChecked(tx: Tx, caretakerId: string): Promise<boolean> {
  const checked = await tx
    .selectFrom('caretaker_profiles')
    .select('account_id')
    .where('account_id', '=', caretakerId)
    .where('police_check_on', 'is not', null)
    .where('id_check_on', 'is not', null)
    .where('references_on', 'is not', null)
    .executeTakeFirst()
  return checked !== undefined
}

/** Meets the verification promise when the assigned caretaker has all checks (rule PROM-3). */
export async function meetVerification(tx: Tx, bookingId: string, caretakerId: string, at: Date): Promise<void> {
  if (await isChecked(tx, caretakerId)) await meetPromises(tx, { type: 'booking', id: bookingId }, ['verification'], at)
}

/** Meets the verification promises of a caretaker's open bookings when the last check is on file. */
export async function meetVerificationsOf(tx: Tx, caretakerId: string, at: Date): Promise<void> {
  if (!(await isChecked(tx, caretakerId))) return
  const bookings = await tx
    .selectFrom('bookings')
    .select('id')
    .where('assigned_caregiver_id', '=', caretakerId)
    .where('status', 'in', bindingStatuses)
    .execute()
  for (const { id } of bookings) await meetPromises(tx, { type: 'booking', id }, ['verification'], at)
}
