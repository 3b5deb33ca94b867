import type { Offers } from '../contract/care/offers.ts'
import { serviceTypes } from '../contract/care/service-types.ts'
import type { SettingsSection, SettingsValues } from '../contract/settings/settings.schema.ts'

/**
 * Packages are never deleted, because bookings refer to them. A package that a save leaves out, as after *Restore*, stays but
 * is not offered; an added package keeps the hours it was added with (rule SET-6).
 */
function keepPackages(before: Offers, wanted: Offers): Offers {
  const services = { ...wanted }
  for (const type of serviceTypes) {
    const packages = { ...wanted[type].packages }
    for (const [id, known] of Object.entries(before[type].packages)) {
      const { copyOf: _given, ...asked } = packages[id] ?? { ...known, offered: false, popular: false }
      packages[id] = { ...asked, ...(known.copyOf === undefined ? {} : { copyOf: known.copyOf }) }
    }
    services[type] = { ...wanted[type], packages }
  }
  return services
}

/** The values of a save, plus those that a section never loses. */
export function keepKnown<Section extends SettingsSection>(
  section: Section,
  before: SettingsValues[Section],
  wanted: SettingsValues[Section],
): SettingsValues[Section] {
  if (section !== 'services') return wanted
  const [known, asked] = [before, wanted] as SettingsValues['services'][]
  return { services: keepPackages(known?.services as Offers, asked?.services as Offers) } as SettingsValues[Section]
}
