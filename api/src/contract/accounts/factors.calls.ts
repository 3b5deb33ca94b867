import type { Calls } from '../wire/call.ts'
import {
  addedFactorSchema,
  confirmPasskeySchema,
  confirmTotpSchema,
  factorChallengeSchema,
  factorSchema,
  factorStatusSchema,
  newPasskeySchema,
  newTotpSchema,
  provenSchema,
  proveSchema,
  recoveryCodesSchema,
  renameFactorSchema,
} from './factors.schema.ts'

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
