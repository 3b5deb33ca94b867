import { brand } from './brand.config.ts'

/**
 * Privacy contact and periods. A request is acknowledged within `ackHours` and answered within `answerDays` (at most 90).
 * Care details are retained for `careYears` after the last care, payments and issued documents for `bookYears`. The page
 * /privacy shows the same numbers; letters reach the brand's address. `contactName` is a person's name or a role.
 */
export const brandPrivacy = {
  contactName: {
    en: 'Privacy contact of the agency',
    te: 'మా సంస్థలో మీ వివరాల గోప్యత చూసే వ్యక్తి',
    hi: 'हमारे यहाँ आपकी जानकारी की गोपनीयता देखने वाले',
  },
  phone: brand.phone as string,
  phoneDisplay: brand.phoneDisplay as string,
  email: brand.privacyEmail as string,
  ackHours: 48,
  answerDays: 30,
  careYears: 3,
  bookYears: 8,
}
