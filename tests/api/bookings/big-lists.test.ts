import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { newId } from '@thodu/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertRows, updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type World } from '../../support/world.ts'

/**
 * Enough for every query strategy: counts, index order, sorting, search, the far end. Three families asked for erasure and
 * are in no list or count.
 */
const bookings = 8_000
const maxSearched = 2_500

type Row = Awaited<ReturnType<World['readRow']>>
const world = useWorld(() => createWorld({ bookings }))
const admin = usePerson(world, 'admin')
let rows: Row[]
let searched: Row[]
/** Every hundredth booking has a change request, and half of these are answered. */
const apart = 100
const isAsked = ({ seq }: Row): boolean => seq % (2 * apart) === 0

beforeAll(async () => {
  const all = await world.deps.database.read.selectFrom('bookings').selectAll().orderBy('seq', 'desc').execute()
  const waiting = all.filter(({ assigned_caregiver_id: caretaker }) => caretaker === null)
  const closed = new Set([...all.slice(-2), ...waiting.slice(-1)].map(({ user_id }) => user_id))
  await updateRows(world, 'accounts', { id: [...closed] }, { restricted_at: world.clock.now.toISOString() })
  rows = all.filter(({ user_id }) => !closed.has(user_id))
  searched = all.slice(0, maxSearched).filter(({ user_id }) => !closed.has(user_id))
  await askChanges()
})

const askChanges = () =>
  Promise.all(
    rows.flatMap((row) => {
      if (row.seq % apart !== 0) return []
      const asked = { id: newId(), booking_id: row.id, kind: 'cancel', created_at: row.created_at } as const
      const state = isAsked(row)
        ? ({ state: 'open' } as const)
        : ({ state: 'done', closed_at: row.created_at } as const)
      return [insertRows(world, 'change_requests', { ...asked, ...state, updated_at: row.created_at })]
    }),
  )

async function list(sort: [string, string], from: number, filter: Record<string, unknown>) {
  const query = { sort, range: [from, from + 9], filter }
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  const { status, headers, body } = await world.call<Booking[]>(admin, 'GET', `/admin/bookings?${search}`)
  if (status !== 200) throw new Error(`${status} for ${search}`)
  return { total: Number(headers.get('Content-Range')?.split('/')[1]), ids: body.map(({ _id }) => _id) }
}

/** Filters and sorts all rows in memory, ascending; `null` comes first. */
function sortRows(keep: (row: Row) => boolean, column: keyof Row): string[] {
  const key = (row: Row) => row[column] ?? ''
  const kept = rows.filter(keep).sort((a, b) => {
    const [first, second] = [key(a), key(b)]
    return first < second ? -1 : first > second ? 1 : a.seq - b.seq
  })
  return kept.map(({ id }) => id)
}

const filters: [Record<string, unknown>, (row: Row) => boolean][] = [
  [{}, () => true],
  [{ status: 'completed' }, (row) => row.status === 'completed'],
  [{ status: 'pending' }, (row) => row.status === 'pending'],
  [
    { serviceType: 'baby-care', status: 'cancelled' },
    (row) => row.service_type === 'baby-care' && row.status === 'cancelled',
  ],
  [{ serviceType: 'physiotherapy' }, (row) => row.service_type === 'physiotherapy'],
  [{ assigned: false }, (row) => row.assigned_caregiver_id === null],
  [
    { from: '2025-01-10', to: '2025-06-20', serviceType: 'caretaking' },
    (row) => row.service_type === 'caretaking' && row.created_day >= '2025-01-10' && row.created_day <= '2025-06-20',
  ],
  [{ q: 'TAAACB' }, (row) => row.search_text.includes('taaacb')],
  [{ q: 'person77@' }, (row) => row.search_text.includes('person77@')],
  [{ q: 'Person77@bench.example' }, (row) => row.search_text.includes('person77@bench.example')],
  [{ q: '98100 00077' }, (row) => row.search_text.includes('9810000077')],
  [
    { q: '+91-9810000077', status: 'completed' },
    (row) => row.status === 'completed' && row.search_text.includes('9810000077'),
  ],
  [{ changeAsked: true }, isAsked],
  [{ noticeOwed: true }, (row) => ['pending', 'confirmed', 'active'].includes(row.status)],
  [{ changeAsked: true, status: 'completed' }, (row) => isAsked(row) && row.status === 'completed'],
  [{ changeAsked: true, q: 'rao' }, (row) => isAsked(row) && row.search_text.includes('rao')],
  [{ q: 'rao', status: 'pending' }, (row) => row.status === 'pending' && row.search_text.includes('rao')],
]
const sorts: [string, keyof Row][] = [
  ['createdAt', 'created_at'],
  ['status', 'status'],
  ['serviceName', 'service_type'],
  ['rating', 'rating'],
  ['customer', 'customer_order'],
  ['bookingId', 'code'],
]

