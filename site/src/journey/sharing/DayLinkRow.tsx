import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { copyText } from '@thodu/api/contract/client/plain-http'
import { brand } from '@thodu/api/contract/page-values'
import { firstNameOf } from '@thodu/api/contract/people/name-parts'
import type { DayLink } from '@thodu/api/contract/sharing/sharing.schema'
import { useState } from 'react'
import { formatDate, formatDateTime } from '#words/language/formats.ts'
import { sharing as words } from '#words/sharing.ts'
import { Done } from '../ui/Done.tsx'

type Props = {
  link: DayLink
  booking: Booking
  /** Just created. */
  isNew: boolean
  onStop: (link: DayLink) => Promise<void>
  onSaid: (text: string) => void
}

/** "Anil · opened Nov 25, 2026, 9:40 PM · until Dec 2, 2026", with its buttons. */
export function DayLinkRow({ link, booking, isNew, onStop, onSaid }: Props) {
  const [stopping, setStopping] = useState(false)
  const { name, url, lastOpenedAt, expiresAt } = link
  const patient = firstNameOf(booking.patientDetails.patientName ?? '')
  const ofWhom = <span className="visually-hidden"> {words.of(name)}</span>
  const copy = async () => {
    onSaid('')
    onSaid((await copyText(url)) ? words.copied : url)
  }
  const chat = `${brand.messagingBaseUrl}?text=${encodeURIComponent(words.message(patient, url))}`
  return (
    <li>
      <p>
        <b>{name}</b> · {lastOpenedAt === null ? words.unopened : words.opened(formatDateTime(lastOpenedAt))} ·{' '}
        {words.until(formatDate(expiresAt))}
      </p>
      {isNew && <Done>{words.made}</Done>}
      <div className="cluster">
        <button type="button" className="button button-small" onClick={() => void copy()}>
          {words.copy}
          {ofWhom}
        </button>
        <a className="button button-small button-quiet" href={chat} target="_blank" rel="noopener noreferrer">
          {words.send}
          {ofWhom}
        </a>
        <button
          type="button"
          className="button button-small button-quiet"
          disabled={stopping}
          onClick={() => {
            setStopping(true)
            void onStop(link).finally(() => setStopping(false))
          }}
        >
          {words.stop}
          {ofWhom}
        </button>
      </div>
    </li>
  )
}
