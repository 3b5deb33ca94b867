import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { type Service, services } from '@thodu/api/contract/care/catalogue'
import { cutText } from '@thodu/api/contract/clean-text'
import { storeChosenService } from '../draft/current-draft.ts'
import { api } from '../session/api.ts'

/**
 * Also counts the choice and stores it for the next page (rule REQ-6).
 * @throws ApiFailure when the choice could not be saved; a failed count is ignored
 */
export async function chooseService(user: User, { id }: Service): Promise<void> {
  // The server stores the names of the catalogue, not those of the page's language.
  const service = services.find((one) => one.id === id)
  await api.call('POST /service-selection', {
    body: {
      userId: user._id,
      serviceType: id,
      serviceName: service?.name,
      serviceDescription: service?.description,
      timestamp: new Date().toISOString(),
      userAgent: cutText(navigator.userAgent, 1000),
      referrer: cutText(document.referrer, 2000),
    },
  })
  void api
    .call('POST /analytics/track', { body: { type: 'serviceSelection', data: { serviceType: id } } })
    .catch(() => undefined)
  storeChosenService(id)
}
