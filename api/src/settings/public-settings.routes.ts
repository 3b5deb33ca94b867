import { catalogueOf, type Offers, soldOf } from '../contract/care/offers.ts'
import { formatOfficePhone } from '../contract/settings/office-of.ts'
import { logoPath } from '../contract/settings/page-settings.ts'
import { type PublicSettings, publicSettingsCalls } from '../contract/settings/public-settings.calls.ts'
import type { SettingsValues } from '../contract/settings/settings.schema.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'

function listServices(offers: Offers): PublicSettings['services'] {
  const sold = soldOf(offers)
  return catalogueOf(offers).map(({ id, listed }) => ({
    id,
    listed,
    packages: sold[id].packages.map(({ names, name: _english, ...shown }) => ({ ...shown, name: names })),
  }))
}

/** Leaves out the team's rules and the accounts that receive money. */
const toPublicSettings = (values: SettingsValues): PublicSettings => ({
  organisation: values.organisation,
  phoneDisplay: formatOfficePhone(values.organisation.phone),
  services: listServices(values.services.services),
  promises: values.promises,
  privacy: values.privacy,
  look: { accent: values.look.accent, logo: values.look.logo && logoPath(values.look.logo) },
  payingWays: (['upi', 'bank'] as const).filter((way) => values.payments[way] !== null),
})

/** Answers the public part of the settings (rule SET-10). */
export const createPublicSettingsRoutes = ({ settings }: Pick<Deps, 'settings'>) =>
  createRoutes(publicSettingsCalls).on('GET /settings', { audience: 'anyone' }, ({ c }) => {
    // Clients ask again each time; if nothing has changed, the ETag makes the answer a short 304.
    c.header('Cache-Control', 'no-cache')
    return toPublicSettings(settings.values)
  }).router
