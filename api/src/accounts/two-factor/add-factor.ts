import { randomBytes } from 'node:crypto'
import { newId, type SecondFactorRow, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../../audit/write-audit.ts'
import type {
  AddedFactor,
  confirmPasskeySchema,
  confirmTotpSchema,
  newTotpSchema,
} from '../../contract/accounts/factors.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest, conflict, notAuthenticated } from '../../http/errors/api-error.ts'
import { accountMails } from '../../mail/account-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { findAccount } from '../accounts.queries.ts'
import { consumeChallenge, countChallengeAttempt, issueChallenge } from './challenges.ts'
import { listFactors, toFactor } from './factors.queries.ts'
import { createPasskeyOptions, readNewPasskey } from './ways/passkeys.ts'
import { replaceRecoveryCodes } from './ways/recovery-codes.ts'
import { openSecret, sealSecret } from './ways/sealed-secret.ts'
import { findStep, toBase32, totpUri } from './ways/totp.ts'

const secretLength = 20
const maxFactors = 10

type NewFactor = Pick<SecondFactorRow, 'kind' | 'name'> & Partial<SecondFactorRow>

/**
 * Stores a confirmed factor. The first one creates recovery codes and ends the other sessions, which were opened without it
 * (rule ACC-36).
 * @throws ApiError 409 if the account has ten factors
 */
async function storeFactor(tx: Tx, deps: Deps, { actor, performer }: Caller, factor: NewFactor): Promise<AddedFactor> {
  const at = deps.now()
  const account = await findAccount(tx, { id: actor.id })
  if (!account) throw notAuthenticated()
  const known = await listFactors(tx, actor.id)
  if (known.length >= maxFactors) throw conflict('auth.factor_full')
  const added = await tx
    .insertInto('second_factors')
    .values({
      id: newId(at.getTime()),
      account_id: actor.id,
      sealed_secret: null,
      last_step: null,
      credential_id: null,
      public_key: null,
      counter: 0,
      transports: null,
      ...factor,
      created_at: at.toISOString(),
      last_used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeAudit(tx, {
    performer,
    action: 'SYSTEM_SETTINGS_CHANGED',
    resourceType: 'authentication',
    resourceId: actor.id,
    description: `Added a second factor to their own account (${factor.kind === 'totp' ? 'authenticator app' : 'passkey'})`,
    at,
  })
  await queueMail(tx, account, accountMails.factorAdded(account.name, deps.config.office), at)
  if (account.second_factor_at !== null) return toFactor(added)
  await tx
    .updateTable('accounts')
    .set({ second_factor_at: at.toISOString(), factor_due_at: null })
    .where('id', '=', actor.id)
    .execute()
  await endSessions(tx, { accountId: actor.id, except: actor.sessionId }, at)
  return { ...toFactor(added), recoveryCodes: await replaceRecoveryCodes(tx, actor.id) }
}

/** Creates an authenticator secret; it counts after confirmTotp (rule ACC-36). */
export async function beginTotp(deps: Deps, { actor }: Caller): Promise<z.output<typeof newTotpSchema>> {
  const secret = randomBytes(secretLength)
  const payload = sealSecret(deps.config.secret, actor.id, secret)
  const bound = { purpose: 'add-totp', boundTo: actor.sessionId } as const
  const challenge = await deps.database.write((tx) =>
    issueChallenge(tx, { accountId: actor.id, ...bound, payload }, deps.now()),
  )
  const uri = totpUri(secret, { issuer: deps.config.office.brand.name, account: actor.email })
  return { challenge, secret: toBase32(secret), uri }
}

/** Adds the authenticator app. @throws ApiError 400 if the code is wrong, or after five minutes or five tries */
export async function confirmTotp(
  deps: Deps,
  caller: Caller,
  { challenge, code, name }: z.output<typeof confirmTotpSchema>,
): Promise<AddedFactor> {
  const { actor } = caller
  const question = await countChallengeAttempt(deps, { purpose: 'add-totp', boundTo: actor.sessionId }, challenge)
  const secret = question?.payload ? openSecret(deps.config.secret, actor.id, question.payload) : undefined
  const step = secret && findStep(secret, code, { at: deps.now(), lastStep: null })
  if (!question || step === undefined) throw badRequest('auth.factor_wrong')
  return deps.database.write(async (tx) => {
    if (!(await consumeChallenge(tx, question))) throw badRequest('auth.factor_wrong')
    return storeFactor(tx, deps, caller, { kind: 'totp', name, sealed_secret: question.payload, last_step: step })
  })
}

/** Starts adding a passkey. @returns the challenge, and options for the browser */
export async function beginPasskey(deps: Deps, { actor }: Caller) {
  const known = await listFactors(deps.database.read, actor.id)
  const passkeys = known.filter(({ kind }) => kind === 'passkey')
  const options = await createPasskeyOptions(deps.config, actor, passkeys)
  const bound = { purpose: 'add-passkey', boundTo: actor.sessionId } as const
  const challenge = await deps.database.write((tx) =>
    issueChallenge(tx, { accountId: actor.id, ...bound, payload: options.challenge }, deps.now()),
  )
  return { challenge, options }
}

/** Adds the passkey. @throws ApiError 400 if it is invalid */
export async function confirmPasskey(
  deps: Deps,
  caller: Caller,
  { challenge, attestation, name }: z.output<typeof confirmPasskeySchema>,
): Promise<AddedFactor> {
  const question = await countChallengeAttempt(
    deps,
    { purpose: 'add-passkey', boundTo: caller.actor.sessionId },
    challenge,
  )
  const made = question?.payload ? await readNewPasskey(deps.config, question.payload, attestation) : undefined
  if (!question || !made) throw badRequest('auth.factor_passkey')
  return deps.database.write(async (tx) => {
    if (!(await consumeChallenge(tx, question))) throw badRequest('auth.factor_passkey')
    const { credentialId: credential_id, publicKey: public_key, counter, transports } = made
    return storeFactor(tx, deps, caller, { kind: 'passkey', name, credential_id, public_key, counter, transports })
  })
}
