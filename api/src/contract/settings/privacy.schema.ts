import { texts } from '../texts.ts'
import { z } from '../wire/zod.ts'
import { emailSetting, inEveryLanguage, phoneSetting } from './contact-fields.ts'

const { ackHours, answerDays, ackBeforeAnswer } = texts.settings

/**
 * Where people ask about what is stored of them, and within what times they are answered (rule SET-9). How long it is stored is no
 * setting: the notice that families agree to names those years, and a changed notice needs a new version.
 */
export const privacySettingsSchema = z
  .object({
    /** Who is asked: a person by name, or a role. */
    contactName: inEveryLanguage(80),
    phone: phoneSetting,
    email: emailSetting,
    /** Hours until a request is acknowledged. */
    ackHours: z.int(ackHours).min(1, ackHours).max(2_160, ackHours),
    /** Days until it is answered; the law allows 90. */
    answerDays: z.int(answerDays).min(1, answerDays).max(90, answerDays),
  })
  .refine((values) => values.ackHours <= values.answerDays * 24, { path: ['ackHours'], error: ackBeforeAnswer })
export type PrivacyValues = z.output<typeof privacySettingsSchema>
