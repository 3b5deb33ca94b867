import type { Reader } from '@thodu/db'
import { whatsAppCalls } from '../contract/whatsapp/whatsapp.calls.ts'
import {
  type Communication,
  type RecordedTemplate,
  templatesDespiteOff,
  type WhatsAppMessage,
} from '../contract/whatsapp/whatsapp.schema.ts'
import { listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { forbidden, notFound } from '../http/errors/api-error.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { chatLink } from './message-parts.ts'
import { openMessage } from './open-message.ts'
import { readWhatsAppMessage } from './whatsapp.queries.ts'
import { fittingTemplate, templatesFor, writeMessage } from './write-messages.ts'

const audience = ['admin'] as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const most = 200

async function listCommunications(db: Reader, where: { booking: string } | { id: string }): Promise<Communication[]> {
  const query = db
    .selectFrom('communications')
    .innerJoin('accounts', 'accounts.id', 'communications.by_id')
    .selectAll('communications')
    .select('accounts.name as by_name')
  const rows = await ('booking' in where
    ? query.where('booking_id', '=', where.booking)
    : query.where('communications.id', '=', where.id)
  )
    .orderBy('communications.created_at', 'desc')
    .orderBy('communications.id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    to: row.sent_to,
    channel: row.channel,
    template: row.template as RecordedTemplate,
    language: row.language,
    state: row.state,
    by: { _id: row.by_id, name: row.by_name },
    createdAt: row.created_at,
    settledAt: row.settled_at,
  }))
}

const accessToBooking = (_answer: unknown, _id: string, source: string) => openedRecord('booking', source)

/** WhatsApp messages of the office (rules CALL-7, CALL-8). */
export function createWhatsAppRoutes(deps: Deps) {
  const { read } = deps.database
  return createRoutes(whatsAppCalls)
    .on('GET /admin/bookings/{id}/hand-off', { audience, recordsAccess: 'booking' }, async ({ id, query }) => {
      const { to = 'family', language: asked, caretaker, visit } = query
      const found = await readWhatsAppMessage(read, deps.config, { bookingId: id, to, caretaker, visit }, deps.now())
      const language = asked ?? found.language
      const fitting = fittingTemplate(found.facts)
      const answer: WhatsAppMessage = {
        to,
        language,
        refusal: found.mobile === undefined ? 'no-mobile' : found.isSwitchedOff ? 'switched-off' : null,
        messages: templatesFor(to).flatMap((template) => {
          const text = writeMessage(template, language, found.facts)
          if (text === undefined) return []
          const url =
            found.mobile === undefined ? null : chatLink(deps.config.office.brand.messagingBaseUrl, found.mobile, text)
          const isDespiteOff = templatesDespiteOff.includes(template)
          return [{ template, text, url, isDespiteOff, isFitting: template === fitting }]
        }),
      }
      return answer
    })
    .on(
      'GET /admin/bookings/{id}/communications',
      { audience, recordsAccess: (_, id) => listedRecords('booking', [id]) },
      async ({ id }) => {
        const booking = await read.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
        if (!booking) throw notFound()
        return listCommunications(read, { booking: id })
      },
    )
    .on('POST /admin/communications', { audience, recordsAccess: accessToBooking, audit }, async ({ body, caller }) => {
      if (await deps.accessLog.isRestricted(body.bookingId)) throw forbidden('privacy.restricted')
      return new AnswerWithSource(await openMessage(deps, caller, body), body.bookingId)
    })
    .on('PUT /admin/communications/{id}', { audience, recordsAccess: 'none', audit }, async ({ id, body }) => {
      const { state } = body
      await deps.database.write((tx) =>
        tx
          .updateTable('communications')
          .set({ state, settled_at: deps.now().toISOString() })
          .where('id', '=', id)
          .where('state', 'in', ['opened', 'sent', 'not-sent'])
          .execute(),
      )
      const [message] = await listCommunications(read, { id })
      if (!message) throw notFound()
      return message
    }).router
}
