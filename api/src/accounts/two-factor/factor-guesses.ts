import type { Actor } from '../../http/actor.ts'
import type { Deps } from '../../http/environment.ts'
import { accountLimits } from '../protection/account-limits.ts'
import type { UndoCount } from '../protection/guard-account.ts'
import type { Device } from '../protection/known-device.ts'
import type { Proof } from './check-proof.ts'

const { factorTries, factorTriesInAll, passwordChange } = accountLimits

/**
 * Only a six-digit code can be guessed. Recovery codes and passkeys are not counted, so guesses of other people never block
 * them (rule ACC-42).
 */
const isGuess = ({ recoveryCode, assertion }: Proof): boolean => recoveryCode === undefined && assertion === undefined
const nothingCounted: UndoCount = async () => {}

/**
 * Counts an attempt at the second factor before the code is compared (rule ACC-42). The limits per account and day are:
 * - 30 for each known device, which is a device that signed in before; a password reset does not make a device known here
 * - 30 for all unknown devices together
 * - 60 for all devices that never completed a second factor of this account; it stops an attacker who uses many devices
 * @returns a function that undoes the count
 * @throws ApiError 429
 */
export async function countGuess(
  { limiter }: Deps,
  accountId: string,
  { device, proof }: { device: Device | undefined; proof: Proof },
): Promise<UndoCount> {
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
      limits.undoUse(factorTries, own)
      if (!isTrusted) limits.undoUse(factorTriesInAll, accountId)
    })
}

/**
 * Counts an attempt of a signed-in caller: 30 a day, and 10 in 15 minutes for a password. Each session has its own limits, so
 * other people and other sessions cannot use up the attempts of this session.
 * @returns a function that undoes the count
 * @throws ApiError 429
 */
export async function countProof(
  { limiter }: Deps,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  { password, ...proof }: Proof & { password?: string | undefined },
): Promise<UndoCount> {
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
      limits.undoUse(factorTries, own)
      if (password !== undefined) limits.reset(passwordChange, own)
    })
}
