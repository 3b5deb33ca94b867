import type { Tx } from '@thodu/db'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import { meetPromises } from './keep-promises.ts'

/** Whether police, identity and references of a caretaker are on file. */
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

/** Somebody is assigned whose checks are on file: the verification we promised is done (rule PROM-3). */
export async function meetVerification(tx: Tx, bookingId: string, caretakerId: string, at: Date): Promise<void> {
  if (await isChecked(tx, caretakerId)) await meetPromises(tx, { type: 'booking', id: bookingId }, ['verification'], at)
}

/** The last check of a caretaker came in: the same for each open booking she has. */
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
