import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'
import { checkEmail, normalizeEmail } from './email-rules.ts'

// The sign-in page loads only these schemas of accounts.
type Check = (value: string) => string | undefined

/** A text field with the exact error texts of its check (rule TXT-1). Other values count as empty. */
export const ruled = (check: Check, normalize: (value: string) => string) =>
  validateWith(
    z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string().max(10_000)),
    check,
    normalize,
  )

export const validateWith = <Schema extends z.ZodType<string>>(
  schema: Schema,
  check: Check,
  normalize: (value: string) => string,
) =>
  schema
    .superRefine((value, context) => {
      const message = check(value)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
    .transform(normalize)

export const emailSchema = ruled(checkEmail, normalizeEmail)

export const loginSchema = z.object({
  email: z.string(texts.auth.invalidCredentials).max(1_000, texts.auth.invalidCredentials),
  password: z.string(texts.auth.invalidCredentials).max(1_000, texts.auth.invalidCredentials),
})
