import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { type ReactNode, useId } from 'react'
import type { Tokens } from '../../app/looks/tokens.ts'
import { formatWeekday } from '../../words/formats.ts'
import { formatService } from '../../words/stored/stored.ts'
import type { Translate } from '../../words/translate.ts'
import type { Job } from '../job/job.ts'
import { markSeen, useIsNew } from '../job/seen-jobs.ts'
import { cardColoursOf } from '../job/TodayCard.tsx'
import { formatWhen } from '../job/when.ts'
import { formatVisitSpan, visitNameOf } from '../visits/VisitCard.tsx'
import { isOnDay } from '../visits/visit-rules.ts'
import type { Screenful } from './next-up.ts'

type NextListProps = Pick<Screenful, 'laterVisits' | 'nextJob'> & {
  jobs: readonly Job[]
  tokens: Tokens
  say: Translate
  link: (job: Job, text: string) => ReactNode
  step: (job: Job) => ReactNode
}

/** Lists the next visits and jobs below the card (rule CARE-18). It works without MUI, because the first screen shows it too. */
export function NextList({ laterVisits, nextJob, jobs, tokens, say, link, step }: NextListProps) {
  const id = useId()
  if (laterVisits.length === 0 && !nextJob) return null
  return (
    <section className="today today-next" aria-labelledby={id} style={cardColoursOf(tokens, 'pending')}>
      <h2 id={id}>{say('caretaker.today.following')}</h2>
      <ul>
        {laterVisits.map((visit) => {
          const job = jobs.find(({ bookingId }) => bookingId === visit.bookingId)
          const name = visitNameOf(visit, job)
          return (
            <li key={visit._id}>
              <b>{formatVisitTime(visit, say)}</b>
              <p>
                {job ? link(job, name) : name}
                {name !== visit.area && ` · ${visit.area}`}
              </p>
            </li>
          )
        })}
        {nextJob && <NextJobLine job={nextJob} say={say} link={link} step={step(nextJob)} />}
      </ul>
    </section>
  )
}

function formatVisitTime(visit: OwnVisit, say: Translate): string {
  const day = isOnDay(visit.startsAt, new Date()) ? say('caretaker.today.title') : formatWeekday(visit.startsAt)
  return `${day}, ${formatVisitSpan(visit, say)}`
}

type NextJobLineProps = Pick<NextListProps, 'say' | 'link'> & { job: Job; step: ReactNode }

function NextJobLine({ job, say, link, step }: NextJobLineProps) {
  const isNew = useIsNew(job)
  return (
    <li onClickCapture={() => markSeen(job.id)}>
      <div className="today-line">
        <b>{formatWhen(job, say)}</b>
        {isNew && <b className="today-new">{say('caretaker.today.new')}</b>}
      </div>
      <p>
        {link(job, job.patientDetails.patientName || job.userInfo.name)} · {formatService(say, job)}
      </p>
      {step}
    </li>
  )
}
