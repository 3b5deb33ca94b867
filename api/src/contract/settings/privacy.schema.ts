import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'
import { emailSetting, inEveryLanguage, phoneSetting } from './contact-fields.ts'

const { ackHours, answerDays, ackBeforeAnswer } = texts.settings

/**
 * Retention years are not settings (rule SET-9): the notice that families agree to states them, and a changed notice needs a
 * new version.
 */
export const privacySettingsSchema = z
  .object({
    /** A person's name, or a role. */
    contactName: inEveryLanguage(80),
    phone: phoneSetting,
    email: emailSetting,
    ackHours: z.int(ackHours).min(1, ackHours).max(2_160, ackHours),
    /** Days until the answer; the law allows 90. */
    answerDays: z.int(answerDays).min(1, answerDays).max(90, answerDays),
  })
  .refine((values) => values.ackHours <= values.answerDays * 24, { path: ['ackHours'], error: ackBeforeAnswer })
export type PrivacyValues = z.output<typeof privacySettingsSchema>
