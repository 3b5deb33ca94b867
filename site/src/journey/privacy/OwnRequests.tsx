import type { FollowedPrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { formatDate } from '#words/language/formats.ts'
import { yourData } from '#words/privacy.ts'
import { Loadable } from '../profile/Loadable.tsx'
import type { Loaded } from '../profile/use-load.ts'
import { useNow } from '../ui/use-now.ts'

const text = yourData.requests
const formatRequestDay = (time: string): string => formatDate(dayInCity(new Date(time)))

function Due({ dueAt }: FollowedPrivacyRequest) {
  const isLate = useNow() > Date.parse(dueAt)
  return <p className={isLate ? 'late' : 'small soft'}>{isLate ? text.late : text.due(formatRequestDay(dueAt))}</p>
}

function OwnRequest({ request }: { request: FollowedPrivacyRequest }) {
  const { kind, code, status, patientName, answer, decidedAt, createdAt } = request
  return (
    <li>
      <p>
        <b>{yourData.kinds[kind]}</b> · {text.status[status]}
      </p>
      <p className="small soft">
        {[
          text.number(code),
          text.asked(formatRequestDay(createdAt)),
          ...(patientName ? [text.about(patientName)] : []),
        ].join(' · ')}
      </p>
      <p className="words">{request.text}</p>
      {answer && (
        <div className="answer">
          <p className="small soft">{text.answer}</p>
          <p className="words">{answer}</p>
        </div>
      )}
      {decidedAt === null && <Due {...request} />}
    </li>
  )
}

/** The customer's privacy requests with status, due date and answer (rule PRIV-R1). */
export const OwnRequests = ({ loaded }: { loaded: Loaded<FollowedPrivacyRequest[]> }) => (
  <section aria-labelledby="own-requests">
    <h3 id="own-requests">{text.heading}</h3>
    <Loadable loaded={loaded} failure={text.failed}>
      {(requests) =>
        requests.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <ul className="plain">
            {requests.map((request) => (
              <OwnRequest key={request._id} request={request} />
            ))}
          </ul>
        )
      }
    </Loadable>
  </section>
)
