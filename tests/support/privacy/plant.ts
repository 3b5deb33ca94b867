import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { columnsOf, personalTables, type TableName } from '../../../api/src/personal-data/personal-data.ts'
import { movedTables } from '../../../db/src/move/moved-tables.ts'
import type { TestApi } from '../api.ts'
import { baseRows } from './base-rows.ts'
import { makePerson, type Person } from './person.ts'
import type { Others } from './rows.ts'

/** Tables that the product fills by itself as soon as there is a row of the log. */
const byTrigger: readonly TableName[] = ['audit_user_counts', 'audit_user_totals', 'audit_user_months']
const isHeld = ({ as }: { as: string }): boolean => as === 'words' || as === 'secret'

/** What a column takes, where it is not any text: addresses and numbers that lead to rows, and JSON. */
const shapes: Record<string, (canary: string, person: Person, number: () => string) => string> = {
  'accounts.email': (_, { email }) => email,
  'accounts.phone': (_, _person, number) => number(),
  'one_time_codes.email': (_, { email }) => email,
  'messages.email': (_, { email }) => email.toUpperCase(),
  'messages.phone': (_, _person, number) => number(),
  'newsletter_subscribers.email': (_, { email }) => email,
  'outbox_mails.recipient': (_, { email }) => email,
  'calls.phone10': (_, { digits }) => `${digits}00000`,
  'call_claims.phone10': (_, { digits }) => `${digits}00000`,
  'bookings.form_data': (source, _, number) => JSON.stringify({ source, callNumber: number() }),
  'bookings.patient_details': (patientName, _, number) => JSON.stringify({ patientName, emergencyPhone: number() }),
  'bookings.user_info': (name, { email }, number) => JSON.stringify({ name, email, phone: number(), location: name }),
  'booking_assignments.chosen_for': (canary) => JSON.stringify([canary]),
  'undos.before': (canary) => JSON.stringify({ note: canary }),
  'issued_documents.content': (canary) => JSON.stringify({ name: canary }),
}
/** What the database or the product wants beside words. */
const given: Record<string, (person: Person) => Record<string, unknown>> = {
  accounts: ({ tag }) => ({ search_name: `${tag}.accounts.latin` }),
  messages: ({ tag }) => ({ search_name: `${tag}.messages.latin` }),
  bookings: ({ tag }) => ({
    customer_latin: `${tag}.bookings.customer_latin`,
    patient_latin: `${tag}.bookings.patient_latin`,
    search_text: `${tag}.bookings.search`,
  }),
}

/** Fills the words and secrets of a row with what tells whose they are, and remembers each. */
function fill(person: Person, table: TableName, base: Record<string, unknown>): Record<string, unknown> {
  const listed = personalTables.find(([name]) => name === table)?.[1]
  const row = { ...given[table]?.(person), ...base }
  const number = () => `${person.digits}${String(person.canaries.length).padStart(5, '0')}`
  for (const [column, kind] of listed ? columnsOf(listed) : []) {
    if (!isHeld(kind) || column in base) continue
    const canary = `${person.tag}.${table}.${column}`
    const value = shapes[`${table}.${column}`]?.(canary, person, number) ?? canary
    row[column] = value
    person.canaries.push({ table, column, value })
  }
  return row
}

/**
 * Puts a person into the database with a canary in every column that the list of personal data calls words or secret, of every
 * table in which such a person can be; its file into the uploads, and a mail to it and one about it into the outbox folder.
 */
export async function plantPerson(api: TestApi, person: Person, others: Others): Promise<Person> {
  const rows = baseRows(person, others)
  const whose = person.role === 'user' ? ['family', 'anybody'] : ['caretaker', 'anybody']
  const needed = personalTables.flatMap(([name, table]) =>
    table.claims.some((claim) => whose.includes(claim.whose) && claimHolds(table, claim)) ? [name] : [],
  )
  const missing = needed.filter((name) => !rows[name] && name !== 'audit_log' && !byTrigger.includes(name))
  if (missing.length > 0) throw new Error(`base-rows.ts and family-rows.ts plant nobody in ${missing.join(', ')}`)
  const order = [...movedTables, 'factor_challenges'] as const
  await api.deps.database.write(async (tx) => {
    for (const table of order)
      for (const base of rows[table] ?? [])
        await tx
          .insertInto(table)
          .values(fill(person, table, base) as never)
          .execute()
    const name = `${person.tag}.audit_log.user_name`
    const performer = { id: person.id, name, email: person.email, role: person.role, ip: `${person.tag}.audit_log.ip` }
    const description = `${person.tag}.audit_log.description`
    const change = { field: 'status', from: null, to: `${person.tag}.audit_log.changes` }
    const event = { performer, action: 'LOGIN', resourceType: 'authentication', description } as const
    await writeAudit(tx, { ...event, changes: [change], at: api.deps.now() })
  })
  const stored = person.canaries.find(({ column }) => column === 'stored_name')?.value ?? ''
  for (const folder of [api.config.uploadsDir, api.config.outboxDir]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(api.config.uploadsDir, stored), `%PDF-1.4 ${person.tag}.file`)
  const mail = (to: string, text: string) => `From: a@example.in\r\nTo: ${to}\r\nSubject: x\r\n\r\n${text}\r\n`
  writeFileSync(join(api.config.outboxDir, `${person.tag}-to.eml`), mail(person.email, `${person.tag}.mail`))
  writeFileSync(join(api.config.outboxDir, `${person.tag}-of.eml`), mail('team@example.in', `${person.email} wrote`))
  return person
}

type Listed = (typeof personalTables)[number][1]
/** Whether somebody's words can be in the rows of a claim: not where nothing but dates of theirs is. */
const claimHolds = (table: Listed, { erase }: Listed['claims'][number]): boolean =>
  columnsOf(table).some(([, column]) => isHeld(column)) &&
  !(typeof erase === 'object' && 'keeps' in erase && (erase.keeps === 'no-words' || erase.keeps === 'care-of-others'))

/** The office, a caretaker and a family without canaries: who else is in somebody's rows. */
export async function addOthers(api: TestApi): Promise<Others> {
  const add = (role: 'admin' | 'caretaker' | 'user') =>
    api.addAccount(role, { name: 'Nobody Else', email: api.nextEmail('else') })
  return { office: await add('admin'), caretaker: await add('caretaker'), family: await add('user') }
}

/**
 * Two families and two caretakers, each in every table in which it can be, each with others of its own. Its tag and its digits
 * tell somebody; nobody else's text holds them (`holds`).
 */
export async function plantPeople(api: TestApi) {
  const people = {
    leaving: makePerson('user', 'zqxleaving', '98001'),
    staying: makePerson('user', 'jqwstaying', '98002'),
    leavingCaretaker: makePerson('caretaker', 'wqvleavingcare', '98003'),
    stayingCaretaker: makePerson('caretaker', 'kqxstayingcare', '98004'),
  }
  for (const person of Object.values(people)) await plantPerson(api, person, await addOthers(api))
  return people
}
