import type { SecondFactorRow, Tx } from '@thodu/db'
import type { ProofInput } from '../../contract/accounts/factors.schema.ts'
import type { Deps } from '../../http/environment.ts'
import { listFactors } from './factors.queries.ts'
import { checkPasskey } from './ways/passkeys.ts'
import { consumeRecoveryCode } from './ways/recovery-codes.ts'
import { openSecret } from './ways/sealed-secret.ts'
import { findStep } from './ways/totp.ts'

export type Proof = Pick<ProofInput, 'code' | 'recoveryCode' | 'assertion'>
/** A right code or passkey that no request has used up yet. */
export type MatchedFactor =
  | { kind: 'totp'; factor: SecondFactorRow; step: number }
  | { kind: 'passkey'; factor: SecondFactorRow; counter: number }
  | { kind: 'recovery'; code: string }

export const proofNames: Record<MatchedFactor['kind'], string> = {
  totp: 'an authenticator app',
  passkey: 'a passkey',
  recovery: 'a recovery code',
}

/**
 * Compares the code or passkey without using it up. `payload` is the challenge that a passkey signs.
 * @returns undefined for a wrong one
 */
export async function checkProof(
  { config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  { accountId, payload }: { accountId: string; payload: string | null },
  { code = '', recoveryCode, assertion }: Proof,
): Promise<MatchedFactor | undefined> {
  if (recoveryCode !== undefined) return { kind: 'recovery', code: recoveryCode }
  const factors = await listFactors(database.read, accountId)
  if (assertion !== undefined) {
    const factor = factors.find((one) => one.credential_id === assertion.id)
    if (!factor || payload === null) return undefined
    const counter = await checkPasskey(config, { challenge: payload, factor }, assertion)
    return counter === undefined ? undefined : { kind: 'passkey', factor, counter }
  }
  for (const factor of factors) {
    const secret = openSecret(config.secret, accountId, factor.sealed_secret ?? '')
    const step = secret && findStep(secret, code, { at: now(), lastStep: factor.last_step })
    if (step !== undefined) return { kind: 'totp', factor, step }
  }
  return undefined
}

/** Uses up a right code or passkey. @returns false if another request used the same one first (rule ACC-35) */
export async function consumeProof(tx: Tx, accountId: string, found: MatchedFactor, at: Date): Promise<boolean> {
  if (found.kind === 'recovery') return consumeRecoveryCode(tx, accountId, found.code)
  const update = tx.updateTable('second_factors').where('id', '=', found.factor.id)
  const used = await (found.kind === 'totp'
    ? update
        .set({ last_step: found.step, last_used_at: at.toISOString() })
        .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', found.step)]))
    : update.set({ counter: found.counter, last_used_at: at.toISOString() }).where('counter', '=', found.factor.counter)
  )
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
