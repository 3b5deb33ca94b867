import { emailSchema, loginSchema } from '@thodu/api/contract/accounts/sign-in.schema'
import { texts } from '@thodu/api/contract/texts'
import type { z } from '@thodu/api/contract/wire/zod'

export type SignInValues = { email: string; password: string }
/** Requires a valid address and any password: old passwords may break the rules of new ones. */
export const signInFormSchema = loginSchema.extend({
  email: emailSchema,
  password: loginSchema.shape.password.min(1, texts.password.required),
}) as z.ZodType<SignInValues, SignInValues>
