import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '@thodu/api'
import { callCardSchema } from '@thodu/api/contract/telephone/telephone.schema'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RecordedStatement, recordScenario, watchStatements } from '../bench/api/record.ts'
import { type Cast, castPeople, openDeps } from '../bench/api/workbench.ts'
import { type Call, createCalls } from '../bench/scale/scale-calls.ts'
import { seedDatabase } from '../bench/seed.ts'
import { seedPromises } from '../bench/seed-promises.ts'
import { seedVisits } from '../bench/seed-visits.ts'
import { useRaw } from '../support/raw-database.ts'

// More of both than are read or sorted as they are: what is chosen here is what is chosen for a million.
const size = { bookings: 20_000, auditRows: 30_000 }
const whoCalls: Call = { name: 'who calls', path: () => '/api/auth/me', token: 'customer' }
const calls = createCalls(size.bookings, size.auditRows)
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
  // Tens of thousands of rows: on a slow machine that is busy it takes more than a minute.
}, 240_000)
afterAll(async () => {
  raw.close()
  await deps.database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A caretaker who has never had a booking. */
function addCaretaker(): string {
  useRaw(deps.config.databaseFile, (writer) =>
    writer
      .prepare(
        `insert into accounts (id, email, name, role, created_at, updated_at)
         values ('free', 'free@bench.example', 'Free', 'caretaker', '2026-01-01', '2026-01-01')`,
      )
      .run(),
  )
  return 'free'
}

type PlanRow = { id: number; parent: number; detail: string }

/** A statement without its columns, and below it how SQLite finds its rows. */
function explain({ sql, parameters }: RecordedStatement): string {
  const rows = raw.prepare(`explain query plan ${sql}`).all(...parameters) as PlanRow[]
  const depths = new Map([[0, 0]])
  const lines = rows.map(({ id, parent, detail }) => {
    const depth = (depths.get(parent) ?? 0) + 1
    depths.set(id, depth)
    return `${'  '.repeat(depth)}${detail}`
  })
  const text = sql.replaceAll(/\s+/g, ' ').trim()
  return [text.replace(/^select .*? from /, 'select … from '), ...lines].join('\n')
}

const play = ({ name, method = 'GET', path, body, token }: Call) =>
  recordScenario(
    deps,
    {
      name,
      method,
      path,
      ...(body ? { body: (index: number) => JSON.stringify(body(index)) } : {}),
      headers: () => ({ Authorization: `Bearer ${cast[token]}` }),
      expected: [200, 201, 206],
    },
    0,
  )
const record = async (call: Call): Promise<RecordedStatement[]> => (await play(call)).statements

/** The plans of some calls, without the statement that finds out who calls, which every call has, and what `others` read. */
async function describePlans(chosen: readonly Call[], others: readonly RecordedStatement[] = []): Promise<string> {
  const known = new Set([...(await record(whoCalls)), ...others].map(({ sql }) => sql))
  const parts: string[] = []
  for (const call of chosen) {
    const plans = (await record(call)).filter(({ sql }) => !known.has(sql)).map(explain)
    parts.push(`# ${call.name}`, ...plans, '')
  }
  return parts.join('\n')
}

const beside = (path: string) => join(import.meta.dirname, '..', '..', 'api', 'src', path)

// The plans are kept beside the queries they explain. A plan that changes fails here: read the new one, measure it
// (npm run bench -- scale), and accept it with `vitest run -u`.
test.each([
  ['bookings/query-plans.txt', calls.filter(({ name }) => !/^(audit|promises|reports|visits)/.test(name))],
  ['promises/query-plans.txt', calls.filter(({ name }) => name.startsWith('promises'))],
  ['reports/query-plans.txt', calls.filter(({ name }) => name.startsWith('reports'))],
  ['visits/query-plans.txt', calls.filter(({ name }) => name.startsWith('visits'))],
  ['audit/query-plans.txt', calls.filter(({ name }) => name.startsWith('audit'))],
])('every call reads what %s says, by the index it says', async (path, chosen) => {
  expect(chosen.length).toBeGreaterThan(2)
  await expect(await describePlans(chosen)).toMatchFileSnapshot(beside(path))
})

test('suggestions read what they rank by from indexes, and three small tables as a whole', async () => {
  const { read, write } = deps.database
  const booking = await read
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const times = { created_at: '', updated_at: '', service_day: '2026-06-10', starts_min: 0, ends_min: 480 }
  const visit = { id: 'a-visit', booking_id: booking.id, code: 'D', caretaker_id: null, origin_visit_id: null } as const
  await write((tx) =>
    tx
      .insertInto('visits')
      .values({ ...visit, origin_kind: null, ...times })
      .execute(),
  )
  const chosen = [`bookings/${booking.id}`, 'visits/a-visit'].map(
    (subject): Call => ({
      name: `suggestions for one of ${subject.split('/')[0]}`,
      path: () => `/api/admin/${subject}/suggestions`,
      token: 'admin',
    }),
  )
  // What earlier calls listed is written with the first look, and is no part of it.
  for (const call of chosen) await record(call)
  const plans = await describePlans(chosen)
  // However many bookings wait, none of them is looked at.
  expect(plans).not.toMatch(/bookings USING (COVERING )?INDEX bookings_by_status/)
  await expect(plans).toMatchFileSnapshot(beside('suggestions/query-plans.txt'))
})

test('a booking is assigned, planned and taken back without a look at those that wait', async () => {
  const { read } = deps.database
  const pending = read.selectFrom('bookings').select('id').where('status', '=', 'pending')
  const { id } = await pending.where('assigned_caregiver_id', 'is', null).executeTakeFirstOrThrow()
  const caretaker = addCaretaker()
  const startsOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const shifts = [{ code: 'D', start: '08:00', minutes: 240 }]
  const change = (name: string, method: 'PUT' | 'POST', path: string, body: object): Call => ({
    name,
    method,
    path: () => `/api/admin/bookings/${id}/${path}`,
    body: () => body,
    token: 'admin',
  })
  for (const call of [
    change('is assigned', 'PUT', 'status', { assignedCaregiver: caretaker }),
    change('is planned', 'POST', 'roster', { startsOn, days: [1, 2], mode: 'visits', shifts }),
    change('is taken back', 'PUT', 'status', { assignedCaregiver: null }),
  ]) {
    const statements = await record(call)
    expect(statements.length).toBeGreaterThan(5)
    // The newest row of the log is the first of a scan; other tables are walked by nothing.
    for (const plan of statements.map(explain))
      expect(plan).not.toMatch(
        /bookings_by_status|SCAN (bookings|visits|promises|accounts(?! USING (?:COVERING )?INDEX accounts_restricted)|booking_assignments)\b/,
      )
  }
})

test('bookings with a change to answer are found by the index of what is open', async () => {
  const { id } = await deps.database.read
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const asked = { id: 'asked', booking_id: id, kind: 'cancel', state: 'open', created_at: at, updated_at: at } as const
  await deps.database.write((tx) => tx.insertInto('change_requests').values(asked).execute())
  const chosen = [{ changeAsked: true }, { changeAsked: true, status: 'pending' }].map((filter): Call => {
    const query = new URLSearchParams({ sort: '["date","ASC"]', range: '[0,24]', filter: JSON.stringify(filter) })
    return { name: `bookings: ${JSON.stringify(filter)}`, path: () => `/api/admin/bookings?${query}`, token: 'admin' }
  })
  // The first look at them is written down.
  for (const call of chosen) await record(call)
  await expect(await describePlans(chosen)).toMatchFileSnapshot(beside('bookings/changes/query-plans.txt'))
})

test('contact messages by name are read in the order of their index', async () => {
  const chosen = [{ status: 'new' }, {}, { status: 'new', q: 'lakshmi' }].map((filter): Call => {
    const query = new URLSearchParams({ sort: '["name","ASC"]', range: '[0,24]', filter: JSON.stringify(filter) })
    return {
      name: `messages by name: ${JSON.stringify(filter)}`,
      path: () => `/api/admin/messages?${query}`,
      token: 'admin',
    }
  })
  await expect(await describePlans(chosen)).toMatchFileSnapshot(beside('requests/query-plans.txt'))
})

test('a family reads the visits of a booking by its index', async () => {
  const { id } = await deps.database.read
    .selectFrom('bookings')
    .select('id')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const chosen = ['visits', 'visits/past'].map(
    (part): Call => ({ name: `of one booking: ${part}`, path: () => `/api/booking/${id}/${part}`, token: 'customer' }),
  )
  await expect(await describePlans(chosen)).toMatchFileSnapshot(beside('visits/family-query-plans.txt'))
})

test('a message that is handed over is written from rows found by keys', async () => {
  const booking = await deps.database.read
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'active')
    .where('assigned_caregiver_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const path = `/api/admin/bookings/${booking.id}`
  const chosen: Call[] = [
    { name: 'hand-off: what can be written', path: () => `${path}/hand-off`, token: 'admin' },
    { name: 'hand-off: what was handed over', path: () => `${path}/communications`, token: 'admin' },
    {
      name: 'hand-off: a message is opened',
      method: 'POST',
      path: () => '/api/admin/communications',
      body: () => ({ bookingId: booking.id, template: 'bookingReceived', to: 'family' }),
      token: 'admin',
    },
  ]
  // That somebody looked is written down with the first look, and is no part of the second.
  for (const call of chosen.slice(0, 2)) await record(call)
  const plans = await describePlans(chosen)
  const opened = deps.database.read.selectFrom('communications').select('id').where('booking_id', '=', booking.id)
  const { id } = await opened.executeTakeFirstOrThrow()
  const settle: Call = {
    name: 'hand-off: what became of a message',
    method: 'PUT',
    path: () => `/api/admin/communications/${id}`,
    body: () => ({ state: 'sent' }),
    token: 'admin',
  }
  await expect(`${plans}\n${await describePlans([settle])}`).toMatchFileSnapshot(beside('hand-off/query-plans.txt'))
})

test('a family of the call sheet is taken, given back and called by keys; who calls now is a small table', async () => {
  const sheet = await play({ name: 'the sheet', path: () => '/api/admin/call-sheet', token: 'admin' })
  const cards = callCardSchema.array().parse(sheet.answer)
  const card = cards.find(({ phone, items }) => phone !== null && items[0]?.type === 'booking')
  const [item] = card?.items ?? []
  if (!card || !item) throw new Error('nobody is to be called')
  const post = (name: string, path: string, body: object = {}): Call => ({
    name: `calls: ${name}`,
    method: 'POST',
    path: () => `/api/admin/${path}`,
    body: () => body,
    token: 'admin',
  })
  const chosen = [
    post('a family is found by its number', 'call-sheet/find', { phone: card.phone }),
    post('a family is taken', `call-sheet/${card.key}/claim`),
    post('a family is given back', `call-sheet/${card.key}/release`),
    post('a call that nobody answered', 'calls', {
      key: card.key,
      items: [{ type: item.type, _id: item._id }],
      outcome: 'no-answer',
      clientCallId: 'a call of the plans',
    }),
  ]
  // How the sheet is read stands in promises/query-plans.txt.
  await expect(await describePlans(chosen, sheet.statements)).toMatchFileSnapshot(beside('telephone/query-plans.txt'))
})

test('the history of a booking reads what is kept of it by keys, and sorts no more than that', async () => {
  const visit = await deps.database.read.selectFrom('visits').select('booking_id').executeTakeFirstOrThrow()
  const history: Call = {
    name: 'the history of a booking',
    path: () => `/api/admin/bookings/${visit.booking_id}/history?range=[0,24]`,
    token: 'admin',
  }
  // What is read of the places on a page depends on what happened there; how they are found does not.
  const plans = (await record(history)).filter(({ sql }) => sql.includes('of_audit')).map(explain)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(/SCAN (?!of_|history$)/m)
  await expect(`${plans.join('\n')}\n`).toMatchFileSnapshot(beside('history/query-plans.txt'))
})

test('who calls is found by keys alone', async () => {
  const plans = (await record(whoCalls)).map(explain)
  expect(plans).toHaveLength(1)
  await expect(`${plans.join('\n')}\n`).toMatchFileSnapshot(beside('sessions/query-plans.txt'))
})
