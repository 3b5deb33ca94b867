import type { RosterPage } from '@thodu/api/contract/roster/roster.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findSendable, isFree } from '../../../api/src/roster/caretakers.queries.ts'
import { findWorkLimits } from '../../../api/src/roster/work-limits.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, dayShift, today, type VisitWorld } from '../visits/visit-world.ts'

let world: VisitWorld
let lakshmi: Person
let rani: Person
let sunitha: Person
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setClock(today)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi')
  rani = await world.addPerson('caretaker', 'Rani')
  sunitha = await world.addPerson('caretaker', 'Sunitha')
})

const path = (id: string, step = '') => `/admin/bookings/${id}${step}`
const handOver = (id: string, to: Person) =>
  world.call(world.admin, 'POST', path(id, '/handover'), { caretaker: to.id, reason: 'Moved away' })
/** Who comes on which day, a letter each: `11L 12- 13R`. */
async function comes(id: string): Promise<string> {
  const letters = new Map([lakshmi, rani, sunitha].map((person) => [person.id, person.name[0]]))
  const rows = (await world.visitsOf(id)).filter(({ status }) => status === 'planned')
  return rows.map((row) => row.service_day.slice(-2) + (letters.get(row.caretaker_id ?? '') ?? '-')).join(' ')
}
const until = (day: string) => ({ endsOn: `2026-06-${day}` })
const give = async (id: string, place: number, person: Person | null) => {
  const visit = (await world.visitsOf(id))[place]
  const body = { revision: visit?.revision, caretaker: person?.id ?? null }
  expect((await world.call(world.admin, 'PUT', `/admin/visits/${visit?.id}`, body)).status).toBe(200)
}

describe('handed over', () => {
  test('visits of whoever goes and open ones go along; a third one keeps hers, and what is over its name', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, lakshmi)
    await world.plan(booking, until('16'))
    await give(booking._id, 2, sunitha)
    await give(booking._id, 3, null)
    expect(await comes(booking._id)).toBe('11L 12L 13S 14- 15L 16L')
    // Nobody has come by the end of the first one, to the minute.
    world.setClock('2026-06-11', '20:00')
    expect((await handOver(booking._id, rani)).status).toBe(200)
    expect(await comes(booking._id)).toBe('11L 12R 13S 14R 15R 16R')
  })

  test('days on which the new one is elsewhere are open, and those beside them are not', async () => {
    const [booking, elsewhere] = [
      await world.bookPackage('elderly-care', 'standard'),
      await world.bookPackage('elderly-care', 'standard'),
    ]
    await world.assign(world.admin, booking, lakshmi)
    await world.plan(booking, until('15'))
    const at = (startsAt: string, minutes: number) =>
      insertVisit(world, { booking: elsewhere, caretaker: rani, startsAt, minutes })
    // To the minute before and after the twelfth; within the thirteenth; over from the fourteenth into the fifteenth.
    await at('2026-06-12T01:30:00.000Z', 60)
    await at('2026-06-12T14:30:00.000Z', 60)
    await at('2026-06-13T08:00:00.000Z', 30)
    await at('2026-06-14T14:29:00.000Z', 60)
    await handOver(booking._id, rani)
    expect(await comes(booking._id)).toBe('11R 12R 13- 14- 15R')
  })

  test('two visits at one time do not both go to her', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.plan(booking, until('12'))
    await insertVisit(world, { booking, startsAt: '2026-06-11T03:00:00.000Z', minutes: 60 })
    await world.assign(world.admin, booking, rani)
    expect(await comes(booking._id)).toBe('11R 11- 12R')
  })

  test('her rules end with yesterday, wherever they end; of others, and behind, everything stays', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, lakshmi)
    await world.plan(booking)
    const rule = (id: string, who: Person, weekday: number, from: string, to: string | null) => ({
      ...{ id, booking_id: booking._id, code: 'D' as const, weekday, caretaker_id: who.id },
      ...{ from_day: from, to_day: to },
    })
    const name = (one: string) => `${booking._id}-${one}`
    await world.deps.database.write((tx) =>
      tx
        .insertInto('roster_rules')
        .values([
          rule(name('over'), lakshmi, 0, '2026-06-01', '2026-06-11'),
          rule(name('ends today'), lakshmi, 1, '2026-06-01', '2026-06-12'),
          rule(name('ends later'), lakshmi, 2, '2026-06-11', '2026-07-01'),
          rule(name('goes on'), lakshmi, 3, '2026-06-11', null),
          rule(name('begins today'), lakshmi, 4, '2026-06-12', null),
          rule(name('begins later'), lakshmi, 5, '2026-06-20', '2026-06-30'),
          rule(name('another'), sunitha, 6, '2026-06-11', null),
          rule(name('another later'), sunitha, 0, '2026-06-20', null),
        ])
        .execute(),
    )
    world.setClock('2026-06-12', '07:00')
    await handOver(booking._id, rani)
    const rows = await world.deps.database.read
      .selectFrom('roster_rules')
      .select(['id', 'to_day'])
      .where('booking_id', '=', booking._id)
      .execute()
    const left = Object.fromEntries(rows.map((row) => [row.id.replace(`${booking._id}-`, ''), row.to_day]))
    expect(left).toEqual({
      over: '2026-06-11',
      'ends today': '2026-06-11',
      'ends later': '2026-06-11',
      'goes on': '2026-06-11',
      another: null,
      'another later': null,
    })
  })

  test('a weekday that is somebody else’s goes to that one, where she can be sent and is free', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    const rules = [0, 6].map((weekday) => ({ code: 'D', weekday, caretaker: sunitha.id }))
    await world.plan(booking, { ...until('21'), rules })
    await give(booking._id, 2, null)
    await give(booking._id, 3, null)
    expect(await comes(booking._id)).toBe('11- 12- 13- 14- 15- 16- 17- 18- 19- 20S 21S')
    const elsewhere = await world.bookPackage('elderly-care', 'standard')
    await insertVisit(world, { booking: elsewhere, caretaker: sunitha, startsAt: '2026-06-14T08:00:00.000Z' })
    await world.assign(world.admin, booking, rani)
    expect(await comes(booking._id)).toBe('11R 12R 13S 14- 15R 16R 17R 18R 19R 20S 21S')
  })
})

