import { cleanDigits } from '../clean-text.ts'
import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'

const { phone, email } = texts.settings

/** A number with its country (E.164); blanks, hyphens and brackets are taken out, and an Indian mobile number gets its +91. */
export const phoneSetting = z
  .string(phone)
  .max(40, phone)
  .overwrite((typed) =>
    cleanDigits(typed)
      .replaceAll(/[\s()-]/g, '')
      .replace(/^0?(?=[6-9]\d{9}$)/, '+91'),
  )
  .refine((typed) => /^\+\d{8,15}$/.test(typed), phone)
export const emailSetting = z.email(email).max(254, email)
