import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { formatRupees } from '@thodu/api/contract/formats'
import type { MoneyDocument } from '@thodu/api/contract/money/money.schema'
import { useEffect, useState } from 'react'
import { brand } from '#words/language/brand.ts'
import { formatDate } from '#words/language/formats.ts'
import { language } from '#words/language/language.ts'
import { money as words } from '#words/money/at-booking.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** What stands on the page, as it was issued. */
function listFacts({ label, issuedAt, total, content }: MoneyDocument): [string, string][] {
  const { facts } = words
  const given: [string, string | null][] = content
    ? [
        [facts.family, content.family],
        [facts.patient, content.patient],
        [facts.care, `${content.service}, ${content.package}`],
        [facts.booking, content.bookingId],
        [facts.reference, content.reference],
        [facts.method, content.method && words.methods[content.method]],
        [facts.paidOn, content.paidOn && formatDate(`${content.paidOn}T12:00:00Z`)],
        [facts.utr, content.utr],
        [facts.takesBack, content.takesBack],
      ]
    : []
  return [
    [facts.number, label],
    [facts.issued, formatDate(issuedAt)],
    ...given.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== ''),
    [facts.total, formatRupees(total, language)],
  ]
}

type Props = { booking: Pick<Booking, '_id'>; document: string; onClose: () => void }

/** A receipt or credit as it was issued, on one A5 page (rule MON-10). */
export function ReceiptDialog({ booking, document: documentId, onClose }: Props) {
  const [read, setRead] = useState<MoneyDocument>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    api
      .call('GET /booking/{id}/documents/{documentId}', { params: { id: booking._id, documentId } })
      .then(setRead, () => setFailed(true))
  }, [booking._id, documentId])
  const title = read ? words.series[read.series] : words.title
  return (
    <Dialog title={title} onClose={onClose} isPaper>
      {failed && <Alert tone="error">{words.failed}</Alert>}
      {!read && !failed && <Spinner />}
      {read && (
        <>
          <p>
            <b>{brand.words.name}</b>
          </p>
          <Facts facts={listFacts(read)} />
          {read.content === null && <p>{words.emptied}</p>}
          <button type="button" className="button no-print" onClick={() => print()}>
            {words.print}
          </button>
        </>
      )}
    </Dialog>
  )
}
