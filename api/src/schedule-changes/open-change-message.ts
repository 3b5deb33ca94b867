import { newId, type Reader } from '@thodu/db'
import type { Office } from '../contract/office.ts'
import type { Language } from '../contract/people/languages.ts'
import type { CaretakerChanges } from '../contract/schedule-changes/schedule-changes.schema.ts'
import { momentOf } from '../contract/time.ts'
import { toldTemplate } from '../contract/whatsapp/whatsapp.schema.ts'
import { formatDateTime } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, notFound } from '../http/errors/api-error.ts'
import { mailWords } from '../mail/mail-words.ts'
import { auditVisit } from '../visits/audit-visit.ts'
import { briefBefore } from '../visits/to-own-visit.ts'
import { chatLink, toMobile } from '../whatsapp/message-parts.ts'
import { listOpenChanges, type OpenChange, toScheduleChange } from './schedule-changes.queries.ts'

async function findCaretaker(db: Reader, id: string) {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'phone', 'language'])
    .where('id', '=', id)
    .where('role', '=', 'caretaker')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

export type FoundMessage = { answer: CaretakerChanges; bookings: string[] }

/** The message contains the address only from a day before the visit, as in the app (rule VISIT-6). */
function placeOf({ startsAt, area, details }: OpenChange, now: Date): string {
  const isNear = Date.parse(startsAt) - briefBefore <= now.getTime()
  const address = [details.address, details.city].filter(Boolean).join(', ')
  return isNear && address !== '' ? address : area
}

type Context = { language: Language; office: Office; now: Date }

/** Writes one WhatsApp message about all open changes of a caretaker, without patients and services (rule VISIT-30). */
function writeChangeMessage(changes: readonly OpenChange[], { language, office, now }: Context): string {
  const words = mailWords[language].scheduleChanges
  const format = (at: string): string => formatDateTime(at, language)
  const lines = changes.map((change) => {
    const { kind, startsAt, before } = change
    if (kind === 'cancelled') return words.cancelled(format(startsAt))
    const visit = [format(startsAt), placeOf(change, now)].filter(Boolean).join(', ')
    return before === null ? words.added(visit) : words.moved(visit, format(before))
  })
  return [words.intro, ...lines, words.confirm(`${office.publicUrl}/caretaker`)].join('\n')
}

/** Reads the open changes of a caretaker and previews the message about them. @throws ApiError 404 */
export async function readChangeMessage(db: Reader, deps: Deps, id: string): Promise<FoundMessage> {
  const { name, phone, language: chosen } = await findCaretaker(db, id)
  const now = deps.now()
  const changes = await listOpenChanges(db, now, id)
  const language = chosen ?? 'en'
  const { office } = deps.config
  const text = changes.length === 0 ? null : writeChangeMessage(changes, { language, office, now })
  const mobile = toMobile(phone)
  const hasDraft = text !== null && mobile !== undefined
  return {
    answer: {
      caretaker: { _id: id, name, phone },
      changes: changes.map((change) => toScheduleChange(change)),
      language,
      text,
      url: hasDraft ? chatLink(office.brand.messagingBaseUrl, mobile, text) : null,
    },
    bookings: bookingsOf(changes),
  }
}

const bookingsOf = (changes: readonly OpenChange[]): string[] => [...new Set(changes.map(({ booking }) => booking))]

/**
 * Records that the office opened the message: one row for each booking, by template and language, never the text; the
 * changes count as told (rule VISIT-30).
 * @throws ApiError 404; 409 without a mobile number or an open change
 */
export const openChangeMessage = (deps: Deps, caller: Caller, id: string): Promise<void> =>
  deps.database.write(async (tx) => {
    const { phone, language: chosen } = await findCaretaker(tx, id)
    if (toMobile(phone) === undefined) throw conflict('hand_off.no_mobile')
    const at = deps.now()
    const changes = await listOpenChanges(tx, at, id)
    if (changes.length === 0) throw conflict('hand_off.not_fitting')
    const language = chosen ?? 'en'
    const time = at.toISOString()
    for (const change of changes) {
      await tx
        .updateTable('schedule_changes')
        .set({ told_at: time, told_by: caller.actor.id })
        .where('visit_id', '=', change.visitId)
        .where('caretaker_id', '=', id)
        .execute()
      const { booking, bookingId, startsAt } = change
      const visit = { booking_id: booking, booking_code: bookingId, starts_min: momentOf(startsAt) }
      const what = ': WhatsApp message to the caretaker opened'
      await auditVisit(tx, caller, visit, { action: 'STATUS_UPDATE', what, changes: [], at })
    }
    for (const booking of bookingsOf(changes))
      await tx
        .insertInto('communications')
        .values({
          id: newId(at.getTime()),
          booking_id: booking,
          sent_to: 'caretaker',
          channel: 'whatsapp',
          template: toldTemplate,
          language,
          state: 'opened',
          reason: null,
          by_id: caller.actor.id,
          created_at: time,
          settled_at: null,
          provider_id: null,
        })
        .execute()
  })
