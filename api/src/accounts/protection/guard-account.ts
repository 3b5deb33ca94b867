import type { Reader } from '@thodu/db'
import type { Client } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { tooMany } from '../../http/errors/api-error.ts'
import { clientNetworks } from '../../http/limits/client-address.ts'
import { type LimitSubject, networksFor } from '../../http/limits/limits.ts'
import type { LimitTurn } from '../../http/limits/rate-limiter.ts'
import { accountLimits } from './account-limits.ts'

/** Pause between two attempts of unknown clients, in seconds. It doubles after every ten further attempts. */
const firstPause = 30
const longestPause = 900
const maxSessions = 50

const selectSessionAddresses = (db: Reader, values: { email: string; now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.ip')
    .where('accounts.email', '=', values.email)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', values.now)
    .orderBy('sessions.created_at', 'desc')
    .limit(maxSessions)
    .execute()

async function isSignedInFrom(deps: Deps, email: string, { networks: [near] }: Client): Promise<boolean> {
  const rows = await selectSessionAddresses(deps.database.read, { email, now: deps.now().toISOString() })
  return rows.some(({ ip }) => clientNetworks(ip)[0].name === near.name)
}

/** @throws ApiError 429 until the pause since the last guess is over */
function checkPause(limits: LimitTurn, now: Date, email: string): void {
  const { uses, last } = limits.tally(accountLimits.unknownClientsPerAccount, email)
  const beyond = uses - accountLimits.unknownClientsPerAccount.max
  if (beyond < 0) return
  const pause = Math.min(longestPause, firstPause * 2 ** Math.floor(beyond / 10))
  const left = Math.ceil((last + pause * 1000 - now.getTime()) / 1000)
  if (left > 0) throw tooMany(left)
}

const ownSubject = (email: string, client: Client, device: string | undefined): LimitSubject =>
  device === undefined ? networksFor(email, client.networks) : `${email}|device|${device}`

/** Removes the attempts of a client from the counts. Call it after the second factor; the password alone is not enough. */
export async function forgiveTries(
  { limiter }: Deps,
  { email, client, device }: { email: string; client: Client; device: string | undefined },
): Promise<void> {
  await limiter.reset(accountLimits.signIn, ownSubject(email, client, device))
  await limiter.undoUse(accountLimits.failedSignInsPerClient, client.networks)
}

export type UndoCount = () => Promise<void>

/**
 * Counts a sign-in attempt before any other work. A client is known by its device cookie or by the network of an open session.
 * It has its own limit, so guesses of other clients never lock it out. All unknown clients together must wait longer after 50
 * attempts in a day. The limits are the same for an e-mail address without an account.
 * @returns a function that undoes the count
 * @throws ApiError 429
 */
export async function guardAccount(
  deps: Deps,
  { email, client, device }: { email: string; client: Client; device: string | undefined },
): Promise<UndoCount> {
  const { limiter } = deps
  const { signIn, unknownClientsPerAccount, failedSignInsPerClient } = accountLimits
  const own = ownSubject(email, client, device)
  const looked = [
    [signIn, own],
    [unknownClientsPerAccount, email],
    [failedSignInsPerClient, client.networks],
  ] as const
  let hasLooked = false
  let isKnown = device !== undefined
  /** Checks and counts in one turn of the limiter, so that parallel attempts are counted one by one. */
  const count = () =>
    limiter.take(looked, (limits) => {
      const underAttack = limits.tally(unknownClientsPerAccount, email).uses >= unknownClientsPerAccount.max
      if (underAttack && !isKnown && !hasLooked) return 'look first'
      if (device === undefined) limits.check(failedSignInsPerClient, client.networks)
      if (!isKnown) checkPause(limits, deps.now(), email)
      limits.use(signIn, own)
      limits.record(failedSignInsPerClient, client.networks)
      if (!isKnown) limits.record(unknownClientsPerAccount, email)
      return 'counted'
    })
  if ((await count()) === 'look first') {
    hasLooked = true
    isKnown = await isSignedInFrom(deps, email, client)
    await count()
  }
  return () =>
    limiter.take(looked, (limits) => {
      limits.reset(signIn, own)
      limits.undoUse(failedSignInsPerClient, client.networks)
      if (!isKnown) limits.undoUse(unknownClientsPerAccount, email)
    })
}
