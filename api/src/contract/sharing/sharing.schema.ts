import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { ticks } from '../visits/tick.schema.ts'
import { visitProofs, visitStatuses } from '../visits/visit-parts.ts'
import { neededLine } from '../wire/free-text.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** How many days a link lives, unless the family says otherwise, and at the most. */
export const usualDays = 7
export const mostDays = 30

/** Whether a browser knows the zone, as "America/Chicago". */
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
  /** Whether the reader also sees which tasks were done at each visit: that tells about health, so the family chooses it. */
  showTasks: z.boolean(texts.details.chooseOption).default(false),
})
export type CreateDayLink = z.input<typeof createDayLinkSchema>

const dayLinkParts = {
  _id: id,
  /** What the family calls the reader. */
  name: z.string(),
  zone: z.string(),
  language: z.enum(languages),
  /** When it ends by itself: the day that was chosen, or two days after the booking. */
  expiresAt: time,
  createdAt: time,
  /** Hours in which it was opened, and when last. */
  opens: count,
  lastOpenedAt: time.nullable(),
  showTasks: z.boolean(),
}

/** A link as its family sees it, with the address to hand on. */
export const dayLinkSchema = z.strictObject({ ...dayLinkParts, url: z.string() })
export type DayLink = z.output<typeof dayLinkSchema>

/** The same for the office, which can stop a link and not open it. */
export const officeDayLinkSchema = z.strictObject(dayLinkParts)
export type OfficeDayLink = z.output<typeof officeDayLinkSchema>

/** What carries the link of GET /day: `ID.MAC`, as it stands behind the # of the address. A wrong one of any length is 404. */
export const dayLinkHeader = z.object({ 'x-day-link': z.string().default('') })

/** A visit as somebody far away sees it (rule SHARE-3). */
const dayVisitSchema = z.strictObject({
  startsAt: time,
  endsAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  status: z.enum(visitStatuses).exclude(['cancelled']),
  /** First name; null while nobody is chosen. */
  caretaker: z.string().nullable(),
  startProof: z.enum(visitProofs).nullable(),
  /** Somebody else comes than was told before. */
  isReplacement: z.boolean(),
  /** Tasks ticked at the end; only where the family lets this reader see them. */
  tasks: ticks.exactOptional(),
})
export type DayVisit = z.output<typeof dayVisitSchema>

/** GET /day: yesterday, today and tomorrow of one booking, and nothing else of it (rule SHARE-3). */
export const dayPageSchema = z.strictObject({
  patient: z.string(),
  sharedBy: z.string(),
  zone: z.string(),
  expiresAt: time,
  /** The moment of what stands here. */
  asOf: time,
  visits: z.array(dayVisitSchema),
})
export type DayPage = z.output<typeof dayPageSchema>

/**
 * An account's own calendar for programs that read one by its address (rule SHARE-6). `endsAt` is null while there is no address;
 * `url` is null too while the session has no fresh proof.
 */
export const calendarFeedSchema = z.strictObject({
  url: z.string().nullable(),
  lastReadAt: time.nullable(),
  endsAt: time.nullable(),
})
export type CalendarFeed = z.output<typeof calendarFeedSchema>
