import type { Actor } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import { accountLimits } from '../protection/account-limits.ts'
import type { GiveBack } from '../protection/guard-account.ts'
import type { Device } from '../protection/known-device.ts'
import type { Proof } from './check-proof.ts'

const { factorTries, factorTriesInAll, passwordChange } = accountLimits

/** Six digits can be guessed. A recovery code and a passkey cannot: a right one is taken whatever others have tried (rule ACC-42). */
const isGuess = ({ recoveryCode, assertion }: Proof): boolean => recoveryCode === undefined && assertion === undefined
const nothingCounted: GiveBack = async () => {}

/**
 * Counts a guess at the second step of a sign-in, before it is compared (rule ACC-42): thirty a day for a device that signed in
 * before, thirty for all others together, and sixty for all of them that never finished a second step, so that no number of devices
 * is a number of guesses. A password reset makes no device known here.
 * @throws ApiError 429
 */
export async function countGuess(
  { limiter }: Deps,
  accountId: string,
  { device, proof }: { device: Device | undefined; proof: Proof },
): Promise<GiveBack> {
  if (!isGuess(proof)) return nothingCounted
  const isKnown = device !== undefined && device.by !== 'reset'
  const own = isKnown ? `${accountId}|device|${device.id}` : accountId
  const isTrusted = device?.by === 'second'
  const looked = [
    [factorTries, own],
    [factorTriesInAll, accountId],
  ] as const
  await limiter.take(looked, (limits) => {
    if (!isTrusted) limits.check(factorTriesInAll, accountId)
    limits.use(factorTries, own)
    if (!isTrusted) limits.record(factorTriesInAll, accountId)
  })
  return () =>
    limiter.take(looked, (limits) => {
      limits.giveBack(factorTries, own)
      if (!isTrusted) limits.giveBack(factorTriesInAll, accountId)
    })
}

/**
 * Counts a guess of somebody who is signed in and proves it anew, by session: neither strangers at the door nor another session
 * can use up the owner's. Thirty a day; of a password ten in 15 minutes.
 * @throws ApiError 429
 */
export async function countProof(
  { limiter }: Deps,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  { password, ...proof }: Proof & { password?: string | undefined },
): Promise<GiveBack> {
  if (password === undefined && !isGuess(proof)) return nothingCounted
  const own = `${id}|session|${sessionId}`
  const looked = [
    [factorTries, own],
    [passwordChange, own],
  ] as const
  await limiter.take(looked, (limits) => {
    if (password !== undefined) limits.check(passwordChange, own)
    limits.use(factorTries, own)
    if (password !== undefined) limits.record(passwordChange, own)
  })
  return () =>
    limiter.take(looked, (limits) => {
      limits.giveBack(factorTries, own)
      if (password !== undefined) limits.reset(passwordChange, own)
    })
}
