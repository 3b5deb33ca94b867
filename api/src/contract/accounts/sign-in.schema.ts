import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'
import { checkEmail, normalizeEmail } from './email-rules.ts'

// Apart from the other schemas of accounts: the page that signs people in loads these alone.
type Check = (value: string) => string | undefined

/** A text field whose rule answers with the exact text (rule TXT-1); anything but a string counts as empty. */
export const ruled = (check: Check, normalize: (value: string) => string) =>
  holdTo(
    z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string().max(10_000)),
    check,
    normalize,
  )

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
