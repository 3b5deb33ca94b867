import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Caregiver } from '@thodu/api/contract/visits/caregiver-card.schema'
import { useState } from 'react'
import { formatDate, formatTime } from '#words/language/formats.ts'
import { wishes } from '#words/preferences.ts'
import { visits } from '#words/visits.ts'
import { api } from '../session/api.ts'
import { CallLink } from '../ui/CallLink.tsx'
import { Done } from '../ui/Done.tsx'
import { formatVisitDay } from './format-visit.ts'
import { type ReadCaregiver, useCaregiver } from './use-caregiver.ts'
import './visits.css'

const words = visits.caregiver
const { wishLanguage: spoken } = wishes.choices
const { police, identity, references } = words.checks
const checkLabels = { police, id: identity, references } as const

/** Lists facts about the caregiver: only those the office has checked or recorded. */
function listFacts({ languages, training, worksSince, checks }: Caregiver): string[] {
  return [
    ...(languages.length > 0 ? [words.speaks(languages.map((language) => spoken[language]).join(', '))] : []),
    ...(training === null ? [] : [training]),
    ...(worksSince === null ? [] : [words.since(String(worksSince))]),
    ...checks.map(({ kind, on }) => checkLabels[kind](formatDate(`${on}T12:00:00Z`))),
  ]
}

/** "In the house since 8:02 AM, today instead of Sridevi." */
function formatPresence({ thereSince, insteadOf }: Caregiver): string {
  if (thereSince === null) return ''
  const since = formatTime(thereSince)
  return insteadOf === null ? words.there(since) : words.thereInstead(since, insteadOf)
}

/** "Next visit: Tomorrow, 8:00 AM: Sridevi." */
function formatNext({ nextVisit }: Caregiver, now: number): string {
  if (nextVisit === null) return ''
  const { startsAt, caretaker, insteadOf } = nextVisit
  const who = [caretaker ?? visits.nobodyYet, insteadOf === null ? '' : visits.instead(insteadOf)].filter(Boolean)
  return words.next(`${formatVisitDay({ startsAt }, now)}, ${formatTime(startsAt)}`, who.join(', '))
}

const newUntil = 3

/** Welcomes the caregiver with one click. It is optional: silence means consent (rule DAY-20). */
function SayYes({ bookingId: id }: { bookingId: string }) {
  const [state, setState] = useState<'asking' | 'sending' | 'said' | 'failed'>('asking')
  async function say() {
    if (state === 'sending') return
    setState('sending')
    setState(
      await api
        .call('POST /booking/{id}/caregiver/welcome', { params: { id } })
        .then(() => 'said' as const)
        .catch(() => 'failed' as const),
    )
  }
  if (state === 'said') return <Done>{words.thanks}</Done>
  return (
    <>
      {state === 'failed' && <p role="alert">{words.yesFailed}</p>}
      <p>
        <button
          type="button"
          className="button button-small button-quiet"
          aria-disabled={state === 'sending'}
          onClick={() => void say()}
        >
          {words.yes}
        </button>
      </p>
    </>
  )
}

type Props = {
  booking: Pick<Booking, '_id' | 'patientDetails' | 'changeRequest'>
  heading: 'h2' | 'h3'
  first?: ReadCaregiver
  /** Folds what seldom changes, where more about the booking follows. */
  isBrief?: boolean
  /** Answer to the family's request. */
  done?: string | undefined
  onAsk: () => void
}
const asksForAnother = ({ changeRequest }: Props['booking']): boolean =>
  changeRequest?.state === 'open' && changeRequest.kind === 'another-caretaker'

/** Facts about the caregiver, and the reasons for the choice while they are new. */
function Known({ caregiver }: { caregiver: Caregiver }) {
  const { visits: count, chosenFor } = caregiver
  return (
    <div>
      <ul>
        {listFacts(caregiver).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {count > 0 && <li>{words.visits(count)}</li>}
      </ul>
      {count < newUntil && chosenFor.length > 0 && (
        <>
          <p className="small soft">{words.because}</p>
          <ul>
            {chosenFor.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type WishesProps = Pick<Props, 'booking' | 'onAsk'> & { caregiver: Caregiver; withCall?: boolean }

/** Buttons of the family: call the caregiver, ask for another one, or welcome a new one. */
function Wishes({ booking, caregiver, onAsk, withCall = false }: WishesProps) {
  const { name, visits: count, isWelcome } = caregiver
  return (
    <>
      <p className="cluster">
        {withCall && <CallLink text={words.call(name)} />}
        {asksForAnother(booking) && <span>{words.anotherAsked}</span>}
        {booking.changeRequest?.state !== 'open' && (
          <button type="button" className="button-link" onClick={onAsk}>
            {words.another}
          </button>
        )}
      </p>
      {count < newUntil && isWelcome === false && !asksForAnother(booking) && <SayYes bookingId={booking._id} />}
    </>
  )
}

/** The assigned caregiver, their visit times and their last note (rule DAY-19); nothing while none is assigned. */
export function CaregiverCard({ booking, heading: Heading, first, isBrief = false, done, onAsk }: Props) {
  const { caregiver, at = 0 } = useCaregiver(booking._id, first) ?? {}
  if (!caregiver) return null
  const { name, photo, lastWords } = caregiver
  // Where the visits are listed, the next one is among them.
  const lines = [formatPresence(caregiver), isBrief ? '' : formatNext(caregiver, at)].filter(Boolean)
  const wished = { booking, caregiver, onAsk }
  return (
    <section className="caregiver">
      {photo === null ? (
        <span className="caregiver-face" aria-hidden="true">
          {[...name][0]}
        </span>
      ) : (
        <img className="caregiver-face" src={photo} alt="" width={80} height={80} />
      )}
      <div>
        <Heading>{words.heading(name, booking.patientDetails.patientName ?? '')}</Heading>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!isBrief && <Known caregiver={caregiver} />}
        {lastWords && (
          <figure className="visit-words">
            <figcaption className="small soft">
              {words.wrote(name, `${formatVisitDay({ startsAt: lastWords.at }, at)}, ${formatTime(lastWords.at)}`)}
            </figcaption>
            <blockquote>{lastWords.text}</blockquote>
          </figure>
        )}
        {done && <Done>{done}</Done>}
        {isBrief ? (
          <>
            <CallLink text={words.call(name)} />
            <details className="disclosure">
              <summary>
                <span>{words.about(name)}</span>
              </summary>
              <div>
                <Known caregiver={caregiver} />
                <Wishes {...wished} />
              </div>
            </details>
          </>
        ) : (
          <Wishes {...wished} withCall />
        )}
      </div>
    </section>
  )
}
