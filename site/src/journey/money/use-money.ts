import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Money } from '@thodu/api/contract/money/money.schema'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../session/api.ts'

/** Loads the payments and charges of a customer's booking. `readOlder` adds older lines at the end (rule MON-3). */
export function useMoney({ _id: id }: Pick<Booking, '_id'>) {
  const [money, setMoney] = useState<Money>()
  const [failed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    setFailed(false)
    try {
      setMoney(await api.call('GET /booking/{id}/money', { params: { id }, query: {} }))
    } catch {
      setFailed(true)
    }
  }, [id])
  useEffect(() => void reload(), [reload])
  async function readOlder(until: NonNullable<Money['olderUntil']>) {
    setFailed(false)
    try {
      const older = await api.call('GET /booking/{id}/money', { params: { id }, query: { until } })
      setMoney((now) => now && { ...now, lines: [...now.lines, ...older.lines], olderUntil: older.olderUntil })
    } catch {
      setFailed(true)
    }
  }
  return { money, failed, reload, readOlder }
}
