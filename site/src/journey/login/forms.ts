import { checkConfirmPassword } from '@thodu/api/contract/accounts/account-rules'
import { otpSchema, passwordSchema, sendOtpSchema, signupSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { z } from '@thodu/api/contract/wire/zod'

type Confirmed = { confirmPassword: string }
type Issues = { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void }

/** The repeated password is checked by the browser only. */
function checkRepeated(password: string, { confirmPassword }: Confirmed, issues: Issues): void {
  const message = checkConfirmPassword(password, confirmPassword)
  if (message !== undefined) issues.addIssue({ code: 'custom', message, path: ['confirmPassword'] })
}

export type SignUpValues = { name: string; email: string; phone: string; password: string; confirmPassword: string }
export const signUpFormSchema = signupSchema
  .extend({ confirmPassword: z.string() })
  .superRefine((values, issues) => checkRepeated(values.password, values, issues)) as z.ZodType<
  SignUpValues,
  SignUpValues
>

export type AddressValues = { email: string }
export const addressFormSchema = sendOtpSchema as z.ZodType<AddressValues, AddressValues>

export type ResetValues = { otp: string; newPassword: string; confirmPassword: string }
export const resetFormSchema = z
  .object({ otp: otpSchema, newPassword: passwordSchema, confirmPassword: z.string() })
  .superRefine((values, issues) => checkRepeated(values.newPassword, values, issues)) as z.ZodType<
  ResetValues,
  ResetValues
>
