import type { z } from 'zod'
import { normalizeEmail } from '../contract/accounts/account-rules.ts'
import { authCalls } from '../contract/accounts/accounts.calls.ts'
import { loginSchema } from '../contract/accounts/accounts.schema.ts'
import { texts } from '../contract/texts.ts'
import { visitorOf } from '../http/caller-of.ts'
import type { Deps } from '../http/environment.ts'
import { translateFor } from '../http/language.ts'
import { defineRoute, jsonBody } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { toUser } from './accounts.queries.ts'
import { resetPassword } from './codes/reset-password.ts'
import { sendResetCode, sendSignUpCode } from './codes/send-code.ts'
import { verifyCode } from './codes/verify-code.ts'
import { accountLimits, codeLimits } from './protection/account-limits.ts'
import { clearClientMark, createClientMark, readClientHash, setClientMark } from './protection/client-mark.ts'
import { markDevice, readDevice } from './protection/known-device.ts'
import { setAttemptedEmail } from './protection/set-attempted-email.ts'
import { signIn } from './sign-in.ts'
import { signOut, signOutEverywhere } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { sendSignInResult, signInAnswers } from './two-factor/send-sign-in-result.ts'
import { signInWithFactor } from './two-factor/sign-in-with-factor.ts'

const post = <Path extends string, Schema extends z.ZodType>(path: Path, schema: Schema) => ({
  method: 'post' as const,
  path,
  request: { body: jsonBody(schema) },
})

/** A wrong code counts as a try although it answers as invalid input. */
const entryLimits = [{ limit: accountLimits.codeEntriesPerClient, by: 'client', evenInvalid: true }] as const

const login = defineRoute(
  {
    audience: 'anyone',
    audit: { action: 'LOGIN', resourceType: 'authentication' },
    limits: [
      accountLimits.signIn,
      accountLimits.unknownClientsPerAccount,
      accountLimits.failedSignInsPerClient,
      accountLimits.signInsPerAccount,
    ].map((limit) => ({ limit, by: 'verb' as const })),
  },
  { ...post('/auth/login', loginSchema), responses: signInAnswers },
)

/** Sign-up, sign-in and password reset (rules ACC-11, ACC-16). */
export const createAuthRoutes = (deps: Deps) =>
  createRoutes(authCalls)
    .on('POST /auth/send-otp', { audience: 'anyone', limits: codeLimits }, async ({ body, caller, c }) => {
      const { mark, clientHash: askerHash } = createClientMark()
      await sendSignUpCode(deps, caller, { ...body, askerHash })
      setClientMark(c, deps, 'asker', mark)
      return { message: translateFor(c, texts.otp.sent) }
    })
    .on(
      'POST /auth/verify-otp',
      { audience: 'anyone', limits: entryLimits, invalid: 'auth.invalid_otp' },
      async ({ body, caller, c }) => {
        const askerHash = readClientHash(c, deps, 'asker')
        setClientMark(c, deps, 'verified', await verifyCode(deps, caller, { ...body, askerHash }))
        return { message: translateFor(c, texts.otp.verified) }
      },
    )
    .on(
      'POST /auth/signup',
      {
        audience: 'anyone',
        audit: { action: 'REGISTER', resourceType: 'user' },
        limits: [{ limit: accountLimits.signUpsPerClient, by: 'client' }],
      },
      async ({ body, caller, c }) => {
        const input = body
        setAttemptedEmail(c, input.email)
        const signedIn = await signUp(deps, caller, { ...input, clientHash: readClientHash(c, deps, 'verified') })
        clearClientMark(c, deps, 'verified')
        markDevice(c, deps, input.email, 'first')
        return signedIn
      },
    )
    .raw(login, async (c) => {
      const { email, password } = c.req.valid('json')
      const address = normalizeEmail(email)
      setAttemptedEmail(c, address)
      const device = readDevice(c, deps, address)
      const result = await signIn(deps, visitorOf(c), { email: address, password, device: device?.id })
      return sendSignInResult(c, deps, result, device !== undefined)
    })
    .on(
      'POST /auth/second-factor',
      {
        audience: 'anyone',
        audit: { action: 'LOGIN', resourceType: 'authentication' },
        limits: [
          { limit: accountLimits.factorEntriesPerClient, by: 'client', evenInvalid: true },
          { limit: accountLimits.factorTries, by: 'verb' },
          { limit: accountLimits.factorTriesInAll, by: 'verb' },
        ],
      },
      async ({ body, caller, c }) => {
        const { challenge, ...proof } = body
        const clientHash = readClientHash(c, deps, 'factor')
        setAttemptedEmail(c, '')
        const signedIn = await signInWithFactor(deps, caller, { challenge, proof, clientHash }, (email) => {
          setAttemptedEmail(c, email)
          return readDevice(c, deps, email)
        })
        clearClientMark(c, deps, 'factor')
        markDevice(c, deps, signedIn.user.email, 'second')
        return signedIn
      },
    )
    .on('GET /auth/me', { audience: 'signed-in', recordsAccess: 'none', whileRestricted: true }, ({ caller }) =>
      toUser(caller.actor, caller.actor.factorRequirement),
    )
    .on(
      'POST /auth/logout',
      {
        audience: 'signed-in',
        recordsAccess: 'none',
        whileRestricted: true,
        audit: { action: 'LOGOUT', resourceType: 'authentication' },
      },
      async ({ caller }) => {
        await signOut(deps, caller)
      },
    )
    .on(
      'POST /auth/logout-everywhere',
      { audience: 'signed-in', recordsAccess: 'none', audit: { action: 'LOGOUT', resourceType: 'authentication' } },
      async ({ caller }) => {
        await signOutEverywhere(deps, caller)
      },
    )
    .on('POST /auth/forgot-password', { audience: 'anyone', limits: codeLimits }, async ({ body, caller, c }) => {
      const { mark, clientHash: askerHash } = createClientMark()
      await sendResetCode(deps, caller, { ...body, askerHash })
      setClientMark(c, deps, 'asker', mark)
      return { message: translateFor(c, texts.auth.resetSent) }
    })
    .on(
      'POST /auth/reset-password',
      {
        audience: 'anyone',
        audit: { action: 'PASSWORD_RESET', resourceType: 'authentication' },
        limits: entryLimits,
      },
      async ({ body, caller, c }) => {
        const input = body
        setAttemptedEmail(c, input.email)
        await resetPassword(deps, caller, { ...input, askerHash: readClientHash(c, deps, 'asker') })
        // Strangers' guesses must not slow down a person who reads the mailbox. At the second factor this device stays unknown.
        if (!readDevice(c, deps, input.email)) markDevice(c, deps, input.email, 'reset')
        return { message: translateFor(c, texts.auth.resetDone) }
      },
    ).router
