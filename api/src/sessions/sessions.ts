import { type Database, newId, type Placeholders, prepareQuery, type Tx } from '@thodu/db'
import { cutText } from '../contract/clean-text.ts'
import { dayMs } from '../contract/time.ts'
import { type Actor, userColumns } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { findFactorRequirement } from './factor-requirement.ts'
import { isIdle, isProofValid, timeText } from './session-times.ts'
import { type SessionClaims, signSessionToken } from './session-token.ts'

const sessionDays = 30
/** A further session ends the oldest one. */
const mostSessions = 20

export type NewSession = { accountId: string; ip: string; userAgent: string }

async function endOldest(tx: Tx, accountId: string, now: Date): Promise<void> {
  const older = await tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostSessions - 1)
    .limit(mostSessions)
    .execute()
  const ids = older.map((row) => row.id)
  if (ids.length > 0)
    await tx.updateTable('sessions').set({ ended_at: now.toISOString() }).where('id', 'in', ids).execute()
}

/** Opens a session in the caller's transaction and returns the claims of its token. Opening counts as a fresh proof. */
export async function openSession(tx: Tx, { accountId, ip, userAgent }: NewSession, now: Date): Promise<SessionClaims> {
  const expires = new Date(now.getTime() + sessionDays * dayMs)
  const id = newId(now.getTime())
  await endOldest(tx, accountId, now)
  await tx
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      created_at: now.toISOString(),
      expires_at: expires.toISOString(),
      ended_at: null,
      ip,
      user_agent: cutText(userAgent, 300),
      last_used_at: now.toISOString(),
      proven_at: now.toISOString(),
    })
    .execute()
  return { accountId, sessionId: id, expiresAt: Math.floor(expires.getTime() / 1000) }
}

export const createToken = (deps: Deps, claims: SessionClaims): Promise<string> =>
  signSessionToken(deps.config.secret, claims)

/**
 * Ends one session, or all of an account but `except`, from the next request on. An account's calendar address (rule SHARE-6)
 * and open challenges end too, because another person may have them.
 */
export async function endSessions(
  tx: Tx,
  which: { sessionId: string } | { accountId: string; except?: string },
  now: Date,
): Promise<void> {
  let update = tx.updateTable('sessions').set({ ended_at: now.toISOString() }).where('ended_at', 'is', null)
  if ('sessionId' in which) update = update.where('id', '=', which.sessionId)
  else {
    update = update.where('account_id', '=', which.accountId)
    if (which.except !== undefined) update = update.where('id', '!=', which.except)
    await tx.deleteFrom('factor_challenges').where('account_id', '=', which.accountId).execute()
    await tx
      .updateTable('calendar_feeds')
      .set({ revoked_at: now.toISOString() })
      .where('account_id', '=', which.accountId)
      .where('revoked_at', 'is', null)
      .execute()
  }
  await update.execute()
}

type Lookup = { sessionId: string; accountId: string; now: string }
const selectSession = prepareQuery((db, values: Placeholders<Lookup>) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(userColumns)
    .select(['sessions.last_used_at', 'sessions.proven_at', 'sessions.created_at as opened_at'])
    .where('sessions.id', '=', values.sessionId)
    .where('sessions.account_id', '=', values.accountId)
    .where('sessions.expires_at', '>', values.now)
    .where('sessions.ended_at', 'is', null)
    .where('accounts.removed_at', 'is', null)
    .where('accounts.inactive_at', 'is', null)
    .where('accounts.restricted_at', 'is', null),
)

export type OpenSession = { actor: Actor; lastUsedAt: string }
type SessionDeps = Pick<Deps, 'config'> & { database: Pick<Database, 'read'> }

/**
 * Finds an open session and its account; `actor.factorRequirement` may require a second factor first. Every call runs this, so the row is
 * copied only once.
 */
export async function findSession(
  { config, database }: SessionDeps,
  { accountId, sessionId }: SessionClaims,
  now: Date,
): Promise<OpenSession | undefined> {
  const [row] = await selectSession(database.read, { sessionId, accountId, now: timeText(now) })
  if (!row) return undefined
  const { role, last_used_at: lastUsedAt, proven_at: provenAt } = row
  if (role !== 'user' && isIdle(lastUsedAt, now)) return undefined
  const factorRequirement = findFactorRequirement(config, row, now)
  // After the seven days a sign-in is no proof: a mailed code must follow it (rule ACC-44).
  const isMore = !factorRequirement?.missing || (provenAt !== row.opened_at && provenAt > factorRequirement.dueAt)
  return {
    actor: { ...row, sessionId, isProven: isMore && isProofValid(provenAt, now), factorRequirement },
    lastUsedAt,
  }
}

/** Returns undefined also for a session that must first set up a second factor. */
export async function findActor(deps: SessionDeps, claims: SessionClaims, now: Date): Promise<Actor | undefined> {
  const session = await findSession(deps, claims, now)
  return session?.actor.factorRequirement?.missing ? undefined : session?.actor
}
