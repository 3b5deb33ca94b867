import { useCallback } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { statusOf } from '../../app/wire/call-status.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useBookingCache } from './use-booking-cache.ts'

type FailureTexts = { failed: string }

/** Reports why a call on a booking failed, and reloads the booking if it has changed. */
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
