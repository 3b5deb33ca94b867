import { createHash } from 'node:crypto'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, createTestApi, type TestApi } from '../support/api.ts'
import { type Actor, actors, type MatrixLine, matrixLines, toRequest } from '../support/matrix/matrix-lines.ts'
import { createMatrixWorld, type MatrixWorld, markerOf, people, roleOf } from '../support/matrix/matrix-world.ts'
import { useWorld } from '../support/use-world.ts'
import { inputs } from './authorization-inputs.ts'

type Input = { call: string; actor: Actor; id: string; answer: Answer<unknown> }
type Wired = { _id: string }

const uuid = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g
const openBooking = "b.status in ('pending', 'confirmed', 'active')"
/** Fields of a finished booking that a caretaker may read (rule CARE-5). */
const readableWhenFinished = [
  ...['_id', 'bookingId', 'serviceType', 'serviceName', 'packageId', 'packageName', 'price', 'timestamp'],
  ...['createdAt', 'updatedAt', 'status', 'date', 'caregiver', 'assignedCaregiver', 'rating'],
]

/** The exact ids that each list must return. `:me` is the caller; `:today` and `:later` are minutes. */
const lists: Record<string, string> = {
  'GET /booking': 'select id from bookings where user_id = :me',
  'GET /callback': 'select id from callbacks where user_id = :me',
  'GET /user/sessions': 'select id from sessions where account_id = :me and ended_at is null',
  'GET /document': 'select id from documents where owner_id = :me',
  'GET /user/privacy-requests': 'select id from privacy_requests where account_id = :me',
  'GET /caretaker/bookings': 'select id from bookings where assigned_caregiver_id = :me',
  'GET /caretaker/visits':
    'select id from visits where caretaker_id = :me and ends_min > :today and starts_min < :today + 14 * 1440',
  'GET /caretaker/time-off': 'select id from time_off where caretaker_id = :me',
  'GET /admin/bookings': 'select id from bookings',
  'GET /admin/users': 'select id from accounts where removed_at is null',
  'GET /admin/caretakers': "select id from accounts where role = 'caretaker'",
  'GET /admin/callbacks': 'select id from callbacks',
  'GET /admin/privacy-requests': 'select id from privacy_requests',
  'GET /admin/messages': 'select id from messages',
  'GET /admin/documents': 'select id from documents',
  'GET /admin/time-off': 'select id from time_off',
  'GET /admin/visits': 'select id from visits',
  'GET /admin/access-log': 'select id from access_log',
}

/** A value that an answer must contain, and the SQL that reads it. */
const facts: Record<string, { of: (body: never) => unknown; sql: string }> = {
  'GET /auth/me': { of: (body: Wired) => body._id, sql: 'select :me' },
  'GET /user/profile': { of: (body: Wired) => body._id, sql: 'select :me' },
  'PUT /user/profile': { of: (body: Wired) => body._id, sql: 'select :me' },
  'POST /booking': { of: (body: Booking) => body.userId, sql: 'select :me' },
  'GET /caretaker/bookings/stats': {
    of: (body: { completedJobs: number }) => body.completedJobs,
    sql: "select count(*) from bookings where assigned_caregiver_id = :me and status = 'completed'",
  },
  'GET /analytics': {
    of: (body: { bookingStats: { total: number } }) => body.bookingStats.total,
    sql: 'select count(*) from bookings where user_id = :me',
  },
}

/** Ids that any answer to a customer or caretaker may contain, beside the one in the path. */
const visibleIds = {
  user: [
    'select id from bookings where user_id = :me',
    'select v.id from visits v join bookings b on b.id = v.booking_id where b.user_id = :me',
    'select id from sessions where account_id = :me',
    'select id from second_factors where account_id = :me',
    'select id from documents where owner_id = :me',
    'select p.id from payments p join bookings b on b.id = p.booking_id where b.user_id = :me',
    'select id from day_links where created_by = :me',
    'select id from callbacks where user_id = :me',
    'select id from privacy_requests where account_id = :me',
    'select id from service_selections where user_id = :me',
    'select assigned_caregiver_id from bookings where user_id = :me and assigned_caregiver_id is not null',
  ],
  caretaker: [
    'select id from visits where caretaker_id = :me',
    'select id from time_off where caretaker_id = :me',
    'select id from sessions where account_id = :me',
    'select id from second_factors where account_id = :me',
    'select id from bookings where assigned_caregiver_id = :me',
    `select b.user_id from bookings b where b.assigned_caregiver_id = :me and ${openBooking}`,
    `select f.document_id from booking_files f join bookings b on b.id = f.booking_id
      where b.assigned_caregiver_id = :me and ${openBooking} and f.category <> 'aadharCard'`,
  ],
}

