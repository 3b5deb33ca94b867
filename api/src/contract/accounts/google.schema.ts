import { z } from '../wire/zod.ts'

/** `nonce` belongs into the credential, which only this client can then use; none while Google sign-in is off. */
export const googleClientSchema = z.strictObject({
  clientId: z.string().nullable(),
  nonce: z.string().exactOptional(),
})
