import { copyText } from '@thodu/api/contract/client/plain-http'
import { useState } from 'react'
import { confirmed } from '#words/journey/confirmed.ts'
import { Icon } from '../ui/Icon.tsx'

export function BookingId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => copyText(id).then(setCopied)
  return (
    <p className="cluster booking-id-line">
      <span>
        {confirmed.bookingId}: <strong className="booking-id">{id}</strong>
      </span>
      <button type="button" className="button button-small button-quiet no-print" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? confirmed.copied : confirmed.copy}
      </button>
    </p>
  )
}
