import type { Tx } from '@thodu/db'
import { endPromises } from './keep-promises.ts'

/**
 * Ends open promises of a removed account and erases the office's notes about them. Kinds and times remain for
 * statistics. Runs before the account's callbacks and messages are removed.
 */
export async function erasePromises(
  tx: Tx,
  { accountId, email }: { accountId: string; email: string },
  at: Date,
): Promise<void> {
  const subjects = [
    ['booking', await tx.selectFrom('bookings').select('id').where('user_id', '=', accountId).execute()],
    ['callback', await tx.selectFrom('callbacks').select('id').where('user_id', '=', accountId).execute()],
    [
      'message',
      await tx
        .selectFrom('messages')
        .select('id')
        .where((row) => row(row.fn('lower', ['email']), '=', email))
        .execute(),
    ],
  ] as const
  for (const [type, rows] of subjects)
    for (const { id } of rows) {
      await endPromises(tx, { type, id }, 'erased', at)
      await tx
        .updateTable('promises')
        .set({ reason_note: null })
        .where('subject_type', '=', type)
        .where('subject_id', '=', id)
        .execute()
    }
}
