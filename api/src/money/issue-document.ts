import { type IssuedDocumentRow, newId, type Tx, writeJson } from '@thodu/db'
import { findBooking } from '../bookings/bookings.queries.ts'
import { serviceTypes } from '../contract/care/service-types.ts'
import { type DocumentSeries, labelOf, yearOfBooks } from '../contract/money/money-rules.ts'
import type { Day } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import type { DocumentContent } from './document-content.ts'

type Issued = {
  series: DocumentSeries
  bookingId: string
  paymentId: string | null
  total: number
  days?: { from: Day; to: Day }
  content: Partial<Pick<DocumentContent, 'reference' | 'method' | 'paidOn' | 'utr' | 'takesBack' | 'bill'>>
  by: string | null
  at: Date
}

/**
 * Issues the next document of a series and financial year with present names (rule MON-8). Writes are sequential, so
 * numbers have no gap; the database refuses any but the next.
 */
export async function issueDocument(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  issued: Issued,
): Promise<IssuedDocumentRow> {
  const { series, bookingId, at } = issued
  const booking = await findBooking(tx, bookingId, 'all')
  const fy = yearOfBooks(at)
  const { last } = await tx
    .selectFrom('issued_documents')
    .select((row) => row.fn.coalesce(row.fn.max('number'), row.lit(0)).as('last'))
    .where('series', '=', series)
    .where('fy', '=', fy)
    .executeTakeFirstOrThrow()
  const number = Number(last) + 1
  const { tax, gstin } = config.payments
  const service = serviceTypes.find((type) => type === booking.service_type)
  const kind = (service && tax[service]) ?? 'none'
  const content: DocumentContent = {
    reference: null,
    method: null,
    paidOn: null,
    utr: null,
    takesBack: null,
    ...issued.content,
    ...(kind === 'none' ? {} : { tax: { kind, gstin } }),
    bookingId: booking.code,
    family: booking.customer_name,
    patient: booking.patient_name,
    service: booking.service_name,
    package: booking.package_name,
  }
  return tx
    .insertInto('issued_documents')
    .values({
      id: newId(at.getTime()),
      series,
      fy,
      number,
      label: labelOf(series, fy, number),
      booking_id: bookingId,
      payment_id: issued.paymentId,
      from_day: issued.days?.from ?? null,
      to_day: issued.days?.to ?? null,
      total: issued.total,
      content: writeJson(content),
      by_id: issued.by,
      issued_at: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
