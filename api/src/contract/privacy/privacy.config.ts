import { brand } from '../brand.config.ts'
import type { PrivacySetup } from './privacy-setup.ts'

/**
 * Whom people ask about what is kept of them, and in what times: a request is acknowledged within `ackHours` and answered within
 * `answerDays` (90 at most). Details of care are kept `careYears` after the last care, payments and issued documents `bookYears`.
 * The page /privacy says the same numbers; letters reach the brand's address, and who it is are words (`privacyContact` in `privacy/notice.ts` of each language).
 */
export const brandPrivacy: PrivacySetup = {
  phone: brand.phone,
  phoneDisplay: brand.phoneDisplay,
  email: brand.privacyEmail,
  ackHours: 48,
  answerDays: 30,
  careYears: 3,
  bookYears: 8,
}
