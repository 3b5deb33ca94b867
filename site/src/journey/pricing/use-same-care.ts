import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { findSameCare } from '@thodu/api/contract/bookings/rules/doubts'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { useEffect, useState } from 'react'
import { api } from '../session/api.ts'

/** Returns an existing booking of the account for the same care; undefined also without an answer from the server. */
export function useSameCare(serviceType: ServiceType, patientDetails: Record<string, string>): Booking | undefined {
  const [bookings, setBookings] = useState<readonly Booking[]>([])
  useEffect(() => {
    let isHere = true
    api.call('GET /booking').then(
      (known) => isHere && setBookings(known),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return findSameCare(bookings, { serviceType, patientDetails })
}
