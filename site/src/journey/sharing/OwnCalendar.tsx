import type { CalendarFeed } from '@thodu/api/contract/sharing/sharing.schema'
import { useState } from 'react'
import { sharing } from '#words/sharing/links.ts'
import { useLoad } from '../profile/use-load.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'

const words = sharing.calendar
const load = (signal?: AbortSignal) => api.call('GET /calendar-feed', signal ? { signal } : {})
const nothing: CalendarFeed = { url: null, lastReadAt: null }

/** The address of the own calendar: make, copy, make anew, end (rule SHARE-6). */
export function OwnCalendar() {
  const { data = nothing, setData } = useLoad(load)
  const [failed, setFailed] = useState(false)
  const [working, setWorking] = useState(false)
  const [said, setSaid] = useState('')
  const { url } = data
  async function change(ask: () => Promise<CalendarFeed>): Promise<void> {
    setWorking(true)
    setFailed(false)
    setSaid('')
    await ask().then(setData, () => setFailed(true))
    setWorking(false)
  }
  const renew = () => change(() => api.call('POST /calendar-feed'))
  const end = () => change(() => api.call('DELETE /calendar-feed').then(() => nothing))
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(sharing.copied),
      () => setSaid(address),
    )
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{words.lead}</p>
      {failed && <Alert tone="error">{words.failed}</Alert>}
      {url !== null && <p className="small soft">{words.warning}</p>}
      <div className="cluster">
        {url !== null && (
          <button type="button" className="button button-small" onClick={() => void copy(url)}>
            {words.copy}
          </button>
        )}
        <button
          type="button"
          className="button button-small button-quiet"
          disabled={working}
          onClick={() => void renew()}
        >
          {url === null ? words.make : words.renew}
        </button>
        {url !== null && (
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
