import type { DocumentPage } from '../contract/money/money.schema.ts'
import type { Office } from '../contract/office.ts'
import { firstDayOf, type Month, monthOf } from '../contract/payroll/pay-rules.ts'
import type { PayBook, PayLine } from '../contract/payroll/payroll.schema.ts'
import type { Language } from '../contract/people/languages.ts'
import { paySlip as english } from '../contract/words/en/pay-slip.ts'
import { formatDate, formatRupees } from '../contract/words/formats.ts'
import { paySlip as hindi } from '../contract/words/hi/pay-slip.ts'
import { paySlip as telugu } from '../contract/words/te/pay-slip.ts'
import type { Translated } from '../contract/words/translated.ts'
import { fillIn } from '../http/errors/api-error.ts'

const slipWords: Readonly<Record<Language, Translated<typeof english>>> = { en: english, te: telugu, hi: hindi }
const tags: Readonly<Record<Language, string>> = { en: 'en-IN', te: 'te-IN', hi: 'hi-IN' }

/** Intl puts a comma before the year in Telugu, which people do not write. */
const formatMonth = (month: Month, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${firstDayOf(month)}T00:00:00Z`))
    .replace(',', '')

type Line = DocumentPage['lines'][number]
type Given = { name: string; book: PayBook; language: Language; office: Office }

/** Visits of one kind at one rate share a line, so that the slip of any month fits one page. */
function listVisits(lines: readonly PayLine[], language: Language): Line[] {
  const words = slipWords[language]
  const groups = Map.groupBy(
    lines.filter(({ code }) => code !== null),
    ({ day, code, amount }) => `${monthOf(day)} ${code} ${amount}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first?.code) return []
    const values = { kind: words.shifts[first.code], count: group.length, amount: formatRupees(first.amount, language) }
    return {
      day: formatMonth(monthOf(first.day), language),
      what: fillIn(words.lines.visits, values),
      amount: formatRupees(group.length * first.amount, language),
    }
  })
}

const listEntries = (lines: readonly PayLine[], language: Language): Line[] =>
  lines.flatMap(({ kind, day, amount, reason, corrects }) => {
    if (kind === 'visit') return []
    const name = fillIn(slipWords[language].lines[kind], { month: formatMonth(corrects ?? monthOf(day), language) })
    return {
      day: formatDate(`${day}T12:00:00Z`, language),
      what: `${name}: ${reason}`,
      amount: formatRupees(amount, language),
    }
  })

function listSums(book: PayBook, language: Language): DocumentPage['sums'] {
  const { sums } = slipWords[language]
  const total = book.due < 0 ? sums.owed : book.state === 'paid' ? sums.paid : sums.due
  const all: [name: string, amount: number, isAlways?: boolean][] = [
    [sums.earned, book.earned, true],
    [sums.adjustments, book.adjustments],
    [sums.advances, 0 - book.advances],
    [sums.carried, book.carried],
    [total, book.due, true],
  ]
  return all.flatMap(([name, amount, isAlways]) =>
    isAlways || amount !== 0 ? [{ name, value: formatRupees(amount, language) }] : [],
  )
}

/** Formats a pay slip on one page, in the caretaker's language (rule PAY-10). */
export function layOutSlip({ name, book, language, office }: Given): DocumentPage {
  const words = slipWords[language]
  const { payment } = book
  const { name: company, registration } = office.brand.company
  const facts: [name: string, value: string | null | undefined][] = [
    [words.facts.name, name],
    [words.facts.month, formatMonth(book.month, language)],
    [words.facts.state, words.states[book.state]],
    [words.facts.paidOn, payment && formatDate(`${payment.paidOn}T12:00:00Z`, language)],
    [words.facts.method, payment && words.methods[payment.method]],
    [words.facts.reference, payment?.reference],
  ]
  const waiting = book.unconfirmed.length
  return {
    title: words.title,
    language,
    issuer: [office.words[language].name, company, registration].filter((line) => line !== ''),
    facts: facts.flatMap(([fact, value]) => (value ? [{ name: fact, value }] : [])),
    lines: [...listVisits(book.lines, language), ...listEntries(book.lines, language)],
    sums: listSums(book, language),
    notes: [...(waiting > 0 ? [fillIn(words.unconfirmed, { count: waiting })] : []), words.noTax],
  }
}

/** Formats a slip as the text of a message. */
export const slipAsText = ({ title, issuer, facts, lines, sums, notes }: DocumentPage): string =>
  [
    `${title}, ${issuer[0] ?? ''}`,
    ...facts.map(({ name, value }) => `${name}: ${value}`),
    '',
    ...lines.map(({ day, what, amount }) => `${day}, ${what} = ${amount}`),
    '',
    ...sums.map(({ name, value }) => `${name}: ${value}`),
    ...notes,
  ].join('\n')
