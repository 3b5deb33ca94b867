import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { limitTime } from '@thodu/api/contract/client/time-limit'
import { useEffect, useState } from 'react'
import { type ReadCaregiver, readCaregiver } from '../visits/use-caregiver.ts'
import { isSettled, type Loaded } from './use-load.ts'

/** The card that shows her; it is there when it is known who comes. */
export const loadCard = () => import('../visits/CaregiverCard.tsx')

/** Somebody comes already: her day stands before requests. */
export const isInCare = ({ status, assignedCaregiver }: Booking): boolean =>
  status === 'active' && assignedCaregiver !== null

/** Longer than this nothing waits for who comes, in ms: the card follows by itself. */
const cardWithin = 3_000

/** Who comes to each, with what draws her; without those that could not be read. */
async function readCaregivers(bookings: readonly Booking[]): Promise<ReadonlyMap<string, ReadCaregiver>> {
  if (bookings.length === 0) return new Map()
  const [read] = await Promise.all([
    Promise.all(bookings.map(async ({ _id }) => [_id, await readCaregiver(_id, limitTime(cardWithin))] as const)),
    loadCard().catch(() => undefined),
  ])
  return new Map(read.flatMap(([id, found]) => (found ? [[id, found] as const] : [])))
}

/** Who comes to each booking in care, as it was first read: undefined until then. */
export function useWhoComes(bookings: Loaded<Booking[]>): ReadonlyMap<string, ReadCaregiver> | undefined {
  const [caregivers, setCaregivers] = useState<ReadonlyMap<string, ReadCaregiver>>()
  const isKnown = isSettled(bookings)
  const { data } = bookings
  useEffect(() => {
    if (!isKnown) return
    void readCaregivers((data ?? []).filter(isInCare)).then((read) => setCaregivers((before) => before ?? read))
  }, [isKnown, data])
  return caregivers
}
