import type { CopiedWeek } from '@thodu/api/contract/visits/board.schema'
import type { VisitRow } from '@thodu/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertRows, selectRow } from '../../../support/rows.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person } from '../../../support/world.ts'
import { makeCaretaker } from '../lists/row-world.ts'
import { createVisitWorld } from '../visit-world.ts'

describe('copying a week for one family', () => {
  const world = useWorld(createVisitWorld)
  const monday = '2026-06-15'
  beforeAll(async () => {
    world.setClock('2026-06-14')
  })

  const give = async ({ id, revision }: VisitRow, caretaker: string) => {
    const body = { caretaker, scope: 'this', revision }
    expect((await world.call(world.admin, 'PUT', `/admin/visits/${id}`, body)).status).toBe(200)
  }
  async function planTwoWeeks(name: string) {
    const caretaker = await world.addPerson('caretaker', name)
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { startsOn: monday, endsOn: '2026-06-28' })
    return { caretaker, booking, visits: await world.visitsOf(booking._id) }
  }
  const copy = (body: Record<string, unknown>) =>
    world.call<CopiedWeek>(world.admin, 'POST', '/admin/roster-week/copy', body)
  const whoComes = async (id: string) =>
    (await world.visitsOf(id)).map(({ service_day, caretaker_id }) => `${service_day} ${caretaker_id}`)

  test('previews without a change, and refuses a busy caretaker by name (rule BOARD-9)', async () => {
    const { booking, visits, caretaker } = await planTwoWeeks('Usual Devi')
    const helper = await world.addPerson('caretaker', 'Helper Devi')
    const [first, second] = visits
    if (!first || !second) throw new Error('no visits')
    await give(first, helper.id)
    await give(second, helper.id)
    // In the following week the caretaker has a visit with another family on Tuesday.
    const other = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, other, helper)
    await world.plan(other, { startsOn: '2026-06-23', endsOn: '2026-06-23' })
    const before = await whoComes(booking._id)

    const preview = await copy({ from: monday, preview: true })
    const own = (answer: { body: CopiedWeek }) =>
      answer.body.visits.filter(({ visit }) => visit.booking._id === booking._id)
    expect(own(preview).map(({ visit, caretaker: who }) => `${visit.serviceDay} ${who.name}`)).toEqual([
      '2026-06-22 Helper Devi',
      '2026-06-23 Helper Devi',
    ])
    expect(await whoComes(booking._id)).toEqual(before)

    const copied = await copy({ from: monday })
    expect(own(copied).map(({ visit, refusal }) => [visit.serviceDay, visit.caretaker?.name, refusal])).toEqual([
      ['2026-06-22', 'Helper Devi', null],
      ['2026-06-23', 'Usual Devi', 'Helper Devi is with another family then.'],
    ])
    expect(await whoComes(booking._id)).toEqual(
      before.map((line) => (line.startsWith('2026-06-22') ? `2026-06-22 ${helper.id}` : line)),
    )
    expect(own(await copy({ from: monday })).map(({ visit }) => visit.serviceDay)).toEqual(['2026-06-23'])
    const trail = await world.call<{ rows?: unknown }>(world.admin, 'GET', `/admin/bookings/${booking._id}/history`)
    expect(trail.text).toContain('Helper Devi')
    expect(caretaker.id).not.toBe(helper.id)
  })
})

