import type { z } from 'zod'
import {
  loginSchema,
  resetPasswordSchema,
  sendOtpSchema,
  signupSchema,
  verifyOtpSchema,
} from '../contract/accounts.schema.ts'
import { texts } from '../contract/texts.ts'
import { callerOf, visitorOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { actorOf, createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { invalidInput } from '../http/validation.ts'
import { accountLimits } from './account-limits.ts'
import { toUser } from './accounts.queries.ts'
import { nameAttempt } from './name-attempt.ts'
import { resetPassword } from './reset-password.ts'
import { sendResetCode, sendSignUpCode } from './send-code.ts'
import { signIn } from './sign-in.ts'
import { signOut, signOutEverywhere } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { clearClientMark, readClientHash, setClientMark } from './verified-client.ts'
import { verifyCode } from './verify-code.ts'

const post = <Path extends string, Schema extends z.ZodType>(path: Path, schema: Schema) => ({
  method: 'post' as const,
  path,
  request: { body: jsonBody(schema) },
})

const sendOtp = defineRoute(
  { audience: 'anyone' },
  {
    ...post('/auth/send-otp', sendOtpSchema),
    responses: { 200: jsonAnswer('POST /auth/send-otp', 'Code on its way') },
  },
)
const verifyOtp = defineRoute(
  { audience: 'anyone' },
  {
    ...post('/auth/verify-otp', verifyOtpSchema),
    responses: { 200: jsonAnswer('POST /auth/verify-otp', 'Address verified') },
  },
)
const signup = defineRoute(
  { audience: 'anyone', audit: { action: 'REGISTER', resourceType: 'user' } },
  { ...post('/auth/signup', signupSchema), responses: { 201: jsonAnswer('POST /auth/signup', 'Account made') } },
)
const login = defineRoute(
  { audience: 'anyone', audit: { action: 'LOGIN', resourceType: 'authentication' } },
  { ...post('/auth/login', loginSchema), responses: { 200: jsonAnswer('POST /auth/login', 'Signed in') } },
)
const readMe = defineRoute(
  { audience: 'signed-in' },
  { method: 'get', path: '/auth/me', responses: { 200: jsonAnswer('GET /auth/me', 'The signed-in person') } },
)
const logout = defineRoute(
  { audience: 'signed-in', audit: { action: 'LOGOUT', resourceType: 'authentication' } },
  { method: 'post', path: '/auth/logout', responses: { 204: { description: 'Signed out' } } },
)
const logoutEverywhere = defineRoute(
  { audience: 'signed-in', audit: { action: 'LOGOUT', resourceType: 'authentication' } },
  {
    method: 'post',
    path: '/auth/logout-everywhere',
    responses: { 204: { description: 'Signed out on every device' } },
  },
)
const forgot = defineRoute(
  { audience: 'anyone' },
  {
    ...post('/auth/forgot-password', sendOtpSchema),
    responses: { 200: jsonAnswer('POST /auth/forgot-password', 'Code on its way') },
  },
)
const reset = defineRoute(
  { audience: 'anyone', audit: { action: 'PASSWORD_RESET', resourceType: 'authentication' } },
  {
    ...post('/auth/reset-password', resetPasswordSchema),
    responses: { 200: jsonAnswer('POST /auth/reset-password', 'Password set') },
  },
)

/** Sign-up, sign-in and password reset (contract, section 3). */
export const createAuthRoutes = (deps: Deps) =>
  createRouter()
    .openapi(sendOtp, async (c) => {
      await sendSignUpCode(deps, visitorOf(c), c.req.valid('json'))
      return c.json({ message: texts.otp.sent }, 200)
    })
    .openapi(
      verifyOtp,
      async (c) => {
        const caller = visitorOf(c)
        deps.limiter.use(accountLimits.codeEntriesPerClient, caller.client.network)
        setClientMark(c, deps, await verifyCode(deps, caller, c.req.valid('json')))
        return c.json({ message: texts.otp.verified }, 200)
      },
      (result) => {
        if (!result.success) throw invalidInput(result.error, 'auth.invalid_otp')
      },
    )
    .openapi(signup, async (c) => {
      const input = c.req.valid('json')
      const caller = visitorOf(c)
      deps.limiter.use(accountLimits.signUpsPerClient, caller.client.network)
      nameAttempt(c, input.email)
      const signedIn = await signUp(deps, caller, { ...input, clientHash: readClientHash(c) })
      clearClientMark(c)
      return c.json(signedIn, 201)
    })
    .openapi(login, async (c) => {
      const credentials = c.req.valid('json')
      nameAttempt(c, credentials.email.trim().toLowerCase())
      return c.json(await signIn(deps, visitorOf(c), credentials), 200)
    })
    .openapi(readMe, (c) => c.json(toUser(actorOf(c)), 200))
    .openapi(logout, async (c) => {
      await signOut(deps, callerOf(c))
      return c.body(null, 204)
    })
    .openapi(logoutEverywhere, async (c) => {
      await signOutEverywhere(deps, callerOf(c))
      return c.body(null, 204)
    })
    .openapi(forgot, async (c) => {
      await sendResetCode(deps, visitorOf(c), c.req.valid('json'))
      return c.json({ message: texts.auth.resetSent }, 200)
    })
    .openapi(reset, async (c) => {
      const input = c.req.valid('json')
      const caller = visitorOf(c)
      deps.limiter.use(accountLimits.codeEntriesPerClient, caller.client.network)
      nameAttempt(c, input.email)
      await resetPassword(deps, caller, input)
      return c.json({ message: texts.auth.resetDone }, 200)
    })