describe('care that was over and goes on', () => {
  test('has its visits ahead again, with whoever is its own; what ended by now, or was left out, stays', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, lakshmi)
    const rules = [{ code: 'D', weekday: 6, caretaker: sunitha.id }]
    await world.plan(booking, { ...until('16'), rules })
    const visit = (await world.visitsOf(booking._id))[4]
    await world.call(world.admin, 'POST', `/admin/visits/${visit?.id}/skip`, { reason: 'Guests' })
    await world.call(world.admin, 'PUT', path(booking._id, '/status'), { status: 'cancelled' })
    expect(await comes(booking._id)).toBe('')
    // Meanwhile somebody else needs her.
    const elsewhere = await world.bookPackage('elderly-care', 'standard')
    await insertVisit(world, { booking: elsewhere, caretaker: lakshmi, startsAt: '2026-06-12T08:00:00.000Z' })
    await world.call(world.admin, 'POST', path(booking._id, '/undo'))
    expect(await comes(booking._id)).toBe('11L 12- 13S 14L 16L')
    const statuses = (await world.visitsOf(booking._id)).map(({ status }) => status)
    expect(statuses).toEqual(['planned', 'planned', 'planned', 'planned', 'skipped', 'planned'])
  })

  test('without a plan of days it has the visits that were put there by hand', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, lakshmi)
    await insertVisit(world, { booking, caretaker: lakshmi, startsAt: '2026-06-12T08:00:00.000Z' })
    await world.call(world.admin, 'PUT', path(booking._id, '/status'), { status: 'cancelled' })
    await world.call(world.admin, 'POST', path(booking._id, '/undo'))
    expect(await comes(booking._id)).toBe('12L')
  })
})

