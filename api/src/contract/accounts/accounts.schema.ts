import { cleanCode } from '../clean-text.ts'
import { languages } from '../people/languages.ts'
import { roles } from '../people/roles.ts'
import { texts } from '../texts.ts'
import { lineText } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'
import {
  checkName,
  checkPassword,
  checkPasswordChange,
  checkPhone,
  isGuessable,
  normalizeName,
  normalizePhone,
} from './account-rules.ts'
import { emailSchema, ruled, validateWith } from './sign-in.schema.ts'

export { emailSchema, loginSchema } from './sign-in.schema.ts'

// Not in choices.schema.ts, because the sign-in page needs no other list of choices.
export const roleSchema = z.enum(roles)

const asIs = (value: string): string => value

export const passwordSchema = ruled(checkPassword, asIs)
/** Names that look alike are stored in the same form (rules ACC-8, WORD-10). */
export const nameSchema = ruled(checkName, normalizeName)
/** May be missing or empty; values other than text are refused. */
export const phoneSchema = validateWith(z.string(texts.phone.invalid).max(10_000), checkPhone, normalizePhone)
export const otpSchema = z
  .string(texts.otp.invalid)
  .overwrite(cleanCode)
  .regex(/^\d{6}$/, texts.otp.invalid)

/** Refuses a password that is guessable from the email beside it. */
export function refuseOwnAddress<Field extends string>(field: Field) {
  return (value: { email: string } & Record<Field, string>, context: z.RefinementCtx): void => {
    if (isGuessable(value[field], value.email))
      context.addIssue({ code: 'custom', message: texts.password.common, path: [field] })
  }
}

export const sendOtpSchema = z.object({ email: emailSchema })
export const verifyOtpSchema = z.object({ email: emailSchema, otp: otpSchema })
export const signupSchema = z
  .object({ name: nameSchema, email: emailSchema, password: passwordSchema, phone: phoneSchema.optional() })
  .superRefine(refuseOwnAddress('password'))
export const googleLoginSchema = z.object({
  token: z.string(texts.auth.googleFailed).max(8_000, texts.auth.googleFailed),
})
export const resetPasswordSchema = z
  .object({ email: emailSchema, otp: otpSchema, newPassword: passwordSchema })
  .superRefine(refuseOwnAddress('newPassword'))

const languageSchema = z.enum(languages, texts.details.chooseOption)

export const notificationPreferencesSchema = z.object({
  emailUpdates: z.boolean(),
  smsAlerts: z.boolean(),
  marketing: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>
export const defaultNotificationPreferences: NotificationPreferences = {
  emailUpdates: true,
  smsAlerts: true,
  marketing: false,
}

export const updateProfileSchema = z.object({
  name: nameSchema.optional(),
  phone: phoneSchema.optional(),
  location: lineText(200).optional(),
  notificationPreferences: notificationPreferencesSchema.partial().optional(),
  language: languageSchema.optional(),
})

export const changePasswordSchema = z
  .object({
    currentPassword: z.string(texts.changePassword.failed).max(1_000, texts.changePassword.failed),
    newPassword: z.string(texts.changePassword.tooShort).max(1_000, texts.password.tooLong),
    confirmPassword: z.string(texts.changePassword.mismatch).max(1_000, texts.password.tooLong),
  })
  .superRefine((value, context) => {
    const problem = checkPasswordChange(value)
    if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] })
  })

/** A user as the API returns it (rule ACC-27): without password hash or secrets. */
export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  role: roleSchema,
  notificationPreferences: notificationPreferencesSchema,
  createdAt: z.string(),
  /** Present once the person has chosen a language (rule WORD-4). */
  language: languageSchema.optional(),
  /** Present while the password is still the one the office set (rule ACC-31). */
  passwordIsInitial: z.literal(true).optional(),
  /**
   * Present while required two-factor authentication is not set up: its due time, and `missing` once that has passed (rule
   * ACC-37).
   */
  secondFactor: z.object({ dueAt: z.string(), missing: z.literal(true).optional() }).optional(),
})
export type User = z.infer<typeof userSchema>

export const sessionSchema = z.object({ token: z.string(), user: userSchema })
export type SignedIn = z.infer<typeof sessionSchema>
