import { brandPayments } from '../defaults/brand.config.ts'
import { brandPrivacy } from '../defaults/privacy.config.ts'
import { codeOffers } from './code-offers.ts'
import { codeLook, codeOrganisation, codePromises } from './code-settings.ts'
import { computePageSettings } from './page-settings.ts'

const { contactName, phone, email, ackHours, answerDays } = brandPrivacy

/** Settings that the pages use at build time and in `npm run dev`. */
export const defaultPageSettings = computePageSettings(
  {
    organisation: codeOrganisation,
    services: { services: codeOffers },
    promises: codePromises,
    payments: brandPayments,
    privacy: { contactName, phone, email, ackHours, answerDays },
    look: codeLook,
  },
  null,
)
