import type { Offers } from '../contract/care/offers.ts'
import { serviceTypes } from '../contract/care/service-types.ts'
import type { SettingsSection, SettingsValues } from '../contract/settings/settings.schema.ts'

/**
 * Packages are never deleted, because bookings refer to them. One missing in a save, as after *Restore*, is no longer offered;
 * an added one keeps the hours it was added with (rule SET-6).
 */
function preservePackages(before: Offers, wanted: Offers): Offers {
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

export function preserveUnsent<Section extends SettingsSection>(
  section: Section,
  before: SettingsValues[Section],
  wanted: SettingsValues[Section],
): SettingsValues[Section] {
  if (section !== 'services') return wanted
  const [known, asked] = [before, wanted] as SettingsValues['services'][]
  return { services: preservePackages(known?.services as Offers, asked?.services as Offers) } as SettingsValues[Section]
}
