import type { AccountRow, Tx } from '@thodu/db'
import { findAccount } from '../../accounts/accounts.queries.ts'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Config } from '../../config/config.ts'
import { dayInCity } from '../../contract/time.ts'
import type { Performer } from '../../http/actor.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import { queueMailToTeam } from '../../mail/queue-mail.ts'
import { retentionMails } from '../../mail/retention-mails.ts'
import { appendErased } from '../../operations/erasure-list.ts'
import { erasePromises } from '../../promises/erase-promises.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { refuseRemoval } from '../../users/refuse-removal.ts'
import { readLastActivity } from './last-activity.ts'
import { retentionEnd } from './retention-end.ts'

/** Ends sessions, promises, callbacks, messages, mails, links and news. */
async function endWhatWaits(tx: Tx, { id, email }: AccountRow, at: Date): Promise<void> {
  const time = at.toISOString()
  await endSessions(tx, { accountId: id }, at)
  await erasePromises(tx, { accountId: id, email }, at)
  const closed = { status: 'closed', updated_at: time } as const
  await tx.updateTable('callbacks').set(closed).where('user_id', '=', id).where('status', '=', 'open').execute()
  await tx.updateTable('messages').set(closed).where('email', '=', email).where('status', '=', 'new').execute()
  await tx.deleteFrom('one_time_codes').where('email', '=', email).execute()
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute()
  await tx.deleteFrom('outbox_mails').where('recipient', '=', email).execute()
  const own = tx.selectFrom('bookings').select('id').where('user_id', '=', id)
  const revoked = { revoked_at: time }
  await tx
    .updateTable('day_links')
    .set(revoked)
    .where('booking_id', 'in', own)
    .where('revoked_at', 'is', null)
    .execute()
}

type Restriction = { performer: Performer; description: string; config: Pick<Config, 'office' | 'privacy'> }

/**
 * Closes a family, which then only the retention screen opens (rule PRIV-K1), and queues a last mail.
 * @throws ApiError 404; 409 for the team, and while a booking is open or money is unsettled
 */
export async function restrict(
  tx: Tx,
  id: string,
  { performer, description, config }: Restriction,
  at: Date,
): Promise<void> {
  const account = await findAccount(tx, { id })
  if (!account) throw notFound()
  if (account.role !== 'user') throw conflict('privacy.only_families')
  if (account.restricted_at !== null) return
  await refuseRemoval(tx, account)
  const times = (await readLastActivity(tx, [id])).get(id)
  await endWhatWaits(tx, account, at)
  if (shownEmail(account.email) !== '') {
    const until = retentionEnd(times ?? { processed: at.toISOString(), care: null, books: null }, config.privacy)
    await queueMailToTeam(tx, account, retentionMails.closed(account.name, until, config.office), at)
  }
  await tx
    .updateTable('accounts')
    .set({ restricted_at: at.toISOString(), purge_told_at: null })
    .where('id', '=', id)
    .execute()
  await writeAudit(tx, {
    performer,
    action: 'USER_MANAGEMENT',
    resourceType: 'user',
    resourceId: id,
    description,
    at,
  })
}

/** Closes the caller's own account (rule PRIV-K2). @throws ApiError as `restrict` */
export async function closeOwnAccount(deps: Deps, { actor, performer }: Caller): Promise<void> {
  const at = deps.now()
  const description = 'Closed their own account'
  await deps.database.write((tx) => restrict(tx, actor.id, { performer, description, config: deps.config }, at))
  appendErased(deps.config.dataDir, [{ id: actor.id, day: dayInCity(at), what: 'closed' }])
}

/** Closes a family on its request. @throws ApiError as `restrict` */
export async function restrictFamily(deps: Deps, { performer }: Caller, { id }: { id: string }): Promise<void> {
  const at = deps.now()
  const description = 'Closed a family that asked for erasure'
  await deps.database.write((tx) => restrict(tx, id, { performer, description, config: deps.config }, at))
  appendErased(deps.config.dataDir, [{ id, day: dayInCity(at), what: 'closed' }])
}

/** Reopens a closed family; links and news do not return. @throws ApiError 404, 409 */
export async function liftRestriction(deps: Deps, { performer }: Caller, { id }: { id: string }): Promise<void> {
  const at = deps.now()
  await deps.database.write(async (tx) => {
    const account = await findAccount(tx, { id })
    if (!account) throw notFound()
    if (account.restricted_at === null) throw conflict('privacy.not_restricted')
    await tx.updateTable('accounts').set({ restricted_at: null }).where('id', '=', id).execute()
    await writeAudit(tx, {
      performer,
      action: 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: id,
      description: 'Reopened a closed family',
      at,
    })
  })
  appendErased(deps.config.dataDir, [{ id, day: dayInCity(at), what: 'opened' }])
}
