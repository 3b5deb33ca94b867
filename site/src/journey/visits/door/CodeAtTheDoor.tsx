import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { useVisits } from '../use-visits.ts'
import { isAtTheDoor, isLongBeforeEnd } from '../visit-rules.ts'
import { DoorCode } from './DoorCode.tsx'

/** The codes of a booking around arrival and end, on Overview (rule JRN-29). */
export function CodeAtTheDoor({ booking }: { booking: Booking }) {
  const { visits = [], at = 0 } = useVisits(booking)
  return visits
    .filter((visit) => isAtTheDoor(visit, at) && !isLongBeforeEnd(visit, at))
    .map((visit) => (
      <div key={visit._id} className="card code-card">
        <DoorCode visit={visit} />
      </div>
    ))
}
