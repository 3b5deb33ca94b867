import { brand } from '@thodu/api/contract/page-values'
import { NOTICE_KEY } from '@thodu/api/contract/people/session-keys'
import type { Closing } from '@thodu/api/contract/privacy/retention.schema'
import { useState } from 'react'
import { formatDate } from '#words/language/formats.ts'
import { closing as words } from '#words/privacy.ts'
import { pathTo } from '../../language/paths.ts'
import { api } from '../session/api.ts'
import { clearAfterSignOut, mayLoseUnsent } from '../session/session-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { CallLink } from '../ui/CallLink.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { proveAnew, type Unproven } from './prove-anew.ts'

/** Removes the customer's data from this device; the next page says that the account is closed (rule PRIV-K2). */
function leaveClosed(): void {
  clearAfterSignOut()
  sessionStorage.setItem(NOTICE_KEY, words.closed)
  location.assign(pathTo('/login'))
}

type Refused = Unproven | 'failed' | undefined

const closeAccount = (password: string): Promise<Refused> =>
  proveAnew(password, () => api.call('POST /user/closing').then(() => undefined)).catch(() => 'failed')

const Kept = ({ careUntil, booksUntil, keptUntil }: Closing) => (
  <>
    <h4>{words.staysHeading}</h4>
    <ul>
      {careUntil !== null && <li>{words.care(formatDate(careUntil))}</li>}
      {booksUntil !== null && <li>{words.books(formatDate(booksUntil))}</li>}
      <li>{words.gone(formatDate(keptUntil))}</li>
    </ul>
  </>
)

function Obstacle({ obstacle }: { obstacle: NonNullable<Closing['obstacle']> }) {
  const isBooking = obstacle === 'account.has_open_bookings'
  return (
    <Alert tone="note">
      <p>{isBooking ? words.openBooking : words.openMoney}</p>
      <p>
        <a href="#bookings">{words.toBookings}</a> · <CallLink text={words.call(brand.phoneDisplay)} />
      </p>
    </Alert>
  )
}

/** Asks for the password when the sign-in is older than 15 minutes (rule PRIV-K2). */
function CloseForm({ onClosed }: { onClosed: () => void }) {
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<Refused>()
  const [working, setWorking] = useState(false)
  const close = async () => {
    if (!mayLoseUnsent(words.unsent)) return
    setWorking(true)
    const answer = await closeAccount(password)
    if (answer === undefined) return onClosed()
    setWorking(false)
    setRefused(answer)
  }
  const asksPassword = refused === 'password' || refused === 'wrong'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!working) void close()
      }}
    >
      {asksPassword && (
        <PasswordField
          id="closing-password"
          label={words.password}
          error={refused === 'wrong' ? words.wrong : undefined}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {refused === 'sign-in' && <Alert tone="note">{words.signInFirst}</Alert>}
      {refused === 'failed' && <Alert tone="error">{words.failed}</Alert>}
      <button type="submit" className="button button-quiet" disabled={working}>
        {working ? words.working : words.confirm}
      </button>
    </form>
  )
}

/** "Close my account": shows what ends, what is stored and until when, before closing (rule PRIV-K2). */
export function CloseAccount() {
  const [closing, setClosing] = useState<Closing>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const open = async () => {
    setState('loading')
    await api.call('GET /user/closing').then(
      (answer) => {
        setClosing(answer)
        setState('idle')
      },
      () => setState('failed'),
    )
  }
  return (
    <section aria-labelledby="close-account">
      <h3 id="close-account">{words.heading}</h3>
      {closing ? (
        <>
          <h4>{words.endsHeading}</h4>
          <ul>
            {words.ends.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Kept {...closing} />
          {closing.obstacle === null ? <CloseForm onClosed={leaveClosed} /> : <Obstacle obstacle={closing.obstacle} />}
        </>
      ) : (
        <>
          <p>{words.lead}</p>
          {state === 'failed' && <Alert tone="error">{words.loadFailed}</Alert>}
          <button
            type="button"
            className="button button-quiet"
            disabled={state === 'loading'}
            onClick={() => void open()}
          >
            {words.show}
          </button>
        </>
      )}
    </section>
  )
}
