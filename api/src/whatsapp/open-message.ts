import { newId } from '@thodu/db'
import { writeAudit } from '../audit/write-audit.ts'
import { type CreateCommunication, templatesDespiteOff } from '../contract/whatsapp/whatsapp.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, forbidden } from '../http/errors/api-error.ts'
import { chatLink, sameWithin } from './message-parts.ts'
import { readWhatsAppMessage } from './whatsapp.queries.ts'
import { templatesFor, writeMessage } from './write-messages.ts'

/**
 * Records a message opened in WhatsApp, by template and language, never its text (rule CALL-8).
 * @returns the id of the record and the link to the draft
 * @throws ApiError 404; 409 without a mobile number or a needed fact; 403 when the family has switched messages off, unless the
 *   template allows it and the admin gives a reason
 */
export const openMessage = (
  deps: Deps,
  caller: Caller,
  given: CreateCommunication,
): Promise<{ _id: string; url: string }> =>
  deps.database.write(async (tx) => {
    const now = deps.now()
    const { bookingId, to, caretaker, visit, template, reason } = given
    const found = await readWhatsAppMessage(tx, deps.config, { bookingId, to, caretaker, visit }, now)
    if (found.mobile === undefined) throw conflict('hand_off.no_mobile')
    if (found.isSwitchedOff && !(templatesDespiteOff.includes(template) && reason))
      throw forbidden('hand_off.switched_off')
    const language = given.language ?? found.language
    const text = templatesFor(to).includes(template) ? writeMessage(template, language, found.facts) : undefined
    if (text === undefined) throw conflict('hand_off.not_fitting')
    const url = chatLink(deps.config.office.brand.messagingBaseUrl, found.mobile, text)
    const pressed = await tx
      .selectFrom('communications')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('template', '=', template)
      .where('sent_to', '=', to)
      .where('by_id', '=', caller.actor.id)
      .where('created_at', '>', new Date(now.getTime() - sameWithin).toISOString())
      .executeTakeFirst()
    if (pressed) return { _id: pressed.id, url }
    const id = newId(now.getTime())
    await tx
      .insertInto('communications')
      .values({
        id,
        booking_id: bookingId,
        sent_to: to,
        channel: 'whatsapp',
        template,
        language,
        state: 'opened',
        reason: reason || null,
        by_id: caller.actor.id,
        created_at: now.toISOString(),
        settled_at: null,
        provider_id: null,
      })
      .execute()
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'STATUS_UPDATE',
      resourceType: 'booking',
      resourceId: bookingId,
      description: `WhatsApp message opened: ${template}, ${language}, to ${to}, about booking ${found.facts.booking.code}`,
      at: now,
    })
    return { _id: id, url }
  })
