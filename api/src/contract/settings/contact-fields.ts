import { normalizePhone } from '../people/phone-numbers.ts'
import { texts } from '../texts.ts'
import { neededLine } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'

const { phone, email, webAddress } = texts.settings

/** E.164: blanks, hyphens, brackets and a trunk 0 or 00 are removed, and an Indian mobile number gets +91 (rule ACC-7). */
export const phoneSetting = z
  .string(phone)
  .max(40, phone)
  .overwrite((typed) => normalizePhone(typed).replace(/^(?:91)?(?=[6-9]\d{9}$)/, '+91'))
  .refine((typed) => /^\+\d{8,15}$/.test(typed), phone)
export const optionalPhoneSetting = z.union([z.literal(''), phoneSetting], phone)
export const emailSetting = z.email(email).max(254, email)
export const webAddressSetting = z.url({ protocol: /^https$/, error: webAddress }).max(300, webAddress)

export const inEveryLanguage = (max: number) => {
  const line = neededLine(max)
  return z.object({ en: line, te: line, hi: line })
}
