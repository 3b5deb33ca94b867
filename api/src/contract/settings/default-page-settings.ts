import { brandPayments } from '../defaults/brand.config.ts'
import { brandPrivacy } from '../defaults/privacy.config.ts'
import { codeOffers } from './code-offers.ts'
import { codeLook, codeOrganisation, codePromises } from './code-settings.ts'
import { computePageSettings } from './page-settings.ts'

const { contactName, phone, email, ackHours, answerDays } = brandPrivacy

/** The settings of pages in an office that changed none: what a build renders, and what the development server shows. */
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
