import { brand, brandColours, brandPromises, brandWords, brandZones } from '../defaults/brand.config.ts'
import { type Language, languages } from '../people/languages.ts'
import type { LookValues, OrganisationValues, PromisesValues } from './sections.schema.ts'

type Words = (typeof brandWords)[Language]
const inEach = (field: keyof Words): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, brandWords[language][field]])) as Record<Language, string>

/** This organisation applies until the owner changes it in the browser (rule SET-8). */
export const initialOrganisation: OrganisationValues = {
  name: inEach('name'),
  nameMeaning: inEach('nameMeaning'),
  tagline: inEach('tagline'),
  city: inEach('city'),
  serviceArea: inEach('serviceArea'),
  servedPlaces: inEach('servedPlaces'),
  state: inEach('state'),
  street: inEach('street'),
  locality: inEach('locality'),
  postalCode: brand.postalAddress.postalCode,
  phone: brand.phone,
  secondPhone: brand.secondPhone,
  email: brand.email,
  legalEmail: brand.legalEmail,
  officeHours: { days: brand.officeHours.days, opens: brand.officeHours.opens, closes: brand.officeHours.closes },
  hoursText: inEach('officeHours'),
  holidays: [...brandPromises.holidays],
  messagingNumber: `+${brand.messagingNumber}`,
  partnershipMessagingNumber: `+${brand.partnershipMessagingNumber}`,
  social: brand.social.map((link) => ({ ...link })),
  team: brand.team.map(({ image = '', link = '', ...member }) => ({ ...member, image, link })),
  company: { ...brand.company },
  termsVersion: brand.termsVersion,
  termsUpdated: inEach('termsUpdated'),
  zones: brandZones.map(({ id, pincodes, neighbours }) => ({
    id,
    pincodes: [...pincodes],
    neighbours: [...neighbours],
  })),
}

/** The colour applies until the owner changes it in the browser (rule SET-8). */
export const initialLook: LookValues = { accent: brandColours.leaf[0], logo: null }

/** The promised times apply until the owner changes them in the browser (rule SET-8). */
export const initialPromises: PromisesValues = {
  call: brandPromises.call,
  match: brandPromises.match,
  verification: brandPromises.verification,
  caregiver: brandPromises.caregiver,
  callback: brandPromises.callback,
  reply: brandPromises.reply,
  clock: brandPromises.clock,
  advertisedRating: brand.advertisedRating,
  advertisedFactors: brand.advertisedFactors,
}
