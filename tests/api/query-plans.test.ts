import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '@thodu/api'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RecordedStatement, recordScenario, watchStatements } from '../bench/api/record.ts'
import { type Cast, castPeople, openDeps } from '../bench/api/workbench.ts'
import { type Call, createCalls } from '../bench/scale/scale-calls.ts'
import { seedDatabase, seedVisits } from '../bench/seed.ts'
import { seedPromises } from '../bench/seed-promises.ts'
import { useRaw } from '../support/raw-database.ts'

/** Large enough that the server chooses the same queries as for a million rows. */
const size = { bookings: 20_000, auditRows: 30_000 }
const folder = mkdtempSync(join(tmpdir(), 'thodu-plans-'))
let deps: Deps
let raw: BetterSqlite3.Database
let cast: Cast

beforeAll(async () => {
  await seedDatabase(join(folder, 'thodu.db'), { ...size, now: new Date() })
  seedVisits(join(folder, 'thodu.db'), { visits: 10_000, now: new Date() })
  seedPromises(join(folder, 'thodu.db'), { each: 12_000, now: new Date() })
  watchStatements()
  deps = await openDeps(folder)
  raw = new BetterSqlite3(deps.config.databaseFile, { readonly: true })
  cast = await castPeople(deps, 10)
  // Filling the database takes more than a minute on a slow machine under load.
}, 240_000)
afterAll(async () => {
  raw.close()
  await deps.database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function play({ name, method = 'GET', path, body, token }: Call) {
  const scenario = {
    name,
    method,
    path,
    ...(body ? { body: (index: number) => JSON.stringify(body(index)) } : {}),
    headers: () => ({ Authorization: `Bearer ${cast[token]}` }),
    expected: [200, 201, 206],
  }
  return recordScenario(deps, scenario, 0)
}

/** Tables that stay small: totals, restricted families, running phone calls, idempotency keys of the last hours. */
const smallTables = /^(booking_totals|accounts_restricted|call_claims|sqlite_autoindex_call_claims_1|idempotency_keys)$/
const endOfLog = /^select .* from "audit_log" order by "seq" (asc|desc) limit/

/**
 * The plan of a statement: `index(columns)` for a search in an index, `scan NAME` for reading a table or index from one
 * end, `sort` for sorting. Omits rows found by their key.
 */
function describePlan({ sql, parameters }: RecordedStatement): string[] {
  const rows = raw.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[]
  const details = rows.map(({ detail }) => detail)
  const subqueries = details.flatMap((detail) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? [])
  return details.flatMap((detail) => {
    if (detail === 'USE TEMP B-TREE FOR ORDER BY') return ['sort']
    // An index that SQLite builds for one statement reads the whole table.
    if (detail.includes(' AUTOMATIC ')) return [`scan ${detail}`]
    const [, searched, index = '', columns = ''] = /^SEARCH (\w+) .*?(\w+) \((.*)\)/.exec(detail) ?? []
    if (searched !== undefined) {
      const isKey = /^(sqlite_autoindex_|KEY$)/.test(index)
      if (isKey && !/[<>]/.test(columns)) return []
      return [`${isKey ? searched : index}(${columns.replaceAll(' AND ', ' ').replaceAll('?', '')})`]
    }
    const [, table, scanned = table] =
      /^SCAN (?!CONSTANT|\d+-ROW|json_each)(\w+)(?: .*INDEX (\w+)$)?/.exec(detail) ?? []
    if (table === undefined || scanned === undefined || subqueries.includes(table)) return []
    if (detail.includes(' VIRTUAL TABLE ')) return [table]
    return smallTables.test(scanned) || endOfLog.test(sql) ? [] : [`scan ${scanned}`]
  })
}

const isCostly = (step: string): boolean => step === 'sort' || step.startsWith('scan ')

/** Expects a call to use exactly these indexes, scans and sorts. Measure before changing one: `npm run bench -- scale`. */
async function expectPlan(call: Call, wanted: string): Promise<RecordedStatement[]> {
  const { statements } = await play(call)
  const found = [...new Set(statements.flatMap(describePlan))].toSorted()
  const steps = wanted === '' ? [] : wanted.split(', ').toSorted()
  expect(found, call.name).toEqual(expect.arrayContaining(steps))
  expect(found.filter(isCostly), call.name).toEqual(steps.filter(isCostly))
  return statements
}

const get = (path: string, token: Call['token'] = 'admin'): Call => ({ name: path, path: () => `/api/${path}`, token })
const send = (method: 'POST' | 'PUT', path: string, body: object): Call => ({
  ...get(path),
  method,
  path: () => `/api/admin/${path}`,
  body: () => body,
})
const page = (resource: string, filter: object = {}, sort?: [string, 'ASC' | 'DESC']): Call => {
  const order = sort ? { sort: JSON.stringify(sort) } : {}
  const query = new URLSearchParams({ ...order, range: '[0,24]', filter: JSON.stringify(filter) })
  return { ...get(`admin/${resource}?${query}`), name: `${resource} ${JSON.stringify({ ...filter, sort })}` }
}
async function findBooking(status: 'pending' | 'active'): Promise<string> {
  const bookings = deps.database.read.selectFrom('bookings').select('id').where('status', '=', status)
  return (await bookings.orderBy('seq', 'desc').executeTakeFirstOrThrow()).id
}

const plans: Record<string, string> = {
  'bookings: first page': 'scan bookings_by_creation',
  'bookings: deep page': 'scan bookings_by_creation',
  'bookings: search a name': 'bookings_search, sort',
  'bookings: search a number':
    'bookings_by_customer_phone(customer_phone=), bookings_by_emergency_phone(emergency_phone=), sort',
  'bookings: filter': 'bookings_by_service(service_type=)',
  'bookings: search an address': 'bookings_by_customer_email(customer_email=)',
  'bookings: search and filter': 'bookings_by_status(status=)',
  'bookings: by service, A to Z': 'scan bookings_by_service',
  'bookings: by rating, best first': 'scan bookings_by_rating',
  'bookings: by start, first to last': 'scan bookings_by_start',
  'bookings: stats': 'bookings_by_creation(created_at>)',
  'jobs: first page': 'bookings_by_caretaker(assigned_caregiver_id=), sort',
  'jobs: stats': 'bookings_by_caretaker(assigned_caregiver_id=)',
  'desk: what waits': [
    'bookings_by_status(status=), callbacks_by_status(status=), messages_by_status(status=), documents_by_status(status=)',
    'promises_open(ends_at<), time_off_by_status(status=), payments_by_status(status= direction=)',
    'payments_by_status(status= direction= asked_at<), visits_by_start(starts_min> starts_min<)',
    'visits_by_status(status= starts_min> starts_min<), visits_unproved(status= starts_min> starts_min<)',
    'visits_by_status(status= starts_min>), visits_open_remarks(remark_at>), privacy_requests_open(next_due_at<)',
    'call_tries_waiting(subject_type= next_try_at>), call_items_by_subject(subject_type= subject_id=)',
    'scan breaches, scan change_requests_open, scan privacy_requests_open, scan promises_calls_open',
    'scan visit_troubles_open, sort',
  ].join(', '),
  'desk: emergency sheet':
    'bookings_by_status(status=), visits_by_status(status= starts_min> starts_min<), accounts_live_by_role(role=), sort',
  'desk: part of a number': 'bookings_search, accounts_by_text(role=), accounts_live_by_role(role=), sort',
  'desk: needs a caretaker, by start': 'bookings_by_status(status=), sort',
  'promises: what is open': 'scan promises_open',
  'promises: to explain': 'scan promises_to_explain',
  'promises: whom to call': [
    'callbacks_by_status(status=), messages_by_status(status=), visits_by_status(status= starts_min>)',
    'call_tries_waiting(subject_type= next_try_at>), call_items_by_subject(subject_type= subject_id=)',
    'calls_by_phone(phone10=), calls_by_phone(phone10= created_at=), scan promises_calls_open',
  ].join(', '),
  'promises: kept': 'promise_counts(day> day<)',
  'reports: promises of 90 days': 'promise_counts(day> day<), promises_broken_by_day(due_day> due_day<)',
  'reports: calls of 90 days': 'calls_by_day(day> day<)',
  'reports: first-calls of 90 days': 'promises_first_calls(started_at> started_at<)',
  'visits: today': [
    'visits_by_start(starts_min> starts_min<), visits_by_status(status= starts_min> starts_min<)',
    'visits_unproved(status= starts_min> starts_min<), visit_notes_by_visit(visit_id=), scan visit_troubles_open, sort',
  ].join(', '),
  'visits: a week of everybody':
    'visits_by_start(starts_min> starts_min<), time_off_by_status(status= starts_min> starts_min<)',
  'visits: first page': 'scan visits_by_start, scan sqlite_autoindex_visits_2, sort',
  'visits: not proved': 'visits_unproved(status=), sort',
  'visits: search a name': 'bookings_search, accounts_by_text(role=), visits_by_booking(booking_id=), sort',
  'visits: own two weeks': 'visits_by_caretaker(caretaker_id= starts_min> starts_min<)',
  'visits: own time off': 'time_off_by_caretaker(caretaker_id=), time_off_by_request(part_of=)',
  'visits: time off to decide': 'time_off_by_status(status=), time_off_by_request(part_of=)',
  'own bookings': 'bookings_by_user(user_id=)',
  'audit: first page': 'audit_log(rowid> rowid<)',
  'audit: deep page': 'audit_log(rowid> rowid<)',
  'audit: filter': [
    'audit_counts_by_action(action=), audit_counts_by_action(action= day>)',
    'audit_log_by_facets(day= action= resource_type= user_role= status=), sort',
  ].join(', '),
  'audit: search': 'audit_search',
  'audit: search an address':
    'audit_log_by_email(user_email= seq> seq<), audit_log_by_resource(resource_id= seq> seq<), sort',
  'audit: stats': 'audit_action_months(month> month<), scan audit_user_totals_by_events, sort',
  'create a booking': '',
}

test.each(createCalls(size.bookings, size.auditRows))(
  '"$name" reads no more rows than its indexes return',
  async (call) => {
    expect(Object.keys(plans)).toContain(call.name)
    await expectPlan(call, plans[call.name] ?? '')
  },
)

test.each<[string, object, string]>([
  ['users', {}, 'scan accounts_live_by_creation, scan accounts_by_text'],
  ['caretakers', {}, 'accounts_live_by_role(role=), sort'],
  ['documents', {}, 'scan documents_by_upload'],
  ['documents', { status: 'pending' }, 'documents_by_status(status=)'],
  ['callbacks', {}, 'scan callbacks_by_creation'],
  ['callbacks', { status: 'open' }, 'callbacks_by_status(status=)'],
  ['messages', {}, 'scan messages_by_creation'],
  // SQLite counts the total in the smallest index of the access log.
  ['access-log', {}, 'scan access_log_by_time, scan sqlite_autoindex_access_log_1, sort'],
  // The list is sorted by the amount due, so each booking with agreed money is summed up.
  ['money', {}, 'scan sqlite_autoindex_care_terms_1, visits_by_booking(booking_id=), sort'],
  ['privacy-requests', {}, 'scan privacy_requests, sort'],
  ['breaches', {}, 'scan breaches, sort'],
  ['retention', {}, 'accounts_live_by_role(role= created_at<), sort'],
])(
  'the admin list of %s with the filter %j reads no more rows than its indexes return',
  async (resource, filter, plan) => {
    await expectPlan(page(resource, filter), plan)
  },
)

test('contact messages are sorted by name in the order of their index', async () => {
  await expectPlan(page('messages', {}, ['name', 'ASC']), 'scan messages_by_name')
  for (const filter of [{ status: 'new' }, { status: 'new', q: 'lakshmi' }])
    await expectPlan(page('messages', filter, ['name', 'ASC']), 'messages_by_status(status=), sort')
})

test.each<[string, string]>([
  [
    'inbox',
    [
      'scan change_requests_open, scan privacy_requests_open, scan promises_calls_open, sort',
      'visits_by_status(status= starts_min>)',
    ].join(', '),
  ],
  [
    'inbox?state=done',
    [
      'callbacks_done(updated_at>), calls_by_day(day>), messages_done(updated_at>), scan change_requests',
      'scan change_requests_open, scan privacy_requests, scan privacy_requests_open',
      'scan promises_calls_open, sort, visits_by_status(status= starts_min>)',
    ].join(', '),
  ],
  [
    'inbox?state=spam',
    [
      'scan change_requests_open, scan privacy_requests_open, scan promises_calls_open, sort',
      'visits_by_status(status= starts_min>)',
    ].join(', '),
  ],
  [
    'payroll',
    [
      'pay_lines_by_month(month_id=), pay_months_by_month(month=), scan pay_entries, scan pay_months',
      'scan pay_rates, sort, time_off_by_status(status= starts_min<)',
      'visits_by_status(status= starts_min> starts_min<)',
    ].join(', '),
  ],
  [
    'payroll/CARETAKER',
    [
      'audit_log_by_resource(resource_id=), pay_entries_by_caretaker(caretaker_id= day<)',
      'visits_by_caretaker(caretaker_id= starts_min> starts_min<)',
    ].join(', '),
  ],
  ['visits/VISIT/offers', 'offers_by_visit(visit_id=), sort'],
])('the office reads "%s" without reading all visits, bookings, calls or requests', async (path, plan) => {
  const { id, caretaker_id } = await deps.database.read
    .selectFrom('visits')
    .select(['id', 'caretaker_id'])
    .where('status', '=', 'done')
    .orderBy('starts_min', 'desc')
    .executeTakeFirstOrThrow()
  await expectPlan(get(`admin/${path.replace('CARETAKER', caretaker_id ?? '').replace('VISIT', id)}`), plan)
})

test('a session is found by its key', async () => {
  expect(await expectPlan(get('auth/me', 'customer'), '')).toHaveLength(1)
})

test('bookings with an open change request are found by its index', async () => {
  const at = new Date().toISOString()
  const asked = { kind: 'cancel', state: 'open', created_at: at, updated_at: at } as const
  const booking_id = await findBooking('pending')
  await deps.database.write((tx) =>
    tx
      .insertInto('change_requests')
      .values({ id: 'asked', booking_id, ...asked })
      .execute(),
  )
  for (const filter of [{ changeAsked: true }, { changeAsked: true, status: 'pending' }])
    await expectPlan(page('bookings', filter, ['date', 'ASC']), 'scan change_requests_open, sort')
})

test('a customer reads the visits of a booking by its index', async () => {
  const { id } = await deps.database.read
    .selectFrom('bookings')
    .select('id')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await expectPlan(get(`booking/${id}/visits`, 'customer'), 'visits_by_booking(booking_id= starts_min> starts_min<)')
  await expectPlan(get(`booking/${id}/visits/past`, 'customer'), 'visits_by_booking(booking_id= starts_min<)')
})

test('suggestions are ranked from indexes and three small tables, however many bookings wait', async () => {
  const booking_id = await findBooking('pending')
  const times = { created_at: '', updated_at: '', service_day: '2026-06-10', starts_min: 0, ends_min: 480 }
  const visit = { code: 'D', caretaker_id: null, origin_visit_id: null, origin_kind: null, ...times } as const
  await deps.database.write((tx) =>
    tx
      .insertInto('visits')
      .values({ id: 'a-visit', booking_id, ...visit })
      .execute(),
  )
  const plan = [
    'bookings_by_user(user_id=), booking_assignments_by_booking(booking_id=), visits_by_booking(booking_id=)',
    'bookings_rated_by_caretaker(assigned_caregiver_id>), time_off_by_status(status= starts_min> starts_min<)',
    'visits_by_status(status= starts_min> starts_min<), accounts_live_by_role(role=)',
    'visits_ended_by_caretaker(caretaker_id= status= starts_min>)',
    'scan caretaker_hours, scan caretaker_languages, scan caretaker_service_types',
  ].join(', ')
  for (const [path, more] of [
    [`bookings/${booking_id}`, 'bookings_open_by_caretaker(assigned_caregiver_id=)'],
    ['visits/a-visit', 'caretaker_busy_by_time(caretaker_id= starts_min> starts_min<)'],
  ]) {
    const statements = await expectPlan(get(`admin/${path}/suggestions`), `${plan}, ${more}`)
    expect(statements.flatMap(describePlan).join()).not.toMatch(/\bbookings_by_status\b/)
  }
})

test('assigning, planning and releasing a booking does not read other waiting bookings', async () => {
  const id = await findBooking('pending')
  useRaw(deps.config.databaseFile, (writer) =>
    writer.exec(
      `insert into accounts (id, email, name, role, created_at, updated_at)
       values ('free', 'free@bench.example', 'Free', 'caretaker', '2026-01-01', '2026-01-01')`,
    ),
  )
  const startsOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const shifts = [{ code: 'D', start: '08:00', minutes: 240 }]
  for (const call of [
    send('PUT', `bookings/${id}/status`, { assignedCaregiver: 'free' }),
    send('POST', `bookings/${id}/roster`, { startsOn, days: [1, 2], mode: 'visits', shifts }),
    send('PUT', `bookings/${id}/status`, { assignedCaregiver: null }),
  ]) {
    const plans = (await play(call)).statements.flatMap(describePlan)
    expect(plans).not.toEqual([])
    expect(plans.join('\n')).not.toMatch(/bookings_by_status|^scan (bookings|visits|promises|accounts|booking_ass)/m)
  }
})
