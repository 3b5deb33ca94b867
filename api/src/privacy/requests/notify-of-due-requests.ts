import type { Database, PrivacyRequestRow } from '@thodu/db'
import type { Deps } from '../../http/environment.ts'
import { privacyRequestMails } from '../../mail/privacy/privacy-request-mails.ts'
import { queueTeamMail } from '../../mail/queue-mail.ts'

/** Requests per transaction; the next tick continues. */
const batch = 200

const selectDue = (db: Database['read'], at: string, limit: number) =>
  db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('next_alert_at', '<=', at)
    .orderBy('next_alert_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** After the due date there is no reminder. */
const nextAlert = ({ due_at }: PrivacyRequestRow, at: string): string | null => (due_at <= at ? null : due_at)

/**
 * Mails the office a week before an answer is due and when it is due, all in one mail (rule PRIV-R3). Without due requests it
 * only reads an index.
 */
export async function notifyOfDueRequests(deps: Deps): Promise<void> {
  const now = deps.now()
  const at = now.toISOString()
  if ((await selectDue(deps.database.read, at, 1)).length === 0) return
  await deps.database.write(async (tx) => {
    const due = await selectDue(tx, at, batch)
    for (const request of due)
      await tx
        .updateTable('privacy_requests')
        .set({ next_alert_at: nextAlert(request, at) })
        .where('id', '=', request.id)
        .execute()
    if (due.length > 0) await queueTeamMail(tx, deps.config, privacyRequestMails.due(due, now, deps.config.office), now)
  })
}
