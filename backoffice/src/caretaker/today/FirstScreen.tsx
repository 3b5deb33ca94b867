import { storeKey } from '@thodu/api/contract/people/session-keys'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { darkTokens, lightTokens, type Tokens } from '../../app/looks/tokens.ts'
import type { EarlyScreen, WaitingProps } from '../../app/session/AppGate.tsx'
import { connection } from '../../app/wire/connection.ts'
import { readCachedUser } from '../../app/wire/session.ts'
import { formatTime } from '../../words/formats.ts'
import { reader } from '../../words/locale.ts'
import { createTranslate, type Translate } from '../../words/translate.ts'
import { cardColoursOf } from '../job/TodayCard.tsx'
import { readSeenAt } from '../offline/last-seen.ts'
import { applyQueuedToJob, applyQueuedToVisit } from '../outbox/apply-queued.ts'
import { sendInBackground } from '../outbox/send-now.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { applyVisit, heldFirstVisits, readFirstVisits } from '../visits/first-visits.ts'
import { applyBooking, heldFirstPage, readFirstPage } from '../wire/first-page.ts'
import { EarlyJob, EarlyNext, EarlyVisit } from './EarlyCards.tsx'
import { freezeWhilePressed, whenIdle } from './freeze-screen.ts'
import { KeptVisits } from './KeptVisits.tsx'
import { chooseScreenful } from './next-up.ts'
import { PasswordLine } from './PasswordLine.tsx'
import { closeForToday, isClosedToday, passwordPath } from './password-banner.ts'

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

/** The card and the lines below it, with queued actions applied. */
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
  return {
    jobs: page?.data ?? [],
    visits: visits ?? [],
    shown: page && visits && chooseScreenful(page.data, visits, new Date()),
    keepVisit: (saved: OwnVisit) => setVisits(applyVisit(saved)),
    keepPage: setPage,
  }
}

type FirstScreenProps = WaitingProps & { say: Translate; tokens: Tokens }

function FirstScreen({ failed, onRetry, say, tokens }: FirstScreenProps) {
  const { jobs, visits, shown, keepVisit, keepPage } = useWhatMatters()
  const [isClosed, setClosed] = useState(isClosedToday)
  const person = readCachedUser()
  const isLate = !useSyncExternalStore(connection.subscribe, connection.isReachable)
  const seenAt = readSeenAt()
  return (
    <main className="first" style={cardColoursOf(tokens, 'pending')} onPointerDown={freezeWhilePressed}>
      <h1>{say('caretaker.dashboard')}</h1>
      {person?.passwordIsInitial && !isClosed && (
        <PasswordLine
          tokens={tokens}
          say={say}
          link={(text) => <a href={`/caretaker${passwordPath}`}>{text}</a>}
          onLater={() => {
            closeForToday()
            setClosed(true)
          }}
        />
      )}
      {isLate && seenAt !== undefined && (
        <p role="status">
          <b>{say('caretaker.outbox.asOf', { time: formatTime(seenAt) })}</b>
        </p>
      )}
      <h2 className="first-welcome">{say('caretaker.welcome', { name: person?.name ?? '' })}</h2>
      {shown && (
        <div className="first-cards">
          <KeptVisits visits={visits} jobs={jobs} tokens={tokens} say={say} />
          {shown.visit && (
            <EarlyVisit
              visit={shown.visit}
              job={shown.job}
              say={say}
              tokens={tokens}
              onStep={keepPage}
              onSaved={keepVisit}
            />
          )}
          {!shown.visit && shown.job && (
            <EarlyJob job={shown.job} visits={visits} say={say} tokens={tokens} onStep={keepPage} />
          )}
          <EarlyNext {...shown} jobs={jobs} say={say} tokens={tokens} onStep={keepPage} />
        </div>
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
