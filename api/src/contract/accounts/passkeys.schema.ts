import { z } from '../wire/zod.ts'

/** WebAuthn's messages, as far as they are used here: both sides read these parts and no others. */
const type = z.literal('public-key')
const transports = z.array(z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb']))
const knownKey = z.object({ id: z.string(), type, transports })

/** What a browser needs to ask for a passkey. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(knownKey),
})
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>

/** What a browser needs to make one. */
export const passkeyOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type })),
  timeout: z.number(),
  excludeCredentials: z.array(knownKey),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
    requireResidentKey: z.boolean(),
  }),
  attestation: z.literal('none'),
})
export type PasskeyOptions = z.output<typeof passkeyOptionsSchema>

const key = { id: z.string(), rawId: z.string(), type }
/** Extensions are asked for by nobody, so what a browser says of them is not read. */
const withoutExtensions = <Answer>(answer: Answer) => ({ ...answer, clientExtensionResults: {} })

/** How a passkey can be reached; a way that is not known is forgotten. */
export const transportsSchema = z
  .array(z.string())
  .transform((ways) => ways.flatMap((way) => transports.element.safeParse(way).data ?? []))

/** The passkey that a browser has made. */
export const attestationSchema = z
  .object({
    ...key,
    response: z.object({
      clientDataJSON: z.string(),
      attestationObject: z.string(),
      transports: transportsSchema.default([]),
    }),
  })
  .transform(withoutExtensions)

/** A question that a passkey has signed. */
export const assertionSchema = z
  .object({
    ...key,
    response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
  })
  .transform(withoutExtensions)
