import { dayMs } from '../contract/durations.ts'
import type { Deps } from '../http/environment.ts'

/** Rows removed in one transaction, so that a sweep never holds other writes up for long. */
const batch = 2_000

/**
 * Removes what nobody needs any more: sessions and codes long over, mails that were
 * given up a month ago, addresses that were typed for the newsletter and never confirmed.
 */
export async function sweepAccounts({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = (days: number): string => new Date(now().getTime() - days * dayMs).toISOString()
  await database.write(async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where('id', 'in', (query) =>
        query.selectFrom('sessions').select('id').where('expires_at', '<', before(1)).limit(batch),
      )
      .execute()
    await tx
      .deleteFrom('one_time_codes')
      .where('id', 'in', (query) =>
        query.selectFrom('one_time_codes').select('id').where('created_at', '<', before(1)).limit(batch),
      )
      .execute()
    await tx
      .deleteFrom('newsletter_subscribers')
      .where('confirmed_at', 'is', null)
      .where('token_sent_at', '<', before(7))
      .execute()
    await tx
      .deleteFrom('outbox_mails')
      .where('status', '=', 'failed')
      .where('next_attempt_at', '<', before(30))
      .execute()
  })
}
