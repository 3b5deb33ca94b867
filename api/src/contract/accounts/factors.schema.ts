import { cleanDigits } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { neededLine } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'
import { sessionSchema } from './accounts.schema.ts'
import { passkeyOptionsSchema, passkeyRequestSchema } from './passkeys.schema.ts'

const factorKinds = ['totp', 'passkey'] as const
/** `password` works only while the account has no second factor, `mail` only after the two-factor deadline. */
const proofKinds = [...factorKinds, 'recovery', 'password', 'mail'] as const

/** A two-factor challenge; `passkey` contains the options of a browser's passkey request. */
export const factorChallengeSchema = z.object({
  challenge: z.string(),
  kinds: z.array(z.enum(proofKinds)),
  passkey: passkeyRequestSchema.optional(),
})
export type FactorChallenge = z.output<typeof factorChallengeSchema>

/** The answer to a sign-in is a session (200) or a challenge (202). */
export const signInAnswerSchema = z.union([sessionSchema, factorChallengeSchema])

const challenge = z.string().max(100)
const short = z.string().max(100).overwrite(cleanDigits)

/** The caller sends one of the optional fields. */
const proof = {
  challenge,
  code: short.optional(),
  recoveryCode: short.optional(),
  assertion: z.looseObject({ id: z.string() }).optional(),
}
export const secondFactorSchema = z.object(proof)
export const proveSchema = z.object({ ...proof, password: z.string().max(1_000).optional() })
export type ProofInput = z.output<typeof proveSchema>
export const provenSchema = z.object({ provenUntil: z.string() })

const name = neededLine(60, texts.factor.nameRequired)

export const factorSchema = z.object({
  _id: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Factor = z.output<typeof factorSchema>
export const factorStatusSchema = z.object({
  factors: z.array(factorSchema),
  recoveryCodesLeft: z.int(),
  /** Whether the office requires two-factor authentication. */
  asked: z.boolean(),
  dueAt: z.string().nullable(),
})
export type FactorStatus = z.output<typeof factorStatusSchema>

export const newTotpSchema = z.object({ challenge: z.string(), secret: z.string(), uri: z.string() })
export const confirmTotpSchema = z.object({ challenge, code: short, name })
export const newPasskeySchema = z.object({ challenge: z.string(), options: passkeyOptionsSchema })
export const confirmPasskeySchema = z.object({ challenge, name, attestation: z.looseObject({ id: z.string() }) })
export const renameFactorSchema = z.object({ name })
/** Recovery codes are returned once, with the first factor only. */
export const addedFactorSchema = factorSchema.extend({ recoveryCodes: z.array(z.string()).optional() })
export type AddedFactor = z.output<typeof addedFactorSchema>
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** A session on one device; browser and system are null when unknown. */
export const deviceSessionSchema = z.object({
  _id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
})
export type DeviceSession = z.output<typeof deviceSessionSchema>
