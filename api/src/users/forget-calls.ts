import type { Tx } from '@thodu/db'

/** Of calls to a removed account stay day, outcome and who called: its number and what was noted go (rule CALL-6). */
export async function forgetCalls(tx: Tx, accountId: string): Promise<void> {
  const own = {
    booking: tx.selectFrom('bookings').select('id').where('user_id', '=', accountId),
    callback: tx.selectFrom('callbacks').select('id').where('user_id', '=', accountId),
  }
  for (const [type, ids] of Object.entries(own) as [keyof typeof own, (typeof own)['booking']][]) {
    const about = tx
      .selectFrom('call_items')
      .select('call_id')
      .where('subject_type', '=', type)
      .where('subject_id', 'in', ids)
    const calls = await tx.selectFrom('calls').select(['id', 'phone10']).where('id', 'in', about).execute()
    const numbers = [...new Set(calls.map(({ phone10 }) => phone10))].filter((number) => number !== '')
    if (numbers.length > 0) {
      await tx.deleteFrom('call_claims').where('phone10', 'in', numbers).execute()
      await tx.updateTable('calls').set({ phone10: '', note: null }).where('phone10', 'in', numbers).execute()
    }
    await tx.deleteFrom('call_tries').where('subject_type', '=', type).where('subject_id', 'in', ids).execute()
  }
}
