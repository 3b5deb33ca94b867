import { type ServiceOnPages, soldOf } from '../care/offers.ts'
import { type ServiceType, serviceTypes } from '../care/service-types.ts'
import { type Brand, type BrandLogo, type BrandWords, brand, type PayingWay } from '../defaults/brand.config.ts'
import { brandPrivacy } from '../defaults/privacy.config.ts'
import type { SoldService } from '../defaults/sold-packages.ts'
import { type Colours, coloursOf } from '../look/accent-colours.ts'
import type { BrandValues, Zone } from '../office.ts'
import { type Language, languages } from '../people/languages.ts'
import type { PrivacySetup } from '../privacy/privacy-setup.ts'
import { formatOfficePhone, nameOrganisation } from './office-of.ts'
import type { PromisesValues } from './sections.schema.ts'
import type { SettingsValues, StoredLogo } from './settings.schema.ts'

/** All are public, so they contain no account number (rule SET-11). */
export type PageSettings = {
  brand: BrandValues & Pick<Brand, 'payingWays' | 'social' | 'team'>
  words: Readonly<Record<Language, BrandWords>>
  zones: readonly Zone[]
  promises: Omit<PromisesValues, 'advertisedRating' | 'advertisedFactors'> & { readonly holidays: readonly string[] }
  colours: Colours
  /** null shows the brand's mark. */
  logo: BrandLogo | null
  privacy: PrivacySetup
  packages: Readonly<Record<ServiceType, ServiceOnPages>>
}

/** Address of the logo; it changes with the picture. */
export const logoPath = (logo: string): string => `/logo-${logo.slice(0, 16)}.png`

/** Pages show a way to pay only if the office has set it up (rule MON-4). */
const listPayingWays = (payments: SettingsValues['payments']): readonly PayingWay[] => [
  ...(['upi', 'bank'] as const).filter((way) => payments[way] !== null),
  ...brand.payingWays.filter((way) => way === 'office'),
]

/**
 * A section of settings reaches the pages only here.
 * @param hasRatings ends the advertised rating (rule CAT-10)
 */
export function computePageSettings(
  { organisation, services, promises, payments, privacy, look }: Omit<SettingsValues, 'team'>,
  logo: StoredLogo | null,
  hasRatings = false,
): PageSettings {
  const { advertisedRating, advertisedFactors, ...minutes } = promises
  const contact = { ...brandPrivacy, ...privacy, phoneDisplay: formatOfficePhone(privacy.phone) }
  const named = nameOrganisation({ organisation, privacy: contact })
  return {
    brand: {
      ...named.brand,
      advertisedRating: hasRatings ? null : advertisedRating,
      advertisedFactors,
      payingWays: listPayingWays(payments),
      social: organisation.social,
      team: organisation.team,
    },
    words: named.words,
    zones: organisation.zones,
    promises: { ...minutes, holidays: organisation.holidays },
    colours: coloursOf(look.accent),
    logo: logo && { src: logoPath(logo.logo), width: logo.width, height: logo.height, png: logo.png },
    privacy: contact,
    packages: soldOf(services.services),
  }
}

const noName = { en: '', te: '', hi: '' }

/**
 * Returns the settings for the scripts of a page: without colours, logo and team, and with only the served places of other
 * languages.
 */
export function settingsOfPage(settings: PageSettings, language: Language): Omit<PageSettings, 'colours' | 'logo'> {
  const { colours: _styles, logo: _picture, brand: named, words, packages, privacy, ...rest } = settings
  const placesOnly = ({ servedPlaces }: BrandWords) => ({ servedPlaces }) as BrandWords
  const inLanguage = (sold: ServiceOnPages): SoldService => ({
    ...sold,
    packages: sold.packages.map((option) => ({ ...option, names: { [language]: option.names[language] } })),
  })
  return {
    brand: { ...named, team: [] },
    ...rest,
    privacy: { ...privacy, contactName: { ...noName, [language]: privacy.contactName[language] } },
    packages: Object.fromEntries(
      serviceTypes.map((type) => [type, inLanguage(packages[type])] as const),
    ) as PageSettings['packages'],
    words: Object.fromEntries(
      languages.map((one) => [one, one === language ? words[one] : placesOnly(words[one])]),
    ) as PageSettings['words'],
  }
}

export const settingsBlockId = 'settings'

/** Data is no script, so a policy without unsafe-inline allows it. */
export const formatSettingsBlock = (settings: object): string =>
  `<script type="application/json" id="${settingsBlockId}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`
