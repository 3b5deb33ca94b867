import { type CallbackRow, newId, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import { findPackage } from '../contract/care/catalogue.ts'
import { findOffered, type Offers } from '../contract/care/offers.ts'
import type { CallbackRequest } from '../contract/requests/queues.schema.ts'
import type { createCallbackSchema } from '../contract/requests/requests.schema.ts'
import { texts } from '../contract/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, notAuthenticated } from '../http/errors/api-error.ts'
import { queueTeamMail, queueUpdateMail } from '../mail/queue-mail.ts'
import { requestMails } from '../mail/request-mails.ts'
import { makePromises } from '../promises/make-promises.ts'
import { toCallback } from './callbacks.queries.ts'

/** @throws ApiError 400 for a package the service does not have */
function findChoice(offers: Offers, serviceType: string, packageId: string) {
  const service = findOffered(offers, serviceType)
  const chosen = service && findPackage(service, packageId)
  if (!service || !chosen) throw badRequest('callback.unknown_package', { selectedPackage: texts.details.chooseOption })
  return { serviceName: service.name, packageName: chosen.name }
}

type Input = z.output<typeof createCallbackSchema>

/** Its response was lost. Requests without a timestamp are never the same. */
const findSentBefore = (tx: Tx, userId: string, { timestamp, ...given }: Input): Promise<CallbackRow | undefined> =>
  timestamp === undefined || timestamp === ''
    ? Promise.resolve(undefined)
    : tx
        .selectFrom('callbacks')
        .selectAll()
        .where('user_id', '=', userId)
        .where('client_timestamp', '=', timestamp)
        .where('service_type', '=', given.serviceType)
        .where('package_id', '=', given.selectedPackage)
        .where('preferred_time', '=', given.callbackData.preferredTime)
        .where('additional_notes', '=', toStoredNotes(given))
        .executeTakeFirst()

const toStoredNotes = ({ callbackData }: Pick<Input, 'callbackData'>): string => callbackData.additionalNotes ?? ''

/**
 * Creates a callback request and mails customer and team (rules REQ-1, MAIL-6). A repeated request returns the existing one.
 * @throws ApiError 400; 401 for a closed account
 */
export async function requestCallback(
  deps: Deps,
  { actor, performer }: Caller,
  given: Input,
): Promise<CallbackRequest> {
  const names = findChoice(deps.config.offers, given.serviceType, given.selectedPackage)
  const now = deps.now()
  const at = now.toISOString()
  const row = await deps.database.write(async (tx) => {
    const sentBefore = await findSentBefore(tx, actor.id, given)
    if (sentBefore) return sentBefore
    const customer = await tx
      .selectFrom('accounts')
      .select(['name', 'phone'])
      .where('id', '=', actor.id)
      // A family may close its account while this request arrives.
      .where('restricted_at', 'is', null)
      .executeTakeFirst()
    if (!customer) throw notAuthenticated()
    const callback = await tx
      .insertInto('callbacks')
      .values({
        id: newId(now.getTime()),
        user_id: actor.id,
        service_type: given.serviceType,
        package_id: given.selectedPackage,
        preferred_time: given.callbackData.preferredTime,
        additional_notes: toStoredNotes(given),
        status: 'open',
        note: null,
        owner_id: null,
        owned_at: null,
        client_timestamp: given.timestamp ?? '',
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const promised = { kinds: ['callback'], window: callback.preferred_time } as const
    await makePromises(tx, deps.config.promises, { type: 'callback', id: callback.id }, promised, now)
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'user',
      resourceId: callback.id,
      description: `Callback requested for ${names.serviceName}`,
      changes: [{ field: 'status', from: null, to: 'open' }],
      at: now,
    })
    const facts = {
      ...names,
      serviceType: given.serviceType,
      packageId: given.selectedPackage,
      customerName: customer.name,
      customerPhone: customer.phone,
      preferredTime: given.callbackData.preferredTime,
    }
    await queueUpdateMail(tx, actor.id, requestMails.callbackReceived(facts, deps.config.office), now)
    await queueTeamMail(tx, deps.config, requestMails.callbackForTeam(facts, deps.config.office), now)
    return callback
  })
  return toCallback(row, deps.config.offers)
}
