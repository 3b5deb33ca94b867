import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BookingStatus, nextStatus } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { callApi } from '../../app/calls/http-client.ts'
import { useToast } from '../../app/calls/use-toast.tsx'
import type { Job } from '../job/job.ts'
import { takeStep } from './take-step.ts'
import { useBookingCache } from './use-booking-cache.ts'
import { useCallFailure } from './use-call-failure.ts'

/** The next step's button appears where the last one was: a hasty second tap must not take that step too. Milliseconds. */
const REST_AFTER_STEP = 1_000
const texts = { failed: 'caretaker.steps.failed', lost: 'caretaker.steps.lost' }

/**
 * The next step of a booking (rule CARE-2). The status on the screen changes only with the
 * server's 200; a step is sent once however often it is tapped, and can be tried again after a lost answer.
 */
export function useNextStep(job: Pick<Job, 'id' | 'status'>) {
  const toast = useToast()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { put } = useBookingCache()
  const fail = useCallFailure(texts)
  const mutationKey = ['step', job.id]

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (status: BookingStatus) => takeStep(callApi, job.id, status),
    async onSuccess(booking) {
      await put(booking)
      toast.succeed('caretaker.steps.done', { status: translate(`statusInside.${booking.status}`) })
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
