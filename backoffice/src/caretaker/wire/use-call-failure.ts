import { useCallback } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { statusOf } from '../../app/wire/call-status.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useBookingCache } from './use-booking-cache.ts'

type FailureTexts = { failed: string }

/** Tells why a call on a booking failed, and shows the booking as it is now when it has changed meanwhile. */
export function useCallFailure({ failed }: FailureTexts) {
  const toast = useToast()
  const { refresh } = useBookingCache()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useCallback(
    async (error: unknown) => {
      if (await logoutIfAccessDenied(error)) return
      if (statusOf(error) === 404) toast.fail(null, 'caretaker.gone')
      else toast.fail(error, failed)
      await refresh()
    },
    [failed, toast, refresh, logoutIfAccessDenied],
  )
}
