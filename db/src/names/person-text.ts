import { type RawBuilder, sql } from 'kysely'
import { computedText, lastLetters, toLowerCase } from '../dialect/dialect.ts'

/** People do not type it, so no match reaches from one text into the next. */
const between = sql.lit('\u001f')

/** 91 and the last ten digits, without separators. */
export const phoneText = (phone: RawBuilder<string>): RawBuilder<string> =>
  sql`'91' || ${lastLetters(
    [' ', '-', '(', ')', '.', '+'].reduce((text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`, phone),
    10,
  )}`

/**
 * Name, Latin spelling and address in lower case; and the number as 91 and its last ten digits, or empty. The index of
 * accounts uses exactly these expressions.
 * @param accounts the table's name or alias; none for an index
 */
export function personTexts(accounts?: string) {
  const nameOf = (name: string): string => (accounts === undefined ? name : `${accounts}.${name}`)
  const column = (name: string) => sql<string>`${sql.ref(nameOf(name))}`
  const text = sql<string>`${toLowerCase(column('name'))} || ${between} || ${column('search_name')} || ${between} || ${toLowerCase(column('email'))}`
  const digits = sql<string>`case when ${column('phone')} = '' then '' else ${phoneText(column('phone'))} end`
  return {
    text: { as: text, read: computedText(nameOf('search_text'), text) },
    digits: { as: digits, read: computedText(nameOf('search_digits'), digits) },
  }
}
