import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { ticks } from '../visits/visit-parts.schema.ts'
import { visitProofs, visitStatuses } from '../visits/visit-parts.ts'
import { neededLine } from '../wire/free-text.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** Days for which a link is valid. */
export const usualDays = 7
export const mostDays = 30

/** Whether the browser supports a zone such as "America/Chicago". */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** POST /booking/{id}/day-links (rule SHARE-1). */
export const createDayLinkSchema = z.object({
  name: neededLine(60),
  zone: z.string().max(60, texts.details.chooseOption).refine(isZone, texts.details.chooseOption),
  language: z.enum(languages, texts.details.chooseOption),
  days: z.int(texts.dayLink.days).min(1, texts.dayLink.days).max(mostDays, texts.dayLink.days).default(usualDays),
  /** Completed tasks reveal health details, so the family decides whether the reader sees them. */
  showTasks: z.boolean(texts.details.chooseOption).default(false),
})
export type CreateDayLink = z.input<typeof createDayLinkSchema>

const dayLinkParts = {
  _id: id,
  name: z.string(),
  zone: z.string(),
  language: z.enum(languages),
  /** The link expires on the chosen day, or two days after the booking. */
  expiresAt: time,
  createdAt: time,
  /** Number of hours in which it was opened. */
  opens: count,
  lastOpenedAt: time.nullable(),
  showTasks: z.boolean(),
}

/** A link as the family sees it, with the address to pass on. */
export const dayLinkSchema = z.strictObject({ ...dayLinkParts, url: z.string() })
export type DayLink = z.output<typeof dayLinkSchema>

/** The office can stop a link but not open it. */
export const officeDayLinkSchema = z.strictObject(dayLinkParts)
export type OfficeDayLink = z.output<typeof officeDayLinkSchema>

/** `ID.MAC`, the part after # in the address. A wrong value of any length is answered with 404. */
export const dayLinkHeader = z.object({ 'x-day-link': z.string().default('') })

/** A visit as the reader of a day link sees it (rule SHARE-3). */
const dayVisitSchema = z.strictObject({
  startsAt: time,
  endsAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  status: z.enum(visitStatuses).exclude(['cancelled']),
  /** First name; null when no caretaker is assigned. */
  caretaker: z.string().nullable(),
  startProof: z.enum(visitProofs).nullable(),
  /** Whether another caretaker comes than announced. */
  isReplacement: z.boolean(),
  /** Tasks are included only if the family shows them to this reader. */
  tasks: ticks.exactOptional(),
})
export type DayVisit = z.output<typeof dayVisitSchema>

/** GET /day: nothing of the booking except these visits (rule SHARE-3). */
export const dayPageSchema = z.strictObject({
  patient: z.string(),
  sharedBy: z.string(),
  zone: z.string(),
  expiresAt: time,
  asOf: time,
  visits: z.array(dayVisitSchema),
})
export type DayPage = z.output<typeof dayPageSchema>

/**
 * `endsAt` is null while there is no address; `url` is also null while the session lacks a recent two-factor proof (rule
 * SHARE-6).
 */
export const calendarFeedSchema = z.strictObject({
  url: z.string().nullable(),
  lastReadAt: time.nullable(),
  endsAt: time.nullable(),
})
export type CalendarFeed = z.output<typeof calendarFeedSchema>
