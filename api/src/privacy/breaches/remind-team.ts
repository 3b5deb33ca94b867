import type { BreachRow } from '@thodu/db'
import { remindersOf } from '../../contract/privacy/breaches/breach-clock.ts'
import type { Deps } from '../../http/environment.ts'
import { breachMails } from '../../mail/privacy/breach-mails.ts'
import { queueTeamMail } from '../../mail/queue-mail.ts'
import { listUndetailed, toBreaches } from './breaches.queries.ts'

function isDue(
  { aware_at: awareAt, extended_until: extendedUntil, reminded_at: since }: BreachRow,
  now: string,
): boolean {
  return remindersOf({ awareAt, extendedUntil }).some((at) => at > since && at <= now)
}

/**
 * Reminds the team after 24 and 48 hours and 4 hours before the deadline, until the Board has the details (rule PRIV-B2). Each
 * goes once; those missed while the server was down go as one. Marker and mail are one transaction.
 */
export async function remindOfBreaches({ database, config, now }: Deps): Promise<void> {
  const dueOnes = async (at: Date) =>
    (await listUndetailed(database.read)).filter((row) => isDue(row, at.toISOString()))
  if ((await dueOnes(now())).length === 0) return
  await database.write(async (tx) => {
    const at = now()
    const rows = (await listUndetailed(tx)).filter((row) => isDue(row, at.toISOString()))
    for (const breach of await toBreaches(tx, rows)) {
      await tx.updateTable('breaches').set({ reminded_at: at.toISOString() }).where('id', '=', breach._id).execute()
      await queueTeamMail(tx, config, breachMails.reminder(breach, at.toISOString(), config.office), at)
    }
  })
}
