import { cleanDigits } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

const { phone, email } = texts.settings

/** A number with its country (E.164); blanks, hyphens and brackets are taken out. */
export const phoneSetting = z
  .string(phone)
  .max(40, phone)
  .overwrite((typed) => cleanDigits(typed).replaceAll(/[\s()-]/g, ''))
  .refine((typed) => /^\+\d{8,15}$/.test(typed), phone)
export const emailSetting = z.email(email).max(254, email)
