import { type Offers, packageNameIn } from '../care/offers.ts'
import { type BrandWords, brand } from '../defaults/brand.config.ts'
import type { Office } from '../office.ts'
import { type Language, languages } from '../people/languages.ts'
import type { PrivacySetup } from '../privacy/privacy-setup.ts'
import { promisedHoursIn } from '../promises/promised-hours.ts'
import type { LookValues, OrganisationValues, PromisesValues } from './sections.schema.ts'

/** Formats "+91 87000 00100"; foreign numbers stay ungrouped. */
export const formatOfficePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

const wordsIn = (values: OrganisationValues, language: Language): BrandWords => ({
  name: values.name[language],
  nameMeaning: values.nameMeaning[language],
  tagline: values.tagline[language],
  city: values.city[language],
  serviceArea: values.serviceArea[language],
  servedPlaces: values.servedPlaces[language],
  state: values.state[language],
  street: values.street[language],
  locality: values.locality[language],
  officeHours: values.hoursText[language],
  termsUpdated: values.termsUpdated[language],
})

const inEach = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>

/** Returns names and contact details in the form of the configuration file (rule SET-8). */
export function nameOrganisation({ organisation, privacy }: Pick<Input, 'organisation' | 'privacy'>) {
  const words = inEach((language) => wordsIn(organisation, language))
  const { name, nameMeaning, tagline, city, serviceArea, servedPlaces, state, street, locality, officeHours } = words.en
  const { phone, secondPhone, email, legalEmail, postalCode, company, termsVersion } = organisation
  return {
    words,
    brand: {
      ...brand,
      ...{ name, nameMeaning, tagline, city, serviceArea, servedPlaces, state },
      ...{ phone, secondPhone, email, legalEmail, company, termsVersion },
      phoneDisplay: formatOfficePhone(phone),
      secondPhoneDisplay: formatOfficePhone(secondPhone),
      privacyEmail: privacy.email,
      postalAddress: { street, locality, region: state, postalCode },
      officeHours: { ...organisation.officeHours, text: officeHours },
      messagingNumber: organisation.messagingNumber.slice(1),
      partnershipMessagingNumber: organisation.partnershipMessagingNumber.slice(1),
      termsUpdated: words.en.termsUpdated,
    },
  }
}

type Input = {
  organisation: OrganisationValues
  promises: PromisesValues
  privacy: PrivacySetup
  look: LookValues
  offers: Offers
  /** Earlier bookings may use their names. */
  defaults: Offers
  publicUrl: string
}

/** Builds the organisation's public values from the current settings (rule SET-8). */
export function officeOf({ organisation, promises, privacy, look, offers, defaults, publicUrl }: Input): Office {
  const { words, brand: named } = nameOrganisation({ organisation, privacy })
  const { advertisedRating, advertisedFactors } = promises
  return {
    publicUrl,
    brand: { ...named, advertisedRating, advertisedFactors },
    words,
    zones: organisation.zones,
    hours: inEach((language) => promisedHoursIn(language, promises)),
    privacy,
    accent: look.accent,
    packageName: (language, name, stored) => packageNameIn({ offers, defaults }, language, name, stored),
  }
}
