import type { Reader } from '@thodu/db'
import type { Client } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { tooMany } from '../../http/errors/api-error.ts'
import { clientNetworks } from '../../http/limits/client-address.ts'
import { type LimitSubject, networksFor } from '../../http/limits/limits.ts'
import type { LimitTurn } from '../../http/limits/rate-limiter.ts'
import { accountLimits } from './account-limits.ts'

/** Pause between unknown clients' guesses, in seconds; doubled with every ten further guesses. */
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
  const { uses, last } = limits.tally(accountLimits.strangersPerAccount, email)
  const beyond = uses - accountLimits.strangersPerAccount.max
  if (beyond < 0) return
  const pause = Math.min(longestPause, firstPause * 2 ** Math.floor(beyond / 10))
  const left = Math.ceil((last + pause * 1000 - now.getTime()) / 1000)
  if (left > 0) throw tooMany(left)
}

const ownSubject = (email: string, client: Client, device: string | undefined): LimitSubject =>
  device === undefined ? networksFor(email, client.networks) : `${email}|device|${device}`

/** Call it after the second factor; the first proof alone resets no tries. */
export async function forgiveTries(
  { limiter }: Deps,
  { email, client, device }: { email: string; client: Client; device: string | undefined },
): Promise<void> {
  await limiter.reset(accountLimits.signIn, ownSubject(email, client, device))
  await limiter.giveBack(accountLimits.failedSignInsPerClient, client.networks)
}

export type GiveBack = () => Promise<void>

/**
 * Counts a sign-in try before any other work. A known client, by its device mark or the network of an open session, has its own
 * limit, so guesses from elsewhere never lock it out. All others together are slowed down after 50 tries in a day. Unknown
 * addresses behave the same.
 * @returns a function that undoes the count
 * @throws ApiError 429
 */
export async function guardAccount(
  deps: Deps,
  { email, client, device }: { email: string; client: Client; device: string | undefined },
): Promise<GiveBack> {
  const { limiter } = deps
  const { signIn, strangersPerAccount, failedSignInsPerClient } = accountLimits
  const own = ownSubject(email, client, device)
  const looked = [
    [signIn, own],
    [strangersPerAccount, email],
    [failedSignInsPerClient, client.networks],
  ] as const
  let hasLooked = false
  let isKnown = device !== undefined
  /** One turn of the limiter, so that parallel guesses are counted one by one. */
  const count = () =>
    limiter.take(looked, (limits) => {
      const underAttack = limits.tally(strangersPerAccount, email).uses >= strangersPerAccount.max
      if (underAttack && !isKnown && !hasLooked) return 'look first'
      if (device === undefined) limits.check(failedSignInsPerClient, client.networks)
      if (!isKnown) checkPause(limits, deps.now(), email)
      limits.use(signIn, own)
      limits.record(failedSignInsPerClient, client.networks)
      if (!isKnown) limits.record(strangersPerAccount, email)
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
      limits.giveBack(failedSignInsPerClient, client.networks)
      if (!isKnown) limits.giveBack(strangersPerAccount, email)
    })
}
