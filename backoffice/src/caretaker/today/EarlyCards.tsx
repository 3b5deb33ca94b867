import { nextStatus } from '@thodu/api/contract/care/booking-status'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { type ReactNode, useEffect, useState } from 'react'
import type { Tokens } from '../../app/looks/tokens.ts'
import type { Translate } from '../../words/translate.ts'
import type { Job } from '../job/job.ts'
import { isQuietStep, placeOf } from '../job/job-rules.ts'
import { TodayCard } from '../job/TodayCard.tsx'
import { isUnsent } from '../outbox/apply-queued.ts'
import { restTime, settleTime, useHastyTap } from '../outbox/hasty-tap.ts'
import { sendNow } from '../outbox/send-now.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { IncidentButton } from '../visits/incidents/IncidentButton.tsx'
import { VisitCard } from '../visits/VisitCard.tsx'
import { VisitStep } from '../visits/VisitStep.tsx'
import { listAhead } from '../visits/visit-rules.ts'
import { applyBooking, type JobPage } from '../wire/first-page.ts'
import { freezeScreen } from './freeze-screen.ts'
import { NextList } from './NextList.tsx'
import type { Screenful } from './next-up.ts'

type EarlyCardProps = { say: Translate; tokens: Tokens; onStep: (page: JobPage | undefined) => void }
type EarlyVisitProps = EarlyCardProps & {
  visit: OwnVisit
  job: Job | undefined
  onSaved: (visit: OwnVisit) => void
}

export function EarlyVisit({ visit, job, say, tokens, onStep, onSaved }: EarlyVisitProps) {
  const isKept = isUnsent(visit._id, useQueuedActions())
  return (
    <VisitCard
      visit={visit}
      job={job}
      tokens={tokens}
      say={say}
      isUnsent={isKept}
      link={(text) => (job ? <a href={`/caretaker/bookings/${job.id}/show`}>{text}</a> : text)}
      step={<VisitStep key={visit._id} visit={visit} say={say} onSaved={onSaved} onOpen={freezeScreen} />}
      trouble={<IncidentButton key={visit._id} visit={visit} say={say} onOpen={freezeScreen} />}
      chain={
        job?.status !== 'active' &&
        job && <EarlyStep job={job} say={say} onStep={onStep} isQuiet={job.status !== 'pending'} />
      }
    />
  )
}

/** The current job's card, before the app is loaded; `visits` are all planned ones. */
export function EarlyJob({ job, visits, say, tokens, onStep }: EarlyCardProps & { job: Job; visits: OwnVisit[] }) {
  const place = placeOf(job, visits, new Date())
  return (
    <TodayCard
      job={job}
      place={place}
      tokens={tokens}
      say={say}
      link={(text) => <a href={`/caretaker/bookings/${job.id}/show`}>{text}</a>}
      step={
        (job.status !== 'active' || listAhead(visits, job.bookingId).length === 0) && (
          <EarlyStep job={job} say={say} onStep={onStep} isQuiet={isQuietStep(job, place)} />
        )
      }
    />
  )
}

type EarlyStepProps = Pick<EarlyCardProps, 'say' | 'onStep'> & {
  job: Job
  isQuiet?: boolean
}

type EarlyNextProps = Pick<EarlyCardProps, 'say' | 'tokens' | 'onStep'> &
  Pick<Screenful, 'laterVisits' | 'nextJob'> & { jobs: readonly Job[] }

export function EarlyNext({ onStep, ...list }: EarlyNextProps) {
  return (
    <NextList
      {...list}
      link={(job, text) => <a href={`/caretaker/bookings/${job.id}/show`}>{text}</a>}
      step={(job) => <EarlyStep key={job.id} job={job} say={list.say} onStep={onStep} isQuiet />}
    />
  )
}

/** The job's next step; the last one requires confirmation (rule CARE-2). */
function EarlyStep({ job, say, onStep, isQuiet = false }: EarlyStepProps): ReactNode {
  const waits = isUnsent(job.id, useQueuedActions())
  const [state, setState] = useState<'rest' | 'asked' | 'sent'>('rest')
  const [problem, setProblem] = useState('')
  const tap = useHastyTap()
  const next = nextStatus(job.status)
  useEffect(() => (state === 'rest' ? undefined : freezeScreen()), [state])
  if (next === undefined) return null

  function ask() {
    if (tap.isHasty()) return
    tap.restFor(settleTime)
    setState('asked')
  }
  async function advance() {
    if (tap.isHasty() || next === undefined) return
    tap.restFor(Number.POSITIVE_INFINITY)
    setState('sent')
    setProblem('')
    // Without a response the button does not change and may be pressed again at once.
    let rest = 0
    try {
      const outcome = await sendNow({ kind: 'step', subject: job.id, body: { status: next } })
      if (outcome.state === 'delivered' && 'booking' in outcome.answered) {
        rest = restTime
        onStep(applyBooking(outcome.answered.booking))
      }
    } catch {
      setProblem(say('caretaker.steps.failed'))
    }
    tap.restFor(rest)
    setState('rest')
  }
  const label = say(state === 'sent' ? 'caretaker.steps.saving' : `caretaker.steps.${job.status}`)
  const asks = next === 'completed' && state === 'rest'
  return (
    <>
      {state === 'asked' && <p role="alert">{say('caretaker.steps.finish')}</p>}
      {problem !== '' && (
        <p role="alert" className="today-problem">
          {problem}
        </p>
      )}
      <button
        type="button"
        className={isQuiet ? 'today-button' : 'today-button today-step'}
        aria-disabled={state === 'sent'}
        onClick={asks ? ask : () => void advance()}
      >
        {label}
      </button>
      {waits && <p className="today-soft">{say('caretaker.outbox.kept')}</p>}
      {state === 'asked' && (
        <button type="button" className="today-button" onClick={() => setState('rest')}>
          {say('caretaker.steps.notYet')}
        </button>
      )}
    </>
  )
}
