import { newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { extendRosters } from '../../../api/src/roster/extend-rosters.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, everyDay, today, type VisitWorld } from '../visits/visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

const post = <Body>(path: string, body: object = {}) => world.call<Body>(world.admin, 'POST', path, body)
const put = <Body>(path: string, body: object) => world.call<Body>(world.admin, 'PUT', path, body)

/** Everything that is planned for a booking, as it is stored. */
async function planOf(id: string): Promise<unknown> {
  const { read } = world.deps.database
  const ofBooking = (table: 'rosters' | 'roster_shifts' | 'roster_rules' | 'roster_tasks') =>
    read.selectFrom(table).selectAll().where('booking_id', '=', id).orderBy('booking_id').execute()
  return [
    await world.visitsOf(id),
    await ofBooking('rosters'),
    (await ofBooking('roster_shifts')).map((row) => JSON.stringify(row)).toSorted(),
    (await ofBooking('roster_rules')).map((row) => JSON.stringify(row)).toSorted(),
    (await ofBooking('roster_tasks')).map((row) => JSON.stringify(row)).toSorted(),
  ]
}
/** Twelve hours a day in the morning half or the evening half, with a caretaker, somebody else's Sundays (or, without one, days) and two tasks. */
async function planHome(caretaker: Person | null, relief: Person, start: string) {
  const booking = await world.bookPackage('elderly-care', 'standard', { address: `${start}, Station Road` })
  if (caretaker) await world.assign(world.admin, booking, caretaker)
  const rules = (caretaker ? [0] : everyDay).map((weekday) => ({ code: 'D', weekday, caretaker: relief.id }))
  const planned = await world.plan(booking, {
    shifts: [{ code: 'D', start, minutes: 240 }],
    rules,
    tasks: ['meals', 'medicine'],
  })
  if (planned.status !== 201) throw new Error(planned.text)
  return { booking, id: booking._id, roster: planned.body.roster }
}

test('whatever is planned, changed, paused, handed over or ended for one booking, another one stays as it is', async () => {
  const people = ['Lakshmi', 'Rani', 'Sunitha'].map((name) => world.addPerson('caretaker', name))
  const [lakshmi, rani, sunitha] = await Promise.all(people)
  if (!lakshmi || !rani || !sunitha) throw new Error('nobody')
  const own = await planHome(lakshmi, rani, '08:00')
  const other = await planHome(lakshmi, rani, '14:00')
  // Something of each kind that the other one has lost already, and keeps so.
  await post(`/admin/bookings/${other.id}/roster/pause`, { from: '2026-06-15', until: '2026-06-16', reason: 'Away' })
  const [first, second] = await world.visitsOf(other.id)
  await put(`/admin/visits/${first?.id}`, { revision: first?.revision, caretaker: null })
  await post(`/admin/visits/${second?.id}/skip`, { reason: 'Guests' })
  const before = await planOf(other.id)
  const path = `/admin/bookings/${own.id}`
  const rosterOf = async () =>
    (await world.call<{ roster: typeof own.roster }>(world.admin, 'GET', `${path}/roster`)).body.roster
  const steps: [string, () => Promise<{ status: number }>][] = [
    [
      'hours',
      async () => world.change(own.booking, await rosterOf(), { shifts: [{ code: 'D', start: '09:00', minutes: 60 }] }),
    ],
    ['tasks', async () => world.change(own.booking, await rosterOf(), { tasks: [] })],
    ['an end', async () => world.change(own.booking, await rosterOf(), { endsOn: '2026-06-20' })],
    ['no end', async () => world.change(own.booking, await rosterOf(), { endsOn: null })],
    [
      'rules',
      () => put(`${path}/roster/rules`, { rules: [{ code: 'D', weekday: 1, caretaker: rani.id, from: today }] }),
    ],
    ['a pause', () => post(`${path}/roster/pause`, { from: '2026-06-15', until: '2026-06-17', reason: 'Away' })],
    ['another pause', () => post(`${path}/roster/pause`, { from: '2026-06-18', until: null, reason: 'Away' })],
    ['an end of it', () => post(`${path}/roster/resume`)],
    ['a handover', () => post(`${path}/handover`, { caretaker: sunitha.id, reason: 'Moved away' })],
    ['nobody', () => world.assign(world.admin, own.booking, null)],
    ['an undo', () => post(`${path}/undo`)],
    ['nobody again', () => world.assign(world.admin, own.booking, null)],
    ['somebody', () => world.assign(world.admin, own.booking, lakshmi)],
    ['the end of care', () => put(`${path}/status`, { status: 'cancelled' })],
    ['care again', () => post(`${path}/undo`)],
  ]
  for (const [name, step] of steps) {
    const plan = await planOf(own.id)
    const { status } = await step()
    expect([name, status < 300]).toEqual([name, true])
    expect(await planOf(own.id), name).not.toEqual(plan)
    expect(await planOf(other.id), name).toEqual(before)
  }
})

test('care ends though a visit of another home is under way, with the same caretaker', async () => {
  const { booking, caretaker } = await world.planDaily()
  const { booking: other } = await world.planDaily()
  await world.advance(caretaker, booking, 'confirmed')
  world.setClock('2026-06-11', '08:00')
  const visit = (await world.visitsOf(booking._id))[0]
  const start = { reason: 'She rang', clientEventId: newId() }
  expect((await post(`/admin/visits/${visit?.id}/start`, start)).status).toBe(200)
  expect((await put(`/admin/bookings/${other._id}/status`, { status: 'cancelled' })).status).toBe(200)
  const refused = await put<Refusal>(`/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
  expect([refused.status, refused.body.code]).toEqual([409, 'visit.under_way'])
})

test('who leaves is missing only where something lies ahead; what is behind, done or left out keeps its name', async () => {
  const helper = await world.addPerson('caretaker', 'Rani')
  const own = await planHome(null, helper, '08:00')
  const colleague = await planHome(await world.addPerson('caretaker', 'Sunitha'), helper, '14:00')
  const [, skipped] = await world.visitsOf(own.id)
  await post(`/admin/visits/${skipped?.id}/skip`, { reason: 'Guests' })
  // The first of them is over to the minute.
  world.setClock('2026-06-11', '12:00')
  const others = (await world.visitsOf(colleague.id)).filter(({ caretaker_id }) => caretaker_id !== helper.id)
  await put(`/admin/caretakers/${helper.id}`, { active: false })
  const rows = await world.visitsOf(own.id)
  expect(rows.map(({ caretaker_id }) => caretaker_id === helper.id)).toEqual([true, true, ...Array(12).fill(false)])
  expect(rows.slice(2).every(({ status, caretaker_id }) => status === 'planned' && caretaker_id === null)).toBe(true)
  const after = await world.visitsOf(colleague.id)
  expect(after.filter(({ id }) => others.some((one) => one.id === id))).toEqual(others)
  expect(after.filter(({ caretaker_id }) => caretaker_id === null)).toHaveLength(2)
  const said = async (id: string) => {
    const row = (await world.readAudit(id)).at(-1)
    return [row?.action, row?.description, row?.changes]
  }
  const code = (booking: { bookingId: string }) => booking.bookingId
  const changes = JSON.stringify([{ field: 'visitCaretaker', from: { _id: helper.id, name: 'Rani' }, to: null }])
  expect(JSON.parse(JSON.stringify(await said(own.id)))).toEqual([
    'CARETAKER_UNASSIGNED',
    `Rani is not sent any more: 12 visits of booking ${code(own.booking)} open`,
    expect.anything(),
  ])
  expect((await said(colleague.id)).slice(0, 2)).toEqual([
    'CARETAKER_UNASSIGNED',
    `Rani is not sent any more: 2 visits of booking ${code(colleague.booking)} open`,
  ])
  const stored = (await said(own.id))[2]
  expect(typeof stored === 'string' ? JSON.parse(stored) : stored).toEqual(JSON.parse(changes))
})

test('days are made for what goes on alone: not for what has an end, is counted, or is over', async () => {
  const daily = await world.planDaily()
  const ends = await world.bookPackage('elderly-care', 'standard')
  await world.plan(ends, { endsOn: '2026-06-20' })
  const over = await world.planDaily()
  await put(`/admin/bookings/${over.booking._id}/status`, { status: 'cancelled' })
  const counted = await world.bookPackage('physiotherapy', 'weekly')
  await world.plan(counted, { shifts: [{ code: 'S', start: '10:00', minutes: 60 }], days: [4] })
  const lastDays = () =>
    Promise.all(
      [daily.booking, ends, over.booking, counted].map(
        async ({ _id }) => (await world.visitsOf(_id)).at(-1)?.service_day,
      ),
    )
  const [, ...others] = await lastDays()
  expect((await lastDays())[0]).toBe('2026-06-24')
  world.setClock('2026-06-11')
  await extendRosters(world.deps)
  // It began tomorrow, so that today adds nothing yet.
  expect(await lastDays()).toEqual(['2026-06-24', ...others])
  world.setClock('2026-06-13')
  await extendRosters(world.deps)
  expect(await lastDays()).toEqual(['2026-06-26', ...others])
})

test('after days on which nothing ran, those that went by are made as well: care may have been given', async () => {
  const { booking, caretaker } = await world.planDaily()
  world.setClock('2026-07-05')
  await extendRosters(world.deps)
  const rows = await world.visitsOf(booking._id)
  expect(rows.map(({ service_day }) => service_day).slice(13, 16)).toEqual(['2026-06-24', '2026-06-25', '2026-06-26'])
  expect([rows.length, rows.at(-1)?.service_day]).toEqual([38, '2026-07-18'])
  expect(rows.every(({ caretaker_id }) => caretaker_id === caretaker.id)).toBe(true)
})
