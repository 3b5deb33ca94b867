import type { NamedPackage } from './care/offers.ts'
import type { Brand, BrandWords } from './defaults/brand.config.ts'
import type { Language } from './people/languages.ts'
import type { PrivacySetup } from './privacy/privacy-setup.ts'
import type { PromisedHours } from './promises/promised-hours.ts'

/** The same fields with the values of any team. */
type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends object
      ? { readonly [Field in keyof Value]: Widened<Value[Field]> }
      : Value
export type Zone = { readonly id: string; readonly pincodes: readonly string[]; readonly neighbours: readonly string[] }
export type BrandValues = Widened<Omit<Brand, 'payingWays' | 'social' | 'team'>>

/** The organisation as mails, papers and calendars name it at one moment: the settings in force, and the address of this server. */
export type Office = {
  publicUrl: string
  brand: BrandValues
  /** What its name, city and hours are called in each language. */
  words: Readonly<Record<Language, BrandWords>>
  /** Parts of the city by their pincodes, and which lie side by side. */
  zones: readonly Zone[]
  /** Promised hours, as sentences of each language say them. */
  hours: Readonly<Record<Language, PromisedHours>>
  privacy: PrivacySetup
  /** The colour of links in mails (rule SET-13). */
  accent: string
  /** A booked package in a reader's language; `stored` is its English name of when it was booked. */
  packageName: (language: Language, named: NamedPackage, stored: string) => string
}
