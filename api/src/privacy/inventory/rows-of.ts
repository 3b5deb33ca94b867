import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PersonColumn } from './personal-table.ts'

/**
 * `email` is in lower case; `numbers` have the format of `calls`, and no other person gave them (telephone/erase-calls.ts).
 */
export type Person = { id: string; email: string; numbers: readonly string[] }

type Condition = RawBuilder<SqlBool>
const nothing: Condition = sql<SqlBool>`1 = 0`

const bookingsOf = ({ id }: Person) => sql`select b.id from bookings b where b.user_id = ${id}`
const visitsOf = ({ id }: Person) =>
  sql`select v.id from visits v join bookings b on b.id = v.booking_id where b.user_id = ${id}`
const callbacksOf = ({ id }: Person) => sql`select c.id from callbacks c where c.user_id = ${id}`
const messagesOf = ({ email }: Person) => sql`select m.id from messages m where lower(m.email) = ${email}`

const isSubjectOf = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>, person: Person): Condition =>
  sql<SqlBool>`((${kind} = 'booking' and ${id} in (${bookingsOf(person)})) or (${kind} = 'visit' and ${id} in (${visitsOf(person)}))
    or (${kind} = 'callback' and ${id} in (${callbacksOf(person)})) or (${kind} = 'message' and ${id} in (${messagesOf(person)})))`

/** A typed number alone proves nothing, so the call must be about this person and no other. */
const isCallAbout = (call: RawBuilder<unknown>, person: Person): Condition => {
  const own = isSubjectOf(sql.ref('i.subject_type'), sql.ref('i.subject_id'), person)
  return sql<SqlBool>`(exists (select 1 from call_items i where i.call_id = ${call} and i.subject_type <> 'message' and ${own})
    and not exists (select 1 from call_items i where i.call_id = ${call} and not ${own}))`
}

/** Builds the complete condition that finds a person's rows (rule PRIV-D1). */
export function rowsOf(by: PersonColumn, person: Person): Condition {
  if ('account' in by) return sql<SqlBool>`${sql.ref(by.account)} = ${person.id}`
  if ('email' in by) return sql<SqlBool>`lower(${sql.ref(by.email)}) = ${person.email}`
  if ('number' in by)
    return person.numbers.length === 0 ? nothing : sql<SqlBool>`${sql.ref(by.number)} in (${sql.join(person.numbers)})`
  if ('call' in by) return isCallAbout(sql.ref(by.call), person)
  if ('booking' in by) return sql<SqlBool>`${sql.ref(by.booking)} in (${bookingsOf(person)})`
  if ('visit' in by) return sql<SqlBool>`${sql.ref(by.visit)} in (${visitsOf(person)})`
  if ('document' in by)
    return sql<SqlBool>`${sql.ref(by.document)} in (select d.id from documents d where d.owner_id = ${person.id})`
  if ('promise' in by)
    return sql<SqlBool>`${sql.ref(by.promise)} in (select p.id from promises p where ${isSubjectOf(
      sql.ref('p.subject_type'),
      sql.ref('p.subject_id'),
      person,
    )})`
  const [kind, id] = by.subject
  return isSubjectOf(sql.ref(kind), sql.ref(id), person)
}
