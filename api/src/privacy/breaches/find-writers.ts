import type { Reader } from '@thodu/db'
import { type Expression, sql } from 'kysely'
import type { Language } from '../../contract/people/languages.ts'
import type { Whom } from '../../contract/privacy/breaches/breaches.schema.ts'
import { seenBy } from './seen-by-viewer.ts'

const hasNoAccount = (email: Expression<string>) =>
  sql<boolean>`not exists (select 1 from accounts a where a.email = lower(${email}) and a.removed_at is null)`

const { ref } = sql

/** Selects contact messages and privacy requests of people without an account. */
const allWriters = (db: Reader) =>
  db
    .selectFrom('messages')
    .select([
      'messages.id',
      'messages.name',
      'messages.phone',
      sql<'message' | 'privacy_request'>`'message'`.as('type'),
      sql<string>`lower(messages.email)`.as('email'),
      sql<Language | null>`cast(null as text)`.as('language'),
    ])
    .where(hasNoAccount(ref('messages.email')))
    .unionAll(
      db
        .selectFrom('privacy_requests')
        .select([
          'privacy_requests.id',
          'privacy_requests.name',
          sql<string>`case when contact_number = '' then '' else contact end`.as('phone'),
          sql<'message' | 'privacy_request'>`'privacy_request'`.as('type'),
          sql<string>`case when contact_number = '' then lower(contact) else '' end`.as('email'),
          'privacy_requests.language',
        ])
        .where('account_id', 'is', null)
        .where(hasNoAccount(ref('contact'))),
    )

/** The contact identifies a person who wrote several times. */
const contact = sql<string>`case when writers.email = '' then writers.phone else writers.email end`

/** Selects all writers, or those whose text one viewer saw. Bookings and files always have an account. */
function writersOf(db: Reader, whom: Whom) {
  const writers = db.selectFrom(allWriters(db).as('writers'))
  if (whom.kind === 'everybody') return writers
  // The access log stores both kinds as messages (privacy/requests/requests.routes.ts).
  if (whom.kind === 'viewer') return writers.where('writers.id', 'in', seenBy(db, whom, 'message'))
  return writers.where(sql<boolean>`1 = 0`)
}

const toldContacts = (db: Reader, breachId: string) =>
  db
    .selectFrom('breach_writers')
    .innerJoin(allWriters(db).as('writers'), 'writers.id', 'breach_writers.subject_id')
    .select(contact.as('contact'))
    .where('breach_writers.breach_id', '=', breachId)

const openWriters = (db: Reader, breachId: string, whom: Whom) =>
  writersOf(db, whom).where(contact, 'not in', toldContacts(db, breachId))

/** Counts touched writers, those not yet notified, and those of them who need a call. */
export async function countWriters(db: Reader, breachId: string, whom: Whom) {
  const all = await writersOf(db, whom)
    .select(sql<number | string>`count(distinct ${contact})`.as('people'))
    .executeTakeFirstOrThrow()
  const open = await openWriters(db, breachId, whom)
    .select([
      sql<number | string>`count(distinct ${contact})`.as('people'),
      sql<number | string>`count(distinct case when writers.email = '' then writers.phone end)`.as('calls'),
    ])
    .executeTakeFirstOrThrow()
  return { people: Number(all.people), left: Number(open.people), calls: Number(open.calls) }
}

/** These writers are neither notified nor on the call list, one row per contact. */
export const nextWriters = (db: Reader, breachId: string, whom: Whom, limit: number) =>
  db
    .selectFrom(allWriters(db).as('writers'))
    .select(['writers.id', 'writers.name', 'writers.email', 'writers.language', 'writers.type'])
    .where(
      'writers.id',
      'in',
      openWriters(db, breachId, whom)
        .select(({ fn }) => fn.min('writers.id').as('id'))
        .groupBy(contact),
    )
    .orderBy('writers.id')
    .limit(limit)
    .execute()

type Writer = {
  id: string
  name: string
  email: string
  phone: string
  way: 'mail' | 'call' | null
  told_at: string | null
}

/**
 * Lists touched writers, one row per contact, with the state of their notification.
 * @param whom undefined for the writers who were notified or are to be called
 */
export async function listWriters(db: Reader, breachId: string, whom: Whom | undefined): Promise<Writer[]> {
  const recorded = await db
    .selectFrom('breach_writers')
    .innerJoin(allWriters(db).as('writers'), 'writers.id', 'breach_writers.subject_id')
    .select(['writers.id', 'writers.name', 'writers.email', 'writers.phone', 'way', 'told_at'])
    .where('breach_writers.breach_id', '=', breachId)
    .orderBy('writers.id')
    .execute()
  const touched = whom
    ? await writersOf(db, whom).select(['id', 'name', 'email', 'phone']).orderBy('id').execute()
    : recorded
  const contactOf = ({ email, phone }: Pick<Writer, 'email' | 'phone'>) => email || phone
  const known = new Map(recorded.map((row) => [contactOf(row), row]))
  const rows = touched.map((row): Writer => known.get(contactOf(row)) ?? { ...row, way: null, told_at: null })
  return [...new Map(rows.map((row) => [contactOf(row), row])).values()]
}
