import { nextStatus } from '@thodu/api/contract/care/booking-status'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { darkTokens, lightTokens, type Tokens } from '../../app/looks/tokens.ts'
import type { EarlyScreen, Waiting } from '../../app/session/HomeGate.tsx'
import { readCachedUser } from '../../app/session/session.ts'
import { connection } from '../../app/wire/connection.ts'
import { formatTime } from '../../words/formats.ts'
import { reader } from '../../words/locale.ts'
import { createTranslate, type Translate } from '../../words/translate.ts'
import type { Job } from '../job/job.ts'
import { findCurrentJob, isOnToday } from '../job/job-rules.ts'
import { readSeenAt } from '../offline/last-seen.ts'
import { isUnsent, jobAsPressed, visitAsPressed } from '../outbox/as-pressed.ts'
import { keepSending, pressNow } from '../outbox/press-now.ts'
import { useWaiting } from '../outbox/use-waiting.ts'
import { heldFirstVisits, holdVisit, readFirstVisits } from '../visits/first-visits.ts'
import { TroubleButton } from '../visits/trouble/TroubleButton.tsx'
import { VisitCard } from '../visits/VisitCard.tsx'
import { VisitStep } from '../visits/VisitStep.tsx'
import { findCurrentVisit, listAhead } from '../visits/visit-rules.ts'
import { heldFirstPage, holdBooking, readFirstPage } from '../wire/first-page.ts'
import { coloursOf, TodayCard } from './TodayCard.tsx'

/** The colour scheme chosen in the home's bar, else the device's. */
function readTokens() {
  const chosen = localStorage.getItem(`RaStore.thodu.caretaker.${readCachedUser()?._id ?? ''}.theme`)
  const dark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen.includes('dark')
  return dark ? darkTokens : lightTokens
}

/** How many steps and questions are open: the home must not take the place of this screen meanwhile. */
let open = 0
let waiters: (() => void)[] = []
function begin(): () => void {
  open += 1
  return () => {
    open -= 1
    if (open > 0) return
    for (const resolve of waiters) resolve()
    waiters = []
  }
}
const whenIdle = (): Promise<void> => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve)))

/** A finger that is on its way down presses what it aimed at: the home comes after the press, not in the middle of it. */
function holdWhilePressed(): void {
  const end = begin()
  const heard = new AbortController()
  const release = () => {
    heard.abort()
    setTimeout(end)
  }
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, release, { signal: heard.signal })
}

/**
 * What a caretaker sees and can do while the home is still being loaded (docs/decisions/0029-first-screen.md).
 * @param words the caretaker's catalogue
 */
export function createFirstScreen(words: object): EarlyScreen {
  const say = createTranslate(words, reader)
  const tokens = readTokens()
  return { render: (waiting) => <FirstScreen {...waiting} say={say} tokens={tokens} />, whenIdle }
}

type FirstScreenProps = Waiting & { say: Translate; tokens: Tokens }

