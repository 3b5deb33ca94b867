import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useRef } from 'react'
import { callApi } from '../../app/wire/http-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import type { Job } from '../job/job.ts'
import { isLost } from './call-status.ts'
import { useBookingCache } from './use-booking-cache.ts'
import { useCallFailure } from './use-call-failure.ts'

const texts = { failed: 'caretaker.notes.failed', lost: 'caretaker.notes.lost' }
type Attempt = { note: string; notesBefore: number }

/** Adds a note; the server's list replaces the one on the screen (rule CARE-3). */
export function useAddNote(job: Pick<Job, 'id' | 'caretakerNotes'>, onAdded: () => void) {
  const toast = useToast()
  const { put, readNow } = useBookingCache()
  const fail = useCallFailure(texts)
  const queryClient = useQueryClient()
  const lost = useRef<Attempt | null>(null)
  const mutationKey = ['note', job.id]

  /** A note whose answer got lost is looked for before it is sent again. */
  async function findLostNote(note: string): Promise<Booking | undefined> {
    if (lost.current?.note !== note) return undefined
    const booking = await readNow(job.id)
    const added = booking.caretakerNotes.slice(lost.current.notesBefore)
    return added.some((entry) => entry.note === note) ? booking : undefined
  }
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (note: string) =>
      (await findLostNote(note)) ??
      callApi('POST /caretaker/bookings/{id}/notes', { params: { id: job.id }, body: { note } }),
    async onSuccess(booking) {
      lost.current = null
      await put(booking)
      toast.succeed('caretaker.notes.added')
      onAdded()
    },
    onError(error, note) {
      if (isLost(error)) lost.current ??= { note, notesBefore: job.caretakerNotes.length }
      return fail(error)
    },
  })
  return {
    isPending,
    /** A second tap while a note is on its way is ignored. */
    addNote(note: string) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(note)
    },
  }
}
