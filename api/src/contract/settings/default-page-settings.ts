import { brandPayments } from '../defaults/brand.config.ts'
import { brandPrivacy } from '../defaults/privacy.config.ts'
import { codeOffers } from './code-offers.ts'
import { codeLook, codeOrganisation, codePromises } from './code-settings.ts'
import { computePageSettings } from './page-settings.ts'

const { contactName, phone, email, ackHours, answerDays } = brandPrivacy

/** Page settings of builds and the development server. */
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