describe('whoever is planned', () => {
  test('is told as busy or inactive by day and name, and her day is open', async () => {
    const elsewhere = await world.bookPackage('elderly-care', 'standard')
    await insertVisit(world, { booking: elsewhere, caretaker: rani, startsAt: '2026-06-12T08:00:00.000Z' })
    // What is not to be keeps nobody.
    await insertVisit(world, {
      ...{ booking: elsewhere, caretaker: rani, startsAt: '2026-06-13T08:00:00.000Z' },
      ...{ status: 'skipped' as const, charge: 'none' as const },
    })
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, rani)
    const { body } = await world.plan(booking, until('13'))
    expect([body.open, body.created]).toEqual([1, 3])
    expect(body.warnings.filter(({ code }) => code === 'busy')).toMatchObject([
      { day: '2026-06-12', caretaker: { _id: rani.id, name: 'Rani' }, text: expect.stringContaining('Rani') },
    ])
    expect(body.visits.map(({ day, caretaker }) => [day, caretaker?.name])).toEqual([
      ['2026-06-11', 'Rani'],
      ['2026-06-12', undefined],
      ['2026-06-13', 'Rani'],
    ])
  })

  test('is warned of in the order of days, by all she does in other homes, and by nothing that fell away', async () => {
    const other = await world.bookPackage('elderly-care', 'standard', { address: '4-5-6, Hunter Road' })
    const work = (day: string, more: object = {}) =>
      insertVisit(world, {
        ...{ booking: other, caretaker: rani, startsAt: `2026-06-${day}T02:30:00.000Z`, minutes: 600 },
        ...more,
      })
    const booking = await world.bookPackage('physiotherapy', 'single', { address: '7-8-9, Balasamudram' })
    await world.assign(world.admin, booking, rani)
    const warnings = async () => {
      const shift = { code: 'S', start: '18:30', minutes: 60 }
      const asked = { startsOn: '2026-06-19', days: [5], shifts: [shift], preview: true }
      const { body } = await world.plan(booking, asked)
      return body.warnings.map(({ code }) => code)
    }
    expect(await warnings()).toEqual([])
    for (const day of ['15', '16', '17', '18'])
      await work(day, day === '15' ? { status: 'done' } : day === '16' ? { status: 'started' } : {})
    expect(await warnings()).toEqual([])
    const last = await work('19', { status: 'skipped', charge: 'none' })
    expect(await warnings()).toEqual([])
    await world.deps.database.write((tx) =>
      tx.updateTable('visits').set({ status: 'planned', charge: 'due' }).where('id', '=', last.id).execute(),
    )
    // 51 hours of 48, and half an hour to get there is just enough.
    expect(await warnings()).toEqual(['week-hours'])
    await world.call(world.admin, 'PUT', `/admin/caretakers/${rani.id}/profile`, { maxWeekMinutes: 3_600 })
    expect(await warnings()).toEqual([])
  })

  test('is warned of for every week of a plan, by what she does in that week', async () => {
    const other = await world.bookPackage('elderly-care', 'standard')
    for (const day of ['15', '16', '17', '18', '19', '22', '23', '24', '25', '26'])
      await insertVisit(world, {
        ...{ booking: other, caretaker: rani, startsAt: `2026-06-${day}T02:30:00.000Z`, minutes: 540 },
      })
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, rani)
    const shift = { code: 'D', start: '18:30', minutes: 60 }
    const asked = { startsOn: '2026-06-15', days: [1, 2, 3, 4, 5], shifts: [shift], preview: true }
    const { body } = await world.plan(booking, asked)
    expect(body.warnings.map(({ code, day }) => `${code} ${day}`)).toEqual([
      'week-hours 2026-06-15',
      'week-hours 2026-06-22',
    ])
  })

  test('travels between homes of which nobody has written down where they are', async () => {
    const [one, other] = [
      await world.bookPackage('elderly-care', 'standard'),
      await world.bookPackage('elderly-care', 'standard'),
    ]
    for (const { _id } of [one, other])
      await world.deps.database.write((tx) =>
        tx
          .updateTable('bookings')
          .set({ patient_details: JSON.stringify({ address: ' ', pincode: '506001' }) })
          .where('id', '=', _id)
          .execute(),
      )
    await insertVisit(world, { booking: other, caretaker: rani, startsAt: '2026-06-12T02:30:00.000Z', minutes: 60 })
    await world.assign(world.admin, one, rani)
    const shift = { code: 'D', start: '09:00', minutes: 60 }
    const { body } = await world.plan(one, { startsOn: '2026-06-12', days: [5], shifts: [shift], preview: true })
    expect(body.warnings.map(({ code }) => code)).toEqual(['travel'])
  })

  test('can be sent who is a caretaker now, and is free between what she has', async () => {
    const customer = await world.addPerson('user')
    await world.call(world.admin, 'PUT', `/admin/caretakers/${rani.id}`, { active: false })
    const at = world.clock.now.toISOString()
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set({ removed_at: at }).where('id', '=', sunitha.id).execute(),
    )
    const { read } = world.deps.database
    const found = await findSendable(read, [customer.id, lakshmi.id, rani.id, sunitha.id, 'nobody', lakshmi.id])
    expect([...found.values()].map(({ name, role, isSendable }) => [name, role, isSendable]).toSorted()).toEqual([
      ['Asha Rao', 'user', false],
      ['Lakshmi', 'caretaker', true],
      ['Rani', 'caretaker', false],
      ['Sunitha', 'removed', false],
    ])
    expect((await findSendable(read, [])).size).toBe(0)
    const busy = [{ startsMin: 100, endsMin: 200 }]
    const spans = [
      [0, 100],
      [0, 101],
      [199, 300],
      [200, 300],
      [120, 130],
      [0, 300],
    ] as const
    expect(spans.map(([startsMin, endsMin]) => isFree(busy, { startsMin, endsMin }))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ])
    expect(isFree(undefined, { startsMin: 0, endsMin: 1 })).toBe(true)
  })

  test('works within her own limits, or the usual ones', async () => {
    await world.call(world.admin, 'PUT', `/admin/caretakers/${rani.id}/profile`, {
      maxWeekMinutes: 1_800,
      nightOk: true,
    })
    await world.call(world.admin, 'PUT', `/admin/caretakers/${sunitha.id}/profile`, { languages: ['te'] })
    const limits = await findWorkLimits(world.deps.database.read, [lakshmi.id, rani.id, sunitha.id])
    expect([lakshmi, rani, sunitha].map(({ id }) => limits.get(id))).toEqual([
      { maxWeekMinutes: 2_880, nightOk: false },
      { maxWeekMinutes: 1_800, nightOk: true },
      { maxWeekMinutes: 2_880, nightOk: false },
    ])
    expect(limits.size).toBe(3)
  })
})

