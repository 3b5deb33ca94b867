import type { BookingRow } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { findOptions } from '../../../api/src/visits/find-options.ts'
import { listStarts, type MovedVisit } from '../../../api/src/visits/offered-starts.ts'
import { findVisit } from '../../../api/src/visits/visits.queries.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, ist, today } from './visit-world.ts'

describe('times that a family is offered', () => {
  const world = useWorld(createVisitWorld)
  beforeEach(() => world.setClock(today))

  /** A Monday, days ahead; and the day before, on which most visits below are. */
  const day = '2026-06-15'
  const sunday = '2026-06-14'
  const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  /** A booking of the family without a plan of days: every day is open. */
  const addBooking = (): Promise<BookingRow> => insertBooking(world, { owner: world.family })
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

  describe('the offered times', () => {
    test('avoid the family’s other visits, and ignore cancelled ones', async () => {
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

    test('are free for the caretaker', async () => {
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
  })
})

describe('times of another day', () => {
  const day = '2026-06-15'
  const hours = (count: number): number => Math.round(count * 60)
  const midnight = Date.parse(`${day}T00:00:00+05:30`) / 60_000
  /** A visit of five days before. */
  const visitAt = (hour: number, length: number, code: MovedVisit['code'] = 'S'): MovedVisit => {
    const starts_min = midnight - hours(5 * 24) + hours(hour)
    return { code, starts_min, ends_min: starts_min + hours(length) }
  }
  const hoursOf = (starts: readonly number[]): number[] => starts.map((start) => (start - midnight) / 60)
  const from = (first: number, last: number): number[] =>
    Array.from({ length: last - first + 1 }, (_, count) => first + count)

  test.each<[string, MovedVisit, number[]]>([
    ['by day from 6 until it ends at 22', visitAt(9, 1), from(6, 21)],
    ['a long one as well', visitAt(9, 12), from(6, 10)],
    ['at half past from half past 6', visitAt(9.5, 1), from(6, 20).map((hour) => hour + 0.5)],
    ['by night from 18 to 22', visitAt(20, 12, 'N'), from(18, 22)],
    ['at its own hour wherever that is', visitAt(4, 1), [4, ...from(6, 21)]],
    ['living in, at its own hour alone', visitAt(9, 24, 'L'), [9]],
  ])('on another day are %s', (_, visit, wanted) => {
    expect(hoursOf(listStarts(visit, day))).toEqual(wanted)
  })
})
