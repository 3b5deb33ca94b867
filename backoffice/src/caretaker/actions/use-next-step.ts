import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BookingStatus, nextStatus } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { callApi } from '../../app/wire/http-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import type { Job } from '../job/job.ts'
import { sendNow } from '../outbox/send-now.ts'
import { useBookingCache } from '../wire/use-booking-cache.ts'
import { useCallFailure } from '../wire/use-call-failure.ts'

/**
 * The next step's button appears in the place of the previous one, so a quick second tap must not take that step too.
 * Milliseconds.
 */
const REST_AFTER_STEP = 1_000
const texts = { failed: 'caretaker.steps.failed' }

/**
 * The next step of a booking (rule CARE-2). Several taps send it once; offline it is queued, and the booking keeps its status
 * (rule CARE-22).
 */
export function useNextStep(job: Pick<Job, 'id' | 'status'>) {
  const toast = useToast()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { put } = useBookingCache()
  const fail = useCallFailure(texts)
  const mutationKey = ['step', job.id]

  /** Undoes a mistaken Mark Completed (rule BOOK-18). */
  const undo = () =>
    callApi('POST /caretaker/bookings/{id}/undo', { params: { id: job.id } }).then(
      async (booking) => {
        await put(booking)
        toast.succeed('app.undone')
      },
      (error: unknown) => toast.fail(error, 'app.undoFailed'),
    )
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (status: BookingStatus) => sendNow({ kind: 'step', subject: job.id, body: { status } }),
    async onSuccess(outcome) {
      if (outcome.state === 'kept' || !('booking' in outcome.answered)) return toast.succeed('caretaker.outbox.kept')
      const { booking } = outcome.answered
      await put(booking)
      const words = { status: translate(`statusInside.${booking.status}`) }
      toast.succeed('caretaker.steps.done', words, booking.status === 'completed' ? () => void undo() : undefined)
      await new Promise((resolve) => setTimeout(resolve, REST_AFTER_STEP))
    },
    onError: fail,
  })
  const next = nextStatus(job.status)
  return {
    next,
    busy: useIsMutating({ mutationKey }) > 0,
    advance() {
      if (next !== undefined && queryClient.isMutating({ mutationKey }) === 0) mutate(next)
    },
  }
}
