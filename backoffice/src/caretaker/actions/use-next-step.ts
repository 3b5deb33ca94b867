import { nextStatus } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { callApi } from '../../app/wire/http-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import type { Job } from '../job/job.ts'
import { useBookingCache } from '../wire/use-booking-cache.ts'
import { useQueuedMutation } from '../wire/use-queued-mutation.ts'

/**
 * The next step's button appears in the place of the previous one, so a quick second tap must not take that step too.
 * Milliseconds.
 */
const REST_AFTER_STEP = 1_000

/**
 * The next step of a booking (rule CARE-2). Several taps send it once; offline it is queued, and the booking keeps its status
 * (rule CARE-22).
 */
export function useNextStep(job: Pick<Job, 'id' | 'status'>) {
  const toast = useToast()
  const translate = useTranslate()
  const { put } = useBookingCache()

  /** Undoes a mistaken Mark Completed (rule BOOK-18). */
  const undo = () =>
    callApi('POST /caretaker/bookings/{id}/undo', { params: { id: job.id } }).then(
      async (booking) => {
        await put(booking)
        toast.succeed('app.undone')
      },
      (error: unknown) => toast.fail(error, 'app.undoFailed'),
    )
  const { send, isPending: busy } = useQueuedMutation(['step', job.id], {
    failureKey: 'caretaker.steps.failed',
    async onSaved({ status }) {
      const words = { status: translate(`statusInside.${status}`) }
      toast.succeed('caretaker.steps.done', words, status === 'completed' ? () => void undo() : undefined)
      await new Promise((resolve) => setTimeout(resolve, REST_AFTER_STEP))
    },
  })
  const next = nextStatus(job.status)
  return { next, busy, advance: () => next && send({ kind: 'step', subject: job.id, body: { status: next } }) }
}
