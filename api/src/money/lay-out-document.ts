import { type IssuedDocumentRow, type Reader, readJson } from '@thodu/db'
import { findBooking } from '../bookings/bookings.queries.ts'
import { labelsIn } from '../contract/every-language.ts'
import type { DocumentPage, MoneyDocument } from '../contract/money/money.schema.ts'
import { partTax } from '../contract/money/tax.ts'
import type { Office } from '../contract/office.ts'
import type { Language } from '../contract/people/languages.ts'
import { formatDate, formatPaise, formatRupees } from '../contract/words/formats.ts'
import { serviceLabel } from '../contract/words/label.ts'
import { mailWords } from '../mail/mail-words.ts'
import type { DocumentContent } from './document-content.ts'
import { toIssued } from './read-money.ts'

type Fact = DocumentPage['facts'][number]
type Input = { row: IssuedDocumentRow; content: DocumentContent | undefined; language: Language; office: Office }
type Care = { service_type: string; package_id: string }

const formatDocumentDay = (day: string, language: Language): string => formatDate(`${day}T12:00:00Z`, language)

function listFacts({ row, content, language, office }: Input, care: Care): Fact[] {
  const { facts, methods } = mailWords[language].documents
  const labels = labelsIn(language)
  const { service_type: serviceType, package_id: packageId } = care
  const bill = content?.bill
  const given: [name: string, value: string | null | undefined][] = [
    [facts.number, row.label],
    [facts.issued, formatDate(row.issued_at, language)],
    [facts.gstin, content?.tax?.gstin],
    [facts.family, content?.family],
    [facts.patient, content?.patient],
    [
      facts.care,
      content &&
        `${serviceLabel(labels, serviceType, content.service)}, ${office.packageName(language, { serviceType, packageId }, content.package)}`,
    ],
    [facts.booking, content?.bookingId],
    [facts.reference, content?.reference],
    [facts.method, content?.method && methods[content.method]],
    [facts.paidOn, content?.paidOn && formatDocumentDay(content.paidOn, language)],
    [facts.utr, content?.utr],
    [facts.takesBack, content?.takesBack],
    [facts.days, bill && `${formatDocumentDay(bill.from, language)} – ${formatDocumentDay(bill.to, language)}`],
  ]
  return given.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

function listLines({ content, language }: Input): DocumentPage['lines'] {
  const { lines, waived } = mailWords[language].documents
  return (content?.bill?.lines ?? []).map(({ day, kind, amount, isWaived }) => ({
    day: formatDocumentDay(day, language),
    what: lines[kind],
    amount: isWaived ? waived : formatRupees(-amount, language),
  }))
}

function listSums({ row, content, language }: Input): Fact[] {
  const { sums } = mailWords[language].documents
  const said: Fact[] = [{ name: sums.total, value: formatRupees(row.total, language) }]
  if (content?.tax?.kind === '18') {
    const { taxable, half } = partTax(row.total)
    said.push(
      { name: sums.taxable, value: formatPaise(taxable, language) },
      { name: sums.cgst, value: formatPaise(half, language) },
      { name: sums.sgst, value: formatPaise(half, language) },
    )
  }
  if (content?.bill) {
    const { paid, balance } = content.bill
    said.push({ name: sums.paid, value: formatRupees(paid, language) })
    if (balance !== 0)
      said.push({ name: balance < 0 ? sums.left : sums.credit, value: formatRupees(Math.abs(balance), language) })
  }
  return said
}

/** Formats a document in a language from its fixed content (rule MON-16). */
export async function layOutDocument(
  db: Reader,
  row: IssuedDocumentRow,
  language: Language,
  office: Office,
): Promise<MoneyDocument> {
  const booking = await findBooking(db, row.booking_id, 'all')
  const content = row.content === '' ? undefined : readJson<DocumentContent>(row.content)
  const words = mailWords[language].documents
  const given = { row, content, language, office }
  const isSupply = row.series === 'B' && content?.tax?.kind === 'exempt'
  const { name, registration } = office.brand.company
  return {
    ...toIssued(row),
    page: {
      title: isSupply ? words.billOfSupply : words.titles[row.series],
      language,
      issuer: [office.words[language].name, name, registration].filter((line) => line !== ''),
      facts: listFacts(given, booking),
      lines: listLines(given),
      sums: listSums(given),
      notes: [
        ...(content?.tax?.kind === 'exempt' ? [words.exempt] : []),
        ...(content === undefined ? [words.emptied] : []),
      ],
    },
  }
}