/** The job that matters now, with its step, call and map. */
function FirstScreen({ failed, onRetry, say, tokens }: FirstScreenProps) {
  const [read, setPage] = useState(heldFirstPage())
  const [planned, setVisits] = useState(heldFirstVisits())
  const waiting = useWaiting()
  const page = read && { ...read, data: read.data.map((job) => jobAsPressed(job, waiting)) }
  const visits = planned?.map((visit) => visitAsPressed(visit, waiting))
  useEffect(() => {
    readFirstPage().then(setPage, () => undefined)
    // Without them the job is there as ever.
    readFirstVisits().then(setVisits, () => setVisits([]))
  }, [])
  useEffect(
    () =>
      keepSending((answered) => {
        if ('visit' in answered) setVisits(holdVisit(answered.visit))
        if ('booking' in answered) setPage(holdBooking(answered.booking))
      }),
    [],
  )
  const now = new Date()
  const visit = visits && findCurrentVisit(visits, now)
  const visited = page?.data.find(({ bookingId }) => bookingId === visit?.bookingId)
  const current = page && findCurrentJob(page.data)
  const job = visit && current === visited ? undefined : current
  const person = readCachedUser()
  const isLate = !useSyncExternalStore(connection.subscribe, connection.isReachable)
  const seenAt = readSeenAt()
  return (
    <main className="first" style={coloursOf(tokens, 'pending')} onPointerDown={holdWhilePressed}>
      <h1>{say('caretaker.dashboard')}</h1>
      {person?.passwordIsInitial && (
        <p className="first-banner">
          {say('caretaker.initialPassword.text')}{' '}
          <a href="/caretaker/myprofile">{say('caretaker.initialPassword.change')}</a>
        </p>
      )}
      {isLate && seenAt !== undefined && (
        <p role="status">
          <b>{say('caretaker.outbox.asOf', { time: formatTime(seenAt) })}</b>
        </p>
      )}
      <h2 className="first-welcome">{say('caretaker.welcome', { name: person?.name ?? '' })}</h2>
      {page && visit && (
        <VisitCard
          visit={visit}
          job={visited}
          tokens={tokens}
          say={say}
          isUnsent={isUnsent(visit._id, waiting)}
          link={(text) => (visited ? <a href={`/caretaker/bookings/${visited.id}/show`}>{text}</a> : text)}
          step={
            <VisitStep
              key={visit._id}
              visit={visit}
              say={say}
              onSaved={(saved) => setVisits(holdVisit(saved))}
              onOpen={begin}
            />
          }
          trouble={<TroubleButton key={visit._id} visit={visit} say={say} onOpen={begin} />}
          chain={
            visited?.status !== 'active' &&
            visited && <EarlyStep job={visited} say={say} onDone={setPage} isQuiet={visited.status !== 'pending'} />
          }
        />
      )}
      {visits && job && (
        <TodayCard
          job={job}
          isToday={isOnToday(job, now)}
          tokens={tokens}
          say={say}
          link={(text) => <a href={`/caretaker/bookings/${job.id}/show`}>{text}</a>}
          step={
            (job.status !== 'active' || listAhead(visits, job.bookingId).length === 0) && (
              <EarlyStep job={job} say={say} onDone={setPage} />
            )
          }
        />
      )}
      {failed ? (
        <p role="alert">
          {say('app.enterFailed')}{' '}
          <button type="button" className="first-retry" onClick={onRetry}>
            {say('app.retry')}
          </button>
        </p>
      ) : (
        <p role="status" className="first-loading">
          {say('app.loading')}
        </p>
      )}
    </main>
  )
}

type EarlyStepProps = {
  job: Job
  say: Translate
  onDone: (page: ReturnType<typeof heldFirstPage>) => void
  /** Beside Start and End of a visit, which come first. */
  isQuiet?: boolean
}

/** The job's next step; the last one asks first, as everywhere (rule CARE-2). */
function EarlyStep({ job, say, onDone, isQuiet = false }: EarlyStepProps): ReactNode {
  const waits = isUnsent(job.id, useWaiting())
  const [state, setState] = useState<'rest' | 'asked' | 'sent'>('rest')
  const [problem, setProblem] = useState('')
  const next = nextStatus(job.status)
  useEffect(() => (state === 'rest' ? undefined : begin()), [state])
  if (next === undefined) return null

  async function advance() {
    if (state === 'sent' || next === undefined) return
    setState('sent')
    setProblem('')
    try {
      const outcome = await pressNow({ kind: 'step', subject: job.id, body: { status: next } })
      if (outcome.state === 'delivered' && 'booking' in outcome.answered) onDone(holdBooking(outcome.answered.booking))
    } catch {
      setProblem(say('caretaker.steps.failed'))
    }
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
        onClick={() => (asks ? setState('asked') : void advance())}
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
