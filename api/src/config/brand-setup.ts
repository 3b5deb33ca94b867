import { z } from 'zod'
import { brand, brandPromises, brandWords, brandZones } from '../contract/defaults/brand.config.ts'

/** The parts of brand.config.ts that families and mails depend on; findSetupError checks the payments. */
export const ourBrand = { brand, brandZones, brandPromises, brandWords }
export type BrandSetup = { [Part in keyof typeof ourBrand]: unknown }

const words = z.string().trim().min(1, 'is empty')
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')
const email = z.email('must be an e-mail address')
const webAddress = z.url({ protocol: /^https$/, error: 'must be an address such as https://example.org' })
const chatNumber = z.string().regex(/^\d{10,15}$/, 'must have digits only, with the country code, such as 918700000100')
const shortNumber = z.string().regex(/^\d{3,5}$/, 'must be a short number such as 108')
const pincode = z.string().regex(/^[1-9]\d{5}$/, 'must be a pincode of six digits')
/** office-clock.ts would read "Monday to Friday" as Monday alone. */
const dayName = '(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)'
const days = z
  .string()
  .regex(
    new RegExp(`^${dayName}(?:-${dayName})?(?:,${dayName}(?:-${dayName})?)*$`),
    'must be such as Mon-Sat or Mon,Wed,Fri',
  )

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const brandSchema = z
  .looseObject({
    name: words,
    tagline: words,
    city: words,
    serviceArea: words,
    servedPlaces: words,
    state: words,
    phone: z.string().regex(/^\+\d{8,15}$/, 'must be a number with its country code, such as +918700000100'),
    phoneDisplay: words,
    email,
    legalEmail: email,
    privacyEmail: email,
    postalAddress: z.looseObject({ street: words, locality: words, region: words, postalCode: pincode }),
    officeHours: z
      .looseObject({ days, opens: clockTime, closes: clockTime, text: words })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than opens' }),
    messagingNumber: chatNumber,
    partnershipMessagingNumber: chatNumber,
    messagingBaseUrl: webAddress,
    social: z.array(z.looseObject({ label: words, icon: words, url: webAddress })),
    emergencyNumbers: z.looseObject({ ambulance: shortNumber, medicalHelp: shortNumber }),
    advertisedRating: z.number().min(1).max(5).nullable(),
    advertisedFactors: z.number().int().positive().nullable(),
    payingWays: z.array(z.enum(['upi', 'bank', 'office'])),
    termsVersion: words,
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata'),
  })
  .refine(({ phone, phoneDisplay }) => digitsOf(phone) === digitsOf(phoneDisplay), {
    path: ['phoneDisplay'],
    error: 'shows a different number from phone',
  })

const zonesSchema = z
  .array(z.looseObject({ id: words, pincodes: z.array(pincode), neighbours: z.array(z.string()) }))
  .refine((zones) => zones.every(({ neighbours }) => neighbours.every((id) => zones.some((zone) => zone.id === id))), {
    error: 'a neighbour is not a zone in the list',
  })

const setupSchema = z.object({
  brand: brandSchema,
  brandZones: zonesSchema,
  brandPromises: z.looseObject({
    clock: z.enum(['always', 'office'], 'must be always or office'),
    holidays: z.array(z.iso.date('must be a day such as 2026-12-25')),
  }),
  brandWords: z.record(z.string(), z.looseObject({ name: words, city: words, officeHours: words })),
})

function findError(setup: BrandSetup): string | undefined {
  const issue = setupSchema.safeParse(setup).error?.issues[0]
  return issue && `${issue.path.join('.')} ${issue.message}`
}

/** A start needs the answer for our values twice. */
const ourError = findError(ourBrand)

/** @returns the first invalid value of brand.config.ts with its problem, or undefined */
export const findBrandError = (setup: BrandSetup = ourBrand): string | undefined =>
  setup === ourBrand ? ourError : findError(setup)
