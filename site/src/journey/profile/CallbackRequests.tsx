import { brand } from '@thodu/api/contract/page-values'
import type { OwnCallback } from '@thodu/api/contract/requests/queues.schema'
import { callbackWindowLabels, namesOf } from '#words/language/catalogue.ts'
import { profile } from '#words/profile.ts'
import { formatMoment } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { Loadable } from './Loadable.tsx'
import type { Loaded } from './use-load.ts'

const text = profile.callbacks
const shown = 5

const isLate = ({ status, dueAt }: OwnCallback, now: number): boolean =>
  status === 'open' && dueAt !== null && now > Date.parse(dueAt)
const CallIsLate = () => (
  <>
    {text.late} <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>
  </>
)

/** Callback requests with their progress; "track request" of the thank-you page leads here. */
export function CallbackRequests({ loaded }: { loaded: Loaded<OwnCallback[]> }) {
  const now = useNow()
  return (
    <section className="card" id="callbacks">
      <h2>{text.heading}</h2>
      <Loadable loaded={loaded} failure={text.failed}>
        {(requests) =>
          requests.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <ul className="plain stack">
              {requests.slice(0, shown).map((request) => {
                const { serviceName, packageName } = namesOf({ ...request, packageId: request.selectedPackage })
                return (
                  <li key={request._id}>
                    <b>{serviceName}</b>, {packageName}
                    <br />
                    {isLate(request, now) ? <CallIsLate /> : text.status[request.status]} ·{' '}
                    {callbackWindowLabels[request.callbackData.preferredTime]} · {formatMoment(request.createdAt)}
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loadable>
    </section>
  )
}
