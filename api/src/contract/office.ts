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

/** The organisation as mails, documents and calendars name it: current settings, and the address of this server. */
export type Office = {
  publicUrl: string
  brand: BrandValues
  /** Brand texts by language. */
  words: Readonly<Record<Language, BrandWords>>
  /** Areas of the city by pincode, with their neighbours. */
  zones: readonly Zone[]
  /** Promised hours as each language's sentences use them. */
  hours: Readonly<Record<Language, PromisedHours>>
  privacy: PrivacySetup
  /** Colour of links in mails (rule SET-13). */
  accent: string
  /** Returns a booked package's name in the reader's language; `stored` is the English name stored with the booking. */
  packageName: (language: Language, named: NamedPackage, stored: string) => string
}
