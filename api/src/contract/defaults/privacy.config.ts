import { brand } from './brand.config.ts'

/**
 * Whom people ask about what is kept of them, and in what times: a request is acknowledged within `ackHours` and answered within
 * `answerDays` (90 at most). Details of care are kept `careYears` after the last care, payments and issued documents `bookYears`.
 * The page /privacy says the same numbers; letters reach the brand's address. `contactName` is a person by name, or a role.
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
