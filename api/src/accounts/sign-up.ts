import { isUniqueViolation } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import type { SignedIn, signupSchema } from '../contract/accounts/accounts.schema.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, forbidden } from '../http/errors/api-error.ts'
import { createToken, openSession } from '../sessions/sessions.ts'
import { findAccount, insertAccount, performerOf, toUser } from './accounts.queries.ts'
import { consumeCode } from './codes/one-time-codes.ts'
import { findVerifiedCode } from './protection/client-mark.ts'

type SignUp = z.output<typeof signupSchema>

/**
 * Creates a customer's account for an address that this client has verified, and signs in (rule ACC-16).
 * @throws ApiError 403 without the verification, 409 if the address is taken
 */
export async function signUp(
  deps: Deps,
  { client, language }: Visitor,
  { name, email, password, phone, clientHash }: SignUp & { clientHash: string | undefined },
): Promise<SignedIn> {
  const codeId = await findVerifiedCode(deps.database.read, { email, clientHash }, deps.now())
  if (codeId === undefined) throw forbidden('auth.verify_first')
  if (await findAccount(deps.database.read, { email })) throw conflict('auth.email_taken')
  const passwordHash = await deps.passwords.hash(password, client)
  const at = deps.now()
  const { account, claims } = await deps.database
    .write(async (tx) => {
      // Insert first: of simultaneous sign-ups, all but one must fail because the address is taken.
      const person = { email, name, phone, role: 'user', passwordHash, verified: true, language } as const
      const account = await insertAccount(tx, person, at)
      if (!(await consumeCode(tx, codeId, at))) throw forbidden('auth.verify_first')
      await writeAudit(tx, {
        performer: performerOf(account, client.ip),
        action: 'REGISTER',
        resourceType: 'user',
        resourceId: account.id,
        description: 'Signed up with a verified email address',
        at,
      })
      return { account, claims: await openSession(tx, { accountId: account.id, ...client }, at) }
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'email') ? conflict('auth.email_taken') : error
    })
  return { token: await createToken(deps, claims), user: toUser(account) }
}
