import { brandPrivacy } from '../contract/defaults/privacy.config.ts'
import type { Office } from '../contract/office.ts'
import { codeOffers } from '../contract/settings/code-offers.ts'
import { codeLook, codeOrganisation, codePromises } from '../contract/settings/code-settings.ts'
import { officeOf } from '../contract/settings/office-of.ts'

/** The organisation of an installation without changes in the browser (rule SET-8). */
export const codeOffice = (publicUrl: string, privacy = brandPrivacy): Office =>
  officeOf({
    organisation: codeOrganisation,
    promises: codePromises,
    privacy,
    look: codeLook,
    offers: codeOffers,
    defaults: codeOffers,
    publicUrl,
  })