describe('copying a week for all families', () => {
  const world = useWorld(createWorld)
  let admin: Person
  let family: Person
  let closed: Person
  const monday = '2026-06-15'
  const now = '2026-06-22T08:00'
  const at = (time: string): string => new Date(`${time}:00+05:30`).toISOString()

  type Given = { at: string; status?: VisitRow['status']; serviceDay?: string; nobody?: true }
  /** A family with a visit in this week and one in the next, and the caretaker of each. */
  type Case = { first: Given; next: Given; isCopied?: true; isOneOnly?: true; isClosed?: true }
  const first = { at: '2026-06-16T10:00' }
  const next = { at: '2026-06-23T10:00' }
  const cases: Record<string, Case> = {
    planned: { first, next, isCopied: true },
    'under way': { first: { ...first, status: 'started' }, next, isCopied: true },
    done: { first: { ...first, status: 'done' }, next, isCopied: true },
    missed: { first: { ...first, status: 'missed' }, next },
    skipped: { first: { ...first, status: 'skipped' }, next },
    cancelled: { first: { ...first, status: 'cancelled' }, next },
    'before one that has begun too soon': { first, next: { ...next, status: 'started' } },
    'before one that is done too soon': { first, next: { ...next, status: 'done' } },
    'before a skipped one': { first, next: { ...next, status: 'skipped' } },
    'before one that begins now': { first: { at: '2026-06-15T08:00' }, next: { at: now } },
    'before one that begins in a minute': {
      first: { at: '2026-06-15T08:01' },
      next: { at: '2026-06-22T08:01' },
      isCopied: true,
    },
    'of a caretaker who also has a visit next week': { first, next, isOneOnly: true },
    'without a caretaker': { first: { ...first, nobody: true }, next },
    'before one without a caretaker': { first, next: { ...next, nobody: true }, isCopied: true },
    'from midnight on': { first: { at: '2026-06-15T00:00' }, next: { at: '2026-06-22T10:00' }, isCopied: true },
    'of Monday that was moved to the minute before': {
      first: { at: '2026-06-14T23:59', serviceDay: monday },
      next: { at: '2026-06-22T10:00' },
    },
    'of Sundays that were moved to Mondays': {
      first: { at: '2026-06-15T10:00', serviceDay: '2026-06-14' },
      next: { at: '2026-06-22T10:00', serviceDay: '2026-06-21' },
    },
    'to the last minute': { first: { at: '2026-06-21T23:59' }, next: { at: '2026-06-28T23:59' }, isCopied: true },
    'of the week to be filled': { first: next, next: { at: '2026-06-30T10:00' } },
    'of a closed family': { first, next, isClosed: true },
  }
  type Copied = { visit: string; to: { id: string; name: string } }
  const wanted: Copied[] = []
  const kept: { visit: string; caretaker: string | null }[] = []

  beforeAll(async () => {
    world.clock.now = new Date(at(now))
    admin = await world.addPerson('admin', 'Meera Iyer')
    family = await world.addPerson('user', 'Asha Rao')
    closed = await world.addPerson('user', 'Closed Rao')
    await world.restrict(closed)
    const people = Object.keys(cases).map((name) => [makeCaretaker(`First ${name}`), makeCaretaker(`Next ${name}`)])
    await insertRows(world, 'accounts', people.flat())
    for (const [place, given] of Object.values(cases).entries()) {
      const [one, other] = people[place] ?? []
      if (one && other) await addCase(given, one, other)
    }
  })

  async function addCaretaker(name: string) {
    const caretaker = makeCaretaker(name)
    await insertRows(world, 'accounts', caretaker)
    return caretaker
  }
  async function addBooking(isClosed = false) {
    return { _id: (await insertBooking(world, { owner: isClosed ? closed : family })).id }
  }
  const addVisit = (booking: { _id: string }, caretaker: { id: string }, given: Given) =>
    insertVisit(world, {
      booking,
      startsAt: at(given.at),
      minutes: 60,
      caretaker: given.nobody ? null : caretaker,
      ...(given.status ? { status: given.status } : {}),
      ...(given.serviceDay ? { service_day: given.serviceDay } : {}),
    })
  type Caretaker = ReturnType<typeof makeCaretaker>
  async function addCase(given: Case, one: Caretaker, other: Caretaker): Promise<void> {
    const booking = await addBooking(given.isClosed)
    await addVisit(booking, one, given.first)
    const visit = await addVisit(booking, given.isOneOnly ? one : other, given.next)
    if (given.isCopied) wanted.push({ visit: visit.id, to: one })
    else if (!given.isClosed) kept.push({ visit: visit.id, caretaker: visit.caretaker_id })
  }

  const copy = (preview?: true) => {
    const body = { from: monday, ...(preview ? { preview } : {}) }
    return world.call<CopiedWeek>(admin, 'POST', '/admin/roster-week/copy', body)
  }
  const readVisit = (id: string) => selectRow(world, 'visits', ['caretaker_id', 'revision'], { id })

  test('previews each future visit that another caretaker had a week before', async () => {
    const { visits } = (await copy(true)).body
    const shown = visits.map(({ visit, caretaker, refusal }) => [visit._id, caretaker, refusal])
    const expected = wanted.map(({ visit, to }) => [visit, { _id: to.id, name: to.name }, null])
    expect(shown.toSorted()).toEqual(expected.toSorted())
    const times = visits.map(({ visit }) => `${visit.startsAt} ${visit._id}`)
    expect(times).toEqual(times.toSorted())
  })

  test('reassigns each of these visits once, also when two caretakers are exchanged (rule BOARD-9)', async () => {
    const [usual, helper, substitute] = [
      await addCaretaker('Usual Devi'),
      await addCaretaker('Helper Devi'),
      await addCaretaker('Substitute Devi'),
    ]
    const [one, other] = [await addBooking(), await addBooking()]
    await addVisit(one, usual, { at: '2026-06-17T10:00' })
    await addVisit(other, helper, { at: '2026-06-17T10:01' })
    const waiting = await addVisit(one, substitute, { at: '2026-06-24T10:00' })
    const inTheWay = await addVisit(other, usual, { at: '2026-06-24T10:01' })
    const { visits } = (await copy()).body
    expect(visits.every(({ refusal }) => refusal === null)).toBe(true)
    const given = [...wanted, { visit: waiting.id, to: usual }, { visit: inTheWay.id, to: helper }]
    expect(visits.map(({ visit }) => visit._id).toSorted()).toEqual(given.map(({ visit }) => visit).toSorted())
    for (const { visit, to } of given) expect(await readVisit(visit)).toEqual({ caretaker_id: to.id, revision: 2 })
    for (const { visit, caretaker } of kept)
      expect(await readVisit(visit)).toEqual({ caretaker_id: caretaker, revision: 1 })
  })

  test('answers a database failure as a server error', async () => {
    const booking = await addBooking()
    await addVisit(booking, await addCaretaker('First Devi'), { at: '2026-06-18T10:00' })
    await addVisit(booking, await addCaretaker('Next Devi'), { at: '2026-06-25T10:00' })
    await (await world.sideDoor()).run('alter table caretaker_busy rename to broken_busy')
    expect((await copy()).status).toBe(500)
  })
})
