import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { ChangeRequest } from '@thodu/api/contract/bookings/change-requests.schema'
import { dayMs } from '@thodu/api/contract/time'
import { useState } from 'react'
import { formatDate, formatDateTime } from '#words/language/formats.ts'
import { profile } from '#words/profile.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { CallLink } from '../../ui/CallLink.tsx'
import { describeFailure } from '../../visits/change/change-dialog.ts'

const text = profile.bookings.change
/** Time an answer is shown on the card, in ms. */
const answerStands = 14 * dayMs

const formatDay = (day: string | null): string => (day === null ? '' : formatDate(`${day}T12:00:00Z`))

/** "To pause the care from 12 Jun 2026 to 15 Jun 2026." */
function formatRequestedChange({ kind, from, until }: ChangeRequest): string {
  if (kind === 'stop') return text.asked.stop(formatDay(from))
  if (kind === 'pause')
    return until === null ? text.asked.pause(formatDay(from)) : text.asked.pauseUntil(formatDay(from), formatDay(until))
  return text.asked[kind]
}

type Props = { booking: Booking; onWithdrawn: (booking: Booking) => void }

/** The family's change request, its state, and a button to withdraw it (rule BOOK-19). */
export function ChangeRequestState({ booking, onWithdrawn }: Props) {
  const { changeRequest: request } = booking
  if (!request) return null
  if (request.closedAt !== null && Date.parse(request.closedAt) + answerStands < Date.now()) return null
  return (
    <div className="change-request" role="status">
      <p className="small soft">{text.askedOn(formatDateTime(request.askedAt))}</p>
      <p>{formatRequestedChange(request)}</p>
      {request.state === 'open' ? (
        <Waiting booking={booking} onWithdrawn={onWithdrawn} />
      ) : (
        <>
          <p>
            <b>{request.state === 'done' ? text.done : text.declined}</b>
          </p>
          {request.answer && <blockquote>{request.answer}</blockquote>}
        </>
      )}
    </div>
  )
}

function Waiting({ booking, onWithdrawn }: Props) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function takeBack() {
    if (isSending) return
    setSending(true)
    setProblem(undefined)
    try {
      onWithdrawn(await api.call('POST /booking/{id}/change-request/withdraw', { params: { id: booking._id } }))
    } catch (error) {
      setProblem(describeFailure(error, text.failed))
    }
    setSending(false)
  }
  return (
    <>
      <p>
        {text.waits} <CallLink text={text.call} />
      </p>
      {problem && <Alert tone="error">{problem}</Alert>}
      <p>
        <button type="button" className="button-link" aria-disabled={isSending} onClick={() => void takeBack()}>
          {text.withdraw}
          <span className="visually-hidden"> {booking.bookingId}</span>
        </button>
      </p>
    </>
  )
}
