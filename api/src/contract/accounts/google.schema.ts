import { z } from '../wire/zod.ts'

/** `nonce` binds the credential to this client; missing while Google sign-in is off. */
export const googleClientSchema = z.strictObject({
  clientId: z.string().nullable(),
  nonce: z.string().exactOptional(),
})
