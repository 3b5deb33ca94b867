import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import './today.css'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { ShapeSign, statusShapes } from '../../app/looks/ShapeSign.tsx'
import type { Tokens } from '../../app/looks/tokens.ts'
import { formatPackage, formatService } from '../../words/stored/stored.ts'
import type { Translate } from '../../words/translate.ts'
import { careAddressOf, type Job, mapUrl } from './job.ts'
import type { JobPlace } from './job-rules.ts'
import { markSeen, useIsNew } from './seen-jobs.ts'
import { formatWhen } from './when.ts'

/** The card's colours as CSS properties, because the first screen has no theme yet. */
export function cardColoursOf(tokens: Tokens, status: Job['status']): CSSProperties {
  const { background, ink } = tokens.status[status]
  const colours = {
    '--today-raised': tokens.paperRaised,
    '--today-ink': tokens.ink,
    '--today-soft': tokens.inkSoft,
    '--today-line': tokens.line,
    '--today-leaf': tokens.leaf,
    '--today-on-leaf': tokens.onLeaf,
    '--today-ring': tokens.turmeric,
    '--today-alarm': tokens.kumkum,
    '--today-status': background,
    '--today-on-status': ink,
  }
  return colours as CSSProperties
}

const titles: Readonly<Record<JobPlace, string>> = { today: 'title', current: 'current', next: 'next' }

type TodayCardProps = {
  job: Job
  /** Whether the job is today's, goes on without a visit today, or is the next one. */
  place: JobPlace
  tokens: Tokens
  say: Translate
  link: (text: string) => ReactNode
  step: ReactNode
}

/** The current job, on the first screen of a phone (rule CARE-16). Works without react-admin and its theme, which load later. */
export function TodayCard({ job, place, tokens, say, link, step }: TodayCardProps) {
  const id = useId()
  const isNew = useIsNew(job)
  const address = careAddressOf(job)
  const patient = job.patientDetails.patientName ?? ''
  return (
    <section
      className="today"
      aria-labelledby={id}
      style={cardColoursOf(tokens, job.status)}
      onClickCapture={() => markSeen(job.id)}
    >
      <div className="today-line">
        <h2 id={id}>{say(`caretaker.today.${titles[place]}`)}</h2>
        <span className="today-marks">
          {isNew && <b className="today-new">{say('caretaker.today.new')}</b>}
          <span className="today-status">
            <ShapeSign shape={statusShapes[job.status]} />
            {say(`status.${job.status}`)}
          </span>
        </span>
      </div>
      <p className="today-name">{link(patient === '' ? job.userInfo.name : patient)}</p>
      <p>{formatWhen(job, say)}</p>
      <p>{address}</p>
      <p className="today-soft">
        {[formatService(say, job), formatPackage(say, job), patient === '' ? '' : job.userInfo.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {step}
      <div className="today-reach">
        {job.userInfo.phone !== '' && (
          <a className="today-button" href={telUrl(job.userInfo.phone)}>
            {say('caretaker.job.call', { name: job.userInfo.name })}
          </a>
        )}
        {address !== '' && (
          <a className="today-button" href={mapUrl(address)} target="_blank" rel="noopener noreferrer">
            {say('caretaker.job.map')}
          </a>
        )}
      </div>
    </section>
  )
}
