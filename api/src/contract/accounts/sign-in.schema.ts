import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'
import { checkEmail, normalizeEmail } from './email-rules.ts'

// A separate file, because the sign-in page loads only these schemas of accounts.
type Check = (value: string) => string | undefined

/** A text field whose check returns the exact error text (rule TXT-1). Values other than strings count as empty. */
export const ruled = (check: Check, normalize: (value: string) => string) =>
  holdTo(
    z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string().max(10_000)),
    check,
    normalize,
  )

/** Adds a check and a normalization to a text schema. */
export const holdTo = <Schema extends z.ZodType<string>>(
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
