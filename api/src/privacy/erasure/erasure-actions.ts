import type { Tx } from '@thodu/db'
import { dropFactors } from '../../accounts/two-factor/reset-factors.ts'
import { anonymiseBookings } from '../../bookings/anonymise-bookings.ts'
import { erasePromises } from '../../promises/erase-promises.ts'
import { markVisits } from '../../visits/schedule/update-visit.ts'
import type { ErasureActions } from '../inventory/erase-rows.ts'
import type { Person } from '../inventory/rows-of.ts'

/** The row stays, because bookings and audit rows refer to it. */
async function emptyAccount(tx: Tx, { id }: Person, at: Date): Promise<number> {
  const email = `${id}@removed.invalid`
  const nobody = { email, name: 'Removed account', phone: '', location: '', password_hash: null, google_sub: null }
  const nothing = { inactive_at: null, office_note: null, language: null, search_name: '' }
  const unmarked = { restricted_at: null, purge_told_at: null }
  await tx
    .updateTable('accounts')
    .set({ ...nobody, ...nothing, ...unmarked, updated_at: at.toISOString(), removed_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
  return 1
}

/** Erases texts; times, caretakers and costs stay. */
async function clearVisits(tx: Tx, { id }: Person): Promise<number> {
  const own = tx.selectFrom('bookings').select('id').where('user_id', '=', id)
  await markVisits(tx, (rows) => rows.where('booking_id', 'in', own), {
    reason: null,
    waive_reason: null,
    family_words: null,
    remark: null,
    remark_at: null,
    remark_closed_at: null,
    remark_done: null,
  })
  return 0
}

async function removeDocuments(tx: Tx, { id }: Person): Promise<number> {
  const removed = await tx.deleteFrom('documents').where('owner_id', '=', id).executeTakeFirstOrThrow()
  return Number(removed.numDeletedRows)
}

async function endItsPromises(tx: Tx, { id, email }: Person, at: Date): Promise<number> {
  await erasePromises(tx, { accountId: id, email }, at)
  return 0
}

/** A missing function does not compile. */
export const erasureActions: ErasureActions = {
  account: emptyAccount,
  factors: (tx, { id }) => dropFactors(tx, id),
  bookings: (tx, { id }) => anonymiseBookings(tx, id),
  visits: clearVisits,
  promises: endItsPromises,
  documents: removeDocuments,
}
