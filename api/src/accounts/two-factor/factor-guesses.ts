import type { Actor } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import { accountLimits } from '../protection/account-limits.ts'
import type { GiveBack } from '../protection/guard-account.ts'
import type { Device } from '../protection/known-device.ts'
import type { Proof } from './check-proof.ts'

const { factorTries, factorTriesInAll, passwordChange } = accountLimits

/** Six digits can be guessed; recovery codes and passkeys cannot, so others' tries never block a right one (rule ACC-42). */
const isGuess = ({ recoveryCode, assertion }: Proof): boolean => recoveryCode === undefined && assertion === undefined
const nothingCounted: GiveBack = async () => {}

/**
 * Counts a guess at the second factor before the comparison (rule ACC-42): thirty a day for a device that signed in before,
 * thirty for all others together, and sixty for all that never finished a second factor, so that more devices do not mean more
 * guesses. A password reset does not make a device known here.
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
 * Counts a guess of a signed-in caller per session, so that strangers and other sessions cannot use up the owner's tries:
 * thirty a day, and ten in 15 minutes for a password.
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
