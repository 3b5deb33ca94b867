import type { Language } from '../people/languages.ts'

/** Prices are whole rupees; `unit` may be empty. */
export type CarePackage = {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly originalPrice: number
  readonly unit: string
  readonly popular: boolean
  /** The settings fill in the names by language, and the package of the code whose hours it uses (rule SET-6). */
  readonly names?: Readonly<Partial<Record<Language, string>>>
  readonly hoursOf?: string
}
/** `listed`: shown on the page where families choose. */
export type SoldService = { readonly listed: boolean; readonly packages: readonly CarePackage[] }

const pack = (
  id: string,
  name: string,
  price: number,
  originalPrice: number,
  unit = '',
  popular = false,
): CarePackage => ({
  id,
  name,
  price,
  originalPrice,
  unit,
  popular,
})

/** Defaults, until an admin changes them (rules CAT-5, SET-6). */
export const soldPackages = {
  'elderly-care': {
    listed: true,
    packages: [
      pack('basic', '6 Hours Daily', 3000, 3500, 'per day'),
      pack('standard', '12 Hours Daily', 5500, 6500, 'per day', true),
      pack('premium', '24/7 Care', 10000, 12000, 'per day'),
    ],
  },
  'post-operative': {
    listed: true,
    packages: [
      pack('short', '1 Week Recovery', 15000, 18000, 'per week', true),
      pack('extended', '2 Weeks Recovery', 28000, 34000),
      pack('intensive', 'Intensive 24/7 Recovery', 50000, 60000, 'per week'),
    ],
  },
  caretaking: {
    listed: true,
    packages: [
      pack('daytime', 'Daytime Care 8h', 4000, 4500, '', true),
      pack('nighttime', 'Nighttime Care', 4500, 5000, 'per night'),
      pack('full', 'Full Day Care', 9000, 10000, 'per day'),
    ],
  },
  'baby-care': {
    listed: false,
    packages: [
      pack('newborn', 'Newborn 6h', 3500, 4000, '', true),
      pack('infant', 'Infant 12h', 6000, 7000),
      pack('full-support', 'Full Support 24/7', 12000, 14000),
    ],
  },
  physiotherapy: {
    listed: true,
    packages: [
      pack('single', 'Single Session 1h', 800, 1000),
      pack('weekly', 'Weekly 5 sessions', 3500, 4000, '', true),
      pack('monthly', 'Monthly 20 sessions', 12000, 14000),
    ],
  },
} as const satisfies Readonly<Record<string, SoldService>>
