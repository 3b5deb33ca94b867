import { storeKey } from '@thodu/api/contract/people/session-keys'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { darkTokens, lightTokens, type Tokens } from '../../app/looks/tokens.ts'
import type { EarlyScreen, Waiting } from '../../app/session/AppGate.tsx'
import { connection } from '../../app/wire/connection.ts'
import { readCachedUser } from '../../app/wire/session.ts'
import { formatTime } from '../../words/formats.ts'
import { reader } from '../../words/locale.ts'
import { createTranslate, type Translate } from '../../words/translate.ts'
import { findCurrentJob } from '../job/job-rules.ts'
import { coloursOf } from '../job/TodayCard.tsx'
import { readSeenAt } from '../offline/last-seen.ts'
import { applyQueuedToJob, applyQueuedToVisit } from '../outbox/apply-queued.ts'
import { sendInBackground } from '../outbox/send-now.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { applyVisit, heldFirstVisits, readFirstVisits } from '../visits/first-visits.ts'
import { findCurrentVisit } from '../visits/visit-rules.ts'
import { applyBooking, heldFirstPage, readFirstPage } from '../wire/first-page.ts'
import { EarlyJob, EarlyVisit } from './EarlyCards.tsx'
import { freezeWhilePressed, whenIdle } from './freeze-screen.ts'
import { isClosedToday } from './password-banner.ts'

/** The colour scheme chosen in the app's bar, else the device's. */
function readTokens() {
  const chosen = localStorage.getItem(storeKey('caretaker', readCachedUser()?._id ?? '', 'theme'))
  const dark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen.includes('dark')
  return dark ? darkTokens : lightTokens
}

/**
 * The screen that works while the app is being loaded (docs/decisions/0029-first-screen.md).
 * @param words the caretaker's translations
 */
export function createFirstScreen(words: object): EarlyScreen {
  const say = createTranslate(words, reader)
  const tokens = readTokens()
  return { render: (waiting) => <FirstScreen {...waiting} say={say} tokens={tokens} />, whenIdle }
}

/** The current visit with its booking, and the current job if it is another one, with queued actions applied. */
function useWhatMatters() {
  const [read, setPage] = useState(heldFirstPage())
  const [planned, setVisits] = useState(heldFirstVisits())
  const waiting = useQueuedActions()
  const page = read && { ...read, data: read.data.map((job) => applyQueuedToJob(job, waiting)) }
  const visits = planned?.map((visit) => applyQueuedToVisit(visit, waiting))
  useEffect(() => {
    readFirstPage().then(setPage, () => undefined)
    // After a failure only the job's card is shown.
    readFirstVisits().then(setVisits, () => setVisits([]))
  }, [])
  useEffect(
    () =>
      sendInBackground((answered) => {
        if ('visit' in answered) setVisits(applyVisit(answered.visit))
        if ('booking' in answered) setPage(applyBooking(answered.booking))
      }),
    [],
  )
  const visit = visits && findCurrentVisit(visits, new Date())
  const visited = page?.data.find(({ bookingId }) => bookingId === visit?.bookingId)
  const current = page && findCurrentJob(page.data)
  return {
    visits,
    visit: page && visit,
    visited,
    job: visit && current === visited ? undefined : current,
    keepVisit: (saved: OwnVisit) => setVisits(applyVisit(saved)),
    keepPage: setPage,
  }
}

type FirstScreenProps = Waiting & { say: Translate; tokens: Tokens }

function FirstScreen({ failed, onRetry, say, tokens }: FirstScreenProps) {
  const { visits, visit, visited, job, keepVisit, keepPage } = useWhatMatters()
  const [isKept, setKept] = useState(false)
  const person = readCachedUser()
  const isLate = !useSyncExternalStore(connection.subscribe, connection.isReachable)
  const seenAt = readSeenAt()
  return (
    <main className="first" style={coloursOf(tokens, 'pending')} onPointerDown={freezeWhilePressed}>
      <h1>{say('caretaker.dashboard')}</h1>
      {person?.passwordIsInitial && !isClosedToday() && (
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
      {visit && (
        <EarlyVisit
          visit={visit}
          job={visited}
          say={say}
          tokens={tokens}
          onStep={keepPage}
          onSaved={keepVisit}
          onKept={() => setKept(true)}
        />
      )}
      {isKept && <p role="status">{say('caretaker.outbox.saved')}</p>}
      {visits && job && <EarlyJob job={job} visits={visits} say={say} tokens={tokens} onStep={keepPage} />}
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
