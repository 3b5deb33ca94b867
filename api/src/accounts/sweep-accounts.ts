import type { Tx } from '@thodu/db'
import { dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { emptied, nobody } from '../mail/queue-mail.ts'
import { idleSince } from '../sessions/session-times.ts'

/** Rows per transaction, so that other writes are not blocked for long. */
const batch = 2_000

/**
 * Deletes ended sessions with address and browser at once; used credentials after their expiry; codes and limit hits after a
 * day; unconfirmed newsletter addresses after 7 days; failed mails after 30 days.
 */
export async function sweepAccounts({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = (days: number): string => new Date(now().getTime() - days * dayMs).toISOString()
  let removed = batch
  while (removed >= batch) removed = await database.write((tx) => sweepSessions(tx, now()))
  await database.write(async (tx) => {
    await tx
      .deleteFrom('one_time_codes')
      .where('id', 'in', (query) =>
        query.selectFrom('one_time_codes').select('id').where('created_at', '<', before(1)).limit(batch),
      )
      .execute()
    await tx.deleteFrom('limit_hits').where('at', '<', before(1)).execute()
    await tx.deleteFrom('factor_challenges').where('expires_at', '<', now().toISOString()).execute()
    await tx.deleteFrom('rate_hits').where('until', '<', now().toISOString()).execute()
    await tx.deleteFrom('used_credentials').where('expires_at', '<', now().toISOString()).execute()
    await tx
      .deleteFrom('newsletter_subscribers')
      .where('confirmed_at', 'is', null)
      .where('token_sent_at', '<', before(7))
      .execute()
    await tx
      .deleteFrom('outbox_mails')
      .where('status', '=', 'failed')
      .where('next_attempt_at', '<', before(30))
      .where('booking_id', 'is', null)
      .execute()
    // A failed mail about a booking stays in its history, without content.
    await tx
      .updateTable('outbox_mails')
      .set(emptied)
      .where('status', '=', 'failed')
      .where('next_attempt_at', '<', before(30))
      .where('recipient', '!=', nobody)
      .execute()
  })
}

/** @returns the most sessions deleted of one kind, `batch` at most */
async function sweepSessions(tx: Tx, now: Date): Promise<number> {
  const team = tx.selectFrom('accounts').select('id').where('role', '!=', 'user')
  const over = (of: 'ended' | 'expired' | 'idle') =>
    tx
      .deleteFrom('sessions')
      .where('id', 'in', (query) => {
        const sessions = query.selectFrom('sessions').select('id').limit(batch)
        if (of === 'ended') return sessions.where('ended_at', 'is not', null)
        if (of === 'expired') return sessions.where('expires_at', '<=', now.toISOString())
        return sessions.where('account_id', 'in', team).where('last_used_at', '<=', idleSince(now))
      })
      .executeTakeFirst()
  const kinds = [await over('ended'), await over('expired'), await over('idle')]
  return Math.max(...kinds.map(({ numDeletedRows }) => Number(numDeletedRows)))
}
