import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { limitTime } from '@thodu/api/contract/client/time-limit'
import { useEffect, useState } from 'react'
import { loadCaregiver, type ReadCaregiver } from '../visits/use-caregiver.ts'
import { isLoadSettled, type Loaded } from './use-load.ts'

export const isInCare = ({ status, assignedCaregiver }: Booking): boolean =>
  status === 'active' && assignedCaregiver !== null

/** The page waits at most this long for the caregiver, in ms; the card then follows on its own. */
const cardWithin = 3_000

async function readCaregivers(bookings: readonly Booking[]): Promise<ReadonlyMap<string, ReadCaregiver>> {
  const read = await Promise.all(
    bookings.map(async ({ _id }) => [_id, await loadCaregiver(_id, limitTime(cardWithin))] as const),
  )
  return new Map(read.flatMap(([id, found]) => (found ? [[id, found] as const] : [])))
}

/** The caregiver of each active booking as first loaded; undefined until then. */
export function useWhoComes(bookings: Loaded<Booking[]>): ReadonlyMap<string, ReadCaregiver> | undefined {
  const [caregivers, setCaregivers] = useState<ReadonlyMap<string, ReadCaregiver>>()
  const isKnown = isLoadSettled(bookings)
  const { data } = bookings
  useEffect(() => {
    if (!isKnown) return
    void readCaregivers((data ?? []).filter(isInCare)).then((read) => setCaregivers((before) => before ?? read))
  }, [isKnown, data])
  return caregivers
}
