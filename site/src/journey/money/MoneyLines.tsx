import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Money } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useState } from 'react'
import { formatDate } from '#words/language/formats.ts'
import { language } from '#words/language/language.ts'
import { money as words } from '#words/money.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'

const formatMoneyDay = (day: string): string => formatDate(`${day}T12:00:00Z`)
type Props = { booking: Booking; money: Money; onOlder: (until: NonNullable<Money['olderUntil']>) => void }

/** Lines have no IDs and never change, so the key is day, kind and a running number. */
function keyLines(lines: Money['lines']) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const like = `${line.day} ${line.kind}`
    const count = seen.get(like) ?? 0
    seen.set(like, count + 1)
    return { ...line, key: `${like} ${count}` }
  })
}

export function MoneyLines({ booking, money, onOlder }: Props) {
  const [shown, setShown] = useState<string>()
  const { lines, documents, olderUntil } = money
  const payments = money.payments.filter(({ status }) => status === 'confirmed')
  if (lines.length === 0 && payments.length === 0 && olderUntil === null) return null
  return (
    <details className="disclosure">
      <summary>
        {words.happened}
        <span className="visually-hidden"> {booking.bookingId}</span>
      </summary>
      <div>
        <table className="money-lines">
          <tbody>
            {payments.map(({ _id, reference, received, amount, paidOn, decidedAt }) => (
              <tr key={_id}>
                <td>{paidOn ? formatMoneyDay(paidOn) : decidedAt && formatDate(decidedAt)}</td>
                <td>{words.payment(reference)}</td>
                <td>{formatRupees(received ?? amount, language)}</td>
              </tr>
            ))}
            {keyLines(lines).map(({ key, day, kind, amount, isWaived }) => (
              <tr key={key}>
                <td>{formatMoneyDay(day)}</td>
                <td>{words.lines[kind]}</td>
                <td>{isWaived ? words.waived : formatRupees(amount, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="cluster">
          {documents.map(({ _id, label, series }) => (
            <button key={_id} type="button" className="button-link" onClick={() => setShown(_id)}>
              {words.show(`${words.series[series]} ${label}`)}
            </button>
          ))}
          {olderUntil !== null && (
            <button type="button" className="button button-small button-quiet" onClick={() => onOlder(olderUntil)}>
              {words.older}
            </button>
          )}
        </div>
        {shown && <ReceiptDialog booking={booking} document={shown} onClose={() => setShown(undefined)} />}
      </div>
    </details>
  )
}
