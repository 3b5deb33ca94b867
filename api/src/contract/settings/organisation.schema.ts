import { texts } from '../texts.ts'
import { lineText, neededLine, neededText } from '../wire/free-text.ts'
import { z } from '../wire/zod.ts'
import {
  emailSetting,
  inEveryLanguage,
  optionalPhoneSetting,
  phoneSetting,
  webAddressSetting,
} from './contact-fields.ts'

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
