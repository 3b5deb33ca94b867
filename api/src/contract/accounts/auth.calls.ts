import type { Calls } from '../wire/call.ts'
import { messageAnswerSchema } from '../wire/wire-parts.ts'
import {
  loginSchema,
  resetPasswordSchema,
  sendOtpSchema,
  sessionSchema,
  signupSchema,
  userSchema,
  verifyOtpSchema,
} from './accounts.schema.ts'
import { secondFactorSchema, signInAnswerSchema } from './factors.schema.ts'

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
