import { useCallback } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useToast } from '../../app/wire/use-toast.tsx'
import { isLost, statusOf } from './call-status.ts'
import { useBookingCache } from './use-booking-cache.ts'

type FailureTexts = { failed: string; lost: string }

/** Tells why a call on a booking failed, and shows the booking as it is now when it has changed meanwhile. */
export function useCallFailure({ failed, lost }: FailureTexts) {
  const toast = useToast()
  const { refresh } = useBookingCache()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useCallback(
    async (error: unknown) => {
      if (await logoutIfAccessDenied(error)) return
      if (isLost(error)) return toast.fail(null, lost)
      if (statusOf(error) === 404) toast.fail(null, 'caretaker.gone')
      else toast.fail(error, failed)
      await refresh()
    },
    [failed, lost, toast, refresh, logoutIfAccessDenied],
  )
}
