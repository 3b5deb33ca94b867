import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useLogoutIfAccessDenied } from 'react-admin'
import { statusOf } from '../../app/wire/call-status.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import type { QueuedAction } from '../outbox/outbox.ts'
import { sendNow } from '../outbox/send-now.ts'
import { useBookingCache } from './use-booking-cache.ts'

type QueuedMutation = {
  failureKey: string
  /** Called once the action is stored or sent. */
  onStored?: () => void
  /** Called with the changed booking; the mutation is pending until the result resolves. */
  onSaved: (booking: Booking) => Promise<void> | void
}

/**
 * Sends a queued action on a booking from any of its buttons, one at a time (rule CARE-22). The server's booking replaces the shown
 * one; a refusal is shown, and the booking is read again because it may have changed.
 * @param mutationKey the action's kind and the booking's id, the same for each button of the action
 * @returns whether the action is being sent, by this button or another one, and the function that sends it
 */
export function useQueuedMutation(mutationKey: readonly string[], { failureKey, onStored, onSaved }: QueuedMutation) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const { put, refresh } = useBookingCache()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (action: QueuedAction) => sendNow(action),
    async onSuccess(outcome) {
      onStored?.()
      if (outcome.state === 'kept' || !('booking' in outcome.answered)) return toast.succeed('caretaker.outbox.kept')
      await put(outcome.answered.booking)
      await onSaved(outcome.answered.booking)
    },
    async onError(error) {
      if (await logoutIfAccessDenied(error)) return
      if (statusOf(error) === 404) toast.fail(null, 'caretaker.gone')
      else toast.fail(error, failureKey)
      await refresh()
    },
  })
  return {
    isPending: useIsMutating({ mutationKey }) > 0,
    send(action: QueuedAction) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(action)
    },
  }
}
