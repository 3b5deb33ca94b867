import { nearestAccent } from '../look/accent-colours.ts'
import { normalizePhone } from '../people/phone-numbers.ts'
import { texts } from '../texts.ts'
import { lineText, neededLine, neededText } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'

const { phone, email, webAddress } = texts.settings

/** E.164: blanks, hyphens, brackets and a trunk 0 or 00 are removed, and an Indian mobile number gets +91 (rule ACC-7). */
export const phoneSetting = z
  .string(phone)
  .max(40, phone)
  .overwrite((typed) => normalizePhone(typed).replace(/^(?:91)?(?=[6-9]\d{9}$)/, '+91'))
  .refine((typed) => /^\+\d{8,15}$/.test(typed), phone)
export const optionalPhoneSetting = z.union([z.literal(''), phoneSetting], phone)
export const emailSetting = z.email(email).max(254, email)
export const webAddressSetting = z.url({ protocol: /^https$/, error: webAddress }).max(300, webAddress)

export const inEveryLanguage = (max: number) => {
  const line = neededLine(max)
  return z.object({ en: line, te: line, hi: line })
}

const words = texts.settings
const pincode = z.string(words.pincode).regex(/^[1-9]\d{5}$/, words.pincode)
const clockTime = z.string(words.clockTime).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, words.clockTime)
const dayName = '(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)'
const officeDays = z
  .string(words.days)
  .regex(new RegExp(`^${dayName}(?:-${dayName})?(?:,${dayName}(?:-${dayName})?)*$`), words.days)

/** `image` is a path on this server, or empty. */
const member = z.object({
  name: neededLine(80),
  role: neededLine(80),
  story: neededText(600),
  image: z
    .string()
    .max(200, words.sitePath)
    .regex(/^(?:\/[\w-][\w./-]*)?$/, words.sitePath),
  link: z.union([z.literal(''), webAddressSetting], words.webAddress),
})

const zone = z.object({
  id: z.string().regex(/^[a-z][a-z\d-]{0,39}$/, words.zoneId),
  pincodes: z.array(pincode).max(100),
  /** Caretakers of adjacent zones count as near. */
  neighbours: z.array(z.string().max(40)).max(50),
})

/** Names and contact details for mails, bills, calendars and pages (rule SET-8). */
export const organisationSettingsSchema = z
  .object({
    name: inEveryLanguage(60),
    nameMeaning: inEveryLanguage(200),
    tagline: inEveryLanguage(120),
    city: inEveryLanguage(60),
    serviceArea: inEveryLanguage(200),
    /** Spellings, separated by commas. */
    servedPlaces: inEveryLanguage(400),
    state: inEveryLanguage(60),
    street: inEveryLanguage(200),
    locality: inEveryLanguage(120),
    postalCode: pincode,
    phone: phoneSetting,
    /** May be empty. */
    secondPhone: optionalPhoneSetting,
    email: emailSetting,
    legalEmail: emailSetting,
    officeHours: z.object({ days: officeDays, opens: clockTime, closes: clockTime }),
    /** Office hours as text, for pages and mails. */
    hoursText: inEveryLanguage(80),
    /** Closed days, YYYY-MM-DD. */
    holidays: z.array(z.iso.date(words.holiday)).max(100),
    messagingNumber: phoneSetting,
    partnershipMessagingNumber: phoneSetting,
    social: z.array(z.object({ label: neededLine(40), icon: neededLine(40), url: webAddressSetting })).max(20),
    team: z.array(member).max(30),
    company: z.object({ name: lineText(120), registration: lineText(120) }),
    termsVersion: neededLine(40),
    termsUpdated: inEveryLanguage(40),
    zones: z.array(zone).max(100),
  })
  .superRefine(({ officeHours, zones }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (officeHours.opens >= officeHours.closes) refuse(['officeHours', 'closes'], words.closes)
    const ids = new Set(zones.map(({ id }) => id))
    for (const [place, { id, neighbours, pincodes }] of zones.entries()) {
      if (zones.findIndex((one) => one.id === id) !== place) refuse(['zones', place, 'id'], words.zoneTwice)
      if (neighbours.some((neighbour) => !ids.has(neighbour))) refuse(['zones', place, 'neighbours'], words.neighbour)
      const isTaken = (code: string) => zones.findIndex((one) => one.pincodes.includes(code)) !== place
      if (pincodes.some(isTaken)) refuse(['zones', place, 'pincodes'], words.pincodeTwice)
    }
  })
export type OrganisationValues = z.output<typeof organisationSettingsSchema>

const { colour, accent } = texts.settings

/** SHA-256 of its picture. */
export const logoId = z.string().regex(/^[0-9a-f]{64}$/)

/** A logo, and one accent colour from which light and dark shades are computed (rules SET-13, SET-14). */
export const lookSettingsSchema = z.object({
  accent: z
    .string(colour)
    .overwrite((typed) => typed.trim().toLowerCase())
    .refine((typed) => /^#[0-9a-f]{6}$/.test(typed), { error: colour, abort: true })
    .superRefine((typed, context) => {
      const nearest = nearestAccent(typed)
      if (nearest !== typed) context.addIssue({ code: 'custom', message: accent, params: { nearest } })
    }),
  /** null shows the brand's mark. */
  logo: logoId.nullable(),
})
export type LookValues = z.output<typeof lookSettingsSchema>

/** Thirty days. */
const longest = 30 * 24 * 60
const minutes = z
  .int(texts.settings.promisedMinutes)
  .min(1, texts.settings.promisedMinutes)
  .max(longest, texts.settings.promisedMinutes)

/** Promises to families, in minutes (rule SET-7). */
export const promisesSettingsSchema = z.object({
  call: minutes,
  match: minutes,
  verification: minutes,
  caregiver: minutes,
  callback: minutes,
  reply: minutes,
  /** `always` counts day and night, `office` only office hours. */
  clock: z.enum(['always', 'office']),
  /** null hides it. */
  advertisedRating: z
    .number(texts.settings.rating)
    .min(1, texts.settings.rating)
    .max(5, texts.settings.rating)
    .nullable(),
  advertisedFactors: z
    .int(texts.settings.factors)
    .min(1, texts.settings.factors)
    .max(1_000, texts.settings.factors)
    .nullable(),
})
export type PromisesValues = z.output<typeof promisesSettingsSchema>

const { ackHours, answerDays, ackBeforeAnswer } = texts.settings

/**
 * Retention years are not settings (rule SET-9): the notice that families agree to states them, and a changed notice needs a
 * new version.
 */
export const privacySettingsSchema = z
  .object({
    /** A person's name, or a role. */
    contactName: inEveryLanguage(80),
    phone: phoneSetting,
    email: emailSetting,
    ackHours: z.int(ackHours).min(1, ackHours).max(2_160, ackHours),
    /** Days until the answer; the law allows 90. */
    answerDays: z.int(answerDays).min(1, answerDays).max(90, answerDays),
  })
  .refine((values) => values.ackHours <= values.answerDays * 24, { path: ['ackHours'], error: ackBeforeAnswer })
export type PrivacyValues = z.output<typeof privacySettingsSchema>
