import type { NamedPackage } from './care/offers.ts'
import type { Brand, BrandWords } from './defaults/brand.config.ts'
import type { Language } from './people/languages.ts'
import type { PrivacySetup } from './privacy/privacy-setup.ts'
import type { PromisedHours } from './promises/promised-hours.ts'

/** The same fields with values of any organisation. */
type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends object
      ? { readonly [Field in keyof Value]: Widened<Value[Field]> }
      : Value
export type Zone = { readonly id: string; readonly pincodes: readonly string[]; readonly neighbours: readonly string[] }
export type BrandValues = Widened<Omit<Brand, 'payingWays' | 'social' | 'team'>>

/** The organisation in mails, documents and calendars: current settings, and the address of this server. */
export type Office = {
  publicUrl: string
  brand: BrandValues
  words: Readonly<Record<Language, BrandWords>>
  zones: readonly Zone[]
  hours: Readonly<Record<Language, PromisedHours>>
  privacy: PrivacySetup
  /** Colour of links in mails (rule SET-13). */
  accent: string
  /** `stored` is the English name stored with the booking. */
  packageName: (language: Language, named: NamedPackage, stored: string) => string
}
