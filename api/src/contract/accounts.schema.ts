import {
  checkEmail,
  checkName,
  checkPassword,
  checkPasswordChange,
  checkPhone,
  normalizeEmail,
  normalizePhone,
} from './account-rules.ts'
import { roleSchema } from './choices.schema.ts'
import { texts } from './texts.ts'
import { z } from './zod.ts'

type Check = (value: string) => string | undefined

/** A text field whose rule answers with the exact text of the spec; anything but a string counts as empty. */
const ruled = (check: Check, normalize: (value: string) => string) =>
  z
    .preprocess((value) => (typeof value === 'string' ? value : ''), z.string().max(10_000))
    .superRefine((value, context) => {
      const message = check(value)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
    .transform(normalize)

const asIs = (value: string): string => value

export const emailSchema = ruled(checkEmail, normalizeEmail)
export const passwordSchema = ruled(checkPassword, asIs)
export const nameSchema = ruled(checkName, (value) => value.trim())
export const phoneSchema = ruled(checkPhone, normalizePhone)
export const otpSchema = z.string(texts.otp.invalid).regex(/^\d{6}$/, texts.otp.invalid)

export const sendOtpSchema = z.object({ email: emailSchema })
export const verifyOtpSchema = z.object({ email: emailSchema, otp: otpSchema })
export const signupSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  phone: phoneSchema.optional(),
})
export const loginSchema = z.object({
  email: z.string(texts.auth.invalidCredentials).max(1_000, texts.auth.invalidCredentials),
  password: z.string(texts.auth.invalidCredentials).max(1_000, texts.auth.invalidCredentials),
})
export const googleLoginSchema = z.object({
  token: z.string(texts.auth.googleFailed).max(8_000, texts.auth.googleFailed),
})
export const resetPasswordSchema = z.object({ email: emailSchema, otp: otpSchema, newPassword: passwordSchema })

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
  location: z.string().trim().max(200, texts.details.tooLong).optional(),
  notificationPreferences: notificationPreferencesSchema.partial().optional(),
})

export const changePasswordSchema = z
  .object({
    currentPassword: z.string(texts.changePassword.failed).max(1_000, texts.changePassword.failed),
    newPassword: z.string(texts.changePassword.tooShort).max(1_000, texts.password.tooLong),
    confirmPassword: z.string(texts.changePassword.mismatch).max(1_000, texts.password.tooLong),
  })
  .superRefine((value, context) => {
    const message = checkPasswordChange(value.newPassword, value.confirmPassword)
    if (message === undefined) return
    const path = message === texts.changePassword.mismatch ? 'confirmPassword' : 'newPassword'
    context.addIssue({ code: 'custom', message, path: [path] })
  })

/** A user on the wire (contract, section 3): never a hash or a secret. */
export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  role: roleSchema,
  notificationPreferences: notificationPreferencesSchema,
  createdAt: z.string(),
})
export type User = z.infer<typeof userSchema>

export const sessionSchema = z.object({ token: z.string(), user: userSchema })
export type SignedIn = z.infer<typeof sessionSchema>
