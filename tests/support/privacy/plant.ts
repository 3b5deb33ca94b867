import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { columnsOf, personalTables, type TableName } from '../../../api/src/privacy/inventory/personal-data.ts'
import { movedTables } from '../../../db/src/move/moved-tables.ts'
import type { TestApi } from '../api.ts'
import { familyRows } from './family-rows.ts'
import { at, later, makePerson, minute, type Others, type Person, type Rows } from './person.ts'

/**
 * A row for each table with personal data: keys, days and choices. plant.ts fills in the columns that the personal data
 * list declares as words or secret. A table missing here makes the tests fail.
 */
export const baseRows = (person: Person, { caretaker, office, family }: Others): Rows => {
  const { key, id } = person
  const ofCaretaker = person.role === 'caretaker'
  const byAccount = { account_id: id }
  const anybody: Rows = {
    accounts: [{ id, role: person.role, created_at: at, updated_at: at, language: 'te' }],
    sessions: [
      { id: key('session'), ...byAccount, created_at: at, expires_at: later, last_used_at: at, proven_at: at },
    ],
    push_subscriptions: [{ session_id: key('session'), ...byAccount, created_at: at }],
    second_factors: [{ id: key('factor'), ...byAccount, kind: 'passkey', created_at: at }],
    recovery_codes: [byAccount],
    factor_challenges: [{ token_hash: `of ${key('')}`, ...byAccount, purpose: 'prove', expires_at: later }],
    one_time_codes: [{ id: key('code'), purpose: 'reset', expires_at: later, created_at: at }],
    calendar_feeds: [{ ...byAccount, serial: 1, created_at: at }],
    documents: [
      {
        id: key('file'),
        owner_id: id,
        category: 'prescriptions',
        media_type: 'application/pdf',
        size_bytes: 20,
        status: 'verified',
        uploaded_at: at,
      },
    ],
    messages: [{ id: key('message'), status: 'new', created_at: at, updated_at: at }],
    privacy_requests: [
      {
        id: key('request'),
        code: `P-${key('')}`,
        ...byAccount,
        by_patient: 0,
        keep_from_family: 0,
        kind: 'access',
        status: 'done',
        contact_number: '',
        due_ack_at: at,
        due_at: later,
        next_due_at: later,
        decided_at: later,
        created_at: at,
      },
    ],
    newsletter_subscribers: [{ id: key('news'), created_at: at }],
    service_selections: [
      { id: key('selection'), user_id: id, client_timestamp: at, source: 'selection', created_at: at },
    ],
    outbox_mails: [{ id: key('mail'), status: 'failed', attempts: 3, next_attempt_at: later, created_at: at }],
  }
  if (ofCaretaker)
    return {
      ...anybody,
      caretaker_profiles: [{ ...byAccount, gender: 'female' }],
      caretaker_service_types: [{ ...byAccount, service_type: 'elderly-care' }],
      caretaker_languages: [{ ...byAccount, language: 'te' }],
      caretaker_hours: [{ ...byAccount, weekday: 1, from_min: 480, to_min: 900 }],
      caretaker_photos: [{ ...byAccount, updated_at: at }],
      caretaker_blocks: [{ ...byAccount, user_id: family, by_account: office, created_at: at }],
      time_off: [
        {
          id: key('off'),
          caretaker_id: id,
          starts_min: minute + 10_000,
          ends_min: minute + 11_000,
          kind: 'sick',
          status: 'requested',
          created_at: at,
        },
      ],
      pay_entries: [
        {
          id: key('entry'),
          caretaker_id: id,
          kind: 'addition',
          amount: 500,
          day: '2026-06-02',
          by_id: office,
          created_at: at,
        },
      ],
      pay_months: [
        {
          ...{
            id: key('month'),
            caretaker_id: id,
            month: '2026-05',
            carried: 0,
            earned: 900,
            advances: 0,
            adjustments: 0,
          },
          ...{
            due: 900,
            closed_by: office,
            closed_at: at,
            method: 'bank',
            paid_on: '2026-06-01',
            paid_by: office,
            paid_at: at,
          },
        },
      ],
      access_log: [
        {
          id: key('access'),
          hour: at,
          viewer_id: id,
          viewer_role: 'caretaker',
          subject_type: 'family',
          subject_id: family,
          opened: 1,
          listed: 0,
          refused: 0,
          first_at: at,
          last_at: at,
        },
      ],
    }
  return { ...anybody, ...familyRows(person, { caretaker, office, family }, anybody) }
}

/** Tables that triggers fill as soon as the audit log has a row. */
const byTrigger: readonly TableName[] = ['audit_user_counts', 'audit_user_totals', 'audit_user_months']
const isHeld = ({ as }: { as: string }): boolean => as === 'words' || as === 'secret'

/** Columns that do not accept any text: addresses and numbers that refer to rows, and JSON. */
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
/** Values that the database or the server requires. */
const given: Record<string, (person: Person) => Record<string, unknown>> = {
  accounts: ({ tag }) => ({ search_name: `${tag}.accounts.latin` }),
  messages: ({ tag }) => ({ search_name: `${tag}.messages.latin` }),
  bookings: ({ tag }) => ({
    customer_latin: `${tag}.bookings.customer_latin`,
    patient_latin: `${tag}.bookings.patient_latin`,
    search_text: `${tag}.bookings.search`,
  }),
}

/** Fills the texts and secrets of a row with canaries and records each. */
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
 * Inserts a person with a canary in every column that the personal data list declares as words or secret. Also stores an
 * upload, and mails to and about the person in the outbox folder.
 */
export async function plantPerson(api: TestApi, person: Person, others: Others): Promise<Person> {
  const rows = baseRows(person, others)
  const whose = person.role === 'user' ? ['family', 'anybody'] : ['caretaker', 'anybody']
  const needed = personalTables.flatMap(([name, table]) =>
    table.claims.some((claim) => whose.includes(claim.whose) && claimHolds(table, claim)) ? [name] : [],
  )
  const missing = needed.filter((name) => !rows[name] && name !== 'audit_log' && !byTrigger.includes(name))
  if (missing.length > 0) throw new Error(`plant.ts and family-rows.ts plant nobody in ${missing.join(', ')}`)
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
/** Whether rows of a claim can contain texts of the person; some contain dates only. */
const claimHolds = (table: Listed, { erase }: Listed['claims'][number]): boolean =>
  columnsOf(table).some(([, column]) => isHeld(column)) &&
  !(typeof erase === 'object' && 'keeps' in erase && (erase.keeps === 'no-words' || erase.keeps === 'care-of-others'))

/** An admin, a caretaker and a family without canaries, as the other people in rows. */
export async function addOthers(api: TestApi): Promise<Others> {
  const add = (role: 'admin' | 'caretaker' | 'user') =>
    api.addAccount(role, { name: 'Nobody Else', email: api.nextEmail('else') })
  return { office: await add('admin'), caretaker: await add('caretaker'), family: await add('user') }
}

/** Two families and two caretakers in every possible table. Only their own texts contain their tag and digits (`holds`). */
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
