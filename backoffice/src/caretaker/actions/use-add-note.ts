import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../app/wire/use-toast.tsx'
import type { Job } from '../job/job.ts'
import { sendNow } from '../outbox/send-now.ts'
import { useBookingCache } from '../wire/use-booking-cache.ts'
import { useCallFailure } from '../wire/use-call-failure.ts'

const texts = { failed: 'caretaker.notes.failed' }

/** Adds a note; the server's list replaces the shown one (rule CARE-3). Offline, the note is queued. */
export function useAddNote(job: Pick<Job, 'id'>, onAdded: () => void) {
  const toast = useToast()
  const { put } = useBookingCache()
  const fail = useCallFailure(texts)
  const queryClient = useQueryClient()
  const mutationKey = ['note', job.id]

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (note: string) => sendNow({ kind: 'note', subject: job.id, body: { note } }),
    async onSuccess(outcome) {
      onAdded()
      if (outcome.state === 'kept' || !('booking' in outcome.answered)) return toast.succeed('caretaker.outbox.kept')
      await put(outcome.answered.booking)
      toast.succeed('caretaker.notes.added')
    },
    onError: fail,
  })
  return {
    isPending,
    addNote(note: string) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(note)
    },
  }
}
