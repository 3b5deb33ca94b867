import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useEffect, useState } from 'react'
import { api } from '../session/api.ts'

const lookEvery = 60_000

/** Reloads the booking while the page is visible; without a connection it stays as it was. */
export function useFreshBooking(given: Booking): Booking {
  const [booking, setBooking] = useState(given)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        api
          .call('GET /booking/{id}', { params: { id: given._id } })
          .then(setBooking)
          .catch(() => undefined)
    }
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [given._id])
  return booking
}
