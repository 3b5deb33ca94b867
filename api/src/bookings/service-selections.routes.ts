import { newId } from '@thodu/db'
import { findService } from '../contract/care/catalogue.ts'
import type { ServiceType } from '../contract/care/service-types.ts'
import { cutText } from '../contract/clean-text.ts'
import {
  type ServiceSelection,
  serviceSelectionCalls,
} from '../contract/service-selections/service-selections.calls.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'

const selectionLimit = { name: 'service-selection', max: 200, perSeconds: 3_600 }
const maxAgent = 300
const maxReferrer = 500

const limits = [{ limit: selectionLimit, by: 'account' }] as const

type Selection = {
  serviceType: ServiceType
  source: 'selection' | 'tracking'
  userAgent?: string | undefined
  referrer?: string | undefined
  timestamp?: string | undefined
}

/** Names come from the catalogue and the account from the session, never from the body. */
async function saveSelection(
  deps: Deps,
  { actor: { id: userId } }: Caller,
  given: Selection,
): Promise<ServiceSelection> {
  const now = deps.now()
  const service = findService(given.serviceType)
  const row = {
    id: newId(now.getTime()),
    user_id: userId,
    service_type: given.serviceType,
    service_name: service?.name ?? given.serviceType,
    service_description: service?.description ?? '',
    user_agent: cutText(given.userAgent ?? '', maxAgent),
    referrer: cutText(given.referrer ?? '', maxReferrer),
    client_timestamp: given.timestamp ?? '',
    source: given.source,
    created_at: now.toISOString(),
  }
  await deps.database.write((tx) => tx.insertInto('service_selections').values(row).execute())
  return {
    _id: row.id,
    userId,
    serviceType: given.serviceType,
    serviceName: row.service_name,
    serviceDescription: row.service_description,
    timestamp: row.client_timestamp,
    createdAt: row.created_at,
  }
}

/** Tracked data is a service id, or an object with one in any field. */
function findTracked(data: unknown): ServiceType | undefined {
  const candidates = typeof data === 'object' && data !== null ? Object.values(data) : [data]
  return candidates
    .map((value) => (typeof value === 'string' ? findService(value)?.id : undefined))
    .find((id) => id !== undefined)
}

/** Routes that record viewed services for statistics (rule REQ-6). */
export const createServiceSelectionRoutes = (deps: Deps) =>
  createRoutes(serviceSelectionCalls)
    .on('POST /service-selection', { audience: ['user'], limits }, ({ body, caller }) => {
      return saveSelection(deps, caller, { ...body, source: 'selection' })
    })
    .on('POST /analytics/track', { audience: ['user'], limits }, async ({ body, caller, c }) => {
      const serviceType = findTracked(body.data)
      const userAgent = c.req.header('User-Agent')
      if (serviceType !== undefined) await saveSelection(deps, caller, { serviceType, source: 'tracking', userAgent })
    }).router
