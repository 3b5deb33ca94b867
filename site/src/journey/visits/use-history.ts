import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { FamilyVisit, PastVisitsAnswer } from '@thodu/api/contract/visits/visits.schema'
import { useState } from 'react'
import { api } from '../session/api.ts'
import { addEarlier } from './visit-rules.ts'

/** Loads 20 visits before a given one, due or started, latest first. @throws ApiFailure */
export const readPast = (
  { _id: id }: Pick<Booking, '_id'>,
  { before, signal }: { before?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<PastVisitsAnswer> =>
  api.call('GET /booking/{id}/visits/past', {
    params: { id },
    query: { before },
    signal,
  })

export function useHistory(booking: Pick<Booking, '_id'>, recent: readonly FamilyVisit[], first?: PastVisitsAnswer) {
  const [read, setRead] = useState(first)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const visits = addEarlier(recent, read?.visits ?? [])
  async function readEarlier() {
    if (state === 'loading') return
    setState('loading')
    try {
      const page = await readPast(booking, { before: visits.at(-1)?._id })
      // Merged with the visits now on the page: the page moves on, and no day may be lost between the two.
      setRead({ visits: addEarlier(visits, page.visits), more: page.more })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { visits, more: read?.more ?? false, isRead: read !== undefined, state, readEarlier }
}
