import { type Database, newId, type Placeholders, prepareQuery, type Tx } from '@thodu/db'
import { dayMs } from '../contract/durations.ts'
import { type Actor, userColumns } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { type SessionClaims, signSessionToken } from './session-token.ts'

const sessionDays = 30

export type NewSession = { accountId: string; ip: string; userAgent: string }

/** Opens a session in the caller's transaction and answers what its token must carry. */
export async function openSession(tx: Tx, { accountId, ip, userAgent }: NewSession, now: Date): Promise<SessionClaims> {
  const expires = new Date(now.getTime() + sessionDays * dayMs)
  const id = newId(now.getTime())
  await tx
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      created_at: now.toISOString(),
      expires_at: expires.toISOString(),
      ended_at: null,
      ip,
      user_agent: userAgent.slice(0, 300),
    })
    .execute()
  return { accountId, sessionId: id, expiresAt: Math.floor(expires.getTime() / 1000) }
}

export const createToken = (deps: Deps, claims: SessionClaims): Promise<string> =>
  signSessionToken(deps.config.secret, claims)

/** Ends one session, or every session of an account but `except`. Takes effect on the next request. */
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
  }
  await update.execute()
}

const selectActor = prepareQuery((db, values: Placeholders<{ sessionId: string; accountId: string; now: string }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(userColumns)
    .where('sessions.id', '=', values.sessionId)
    .where('sessions.account_id', '=', values.accountId)
    .where('sessions.expires_at', '>', values.now)
    .where('sessions.ended_at', 'is', null)
    .where('accounts.removed_at', 'is', null)
    .where('accounts.inactive_at', 'is', null),
)

/** The person behind a session that is open now, or undefined. */
export async function findActor(
  { read }: Database,
  { accountId, sessionId }: SessionClaims,
  now: Date,
): Promise<Actor | undefined> {
  const [row] = await selectActor(read, { sessionId, accountId, now: now.toISOString() })
  return row && { ...row, sessionId }
}
