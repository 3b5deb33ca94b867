import { brandPrivacy } from '../contract/defaults/privacy.config.ts'
import type { Office } from '../contract/office.ts'
import { initialOffers } from '../contract/settings/initial-offers.ts'
import { initialLook, initialOrganisation, initialPromises } from '../contract/settings/initial-settings.ts'
import { officeOf } from '../contract/settings/office-of.ts'

/** The office before the owner changes any setting in the browser (rule SET-8). */
export const initialOffice = (publicUrl: string, privacy = brandPrivacy): Office =>
  officeOf({
    organisation: initialOrganisation,
    promises: initialPromises,
    privacy,
    look: initialLook,
    offers: initialOffers,
    defaults: initialOffers,
    publicUrl,
  })
