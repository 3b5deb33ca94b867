import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId, type VisitRow } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { isProved } from '../../../../api/src/visits/schedule/visit-need.ts'
import { insertRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import { createRowWorld, dayMinutes, dayOf, idsOf, inOrder, makeCaretaker, midnight, timeOf } from './row-world.ts'

const world = useWorld(createRowWorld)
let rows: VisitRow[]
const page = 30
/** A search of fewer than three letters looks at this many of the newest bookings. */
const mostSearched = 2_500
/** Columns of a booking that the database computes. */
const computed = [
  'seq',
  'is_assigned',
  'customer_phone',
  'customer_email',
  'emergency_phone',
  'customer_order',
  'patient_order',
]
const gone = makeCaretaker('Goneamma', { removed_at: timeOf(midnight) })
/** Visits with an open or closed complaint or incident. */
const said = {
  openRemark: new Set<string>(),
  closedRemark: new Set<string>(),
  openTrouble: new Set<string>(),
  closedTrouble: new Set<string>(),
}
/** Those of the three families that got a message today about tomorrow. */
let toldFamilies: string[]

beforeAll(async () => {
  await addWords()
  await addMessages()
  rows = await world.readVisits()
})

async function addWords(): Promise<void> {
  await insertRows(world, 'accounts', gone)
  const remark_at = timeOf(midnight)
  const remark = { remark: 'Came late', remark_at }
  const visits = [
    world.makeVisit(midnight - 400, 1, { caretaker_id: gone.id }),
    world.makeVisit(midnight + 400, 1, { ...remark }),
    world.makeVisit(midnight + 401, 1, { ...remark, remark_closed_at: remark_at, remark_done: 'Called her' }),
    world.makeVisit(midnight + 402, 1),
    world.makeVisit(midnight + 403, 1),
  ]
  await world.addVisits(visits)
  const [, openRemark, closedRemark, openTrouble, closedTrouble] = visits.map(({ id }) => id)
  const places = { openRemark, closedRemark, openTrouble, closedTrouble }
  for (const [name, id] of Object.entries(places)) said[name as keyof typeof said].add(id ?? '')
  const trouble = (visit_id: string | undefined, closed_at: string | null) => ({
    id: newId(),
    visit_id: visit_id ?? '',
    client_event_id: newId(),
    kind: 'unwell' as const,
    text: null,
    status: closed_at === null ? ('seen' as const) : ('closed' as const),
    by_account: gone.id,
    closed_at,
    occurred_at: remark_at,
    created_at: remark_at,
    mailed_at: remark_at,
  })
  const troubles = [
    trouble(openTrouble, null),
    trouble(openTrouble, timeOf(midnight + 9)),
    trouble(closedTrouble, timeOf(midnight + 9)),
  ]
  await insertRows(world, 'visit_troubles', troubles)
}

/**
 * A family counts as notified by a message about tomorrow that was sent since midnight. The first family got other messages,
 * the second got one, and the third got one exactly at midnight.
 */
async function addMessages(): Promise<void> {
  const [first, second, third] = world.bookings.map(({ id }) => id)
  const message = (booking_id: string | undefined, state: 'sent' | 'not-sent' | 'delivered', given = {}) => ({
    id: newId(),
    booking_id: booking_id ?? '',
    sent_to: 'family' as const,
    channel: 'whatsapp' as const,
    template: 'visitTomorrow',
    language: 'en' as const,
    state,
    by_id: world.admin.id,
    created_at: timeOf(midnight + 100),
    ...given,
  })
  const messages = [
    message(first, 'not-sent'),
    message(first, 'sent', { template: 'callMissed' }),
    message(first, 'sent', { created_at: timeOf(midnight - 1) }),
    message(second, 'delivered'),
    message(third, 'sent', { created_at: timeOf(midnight) }),
  ]
  await insertRows(world, 'communications', messages)
  toldFamilies = [second ?? '', third ?? '']
}

async function list(filter: Record<string, unknown>, direction = 'ASC') {
  const query = { sort: ['startsAt', direction], range: [0, page - 1], filter }
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  const { status, headers, body } = await world.call<Visit[]>(world.admin, 'GET', `/admin/visits?${search}`)
  if (status !== 200) throw new Error(`${status} for ${search}`)
  return { total: Number(headers.get('Content-Range')?.split('/')[1]), ids: body.map(({ _id }) => _id) }
}

const isOpen = (row: VisitRow) => row.status === 'planned' && row.caretaker_id === null
const isUnproved = (row: VisitRow) => row.status === 'done' && !isProved(row)
const isFound = (row: VisitRow, families: number[], name?: string) =>
  families.some((place) => world.bookings[place]?.id === row.booking_id) ||
  world.caretakers.some((one) => one.id === row.caretaker_id && one.name === name)
const startsOn = (row: VisitRow) => dayOf(row.starts_min)
const tomorrow = '2026-06-11'

const filters: [Record<string, unknown>, (row: VisitRow) => boolean][] = [
  [{}, () => true],
  [{ from: '2026-06-10' }, (row) => row.starts_min >= midnight],
  [{ to: '2026-06-10' }, (row) => row.starts_min < midnight + dayMinutes],
  [{ from: '2026-06-09', to: '2026-06-09' }, (row) => startsOn(row) === '2026-06-09'],
  [{ day: 'tomorrow' }, (row) => startsOn(row) === tomorrow],
  [{ day: 'tomorrow', told: true }, (row) => startsOn(row) === tomorrow && toldFamilies.includes(row.booking_id)],
  [{ told: false, from: '2026-06-10' }, (row) => row.starts_min >= midnight && !toldFamilies.includes(row.booking_id)],
  [{ status: 'missed' }, (row) => row.status === 'missed'],
  [{ open: true }, isOpen],
  [{ open: false }, (row) => !isOpen(row)],
  [{ unproved: true }, isUnproved],
  [{ unproved: false }, (row) => !isUnproved(row)],
  [{ remark: true }, (row) => said.openRemark.has(row.id)],
  [{ remark: false }, (row) => !said.openRemark.has(row.id)],
  [{ trouble: true }, (row) => said.openTrouble.has(row.id)],
  [{ trouble: false }, (row) => !said.openTrouble.has(row.id)],
  [{ q: 'kamala' }, (row) => isFound(row, [0, 2])],
  [{ q: 'Kamala goud' }, (row) => isFound(row, [2])],
  [{ q: 'dev' }, (row) => isFound(row, [0])],
  [{ q: 'ZZ' }, (row) => isFound(row, [0])],
  [{ q: 'kamala ZZ of' }, (row) => isFound(row, [0])],
  [{ q: 'narsamma zz' }, () => false],
  [{ q: ' Padma Y ' }, (row) => isFound(row, [], 'Padma Y')],
  [{ q: 'ra', status: 'done' }, (row) => row.status === 'done' && isFound(row, [1, 2])],
  [{ q: 'goneamma' }, () => false],
  [{ q: '  ' }, () => true],
]

test.each(filters)(
  'the visit list filtered by %j has all matches, without those of a closed family (rule PRIV-K1)',
  async (filter, keep) => {
    const kept = idsOf(inOrder(rows.filter((row) => row.booking_id !== world.hidden && keep(row))))
    expect(await list(filter)).toEqual({ total: kept.length, ids: kept.slice(0, page) })
    expect(await list(filter, 'DESC')).toEqual({ total: kept.length, ids: kept.toReversed().slice(0, page) })
  },
)

test('an admin filters visits by id, by caretaker and by booking', async () => {
  const sorted = inOrder(rows.filter((row) => row.booking_id !== world.hidden))
  const [one, other] = [sorted[7], sorted.at(-9)]
  if (!one || !other) throw new Error('no visits')
  expect((await list({ id: [other.id, one.id] })).ids).toEqual([one.id, other.id])
  const caretaker = world.caretakers[3]?.id
  const booking = world.bookings[1].id
  for (const [filter, keep] of [
    [{ caretaker }, (row: VisitRow) => row.caretaker_id === caretaker],
    [{ booking }, (row: VisitRow) => row.booking_id === booking],
  ] as const) {
    const kept = idsOf(sorted.filter(keep))
    expect(await list(filter)).toEqual({ total: kept.length, ids: kept.slice(0, page) })
  }
  expect((await list({ booking: world.hidden })).ids).toEqual([])
})

test.each([
  ['no id', { id: [] }],
  ['an id that is too long', { id: ['x'.repeat(65)] }],
  ['too many ids', { id: Array(101).fill('x') }],
])('the visit list refuses a filter with %s', async (_, filter) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  expect((await world.call(world.admin, 'GET', `/admin/visits?${query}`)).status).toBe(400)
})

test.each([
  ['GET', '/admin/visits?filter={"from":"2026-02-31"}'],
  ['GET', '/admin/visits?filter={"day":"yesterday"}'],
  ['GET', '/admin/roster-week?from=2026-02-31'],
])('an invalid day or span is refused: %s %s', async (method, path) => {
  expect((await world.call(world.admin, method, path)).status).toBe(400)
})

test('a search of three letters finds a family behind thousands of newer bookings', async () => {
  const door = await world.sideDoor()
  const names = (await door.columns('bookings')).filter((name) => !computed.includes(name))
  const given: Record<string, string> = { id: "id || '-' || n", code: 'code || n', search_text: "'somebody else'" }
  await door.run(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${mostSearched})
    insert into bookings (${names.join(', ')})
    select ${names.map((name) => given[name] ?? name).join(', ')} from bookings, numbers where id = '${world.bookings[0].id}'`)
  const kept = idsOf(inOrder(rows.filter((row) => isFound(row, [0]))))
  for (const q of ['dev', 'kamala zz']) expect((await list({ q })).ids).toEqual(kept.slice(0, page))
})