test('rules that have begun and are left out end with yesterday, each alone, and stay written down', async () => {
  const plan = async (who: Person) => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    const rules = [0, 6].map((weekday) => ({ code: 'D', weekday, caretaker: who.id }))
    await world.plan(booking, { rules })
    return booking
  }
  const [own, other] = [await plan(rani), await plan(sunitha)]
  const rulesOf = async (id: string) =>
    (await world.call<RosterPage>(world.admin, 'GET', path(id, '/roster'))).body.roster?.rules.map(
      ({ weekday, to }) => `${weekday} ${to ?? 'on'}`,
    )
  world.setClock('2026-06-15')
  const stays = { code: 'D', weekday: 6, caretaker: rani.id, from: '2026-06-11' }
  await world.call(world.admin, 'PUT', path(own._id, '/roster/rules'), { rules: [stays] })
  expect(await rulesOf(own._id)).toEqual(['0 2026-06-14', '6 on'])
  await world.call(world.admin, 'PUT', path(own._id, '/roster/rules'), { rules: [] })
  expect(await rulesOf(own._id)).toEqual(['0 2026-06-14', '6 2026-06-14'])
  expect(await rulesOf(other._id)).toEqual(['0 on', '6 on'])
})

test('a roster reads as it was planned: rules with names, nobody for whom is nobody', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  const rules = [
    { code: 'D', weekday: 0, caretaker: rani.id },
    { code: 'D', weekday: 6, caretaker: null },
  ]
  await world.plan(booking, { ...until('20'), rules, days: [6, 0, 0] })
  const { body } = await world.call<RosterPage>(world.admin, 'GET', path(booking._id, '/roster'))
  expect(body.roster).toEqual({
    _id: booking._id,
    startsOn: '2026-06-11',
    endsOn: '2026-06-20',
    days: [0, 6],
    mode: 'visits',
    shifts: [dayShift],
    unitsTotal: null,
    pause: null,
    generatedUntil: '2026-06-20',
    rules: [
      {
        _id: expect.any(String),
        code: 'D',
        weekday: 0,
        caretaker: { _id: rani.id, name: 'Rani' },
        from: '2026-06-11',
        to: null,
      },
      { _id: expect.any(String), code: 'D', weekday: 6, caretaker: null, from: '2026-06-11', to: null },
    ],
    tasks: [],
    revision: 1,
  })
})

test('whoever is in the house stays until the visit is over, to whomever the booking is given meanwhile', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  await world.assign(world.admin, booking, lakshmi)
  await world.plan(booking, until('13'))
  await world.advance(lakshmi, booking, 'confirmed')
  world.setClock('2026-06-11', '10:00')
  const [first] = await world.visitsOf(booking._id)
  const start = { reason: 'She rang', clientEventId: crypto.randomUUID() }
  expect((await world.call(world.admin, 'POST', `/admin/visits/${first?.id}/start`, start)).status).toBe(200)
  expect((await handOver(booking._id, rani)).status).toBe(200)
  const rows = await world.visitsOf(booking._id)
  expect(rows.map(({ status, caretaker_id }) => [status, caretaker_id])).toEqual([
    ['started', lakshmi.id],
    ['planned', rani.id],
    ['planned', rani.id],
  ])
})

test('a step of the booking that changes neither who comes nor whether leaves its visits alone', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  await world.assign(world.admin, booking, lakshmi)
  await world.plan(booking, until('13'))
  await give(booking._id, 1, null)
  await world.advance(lakshmi, booking, 'confirmed')
  await world.advance(lakshmi, booking, 'active')
  expect(await comes(booking._id)).toBe('11L 12- 13L')
})
