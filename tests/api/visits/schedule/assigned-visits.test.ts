import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeAccount } from '../../../../api/src/users/remove-account.ts'
import { insertRows, selectRows, updateRows } from '../../../support/rows.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { createVisitWorld, today } from '../visit-world.ts'

const world = useWorld(createVisitWorld)
let lakshmi: Person
let rani: Person
let sunitha: Person
beforeEach(async () => {
  world.setClock(today)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi')
  rani = await world.addPerson('caretaker', 'Rani')
  sunitha = await world.addPerson('caretaker', 'Sunitha')
})

const reassignBooking = (_id: string, to: Person) => world.reassign(world.admin, { _id }, to)
const path = (id: string, step = '') => `/admin/bookings/${id}${step}`
/** The caretaker of each day by initial: `11L 12- 13R`. */
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

describe('when a booking is reassigned', () => {
  test('future visits of the previous caretaker go to the next one, and those of a substitute do not', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, lakshmi)
    await world.plan(booking, until('16'))
    await give(booking._id, 2, sunitha)
    await give(booking._id, 3, null)
    expect(await comes(booking._id)).toBe('11L 12L 13S 14- 15L 16L')
    // The first visit ends at this minute, and no caretaker has come.
    world.setClock('2026-06-11', '20:00')
    expect((await reassignBooking(booking._id, rani)).status).toBe(200)
    expect(await comes(booking._id)).toBe('11L 12R 13S 14R 15R 16R')
  })

  test('days on which the next caretaker is busy stay unassigned', async () => {
    const [booking, elsewhere] = [
      await world.bookPackage('elderly-care', 'standard'),
      await world.bookPackage('elderly-care', 'standard'),
    ]
    await world.assign(world.admin, booking, lakshmi)
    await world.plan(booking, until('15'))
    const at = (startsAt: string, minutes: number) =>
      insertVisit(world, { booking: elsewhere, caretaker: rani, startsAt, minutes })
    // Visits that touch the twelfth, lie within the thirteenth, and span the fourteenth and fifteenth.
    await at('2026-06-12T01:30:00.000Z', 60)
    await at('2026-06-12T14:30:00.000Z', 60)
    await at('2026-06-13T08:00:00.000Z', 30)
    await at('2026-06-14T14:29:00.000Z', 60)
    await reassignBooking(booking._id, rani)
    expect(await comes(booking._id)).toBe('11R 12R 13- 14- 15R')
  })

  test('weekday rules of the previous caretaker end yesterday, and those of others stay', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, lakshmi)
    await world.plan(booking)
    const rule = (id: string, who: Person, weekday: number, from: string, to: string | null) => ({
      ...{ id, booking_id: booking._id, code: 'D' as const, weekday, caretaker_id: who.id },
      ...{ from_day: from, to_day: to },
    })
    const name = (one: string) => `${booking._id}-${one}`
    await insertRows(world, 'roster_rules', [
      rule(name('over'), lakshmi, 0, '2026-06-01', '2026-06-11'),
      rule(name('ends today'), lakshmi, 1, '2026-06-01', '2026-06-12'),
      rule(name('ends later'), lakshmi, 2, '2026-06-11', '2026-07-01'),
      rule(name('goes on'), lakshmi, 3, '2026-06-11', null),
      rule(name('begins today'), lakshmi, 4, '2026-06-12', null),
      rule(name('begins later'), lakshmi, 5, '2026-06-20', '2026-06-30'),
      rule(name('another'), sunitha, 6, '2026-06-11', null),
      rule(name('another later'), sunitha, 0, '2026-06-20', null),
    ])
    world.setClock('2026-06-12', '07:00')
    await reassignBooking(booking._id, rani)
    const rows = await selectRows(world, 'roster_rules', ['id', 'to_day'], { booking_id: booking._id })
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

  test('open visits on the weekday of a substitute go to the substitute when free', async () => {
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

test('resumed care has its future visits again, and skipped and past ones stay', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  await world.assign(world.admin, booking, lakshmi)
  const rules = [{ code: 'D', weekday: 6, caretaker: sunitha.id }]
  await world.plan(booking, { ...until('16'), rules })
  const visit = (await world.visitsOf(booking._id))[4]
  await world.call(world.admin, 'POST', `/admin/visits/${visit?.id}/skip`, { reason: 'Guests' })
  await world.call(world.admin, 'PUT', path(booking._id, '/status'), { status: 'cancelled' })
  expect(await comes(booking._id)).toBe('')
  const elsewhere = await world.bookPackage('elderly-care', 'standard')
  await insertVisit(world, { booking: elsewhere, caretaker: lakshmi, startsAt: '2026-06-12T08:00:00.000Z' })
  await world.call(world.admin, 'POST', path(booking._id, '/undo'))
  expect(await comes(booking._id)).toBe('11L 12- 13S 14L 16L')
  const statuses = (await world.visitsOf(booking._id)).map(({ status }) => status)
  expect(statuses).toEqual(['planned', 'planned', 'planned', 'planned', 'skipped', 'planned'])
})

describe('a planned caretaker', () => {
  test('is reported as busy or inactive by day and name, and the visit stays unassigned', async () => {
    const elsewhere = await world.bookPackage('elderly-care', 'standard')
    await insertVisit(world, { booking: elsewhere, caretaker: rani, startsAt: '2026-06-12T08:00:00.000Z' })
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

  test('causes warnings about week hours, rest and travel in the order of days', async () => {
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
    await updateRows(world, 'visits', { id: last.id }, { status: 'planned', charge: 'due' })
    // 51 hours exceed the limit of 48, and half an hour is just enough for the travel.
    expect(await warnings()).toEqual(['week-hours'])
    await world.call(world.admin, 'PUT', `/admin/caretakers/${rani.id}/profile`, { maxWeekMinutes: 3_600 })
    expect(await warnings()).toEqual([])
  })
})

test('a caretaker on a visit keeps it until its end, also when the booking is reassigned', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  await world.assign(world.admin, booking, lakshmi)
  await world.plan(booking, until('13'))
  await world.advance(lakshmi, booking, 'confirmed')
  world.setClock('2026-06-11', '10:00')
  const [first] = await world.visitsOf(booking._id)
  const start = { reason: 'She rang', clientEventId: crypto.randomUUID() }
  expect((await world.call(world.admin, 'POST', `/admin/visits/${first?.id}/start`, start)).status).toBe(200)
  expect((await reassignBooking(booking._id, rani)).status).toBe(200)
  const rows = await world.visitsOf(booking._id)
  expect(rows.map(({ status, caretaker_id }) => [status, caretaker_id])).toEqual([
    ['started', lakshmi.id],
    ['planned', rani.id],
    ['planned', rani.id],
  ])
})

beforeEach(() => world.setClock(today))

const addCaretaker = (name = 'Rani') => world.addPerson('caretaker', name)
/** The visits of a booking by caretaker and status, e.g. `14 Rani planned`. */
async function summary(id: string, people: Record<string, Person>): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const row of await world.visitsOf(id)) {
    const who = Object.entries(people).find(([, person]) => person.id === row.caretaker_id)?.[0]
    const key = `${row.caretaker_id === null ? 'open' : who} ${row.status}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${count} ${key}`).toSorted()
}

