import { z } from '../wire/zod.ts'

/** The parts of WebAuthn messages that server and browser read. */
const type = z.literal('public-key')
const transports = z.array(z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb']))
const knownKey = z.object({ id: z.string(), type, transports })

export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(knownKey),
})
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>

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
/** The server requests no extensions, so it ignores their results. */
const withoutExtensions = <Answer>(answer: Answer) => ({ ...answer, clientExtensionResults: {} })

/** Removes transports that the contract does not know. */
export const transportsSchema = z
  .array(z.string())
  .transform((ways) => ways.flatMap((way) => transports.element.safeParse(way).data ?? []))

/** A passkey that a browser created. */
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

/** A challenge signed by a passkey. */
export const assertionSchema = z
  .object({
    ...key,
    response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
  })
  .transform(withoutExtensions)
