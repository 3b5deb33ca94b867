import { brandPayments } from '../defaults/brand.config.ts'
import { brandPrivacy } from '../defaults/privacy.config.ts'
import { initialOffers } from './initial-offers.ts'
import { initialLook, initialOrganisation, initialPromises } from './initial-settings.ts'
import { computePageSettings } from './page-settings.ts'

const { contactName, phone, email, ackHours, answerDays } = brandPrivacy

/** Settings that the pages use at build time and in `npm run dev`. */
export const defaultPageSettings = computePageSettings(
  {
    organisation: initialOrganisation,
    services: { services: initialOffers },
    promises: initialPromises,
    payments: brandPayments,
    privacy: { contactName, phone, email, ackHours, answerDays },
    look: initialLook,
  },
  null,
)
