import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { DayLink } from '@thodu/api/contract/sharing/sharing.schema'
import { useCallback, useState } from 'react'
import { sharing as words } from '#words/sharing.ts'
import { Loadable } from '../profile/Loadable.tsx'
import { useLoad } from '../profile/use-load.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { Done } from '../ui/Done.tsx'
import { DayLinkForm } from './DayLinkForm.tsx'
import { DayLinkRow } from './DayLinkRow.tsx'

/** The day links of a booking, each with Copy, WhatsApp and Stop, and the form for another (rule SHARE-2). */
export default function DayLinks({ booking }: { booking: Booking }) {
  const { _id } = booking
  const load = useCallback(
    (signal?: AbortSignal) =>
      api.call('GET /booking/{id}/day-links', { params: { id: _id }, ...(signal ? { signal } : {}) }),
    [_id],
  )
  const loaded = useLoad(load)
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState('')
  const [result, setResult] = useState<{ made: string } | { stopped: string }>()
  const { setData } = loaded
  function add(link: DayLink): void {
    setData((links = []) => [link, ...links])
    setResult({ made: link._id })
  }

  async function stop(link: DayLink): Promise<void> {
    setFailed(false)
    try {
      await api.call('DELETE /day-links/{id}', { params: { id: link._id } })
      setData((links = []) => links.filter((one) => one._id !== link._id))
      setResult({ stopped: link.name })
    } catch {
      setFailed(true)
    }
  }

  return (
    <Loadable loaded={loaded} failure={words.failed}>
      {(links) => (
        <>
          <h3>{words.live}</h3>
          {links.length === 0 && <p className="soft">{words.none}</p>}
          {result && 'stopped' in result && <Done>{words.stopped(result.stopped)}</Done>}
          {failed && <Alert tone="error">{words.stopFailed}</Alert>}
          <ul className="day-links">
            {links.map((link) => (
              <DayLinkRow
                key={link._id}
                link={link}
                booking={booking}
                isNew={result !== undefined && 'made' in result && result.made === link._id}
                onStop={stop}
                onSaid={setSaid}
              />
            ))}
          </ul>
          <p className="small soft" role="status">
            {said}
          </p>
          <DayLinkForm booking={booking} onMade={add} />
        </>
      )}
    </Loadable>
  )
}
