import { copyText } from '@thodu/api/contract/client/plain-http'
import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import { useState } from 'react'
import { formatDate, formatDateTime } from '#words/language/formats.ts'
import { download } from '#words/privacy.ts'
import { sharing } from '#words/sharing.ts'
import { proveAnew, type Unproven } from '../privacy/prove-anew.ts'
import { useLoad } from '../profile/use-load.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'

const words = sharing.calendar
const load = (signal?: AbortSignal) => api.call('GET /calendar-feed', signal ? { signal } : {})
const nothing: CalendarFeed = { url: null, lastReadAt: null, endsAt: null }

/**
 * The customer's calendar address: create after confirming the identity, copy and end it; shows expiry and last read (rule
 * SHARE-6).
 */
export function OwnCalendar() {
  const { data = nothing, setData } = useLoad(load)
  const [failed, setFailed] = useState(false)
  const [working, setWorking] = useState(false)
  const [said, setSaid] = useState('')
  const [password, setPassword] = useState('')
  const [unproven, setUnproven] = useState<Unproven>()
  const { url, lastReadAt, endsAt } = data
  async function change(ask: () => Promise<CalendarFeed | Unproven>): Promise<void> {
    setWorking(true)
    setFailed(false)
    setSaid('')
    await ask().then(
      (answer) => {
        const isFeed = typeof answer === 'object'
        setUnproven(isFeed ? undefined : answer)
        if (!isFeed) return
        setPassword('')
        setData(answer)
      },
      () => setFailed(true),
    )
    setWorking(false)
  }
  const renew = () => change(() => proveAnew(password, () => api.call('POST /calendar-feed')))
  const end = () => change(() => api.call('DELETE /calendar-feed').then(() => nothing))
  const copy = (address: string) => copyText(address).then((isCopied) => setSaid(isCopied ? sharing.copied : address))
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{words.lead}</p>
      {failed && <Alert tone="error">{words.failed}</Alert>}
      {endsAt !== null && (
        <>
          <p className="small soft">{words.warning}</p>
          <p className="small soft">
            {words.until(formatDate(endsAt))}{' '}
            {lastReadAt === null ? words.neverRead : words.lastRead(formatDateTime(lastReadAt))}{' '}
            {url === null && words.hidden}
          </p>
        </>
      )}
      {unproven === 'sign-in' && <Alert tone="note">{download.signInFirst}</Alert>}
      {(unproven === 'password' || unproven === 'wrong') && (
        <PasswordField
          id="calendar-password"
          label={download.password}
          error={unproven === 'wrong' ? download.wrong : undefined}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {url !== null && (
        <>
          <p className="cluster">
            {listCalendarPrograms(url).map(([program, href]) => (
              <a key={program} className="button button-small" href={href} target="_blank" rel="noopener noreferrer">
                {words.programs[program]}
              </a>
            ))}
          </p>
          <p className="small soft">{words.help}</p>
        </>
      )}
      <div className="cluster">
        {url !== null && (
          <button type="button" className="button button-small button-quiet" onClick={() => void copy(url)}>
            {words.copy}
          </button>
        )}
        <button
          type="button"
          className="button button-small button-quiet"
          disabled={working}
          onClick={() => void renew()}
        >
          {endsAt === null ? words.make : words.renew}
        </button>
        {endsAt !== null && (
          <button
            type="button"
            className="button button-small button-quiet"
            disabled={working}
            onClick={() => void end()}
          >
            {words.end}
          </button>
        )}
      </div>
      <p className="small soft" role="status">
        {said}
      </p>
    </section>
  )
}

/**
 * Links that add a calendar address to a program: `webcal:` opens the calendar of a phone or a Mac, the others are pages of Google
 * and Outlook (rule SHARE-6).
 */
function listCalendarPrograms(url: string) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return [
    ['apple', webcal],
    ['google', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`],
    ['outlook', `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`],
  ] as const
}
