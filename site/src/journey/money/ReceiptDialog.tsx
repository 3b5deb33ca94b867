import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoneyDocument } from '@thodu/api/contract/money/money.schema'
import { useEffect, useState } from 'react'
import { money as words } from '#words/money.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Spinner } from '../ui/Spinner.tsx'

type Props = { booking: Pick<Booking, '_id'>; document: string; onClose: () => void }
const toPair = ({ name, value }: { name: string; value: string }) => [name, value] as const

/** A receipt, bill, credit note or refund as it was issued, printed on A5 (rule MON-16). */
export function ReceiptDialog({ booking, document: documentId, onClose }: Props) {
  const [read, setRead] = useState<MoneyDocument>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    api
      .call('GET /booking/{id}/documents/{documentId}', { params: { id: booking._id, documentId } })
      .then(setRead, () => setFailed(true))
  }, [booking._id, documentId])
  return (
    <Dialog title={read?.page.title ?? words.title} onClose={onClose} isPaper>
      {failed && <Alert tone="error">{words.documentFailed}</Alert>}
      {!read && !failed && <Spinner />}
      {read && <DocumentPage page={read.page} />}
    </Dialog>
  )
}

function DocumentPage({ page: { issuer, facts, lines, sums, notes } }: Pick<MoneyDocument, 'page'>) {
  const [name, ...more] = issuer
  return (
    <>
      <p>
        <b>{name}</b>
        {more.map((line) => (
          <span key={line}>, {line}</span>
        ))}
      </p>
      <Facts facts={facts.map(toPair)} />
      {lines.length > 0 && (
        <table className="money-lines">
          <tbody>
            {lines.map(({ day, what, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page that was issued never changes
              <tr key={at}>
                <td>{day}</td>
                <td>{what}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Facts facts={sums.map(toPair)} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <button type="button" className="button no-print" onClick={() => print()}>
        {words.print}
      </button>
    </>
  )
}
