import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Money } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useCallback, useEffect, useState } from 'react'
import { formatDate } from '#words/language/formats.ts'
import { language } from '#words/language/language.ts'
import { money as words } from '#words/money.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { MoneyLines } from './MoneyLines.tsx'
import { OpenRequest } from './OpenRequest.tsx'

/** "Paid until Dec 3, 2026 (6 visits ahead)", or the amount due (rule MON-3). */
function formatBalance({ balance, paidUntil, visitsAhead }: Money): string {
  if (balance < 0) return words.toPay(formatRupees(-balance, language))
  if (paidUntil !== null) return words.paidUntil(formatDate(`${paidUntil}T12:00:00Z`), visitsAhead)
  return balance === 0 ? words.even : words.credit(formatRupees(balance, language))
}

/** Balance, open payment request and history of a booking; nothing for a booking without any (rules MON-3, MON-6). */
export default function BookingMoney({ booking }: { booking: Booking }) {
  const { money, failed, reload, readOlder } = useMoney(booking)
  if (!money && !failed) return null
  const isUntouched = money?.payments.length === 0 && money.lines.length === 0 && money.balance === 0
  if (isUntouched) return null
  const [newest] = money?.payments ?? []
  const isOpen = newest?.direction === 'in' && (newest.status === 'asked' || newest.status === 'claimed')
  return (
    <section className="booking-money">
      <h3>{words.title}</h3>
      {money && !(isOpen && money.balance === 0) && <p>{formatBalance(money)}</p>}
      {failed && (
        <Alert tone="error">
          {words.failed}{' '}
          <button type="button" className="button-link" onClick={() => void reload()}>
            {words.again}
          </button>
        </Alert>
      )}
      {newest && isOpen && <OpenRequest payment={newest} onClaimed={() => void reload()} />}
      {newest?.status === 'rejected' && (
        <Alert tone="error">{words.rejected(newest.reference, newest.reason ?? '')}</Alert>
      )}
      {money && <MoneyLines booking={booking} money={money} onOlder={(until) => void readOlder(until)} />}
    </section>
  )
}

/** Loads the payments and charges of a customer's booking. `readOlder` adds older lines at the end (rule MON-3). */
function useMoney({ _id: id }: Pick<Booking, '_id'>) {
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
