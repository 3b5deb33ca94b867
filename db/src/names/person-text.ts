import { type RawBuilder, sql } from 'kysely'
import { computedText, lastLetters, toLowerCase } from '../dialect/dialect.ts'

/** A sign that nobody types: what is looked for never reaches from one text into the next. */
const between = sql.lit('\u001f')

/** A stored number as it is looked for, in any spelling: 91 and its last ten digits, without what people write between them. */
export const phoneText = (phone: RawBuilder<string>): RawBuilder<string> =>
  sql`'91' || ${lastLetters(
    [' ', '-', '(', ')', '.', '+'].reduce((text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`, phone),
    10,
  )}`

/**
 * What searches for people look in, by the table's name or alias, or bare as an index has it: name, Latin spelling and
 * address in lower case; and the number as 91 and its last ten digits, none for none. The index of accounts is over
 * these very expressions.
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
