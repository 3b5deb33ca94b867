import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { dayInCity, dayMs } from '@thodu/api/contract/time'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../session/api.ts'

const REFRESH_EVERY = 60_000

/** Days of past visits loaded; the rest of the month in one answer lies ahead. */
const DAYS_BEHIND = 8

/** The visits of a booking and their load time in ms; after a failure the earlier ones stay. */
export function useVisits({ _id: id }: Pick<Booking, '_id'>) {
  const [read, setRead] = useState<{ visits: FamilyVisit[]; at: number }>()
  const reload = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const from = dayInCity(new Date(Date.now() - DAYS_BEHIND * dayMs))
        const visits = await api.call('GET /booking/{id}/visits', { params: { id }, query: { from }, signal })
        setRead({ visits, at: Date.now() })
      } catch {
        // The booking is useful without visits, and the next load follows in a minute.
      }
    },
    [id],
  )
  useEffect(() => {
    const controller = new AbortController()
    const look = () => {
      if (!document.hidden) void reload(controller.signal)
    }
    look()
    const timer = setInterval(look, REFRESH_EVERY)
    const signals = [
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const
    for (const [target, name] of signals) target.addEventListener(name, look)
    return () => {
      clearInterval(timer)
      for (const [target, name] of signals) target.removeEventListener(name, look)
      controller.abort()
    }
  }, [reload])
  return { ...read, reload }
}