describe('visits follow the caretaker of the booking', () => {
  test('when a caretaker is assigned, unassigned or replaced', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.plan(booking, { rules: [{ code: 'D', weekday: 0, caretaker: null }] })
    const [lakshmi, rani] = [await addCaretaker('Lakshmi'), await addCaretaker()]
    const people = { lakshmi, rani }
    expect(await summary(booking._id, people)).toEqual(['14 open planned'])
    const elsewhere = await world.bookPackage('elderly-care', 'standard')
    const friday = { code: 'D', weekday: 5, caretaker: lakshmi.id }
    await world.plan(elsewhere, { days: [5], endsOn: '2026-06-12', rules: [friday] })
    expect((await world.assign(world.admin, booking, lakshmi)).status).toBe(200)
    expect(await summary(booking._id, people)).toEqual(['11 lakshmi planned', '3 open planned'])
    await world.reassign(world.admin, booking, rani)
    expect(await summary(booking._id, people)).toEqual(['12 rani planned', '2 open planned'])
    await world.assign(world.admin, booking, null)
    expect(await summary(booking._id, people)).toEqual(['14 open planned'])
    await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/undo`)
    expect(await summary(booking._id, people)).toEqual(['12 rani planned', '2 open planned'])
  })

  test('and leave an inactive, demoted or removed caretaker', async () => {
    for (const leave of ['inactive', 'demoted', 'removed'] as const) {
      const { booking, caretaker, roster } = await world.planDaily()
      const relief = await addCaretaker()
      await world.change(booking, roster, { rules: [{ code: 'D', weekday: 0, caretaker: relief.id }] })
      const people = { caretaker, relief }
      expect(await summary(booking._id, people)).toEqual(['12 caretaker planned', '2 relief planned'])
      if (leave === 'inactive')
        await world.call(world.admin, 'PUT', `/admin/caretakers/${relief.id}`, { active: false })
      else if (leave === 'demoted')
        await world.call(world.admin, 'PUT', `/admin/users/${relief.id}/role`, { role: 'user' })
      else await removeAccount(world.deps, relief.email)
      expect(await summary(booking._id, people)).toEqual(['12 caretaker planned', '2 open planned'])
      const audit = (await world.readAudit(booking._id)).at(-1)
      expect([audit?.action, audit?.description]).toEqual(['CARETAKER_UNASSIGNED', expect.stringContaining('2 visits')])
      // A rule of the plan that names the caretaker does not assign them again.
      const page = await world.readRoster(booking)
      if (!page.roster) throw new Error('no roster')
      const again = await world.change(booking, page.roster)
      expect(again.body.warnings.map(({ code }) => code)).toContain('inactive')
      expect(await summary(booking._id, people)).toEqual(['12 caretaker planned', '2 open planned'])
    }
  })
})

describe('ended care has no future visits', () => {
  test.each(['cancelled', 'completed'])('when it is %s, and an undo restores them', async (status) => {
    const { booking, caretaker } = await world.planDaily()
    await world.advance(caretaker, booking, 'confirmed')
    await world.advance(caretaker, booking, 'active')
    const people = { caretaker }
    expect((await world.setStatus(world.admin, booking, status)).status).toBe(200)
    expect(await summary(booking._id, people)).toEqual(['14 caretaker cancelled'])
    const visit = (await world.visitsOf(booking._id))[0]
    const body = { caretaker: null, revision: visit?.revision }
    const closed = await world.call<Refusal>(world.admin, 'PUT', `/admin/visits/${visit?.id}`, body)
    expect([closed.status, closed.body.message]).toEqual([409, texts.visit.careOver])
    expect((await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/undo`)).status).toBe(200)
    expect(await summary(booking._id, people)).toEqual(['14 caretaker planned'])
  })

  test('until it is reopened, and then planned again up to the fourteenth day', async () => {
    const { booking, caretaker } = await world.planDaily()
    await world.advance(caretaker, booking, 'confirmed')
    await world.advance(caretaker, booking, 'active')
    await world.setStatus(world.admin, booking, 'completed')
    world.setClock('2026-06-15')
    await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/step-back`, { reason: 'A slip' })
    expect(await summary(booking._id, { caretaker })).toEqual(['14 caretaker planned', '4 caretaker cancelled'])
    expect((await world.visitsOf(booking._id)).at(-1)?.service_day).toBe('2026-06-28')
  })

  test('and cannot end while a visit is running', async () => {
    const { booking, caretaker } = await world.planDaily()
    await world.advance(caretaker, booking, 'confirmed')
    world.setClock('2026-06-11', '08:00')
    const [visit = { id: '' }] = await world.visitsOf(booking._id)
    await world.office(visit, 'start', { reason: 'She rang', clientEventId: newId() })
    const before = [await world.readRow(booking._id), await world.setOf(booking._id)]
    for (const answer of [
      await world.setStatus<Refusal>(world.admin, booking, 'cancelled'),
      await world.setStatus<Refusal>(world.admin, booking, 'completed'),
      await world.advance<Refusal>(caretaker, booking, 'completed'),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, texts.visit.underWay])
    expect([await world.readRow(booking._id), await world.setOf(booking._id)]).toEqual(before)
  })
})