/** Places in a list. Each pair of filter and order reads one in each direction; all pairs together read all of them. */
const shares = [0, 0.45, 1]

describe.each(filters.map((filter, place) => [...filter, place] as const))(
  'a long list filtered by %j',
  (filter, keep, place) => {
    test.each(sorts)('sorted by %s equals a full scan', async (field, column) => {
      const upwards = sortRows(keep, column)
      for (const [turn, direction] of ['ASC', 'DESC'].entries()) {
        const ids = direction === 'ASC' ? upwards : upwards.toReversed()
        const share = shares[(place + sorts.findIndex(([name]) => name === field) + turn) % shares.length] ?? 0
        const from = Math.max(0, Math.floor(ids.length * share) - 5)
        const found = await list([field, direction], from, filter)
        const wanted = { total: ids.length, ids: ids.slice(from, from + 10) }
        expect([field, direction, from, found]).toEqual([field, direction, from, wanted])
      }
    })
  },
)

const [first, last] = ['2025-01-10', '2025-06-20']
const counted: [Record<string, unknown>, (row: Row) => boolean][] = [
  [{ assigned: true }, (row) => row.assigned_caregiver_id !== null],
  [{ assigned: true, status: 'active' }, (row) => row.assigned_caregiver_id !== null && row.status === 'active'],
  [{ assigned: false, status: 'pending' }, (row) => row.assigned_caregiver_id === null && row.status === 'pending'],
  [
    { assigned: false, serviceType: 'baby-care' },
    (row) => row.assigned_caregiver_id === null && row.service_type === 'baby-care',
  ],
  [{ assigned: false, from: first }, (row) => row.assigned_caregiver_id === null && row.created_day >= first],
  [{ assigned: false, to: last }, (row) => row.assigned_caregiver_id === null && row.created_day <= last],
  [{ from: first }, (row) => row.created_day >= first],
  [{ to: last }, (row) => row.created_day <= last],
  [{ to: last, status: 'completed' }, (row) => row.created_day <= last && row.status === 'completed'],
  [{ from: first, q: 'rao' }, (row) => row.created_day >= first && row.search_text.includes('rao')],
  [{ to: last, q: 'rao' }, (row) => row.created_day <= last && row.search_text.includes('rao')],
]
test.each(counted)('a list filtered by %j counts as many rows as a full scan', async (filter, keep) => {
  const ids = rows.filter(keep).map(({ id }) => id)
  const total = Math.min(ids.length, 'q' in filter ? maxSearched : ids.length)
  expect(await list(['createdAt', 'DESC'], 5, filter)).toEqual({ total, ids: ids.slice(5, 15) })
})

test('a search of a common word returns the newest matches and their limited count', async () => {
  const newest = rows.slice(0, 10).map(({ id }) => id)
  expect(await list(['createdAt', 'DESC'], 0, { q: 'bench.example' })).toEqual({ total: searched.length, ids: newest })
  expect((await list(['createdAt', 'DESC'], maxSearched, { q: 'bench.example' })).ids).toEqual([])
})

test('a search of two letters looks through the newest bookings', async () => {
  const matches = searched.filter((row) => row.search_text.includes('zz'))
  const found = await list(['createdAt', 'DESC'], 0, { q: 'zz' })
  expect(found).toEqual({ total: matches.length, ids: matches.slice(0, 10).map(({ id }) => id) })
})
