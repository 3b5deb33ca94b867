import { catalogueOf, type Offers, soldOf } from '../contract/care/offers.ts'
import { formatOfficePhone } from '../contract/settings/office-of.ts'
import { logoPath } from '../contract/settings/page-settings.ts'
import type { PublicSettings } from '../contract/settings/public-settings.calls.ts'
import type { SettingsValues } from '../contract/settings/settings.schema.ts'

function listServices(offers: Offers): PublicSettings['services'] {
  const sold = soldOf(offers)
  return catalogueOf(offers).map(({ id, listed }) => ({
    id,
    listed,
    packages: sold[id].packages.map(({ names, name: _english, ...shown }) => ({ ...shown, name: names })),
  }))
}

/** Leaves out the team's rules and the accounts that receive money. */
export const toPublicSettings = (values: SettingsValues): PublicSettings => ({
  organisation: values.organisation,
  phoneDisplay: formatOfficePhone(values.organisation.phone),
  services: listServices(values.services.services),
  promises: values.promises,
  privacy: values.privacy,
  look: { accent: values.look.accent, logo: values.look.logo && logoPath(values.look.logo) },
  payingWays: (['upi', 'bank'] as const).filter((way) => values.payments[way] !== null),
})
