import type { Calls } from '../wire/call.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import {
  changePasswordSchema,
  googleLoginSchema,
  loginSchema,
  resetPasswordSchema,
  sendOtpSchema,
  sessionSchema,
  signupSchema,
  updateProfileSchema,
  userSchema,
  verifyOtpSchema,
} from './accounts.schema.ts'
import {
  addedFactorSchema,
  confirmPasskeySchema,
  confirmTotpSchema,
  deviceSessionSchema,
  factorChallengeSchema,
  factorSchema,
  factorStatusSchema,
  newPasskeySchema,
  newTotpSchema,
  provenSchema,
  proveSchema,
  recoveryCodesSchema,
  renameFactorSchema,
  secondFactorSchema,
  signInAnswerSchema,
} from './factors.schema.ts'

/** API calls for signing up, signing in and out, and resetting a password (rules ACC-1 and after). */
export const authCalls = {
  'POST /auth/send-otp': { body: sendOtpSchema, answer: messageAnswerSchema, about: 'Code sent by mail' },
  'POST /auth/verify-otp': { body: verifyOtpSchema, answer: messageAnswerSchema, about: 'Address verified' },
  'POST /auth/signup': { body: signupSchema, answer: sessionSchema, status: 201, about: 'Account created' },
  'POST /auth/login': {
    body: loginSchema,
    answer: signInAnswerSchema,
    about: 'Signed in, or a two-factor challenge',
  },
  'POST /auth/second-factor': { body: secondFactorSchema, answer: sessionSchema, about: 'Signed in' },
  'GET /auth/me': { answer: userSchema, about: 'The signed-in person' },
  'POST /auth/logout': { about: 'Signed out' },
  'POST /auth/logout-everywhere': { about: 'Signed out on every device' },
  'POST /auth/forgot-password': { body: sendOtpSchema, answer: messageAnswerSchema, about: 'Code sent by mail' },
  'POST /auth/reset-password': { body: resetPasswordSchema, answer: messageAnswerSchema, about: 'Password set' },
} as const satisfies Calls

/** `nonce` binds the credential to this client; missing while Google sign-in is off. */
const googleClientSchema = z.strictObject({
  clientId: z.string().nullable(),
  nonce: z.string().exactOptional(),
})

/** API calls for signing in with Google. */
export const googleCalls = {
  'GET /auth/google-client': { answer: googleClientSchema, about: 'Client id of Google sign-in, null when it is off' },
  'POST /auth/google': {
    body: googleLoginSchema,
    answer: signInAnswerSchema,
    about: 'Signed in, or a two-factor challenge',
  },
} as const satisfies Calls

/** API calls for the signed-in person's own account (rule ACC-25). */
export const profileCalls = {
  'GET /user/profile': { answer: userSchema, about: 'Own profile' },
  'PUT /user/profile': { body: updateProfileSchema, answer: userSchema, about: 'Own profile' },
  'PUT /user/change-password': { body: changePasswordSchema, answer: messageAnswerSchema, about: 'Password changed' },
} as const satisfies Calls

/** API calls for listing and ending sessions (rule ACC-41). */
export const sessionCalls = {
  'GET /user/sessions': { answer: z.array(deviceSessionSchema), about: 'Own sessions' },
  'DELETE /user/sessions/{id}': { about: 'Ended' },
  'GET /admin/users/{id}/sessions': { answer: z.array(deviceSessionSchema), about: 'Sessions of this person' },
  'DELETE /admin/sessions/{id}': { about: 'Ended' },
} as const satisfies Calls

/** API calls for adding, renaming, removing and proving second factors (rules ACC-36 and after). */
export const factorCalls = {
  'GET /user/factors': { answer: factorStatusSchema, about: 'Own second factors' },
  'POST /user/factors/totp': {
    answer: newTotpSchema,
    status: 201,
    about: 'Secret for an authenticator app, not active yet',
  },
  'POST /user/factors/totp/confirm': {
    body: confirmTotpSchema,
    answer: addedFactorSchema,
    status: 201,
    about: 'Authenticator app added',
  },
  'POST /user/factors/passkey': {
    answer: newPasskeySchema,
    status: 201,
    about: 'Options for creating a passkey',
  },
  'POST /user/factors/passkey/confirm': {
    body: confirmPasskeySchema,
    answer: addedFactorSchema,
    status: 201,
    about: 'Passkey added',
  },
  'POST /user/factors/ask': { answer: factorChallengeSchema, about: 'Two-factor challenge' },
  'POST /user/factors/prove': {
    body: proveSchema,
    answer: provenSchema,
    about: 'Identity confirmed for fifteen minutes',
  },
  'PUT /user/factors/{id}': { body: renameFactorSchema, answer: factorSchema, about: 'Renamed second factor' },
  'DELETE /user/factors/{id}': { about: 'Removed' },
  'POST /user/recovery-codes': { answer: recoveryCodesSchema, status: 201, about: 'Ten new codes, shown once' },
} as const satisfies Calls
