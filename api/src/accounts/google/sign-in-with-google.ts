import type { AccountRow, Tx } from '@thodu/db'
import { checkName } from '../../contract/accounts/account-rules.ts'
import { cleanName, cutText } from '../../contract/clean-text.ts'
import type { Visitor } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { ApiError } from '../../http/errors/api-error.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { findAccount, insertAccount } from '../accounts.queries.ts'
import { refuseInactive } from '../refusals.ts'
import { continueSignIn, finishSignIn, type SignInResult } from '../two-factor/continue-sign-in.ts'
import type { GoogleIdentity } from './google-credential.ts'

const defaultName = 'Customer'

/** Takes Google's name as far as our rules allow, else the first part of the address. */
export function chooseName({ name, email }: Pick<GoogleIdentity, 'name' | 'email'>): string {
  const candidates = [name, email.slice(0, email.indexOf('@'))].map((text) =>
    cutText(cleanName(text.replace(/[^\p{L}\p{M} '’-]+/gu, ' ')), 50).trim(),
  )
  return candidates.find((candidate) => checkName(candidate) === undefined) ?? defaultName
}

/**
 * Links the account with the same verified address. Its creator may not own that address: unless a code verified it, the old
 * password and sessions end. Admins are never linked (rule ACC-22).
 * @throws ApiError 401
 */
async function linkAccount(tx: Tx, account: AccountRow, sub: string, at: Date): Promise<AccountRow> {
  if (account.role === 'admin' || account.google_sub !== null) throw new ApiError(401, 'auth.google_failed')
  const isProven = account.email_verified_at !== null
  if (!isProven) await endSessions(tx, { accountId: account.id }, at)
  return tx
    .updateTable('accounts')
    .set({
      google_sub: sub,
      password_hash: isProven ? account.password_hash : null,
      ...(isProven ? {} : { password_chosen_by: null }),
      updated_at: at.toISOString(),
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function findOrMakeAccount(tx: Tx, identity: GoogleIdentity, at: Date) {
  const { sub, email } = identity
  const known = await findAccount(tx, { google_sub: sub })
  if (known?.role === 'admin') throw new ApiError(401, 'auth.google_failed')
  if (known) return { account: known, event: 'Signed in with Google' }
  const sameAddress = await findAccount(tx, { email })
  if (sameAddress)
    return {
      account: await linkAccount(tx, sameAddress, sub, at),
      event: 'Signed in with Google for the first time; the account is linked',
    }
  const name = chooseName(identity)
  const account = await insertAccount(
    tx,
    { email, name, role: 'user', passwordHash: null, googleSub: sub, verified: false },
    at,
  )
  return { account, event: undefined }
}

/** Marks the credential as used. @throws ApiError 401 if it was used before */
async function useCredential(tx: Tx, { hash, expiresAt }: GoogleIdentity['credential']): Promise<void> {
  const used = await tx
    .insertInto('used_credentials')
    .values({ credential_hash: hash, expires_at: new Date(expiresAt * 1000).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('credential_hash')
    .executeTakeFirst()
  if (!used) throw new ApiError(401, 'auth.google_failed')
}

/**
 * Signs in with a checked Google identity; the first time creates a customer's account or links the one with that address.
 * Accounts are identified by `sub`, never by the address (rule ACC-22). A second factor is still required.
 * @throws ApiError 401; 403 for an inactive caretaker or a closed account
 */
export async function signInWithGoogle(
  deps: Deps,
  { client, language }: Visitor,
  identity: GoogleIdentity,
): Promise<SignInResult> {
  const at = deps.now()
  const pending = await deps.database.write(async (tx) => {
    await useCredential(tx, identity.credential)
    const { account, event } = await findOrMakeAccount(tx, identity, at)
    refuseInactive(account)
    const made = { action: 'REGISTER', resourceType: 'user', description: 'Signed up with Google' } as const
    const known = { action: 'LOGIN', resourceType: 'authentication', description: event ?? '' } as const
    return continueSignIn(tx, deps, { account, client, language, event: event === undefined ? made : known }, at)
  })
  return finishSignIn(deps, pending)
}
