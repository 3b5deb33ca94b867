import type { Service } from '@thodu/api/contract/care/catalogue'
import type { User } from '@thodu/api/contract/schemas/accounts.schema'
import { keepChosenService } from '../draft/current-draft.ts'
import { api } from '../session/api.ts'

/**
 * Saves the choice, counts it, and keeps it for the next page (rule REQ-6).
 * @throws ApiFailure when the choice could not be saved; the count may fail unnoticed
 */
export async function chooseService(user: User, service: Service): Promise<void> {
  await api.call('POST /service-selection', {
    body: {
      userId: user._id,
      serviceType: service.id,
      serviceName: service.name,
      serviceDescription: service.description,
      timestamp: new Date().toISOString(),
      userAgent: navigator.userAgent.slice(0, 1000),
      referrer: document.referrer.slice(0, 2000),
    },
  })
  void api
    .call('POST /analytics/track', { body: { type: 'serviceSelection', data: { serviceType: service.id } } })
    .catch(() => undefined)
  keepChosenService(service.id)
}
