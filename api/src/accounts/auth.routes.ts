import type { z } from 'zod'
import { normalizeEmail } from '../contract/people/account-rules.ts'
import {
  loginSchema,
  resetPasswordSchema,
  sendOtpSchema,
  signupSchema,
  verifyOtpSchema,
} from '../contract/schemas/accounts.schema.ts'
import { secondFactorSchema } from '../contract/schemas/factors.schema.ts'
import { texts } from '../contract/texts.ts'
import { callerOf, visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { say } from '../http/language.ts'
import { actorOf, checkInput, createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { toUser } from './accounts.queries.ts'
import { resetPassword } from './codes/reset-password.ts'
import { sendResetCode, sendSignUpCode } from './codes/send-code.ts'
import { verifyCode } from './codes/verify-code.ts'
import { answerAdmission, signInAnswers } from './factors/answer-admission.ts'
import { signInWithFactor } from './factors/sign-in-with-factor.ts'
import { accountLimits, codeLimits } from './protection/account-limits.ts'
import { clearClientMark, createClientMark, readClientHash, setClientMark } from './protection/client-mark.ts'
import { markDevice, readDevice } from './protection/known-device.ts'
import { nameAttempt } from './protection/name-attempt.ts'
import { signIn } from './sign-in.ts'
import { signOut, signOutEverywhere } from './sign-out.ts'
import { signUp } from './sign-up.ts'

const post = <Path extends string, Schema extends z.ZodType>(path: Path, schema: Schema) => ({
  method: 'post' as const,
  path,
  request: { body: jsonBody(schema) },
})

/** A wrong code is invalid input, and a try. */
const entryLimits = [{ limit: accountLimits.codeEntriesPerClient, by: 'client', evenInvalid: true }] as const

const sendOtp = defineRoute(
  { audience: 'anyone', limits: codeLimits },
  {
    ...post('/auth/send-otp', sendOtpSchema),
    responses: { 200: jsonAnswer('POST /auth/send-otp', 'Code on its way') },
  },
)
const verifyOtp = defineRoute(
  { audience: 'anyone', limits: entryLimits },
  {
    ...post('/auth/verify-otp', verifyOtpSchema),
    responses: { 200: jsonAnswer('POST /auth/verify-otp', 'Address verified') },
  },
)
const signup = defineRoute(
  {
    audience: 'anyone',
    audit: { action: 'REGISTER', resourceType: 'user' },
    limits: [{ limit: accountLimits.signUpsPerClient, by: 'client' }],
  },
  { ...post('/auth/signup', signupSchema), responses: { 201: jsonAnswer('POST /auth/signup', 'Account made') } },
)
const login = defineRoute(
  {
    audience: 'anyone',
    audit: { action: 'LOGIN', resourceType: 'authentication' },
    limits: [accountLimits.signIn, accountLimits.strangersPerAccount, accountLimits.failedSignInsPerClient].map(
      (limit) => ({ limit, by: 'verb' as const }),
    ),
  },
  { ...post('/auth/login', loginSchema), responses: signInAnswers },
)
const secondFactor = defineRoute(
  {
    audience: 'anyone',
    audit: { action: 'LOGIN', resourceType: 'authentication' },
    limits: [
      { limit: accountLimits.factorEntriesPerClient, by: 'client', evenInvalid: true },
      { limit: accountLimits.factorTries, by: 'verb' },
      { limit: accountLimits.factorTriesInAll, by: 'verb' },
    ],
  },
  {
    ...post('/auth/second-factor', secondFactorSchema),
    responses: { 200: jsonAnswer('POST /auth/second-factor', 'Signed in') },
  },
)
const readMe = defineRoute(
  { audience: 'signed-in', sees: 'nobody', whileRestricted: true },
  { method: 'get', path: '/auth/me', responses: { 200: jsonAnswer('GET /auth/me', 'The signed-in person') } },
)
const logout = defineRoute(
  {
    audience: 'signed-in',
    sees: 'nobody',
    whileRestricted: true,
    audit: { action: 'LOGOUT', resourceType: 'authentication' },
  },
  { method: 'post', path: '/auth/logout', responses: { 204: { description: 'Signed out' } } },
)
const logoutEverywhere = defineRoute(
  { audience: 'signed-in', sees: 'nobody', audit: { action: 'LOGOUT', resourceType: 'authentication' } },
  {
    method: 'post',
    path: '/auth/logout-everywhere',
    responses: { 204: { description: 'Signed out on every device' } },
  },
)
const forgot = defineRoute(
  { audience: 'anyone', limits: codeLimits },
  {
    ...post('/auth/forgot-password', sendOtpSchema),
    responses: { 200: jsonAnswer('POST /auth/forgot-password', 'Code on its way') },
  },
)
const reset = defineRoute(
  {
    audience: 'anyone',
    audit: { action: 'PASSWORD_RESET', resourceType: 'authentication' },
    limits: entryLimits,
  },
  {
    ...post('/auth/reset-password', resetPasswordSchema),
    responses: { 200: jsonAnswer('POST /auth/reset-password', 'Password set') },
  },
)

/** Sign-up, sign-in and password reset (rules ACC-11, ACC-16). */
export const createAuthRoutes = (deps: Deps) =>
  createRouter()
    .openapi(sendOtp, async (c) => {
      const { mark, clientHash: askerHash } = createClientMark()
      await sendSignUpCode(deps, visitorOf(c), { ...c.req.valid('json'), askerHash })
      setClientMark(c, deps, 'asker', mark)
      return c.json({ message: say(c, texts.otp.sent) }, 200)
    })
    .openapi(
      verifyOtp,
      async (c) => {
        const askerHash = readClientHash(c, deps, 'asker')
        setClientMark(c, deps, 'verified', await verifyCode(deps, visitorOf(c), { ...c.req.valid('json'), askerHash }))
        return c.json({ message: say(c, texts.otp.verified) }, 200)
      },
      (result) => checkInput(result, 'auth.invalid_otp'),
    )
    .openapi(signup, async (c) => {
      const input = c.req.valid('json')
      nameAttempt(c, input.email)
      const signedIn = await signUp(deps, visitorOf(c), { ...input, clientHash: readClientHash(c, deps, 'verified') })
      clearClientMark(c, deps, 'verified')
      markDevice(c, deps, input.email, 'first')
      return c.json(signedIn, 201)
    })
    .openapi(login, async (c) => {
      const { email, password } = c.req.valid('json')
      const address = normalizeEmail(email)
      nameAttempt(c, address)
      const device = readDevice(c, deps, address)
      const admission = await signIn(deps, visitorOf(c), { email: address, password, device: device?.id })
      return answerAdmission(c, deps, admission, device !== undefined)
    })
    .openapi(secondFactor, async (c) => {
      const { challenge, ...proof } = c.req.valid('json')
      const clientHash = readClientHash(c, deps, 'factor')
      nameAttempt(c, '')
      const signedIn = await signInWithFactor(deps, visitorOf(c), { challenge, proof, clientHash }, (email) => {
        nameAttempt(c, email)
        return readDevice(c, deps, email)
      })
      clearClientMark(c, deps, 'factor')
      markDevice(c, deps, signedIn.user.email, 'second')
      return c.json(signedIn, 200)
    })
    .openapi(readMe, (c) => c.json(toUser(actorOf(c), actorOf(c).duty), 200))
    .openapi(logout, async (c) => {
      await signOut(deps, callerOf(c))
      return c.body(null, 204)
    })
    .openapi(logoutEverywhere, async (c) => {
      await signOutEverywhere(deps, callerOf(c))
      return c.body(null, 204)
    })
    .openapi(forgot, async (c) => {
      const { mark, clientHash: askerHash } = createClientMark()
      await sendResetCode(deps, visitorOf(c), { ...c.req.valid('json'), askerHash })
      setClientMark(c, deps, 'asker', mark)
      return c.json({ message: say(c, texts.auth.resetSent) }, 200)
    })
    .openapi(reset, async (c) => {
      const input = c.req.valid('json')
      nameAttempt(c, input.email)
      await resetPassword(deps, visitorOf(c), { ...input, askerHash: readClientHash(c, deps, 'asker') })
      // Whoever reads the mailbox may sign in next, whatever strangers are guessing; at the second step that is nobody known.
      if (!readDevice(c, deps, input.email)) markDevice(c, deps, input.email, 'reset')
      return c.json({ message: say(c, texts.auth.resetDone) }, 200)
    })
