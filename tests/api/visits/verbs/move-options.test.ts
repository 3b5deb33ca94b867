import { brand } from '@thodu/api/contract/brand.config'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import type { BookingRow } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findOptions } from '../../../../api/src/visits/find-options.ts'
import { findVisit } from '../../../../api/src/visits/visits.queries.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { createVisitWorld, today, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
beforeAll(async () => {
  world = await createVisitWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setClock(today))

/** A Monday, days ahead; and the day before, on which most visits below are. */
const day = '2026-06-15'
const sunday = '2026-06-14'
const ist = (date: string, time: string): string => new Date(`${date}T${time}:00+05:30`).toISOString()
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** A booking of the family without a plan of days: every day is open. */
const addBooking = (): Promise<BookingRow> => {
  const { id, name, email } = world.family
  return insertBooking(world, { owner: { user: { _id: id, name, email } } })
}
type Given = {
  date?: string
  from: string
  to: string
  caretaker?: Person | null
  status?: 'started' | 'done' | 'missed' | 'skipped' | 'cancelled'
}
const add = ({ id }: BookingRow, { date = day, from, to, ...more }: Given) =>
  insertVisit(world, {
    booking: { _id: id },
    startsAt: ist(date, from),
    minutes: minuteOf(to) - minuteOf(from),
    code: 'S',
    ...more,
  })
/** When a visit may begin on the Monday, as times of the city, and whether the same caretaker comes then. */
async function offered(id: string, now = world.clock.now) {
  const { read } = world.deps.database
  const { options } = await findOptions(read, await findVisit(read, id, 'office'), day, now)
  const midnight = Date.parse(ist(day, '00:00'))
  return {
    hours: options.map(({ startsAt }) => (Date.parse(startsAt) - midnight) / 3_600_000),
    lengths: [...new Set(options.map(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt)))],
    same: [...new Set(options.map(({ sameCaretaker }) => sameCaretaker))],
  }
}
const hour = 3_600_000

describe('what a family is offered', () => {
  test('lies beside what is or was on its own day, and looks away from what was not to be', async () => {
    const booking = await addBooking()
    const visit = await add(booking, { date: sunday, from: '19:00', to: '20:00' })
    const caretaker = await world.addPerson('caretaker')
    await add(booking, { from: '12:30', to: '13:30', status: 'done', caretaker })
    await add(booking, { from: '15:00', to: '16:00', status: 'started', caretaker })
    await add(booking, { from: '20:30', to: '21:30' })
    await add(booking, { from: '18:00', to: '19:00', status: 'missed' })
    await add(booking, { from: '17:00', to: '18:00', status: 'skipped' })
    await add(booking, { from: '19:00', to: '20:00', status: 'cancelled' })
    await add(await addBooking(), { from: '06:00', to: '22:00' })
    expect(await offered(visit.id)).toEqual({ hours: [11, 14, 16, 17, 18, 19], lengths: [hour], same: [false] })
  })

  test('is free for who comes, from whom the visit itself takes nothing', async () => {
    const caretaker = await world.addPerson('caretaker')
    const visit = await add(await addBooking(), { from: '09:00', to: '11:00', caretaker })
    await add(await addBooking(), { from: '13:00', to: '14:00', caretaker })
    const wanted = { hours: [6, 7, 8, 10, 11, 14], lengths: [2 * hour], same: [true] }
    expect(await offered(visit.id)).toEqual(wanted)
    // Until the last hour that may be offered is over.
    await add(await addBooking(), { from: '21:30', to: '22:00', caretaker })
    await add(await addBooking(), { from: '05:00', to: '07:00', caretaker })
    for (const [from, to] of [['14:00', '20:30']] as const) await add(await addBooking(), { from, to, caretaker })
    expect(await offered(visit.id)).toEqual({ ...wanted, hours: [7, 8, 10, 11] })
  })

  test('is any time, with somebody else, where who came is not sent any more', async () => {
    const caretaker = await world.addPerson('caretaker')
    const visit = await add(await addBooking(), { date: sunday, from: '09:00', to: '10:00', caretaker })
    const hours = [6, 7, 8, 9, 10, 11]
    expect(await offered(visit.id)).toMatchObject({ hours, same: [true] })
    const inactive_at = world.clock.now.toISOString()
    await world.deps.database.write((tx) =>
      tx.updateTable('accounts').set({ inactive_at }).where('id', '=', caretaker.id).execute(),
    )
    expect(await offered(visit.id)).toMatchObject({ hours, same: [false] })
  })

  test('is a day ahead to the minute, and nothing where the day is full', async () => {
    const booking = await addBooking()
    const caretaker = await world.addPerson('caretaker')
    const visit = await add(booking, { date: '2026-06-17', from: '09:00', to: '10:00', caretaker })
    const now = new Date(ist(sunday, '10:00'))
    expect(await offered(visit.id, now)).toMatchObject({ hours: [10, 11, 12, 13, 14, 15] })
    expect(await offered(visit.id, new Date(now.getTime() + 1))).toMatchObject({ hours: [11, 12, 13, 14, 15, 16] })
    await add(booking, { from: '05:00', to: '22:30' })
    expect((await offered(visit.id)).hours).toEqual([])
  })
})

describe('a family moves a visit', () => {
  const move = <Body = FamilyVisit>(id: string, startsAt: string, more = {}) =>
    world.call<Body>(world.family, 'POST', `/visits/${id}/move`, { startsAt, revision: 1, ...more })
  const toldTeam = async ({ code }: BookingRow) =>
    (await world.readSubjects(brand.email)).filter((subject) => subject.includes(code))

  test('to a day ahead to the minute, not to a minute less', async () => {
    const visit = await add(await addBooking(), { date: '2026-06-20', from: '09:00', to: '10:00' })
    world.clock.now = new Date(Date.parse(ist(sunday, '09:00')) + 1)
    expect((await move<Refusal>(visit.id, ist(day, '09:00'))).body.code).toBe('visit.change_too_late')
    world.clock.now = new Date(ist(sunday, '09:00'))
    expect((await move(visit.id, ist(day, '09:00'))).status).toBe(200)
  })

  test('the team hears of it only where somebody who came cannot come then', async () => {
    const caretaker = await world.addPerson('caretaker')
    const [kept, nobodys, open] = [await addBooking(), await addBooking(), await addBooking()]
    const visits = [
      await add(kept, { date: sunday, from: '09:00', to: '10:00', caretaker }),
      await add(nobodys, { date: sunday, from: '09:00', to: '10:00' }),
      await add(open, { date: sunday, from: '11:00', to: '12:00', caretaker }),
    ] as const
    const [one, other] = [
      await move(visits[0].id, ist(day, '07:00')),
      await move(visits[1].id, ist(day, '07:00'), { sameCaretaker: true }),
    ]
    expect(one.body).toMatchObject({ caretaker: { name: 'Asha' }, moveClosed: null })
    expect(other).toMatchObject({ status: 200, body: { caretaker: null } })
    for (const booking of [kept, nobodys]) expect(await toldTeam(booking)).toEqual([])
    await add(await addBooking(), { date: '2026-06-16', from: '00:00', to: '23:59', caretaker })
    expect((await move(visits[2].id, ist('2026-06-16', '11:00'))).body.caretaker).toBeNull()
    expect(await toldTeam(open)).toEqual([`A visit of booking ${open.code} needs a caregiver`])
  })
})
