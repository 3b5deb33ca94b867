import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { readFieldErrors } from '../../../app/wire/http-client.ts'
import { messageOf, useToast } from '../../../app/wire/use-toast.tsx'
import { useAdminData } from '../../admin-data-provider.ts'
import { type CallerBookingDraft, checkDraft, newDraft, type Problems, toCallerBooking } from './call-draft.ts'

/** Details passed by a callback request or a call. */
export type Brought = Partial<CallerBookingDraft> | null

/** The draft of a phone booking, stored until it is booked or cleared; `subject` is its key (rule BOOK-17). */
export function useCallBooking(subject: string, brought: Brought) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [kept, keep, forget] = useKeptText(subject)
  const [draft, setDraft] = useState<CallerBookingDraft>(() =>
    kept === '' ? newDraft(brought ?? {}) : (JSON.parse(kept) as CallerBookingDraft),
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  function change(given: Partial<CallerBookingDraft>) {
    const next = { ...draft, ...given }
    setDraft(next)
    keep(JSON.stringify(next))
    // A corrected field loses its message.
    setProblems(({ ...open }) => {
      for (const field of [...Object.keys(given), ...Object.keys(given.details ?? {})])
        if (given.details === undefined || given.details[field] !== draft.details[field]) delete open[field]
      return open
    })
  }

  async function book(event: SubmitEvent) {
    event.preventDefault()
    const missing = checkDraft(draft)
    setProblems(missing)
    if (Object.keys(missing).length > 0) return setRefusal(translate('admin.call.incomplete'))
    setRefusal(null)
    setBusy(true)
    try {
      const booking = await admin.call('POST /admin/bookings', {
        body: toCallerBooking(draft),
        headers: { 'Idempotency-Key': draft.key },
      })
      forget()
      toast.succeed('admin.call.done', { booking: booking.bookingId })
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
      void navigate(`/bookings/${booking._id}`)
    } catch (error) {
      setRefusal(messageOf(error, translate('admin.call.failed')))
      setProblems(readFieldErrors(error))
      setBusy(false)
    }
  }
  function clear() {
    forget()
    setDraft(newDraft())
    setProblems({})
    setRefusal(null)
  }
  return { draft, problems, refusal, busy, change, book, clear }
}
