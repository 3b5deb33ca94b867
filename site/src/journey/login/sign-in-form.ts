import { emailSchema, loginSchema } from '@thodu/api/contract/accounts/sign-in.schema'
import { texts } from '@thodu/api/contract/texts'
import type { z } from '@thodu/api/contract/wire/zod'

export type SignInValues = { email: string; password: string }
/** Signing in asks for a well-formed address and some password; the rules of new passwords are not for old ones. */
export const signInFormSchema = loginSchema.extend({
  email: emailSchema,
  password: loginSchema.shape.password.min(1, texts.password.required),
}) as z.ZodType<SignInValues, SignInValues>