/** People whose texts an answer may contain. A visit shows its family from a day before to two hours after (rule VISIT-6). */
const visiblePeople = {
  user: ['select assigned_caregiver_id from bookings where user_id = :me and assigned_caregiver_id is not null'],
  caretaker: [
    `select b.user_id from bookings b where b.assigned_caregiver_id = :me and ${openBooking}`,
    `select b.user_id from visits v join bookings b on b.id = v.booking_id
      where v.caretaker_id = :me and ${openBooking} and v.status in ('planned', 'started', 'done')
        and v.starts_min - 1440 <= :now and v.ends_min + 120 >= :now`,
  ],
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === 0 ||
  (typeof value === 'object' && Object.values(value).every((inner) => inner === ''))

function checkFinished(body: unknown): string[] {
  const bookings = (Array.isArray(body) ? body : [body]) as Partial<Booking>[]
  return bookings
    .filter(({ status }) => status === 'completed' || status === 'cancelled')
    .flatMap((booking) => Object.entries(booking))
    .filter(([name, value]) => !readableWhenFinished.includes(name) && !isBlank(value))
    .map(([name]) => `a finished booking shows ${name}`)
}

/**
 * Compares answers with the rows that each actor may see, by its own SQL: a list has exactly these rows, an object is the
 * one in the path, and no answer has an id or text of another person.
 */
function createOracle(api: TestApi, { idOf }: Pick<MatrixWorld, 'idOf'>) {
  async function values(sql: string, me: string): Promise<string[]> {
    const now = Math.floor(api.deps.now().getTime() / 60_000)
    // The day began at midnight in the city, 330 minutes ahead of UTC.
    const today = Math.floor((now + 330) / 1_440) * 1_440 - 330
    const mine = sql.replaceAll(':me', `'${me}'`).replaceAll(':now', String(now)).replaceAll(':today', String(today))
    const rows = await (await api.sideDoor()).rows(mine)
    return rows.map((row) => String(Object.values(row)[0]))
  }

  async function checkOthers({ actor, id, answer }: Input, me: string): Promise<string[]> {
    const role = actor === 'visitor' ? undefined : roleOf(actor)
    if (role === 'admin') return []
    const visible = async (sql: Record<'user' | 'caretaker', string[]>): Promise<string[]> =>
      role === undefined ? [] : [me, ...(await values(sql[role].join(' union '), me))]
    const found = new Set([...answer.text.matchAll(uuid)].map(([one]) => one).filter((one) => one !== id))
    const named = people.filter((name) => answer.text.toLowerCase().includes(markerOf(name)))
    const [ids, names] = [
      found.size === 0 ? [] : await visible(visibleIds),
      named.length === 0 ? [] : await visible(visiblePeople),
    ]
    return [
      ...[...found].filter((one) => !ids.includes(one)).map((one) => `the id ${one} of another person`),
      ...named.filter((name) => !names.includes(idOf(name))).map((name) => `words of ${name}`),
    ]
  }

  async function checkList(sql: string, me: string, body: unknown): Promise<string[]> {
    const seen = (body as Wired[]).map(({ _id }) => _id).toSorted()
    const wanted = (await values(sql, me)).toSorted()
    if (wanted.length === 0) return ['an empty list proves nothing']
    if (JSON.stringify(seen) === JSON.stringify(wanted)) return []
    const right = wanted.filter((one) => seen.includes(one)).length
    return [`a list of ${seen.length} rows with ${right} of the ${wanted.length} right ones`]
  }

  /** @returns the faults of an answer; empty for a correct one */
  return async function findLeaks(given: Input): Promise<string[]> {
    const { call, actor, id, answer } = given
    const me = actor === 'visitor' ? '' : idOf(actor)
    const problems = await checkOthers(given, me)
    if (answer.status >= 400) return problems
    if (lists[call]) problems.push(...(await checkList(lists[call], me, answer.body)))
    const fact = facts[call]
    if (fact) {
      const [seen, [wanted]] = [String(fact.of(answer.body as never)), await values(fact.sql, me)]
      if (seen !== wanted) problems.push(`${seen} instead of ${wanted}`)
    }
    const isObject = typeof answer.body === 'object' && answer.body !== null && '_id' in answer.body
    // A new day link has its own id; the path contains the id of its booking.
    const isAnother = isObject && (answer.body as Wired)._id !== id && call !== 'POST /booking/{id}/day-links'
    if (id !== '' && isAnother) problems.push('another thing than the call names')
    if (call.includes('/caretaker/bookings')) problems.push(...checkFinished(answer.body))
    if (call === 'GET /files/{id}') {
      const [stored] = await values(`select sha256 from documents where id = '${id}'`, me)
      if (createHash('sha256').update(answer.text).digest('hex') !== stored) problems.push('other bytes than stored')
    }
    return problems
  }
}

const api = useWorld(createTestApi)
let world: MatrixWorld
let findLeaks: ReturnType<typeof createOracle>
let watched: Awaited<ReturnType<typeof watchTables>>

beforeAll(async () => {
  world = await createMatrixWorld(api)
  await world.fill()
  for (const owner of ['owner', 'other customer', 'stranger'] as const)
    for (const thing of world.things) {
      await world.make(thing, owner)
      await world.reset()
    }
  watched = await watchTables()
  findLeaks = createOracle(api, world)
})

/**
 * Records by triggers which tables gain, change or lose a row, without logs. Search indexes cannot be watched; only
 * triggers on watched tables write them.
 */
async function watchTables() {
  const door = await api.sideDoor()
  const names = await door.tables()
  await door.run('create table touched (name text primary key)')
  for (const name of names.filter((one) => !/^(audit_|access_log$)/.test(one))) await door.watch(name, 'touched')
  const forget = async () => {
    await api.deps.mailer.settle()
    await door.run('delete from touched')
  }
  const list = async () =>
    (await door.rows<{ name: string }>('select name from touched order by name')).map(({ name }) => name)
  return { names, forget, list }
}

/** A wrong code counts as a try, so these refused calls may write to these tables. */
const countsTries = ['POST /auth/verify-otp', 'POST /auth/reset-password']
const tries = ['code_tries', 'one_time_codes']

/** Sends the call of a line as one actor. @returns faults of the answer: its status, a leak, or a change by a refused call */
async function findProblems(line: MatrixLine, actor: Actor, id: string, expected: number): Promise<string[]> {
  const token = await world.openSessionOf(actor)
  await watched.forget()
  const { method, path, ...rest } = toRequest(line, id, world.idOf('other caretaker'))
  const answer = await api.call(method, path, { token, ...rest })
  await api.deps.accessLog.settle()
  const allowed = countsTries.includes(line.call) ? tries : []
  const changed = answer.status < 400 ? [] : (await watched.list()).filter((table) => !allowed.includes(table))
  return [
    ...(answer.status === expected ? [] : [`answered ${answer.status} instead of ${expected}`]),
    ...(await findLeaks({ call: line.call, actor, id, answer })),
    ...changed.map((table) => `refused with ${answer.status}, but changed ${table}`),
  ]
}

const missingId = '01900000-0000-7000-8000-000000000000'

describe('the authorization matrix', () => {
  it('watches every table and detects a change', async () => {
    expect(watched.names).toContain('audit_log')
    expect(watched.names).not.toContain('touched')
    await watched.forget()
    expect(await watched.list()).toEqual([])
    await world.make('callback', 'stranger')
    expect(await watched.list()).toEqual(['callbacks'])
  })

  it('has a line for each call of the API, and no line or input without a call', () => {
    const calls = api.app.openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route'
        ? [`${definition.route.method.toUpperCase()} ${definition.route.path.replace(/^\/api/, '')}`]
        : [],
    )
    const lines = matrixLines.map(({ call }) => call)
    const used = matrixLines.map(({ input }) => input)
    expect({
      callsWithoutLine: calls.filter((call) => !lines.includes(call)),
      linesWithoutCall: lines.filter((call) => !calls.includes(call)),
      inputsWithoutLine: Object.keys(inputs('')).filter((input) => !used.includes(input)),
    }).toEqual({ callsWithoutLine: [], linesWithoutCall: [], inputsWithoutLine: [] })
  })

  // Lists come first, because rows created by the other lines would fill their first page.
  const isList = ({ call, thing }: MatrixLine) => call.startsWith('GET ') && thing === undefined
  const inOrder = [...matrixLines.filter(isList), ...matrixLines.filter((line) => !isList(line))]

  it.each(inOrder.map((line) => [line.title, line] as const))('%s', async (title, line) => {
    const { thing, expected } = line
    const problems: string[] = []
    const replay = async (actor: Actor, whose: string, id: string, status: number) => {
      const found = await findProblems(line, actor, id, status)
      problems.push(...found.map((problem) => `${title} by ${actor}${whose}: ${problem}`))
    }
    for (const actor of actors) {
      const [owners, strangers, missing] = expected[actor]
      if (thing === undefined) {
        // The owner has an open booking, so that the list of a caretaker has open and finished ones.
        await world.make('pending booking', 'owner')
        await replay(actor, '', '', owners)
        await world.reset()
        continue
      }
      await replay(actor, ', of the owner', await world.make(thing, 'owner'), owners)
      await world.reset()
      // The role is checked before any id is read (api/src/http/route.ts).
      if (owners === strangers && owners === missing && [401, 403].includes(owners)) continue
      await replay(actor, ', of a stranger', await world.make(thing, 'stranger'), strangers)
      await world.reset()
      await replay(actor, ', with a missing id', missingId, missing)
    }
    expect(problems).toEqual([])
  })
})
