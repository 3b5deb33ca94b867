import { texts } from '@thodu/api/contract/texts'
import type { TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectRows } from '../../../support/rows.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
let caretaker: Person
const noon = '2026-06-10T06:30:00.000Z'
const day = 86_400_000
const at = (days: number, minutes = 0): string =>
  new Date(Date.parse(noon) + days * day + minutes * 60_000).toISOString()

beforeEach(async () => {
  world.clock.now = new Date(noon)
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

const ask = <Body = TimeOff>(startsAt: string, endsAt: string, person = caretaker) =>
  world.call<Body>(person, 'POST', '/caretaker/time-off', { startsAt, endsAt, kind: 'leave' })
const enter = <Body = TimeOff>(startsAt: string, endsAt: string, more: object = {}) =>
  world.call<Body>(admin, 'POST', '/admin/time-off', {
    ...{ caretaker: caretaker.id, startsAt, endsAt, kind: 'sick' },
    ...more,
  })
const decide = (id: string, status: string, more: object = {}) =>
  world.call<TimeOff & Refusal>(admin, 'PUT', `/admin/time-off/${id}`, { status, ...more })
const withdraw = (id: string) => world.call<TimeOff & Refusal>(caretaker, 'POST', `/caretaker/time-off/${id}/withdraw`)
const list = async (filter: object = {}, sort = ['createdAt', 'ASC']) => {
  const query = `sort=${JSON.stringify(sort)}&filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (await world.call<TimeOff[]>(admin, 'GET', `/admin/time-off?${query}`)).body
}
const refusalOf = async (answer: ReturnType<typeof ask<Refusal>>) => {
  const { status, body } = await answer
  return status === 201 ? 'taken' : Object.entries(body.errors ?? { code: body.code }).join()
}

describe('days off (rules DAY-7, DAY-8)', () => {
  const { wrongSpan, notAhead } = texts.timeOff
  test.each([
    ['a day ago until tomorrow', 'taken', () => ask<Refusal>(at(-1), at(1))],
    ['a minute before that', `startsAt,${notAhead}`, () => ask<Refusal>(at(-1, -1), at(1))],
    ['that end in a minute', 'taken', () => ask<Refusal>(at(-0.5), at(0, 1))],
    ['that end now', `endsAt,${notAhead}`, () => ask<Refusal>(at(-0.5), at(0))],
    ['of one minute', 'taken', () => ask<Refusal>(at(1), at(1, 1))],
    ['of none', `endsAt,${wrongSpan}`, () => ask<Refusal>(at(1), at(1))],
    ['ninety of them', 'taken', () => ask<Refusal>(at(1), at(91))],
    ['a minute more', `endsAt,${wrongSpan}`, () => ask<Refusal>(at(1), at(91, 1))],
    ['31 days ago, by the office', 'taken', () => enter<Refusal>(at(-31), at(-30))],
    ['a minute before that, by the office', `startsAt,${notAhead}`, () => enter<Refusal>(at(-31, -1), at(-30))],
  ])('%s: %s', async (_, said, act) => {
    expect(await refusalOf(act())).toBe(said)
  })

  test('may touch but not overlap', async () => {
    expect((await ask(at(4), at(5))).status).toBe(201)
    for (const status of ['requested', 'approved']) {
      const overlaps = [
        ask<Refusal>(at(3), at(4, 1)),
        ask<Refusal>(at(5, -1), at(6)),
        ask<Refusal>(at(4, 1), at(5, -1)),
      ]
      const said = await Promise.all(overlaps.map(refusalOf))
      expect([status, ...said]).toEqual([status, ...Array(3).fill('code,time_off.overlaps')])
      expect(await refusalOf(enter<Refusal>(at(4), at(5)))).toBe('code,time_off.overlaps')
      const [asked] = await list({ caretaker: caretaker.id })
      if (status === 'requested') await decide(asked?._id ?? '', 'approved')
    }
    expect([await refusalOf(ask<Refusal>(at(3), at(4))), await refusalOf(ask<Refusal>(at(5), at(6)))]).toEqual([
      'taken',
      'taken',
    ])
    expect(await refusalOf(ask<Refusal>(at(4), at(5), await world.addPerson('caretaker')))).toBe('taken')
  })

  test('can be requested again after they were declined or withdrawn', async () => {
    const first = await ask(at(2), at(3))
    await decide(first.body._id, 'declined')
    const second = await ask(at(2), at(3))
    expect((await withdraw(second.body._id)).body.status).toBe('withdrawn')
    expect((await ask(at(2), at(3))).status).toBe(201)
  })
})

describe('visits block time off', () => {
  test('when planned or running, and of this caretaker', async () => {
    const booking = await world.book(await world.addPerson('user'))
    const add = (startsAt: string, more: object = {}) =>
      insertVisit(world, { booking, caretaker, startsAt, minutes: 1, ...more })
    await add(at(2, -1))
    await add(at(3))
    await add(at(2, 60), { status: 'cancelled' })
    await add(at(2, 120), { status: 'missed' })
    await add(at(2, 180), { status: 'done' })
    await add(at(2, 240), { caretaker: await world.addPerson('caretaker') })
    const asked = await ask(at(2), at(3))
    expect(asked.body.visits).toBe(0)
    const standing = [await add(at(2), { status: 'started' }), await add(at(3, -1))]
    const [listed] = await list({ caretaker: caretaker.id })
    expect(listed?.visits).toBe(2)
    const refused = await decide(asked.body._id, 'approved')
    const told = standing.map(({ id, starts_min: starts }) => ({
      _id: id,
      bookingId: booking.bookingId,
      startsAt: new Date(starts * 60_000).toISOString(),
      endsAt: new Date((starts + 1) * 60_000).toISOString(),
    }))
    expect([refused.status, refused.body]).toMatchObject([409, { details: { visits: told } }])
    expect((await decide(asked.body._id, 'approved', { openVisits: true })).status).toBe(409)
    expect((await decide(asked.body._id, 'declined')).body).toMatchObject({ status: 'declined', visits: 0 })
  })

  test('that reach into its first minute, and sick leave opens them', async () => {
    const booking = await world.book(await world.addPerson('user'))
    const visit = await insertVisit(world, { booking, caretaker, startsAt: at(2, -59), minutes: 60 })
    expect((await enter<Refusal>(at(2), at(3))).body.code).toBe('time_off.visits_stand')
    expect((await enter(at(2), at(3), { openVisits: true })).status).toBe(201)
    const [row] = (await world.readAudit(visit.booking_id)).slice(-1)
    expect(JSON.parse(row?.changes ?? '')).toEqual([
      { field: 'visitStartsAt', from: null, to: at(2, -59) },
      { field: 'visitCaretaker', from: { _id: caretaker.id, name: 'Lakshmi Devi' }, to: null },
    ])
  })
})

describe('a request for time off', () => {
  test('is decided and withdrawn independently of others, and the audit log records each step', async () => {
    const one = await ask(at(2), at(3))
    world.clock.now = new Date(at(0, 1))
    const other = await ask(at(5), at(50))
    expect(one.body.decidedAt).toBeNull()
    world.clock.now = new Date(at(0, 5))
    await decide(one.body._id, 'approved')
    world.clock.now = new Date(at(0, 9))
    expect((await withdraw(one.body._id)).body).toMatchObject({ status: 'withdrawn', decidedAt: at(0, 5) })
    expect((await list({ caretaker: caretaker.id })).map(({ _id, status }) => [_id, status])).toEqual([
      [one.body._id, 'withdrawn'],
      [other.body._id, 'requested'],
    ])
    const entered = await enter(at(60), at(61))
    expect(entered.body.decidedAt).toBe(at(0, 9))
    const trail = (await world.readAudit(caretaker.id)).map(({ user_role: who, changes }) => [who, JSON.parse(changes)])
    const change = (from: string | null, to: string) => [{ field: 'timeOff', from, to }]
    expect(trail).toEqual([
      ['caretaker', change(null, 'requested')],
      ['caretaker', change(null, 'requested')],
      ['admin', change('requested', 'approved')],
      ['caretaker', change('approved', 'withdrawn')],
      ['admin', change(null, 'approved')],
    ])
    const rows = await selectRows(
      world,
      'time_off',
      ['decided_by', 'status'],
      { caretaker_id: caretaker.id },
      'starts_min',
    )
    expect(rows.map(({ decided_by, status }) => [decided_by === admin.id, status])).toEqual([
      [true, 'withdrawn'],
      [false, 'requested'],
      [false, 'requested'],
      [true, 'approved'],
    ])
  })

  test('can be withdrawn until its end', async () => {
    const asked = await ask(at(1), at(2))
    world.clock.now = new Date(at(2))
    const late = await withdraw(asked.body._id)
    expect([late.status, late.body.code]).toEqual([409, 'time_off.not_withdrawable'])
    world.clock.now = new Date(at(2, -1))
    expect((await withdraw(asked.body._id)).body.status).toBe('withdrawn')
  })

  test('is one entry in the admin list, which can be sorted by its columns', async () => {
    const other = await world.addPerson('caretaker', 'Kavitha Rani')
    const long = (await ask(at(10), at(70))).body._id
    world.clock.now = new Date(at(0, 1))
    const longest = (await ask(at(5), at(90), other)).body._id
    world.clock.now = new Date(at(0, 2))
    const short = (await ask(at(100), at(101))).body._id
    await decide(longest, 'approved')
    const sorted = async (field: string, way = 'ASC') =>
      (await list({}, [field, way])).map(({ _id }) => _id).filter((id) => [long, longest, short].includes(id))
    expect(await sorted('startsAt')).toEqual([longest, long, short])
    expect(await sorted('startsAt', 'DESC')).toEqual([short, long, longest])
    expect(await sorted('createdAt')).toEqual([long, longest, short])
    expect(await sorted('status')).toEqual([longest, long, short])
    expect(await sorted('id', 'DESC')).toEqual([short, longest, long])
    const mine = await list({ caretaker: caretaker.id })
    expect(mine.map(({ _id, endsAt }) => [_id, endsAt])).toEqual([
      [long, at(70)],
      [short, at(101)],
    ])
    expect((await list({ caretaker: other.id, status: 'approved' })).map(({ _id, endsAt }) => [_id, endsAt])).toEqual([
      [longest, at(90)],
    ])
    expect((await list({ caretaker: other.id, status: 'requested' })).length).toBe(0)
  })
})
