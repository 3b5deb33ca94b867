import { serviceNames } from '@thodu/api/contract/care/service-types'
import { readPhoneLinks } from '@thodu/api/contract/people/phone-numbers'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { type ReactNode, useId } from 'react'
import { ShapeSign, statusShapes } from '../../app/looks/ShapeSign.tsx'
import type { Tokens } from '../../app/looks/tokens.ts'
import { formatDateTime, formatTime, formatWeekday } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { careAddressOf, type Job, mapUrl } from '../job/job.ts'
import { markSeen } from '../job/seen-jobs.ts'
import { cardColoursOf } from '../job/TodayCard.tsx'
import { useTicking } from './ticks/load-ticks.ts'
import { isAround, isNear, isOnDay, looksOf } from './visit-rules.ts'

type VisitCardProps = {
  visit: OwnVisit
  /** Undefined for another caretaker's booking. */
  job: Job | undefined
  tokens: Tokens
  say: Translate
  link: (text: string) => ReactNode
  step: ReactNode
  /** The button that reports an incident, from a day before. */
  trouble: ReactNode
  isUnsent?: boolean
  prove?: ReactNode
  chain: ReactNode
}

/** Name and address: of the caretaker's own booking, else what the visit may show (rule VISIT-6). */
function reachOf({ brief, area }: OwnVisit, job: Job | undefined) {
  if (!brief && job) {
    const name = job.patientDetails.patientName || job.userInfo.name
    return { name, address: careAddressOf(job), phone: job.userInfo.phone, family: job.userInfo.name }
  }
  if (!brief) return { name: area, address: '', phone: '', family: '' }
  const address = job ? careAddressOf(job) : [brief.address, brief.pincode].filter(Boolean).join(', ')
  return { name: brief.patientName, address, phone: brief.phone, family: job?.userInfo.name ?? '' }
}

/** The patient's name, or the area while the name is hidden. */
export const visitNameOf = (visit: OwnVisit, job: Job | undefined): string => reachOf(visit, job).name

function formatVisitTitle({ status, startsAt }: OwnVisit, say: Translate): string {
  if (status === 'started') return say('caretaker.visits.now')
  if (isOnDay(startsAt, new Date())) return say('caretaker.today.title')
  return say('caretaker.visits.next', { day: formatWeekday(startsAt) })
}

export const formatVisitSpan = ({ startsAt, endsAt }: OwnVisit, say: Translate): string =>
  say('caretaker.visits.span', { from: formatTime(startsAt), to: formatTime(endsAt) })

/** Formats the visit's times: "Started 8:04 AM"; empty before its start. */
export function formatVisitProgress({ startedAt, endedAt }: OwnVisit, say: Translate): string {
  if (startedAt === null) return ''
  if (endedAt === null) return say('caretaker.visits.startedAt', { time: formatTime(startedAt) })
  return say('caretaker.visits.endedAt', { start: formatTime(startedAt), end: formatTime(endedAt) })
}

export function VisitStatusLine({ visit, say }: { visit: OwnVisit; say: Translate }) {
  return (
    <span className="today-status">
      <ShapeSign shape={statusShapes[looksOf[visit.status]]} />
      {say(`caretaker.visits.status.${visit.status}`)}
    </span>
  )
}

type MoreProps = { say: Translate; address: string; calls: ReactNode; chain: ReactNode }

function More({ say, address, calls, chain }: MoreProps) {
  if (address === '' && !calls && !chain) return null
  return (
    <details className="today-more today-beside">
      <summary className="today-button">{say('caretaker.visits.more')}</summary>
      <div className="today-reach">
        {calls}
        {address !== '' && (
          <a className="today-button" href={mapUrl(address)} target="_blank" rel="noopener noreferrer">
            {say('caretaker.job.map')}
          </a>
        )}
        {chain}
      </div>
    </details>
  )
}

/**
 * The current visit, first on the phone (rule CARE-18). Works without react-admin, as the job's card does
 * (docs/decisions/0029-first-screen.md).
 */
export function VisitCard({ visit, job, tokens, say, link, step, trouble, chain, prove, isUnsent }: VisitCardProps) {
  const id = useId()
  const { name, address, phone, family } = reachOf(visit, job)
  const course = formatVisitProgress(visit, say)
  // A caretaker with only one visit of a booking may start it while the booking is pending (rule DAY-4).
  const isPending = job?.status === 'pending'
  const numbers = readPhoneLinks(phone).map(({ text, dial }, _, all) => (
    <a key={dial} className="today-button today-beside" href={`tel:${dial}`}>
      {family === '' ? say('caretaker.visits.callFamily') : say('caretaker.job.call', { name: family })}
      {all.length > 1 && ` ${text}`}
    </a>
  ))
  // The card has four buttons at most: beside the family, the code is more urgent than their number.
  const shownNumbers = prove ? 0 : 1
  return (
    <section
      className="today"
      aria-labelledby={id}
      style={cardColoursOf(tokens, looksOf[visit.status])}
      onClickCapture={() => job && markSeen(job.id)}
    >
      <div className="today-line">
        <h2 id={id}>{formatVisitTitle(visit, say)}</h2>
        <VisitStatusLine visit={visit} say={say} />
      </div>
      <p className="today-name">{link(name)}</p>
      <p>
        <b>{formatVisitSpan(visit, say)}</b>
        {course !== '' && ` · ${course}`}
      </p>
      {isUnsent && (
        <p role="status">
          <b>{say('caretaker.outbox.kept')}</b>
        </p>
      )}
      {address !== '' && <p>{address}</p>}
      <p className="today-soft">
        {say(`label.services.${visit.serviceType}.name`, { _: job?.serviceName ?? serviceNames[visit.serviceType] })} ·{' '}
        {visit.bookingId}
      </p>
      {!visit.brief && !job && <p className="today-soft">{say('caretaker.visits.hidden')}</p>}
      {isPending ? (
        <>
          <p>{say('caretaker.visits.pressFirst')}</p>
          {chain}
        </>
      ) : (
        isNear(visit, new Date()) && step
      )}
      {prove && <div className="today-reach today-beside">{prove}</div>}
      <div className="today-reach">
        {numbers.slice(0, shownNumbers)}
        <More
          say={say}
          address={address}
          calls={numbers.length > shownNumbers && numbers.slice(shownNumbers)}
          chain={isPending ? null : chain}
        />
        {isAround(visit, new Date()) && trouble}
      </div>
      <LastNote visit={visit} say={say} />
    </section>
  )
}

function LastNote({ visit: { lastNote, lastTicks }, say }: { visit: OwnVisit; say: Translate }) {
  const ticking = useTicking(lastTicks !== null)
  return (
    <>
      {lastTicks && ticking && <ticking.LastTicks last={lastTicks} words={ticking.words} />}
      {lastNote && (
        <figure className="today-note">
          <figcaption className="today-soft">
            {say('caretaker.visits.lastNote', { author: lastNote.author, when: formatDateTime(lastNote.createdAt) })}
          </figcaption>
          <blockquote>{lastNote.text}</blockquote>
        </figure>
      )}
    </>
  )
}
