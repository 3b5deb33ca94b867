import type { Reader } from '@thodu/db'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { PrivacySetup } from '../../contract/privacy/privacy-setup.ts'
import { toldHours } from '../../contract/privacy/retention-years.ts'
import { dayInCity, hourMs } from '../../contract/time.ts'
import { systemPerformer } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import { ApiError, notFound } from '../../http/errors/api-error.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { retentionMails } from '../../mail/retention-mails.ts'
import { appendErased, erasureListFile, readErased } from '../../operations/erasure-list.ts'
import { refuseRemoval } from '../../users/refuse-removal.ts'
import { findByIdOrAddress, type Removal, type RemovalDeps, removeAccount } from '../../users/remove-account.ts'
import { findIdleWithoutCare } from './find-idle-accounts.ts'
import { readLastActivity } from './last-activity.ts'
import { isOver, retentionEnd } from './retention-end.ts'

/** Accounts per turn, so that other writes are not blocked for long. */
const perTurn = 200

export type DueAccount = { id: string; why: 'restricted' | 'told'; since: string }
type Needs = RemovalDeps & { config: Pick<Deps['config'], 'outboxDir' | 'dataDir' | 'privacy'> }

/** Finds closed families whose retention is over. */
async function findReleased(read: Reader, privacy: PrivacySetup, now: Date): Promise<DueAccount[]> {
  const due: DueAccount[] = []
  let after = ''
  for (;;) {
    const rows = await read
      .selectFrom('accounts')
      .select('id')
      .where('restricted_at', 'is not', null)
      .where('removed_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(perTurn)
      .execute()
    const times = await readLastActivity(
      read,
      rows.map(({ id }) => id),
    )
    for (const [id, last] of times) {
      const until = retentionEnd(last, privacy)
      if (isOver(until.keptUntil, now)) due.push({ id, why: 'restricted', since: until.keptUntil })
    }
    after = rows.at(-1)?.id ?? ''
    if (rows.length < perTurn || due.length >= perTurn) return due.slice(0, perTurn)
  }
}

/** Finds families that were notified 48 hours ago and have not signed in since. */
async function findTold(read: Reader, now: Date): Promise<DueAccount[]> {
  const before = new Date(now.getTime() - toldHours * hourMs).toISOString()
  const rows = await findIdleWithoutCare(read, now)
    .select(['id', 'purge_told_at'])
    .where('purge_told_at', '<=', before)
    .orderBy('id')
    .limit(perTurn)
    .execute()
  return rows.map(({ id, purge_told_at: since }) => ({ id, why: 'told', since: dayInCity(new Date(since ?? 0)) }))
}

/** Finds the accounts to erase in the next turn (rule PRIV-K4). */
export async function findDue({
  config,
  database,
  now,
}: Pick<Needs, 'config' | 'database' | 'now'>): Promise<DueAccount[]> {
  const at = now()
  return [...(await findReleased(database.read, config.privacy, at)), ...(await findTold(database.read, at))].slice(
    0,
    perTurn,
  )
}

/**
 * Erases personal data permanently. The id is on disk first, so the next start finishes a killed erasure, and no older backup
 * brings the account back (rule PRIV-K5).
 * @throws ApiError 404, 409 as removeAccount
 */
export async function eraseAccountAtEnd(deps: Needs, idOrAddress: string, description?: string): Promise<Removal> {
  const { id } = await deps.database.write(async (tx) => {
    const account = await findByIdOrAddress(tx, idOrAddress)
    if (!account) throw notFound()
    await refuseRemoval(tx, account)
    // Without sign-in no new obstacle can appear.
    await tx
      .updateTable('accounts')
      .set((row) => ({ restricted_at: row.fn.coalesce('restricted_at', row.val(deps.now().toISOString())) }))
      .where('id', '=', account.id)
      .execute()
    return account
  })
  const { dataDir } = deps.config
  // A killed erasure has written its line already.
  if (readErased([erasureListFile(dataDir)]).get(id)?.what !== 'purged')
    appendErased(dataDir, [{ id, day: dayInCity(deps.now()), what: 'purged' }])
  return removeAccount(deps, id, { namesInBooks: true, ...(description === undefined ? {} : { description }) })
}

/** Erases at most 200 accounts; a failing one waits for the next turn. @returns the erased accounts */
export async function eraseDueAccounts(deps: Needs): Promise<DueAccount[]> {
  const gone: DueAccount[] = []
  for (const due of await findDue(deps)) {
    try {
      await eraseAccountAtEnd(deps, due.id, 'Erased personal data at the end of its retention')
      gone.push(due)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      deps.logger.warn({ account: due.id, code: error.code }, 'an account was not erased')
    }
  }
  return gone
}

/** Mails each owner of an idle account once that it will be erased in 48 hours unless they sign in (rule PRIV-K6). */
export async function notifyIdleAccounts({
  config,
  database,
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>): Promise<number> {
  const at = now()
  const idle = await findIdleWithoutCare(database.read, at)
    .select('id')
    .where('purge_told_at', 'is', null)
    .orderBy('id')
    .limit(perTurn)
    .execute()
  let told = 0
  for (const { id } of idle)
    await database.write(async (tx) => {
      const account = await findIdleWithoutCare(tx, at).selectAll('accounts').where('id', '=', id).executeTakeFirst()
      // The office finds families without an address in its list.
      if (!account || shownEmail(account.email) === '' || account.purge_told_at !== null) return
      await tx.updateTable('accounts').set({ purge_told_at: at.toISOString() }).where('id', '=', id).execute()
      await queueMail(tx, account, retentionMails.goes(account.name, config.office), at)
      await writeAudit(tx, {
        performer: systemPerformer,
        action: 'USER_MANAGEMENT',
        resourceType: 'user',
        resourceId: id,
        description: 'Told the owner that their unused account will be erased',
        at,
      })
      told += 1
    })
  return told
}

/** Notifies owners of idle accounts and erases due accounts. */
export async function sweepRetention(deps: Deps): Promise<void> {
  const told = await notifyIdleAccounts(deps)
  const gone = await eraseDueAccounts(deps)
  if (told > 0 || gone.length > 0) deps.logger.info({ told, purged: gone.length }, 'retention run finished')
}
