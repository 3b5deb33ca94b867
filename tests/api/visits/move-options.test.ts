import type { BookingRow } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoredRoster } from '../../../api/src/roster/roster.queries.ts'
import { findOptions } from '../../../api/src/visits/find-options.ts'
import { chooseNearest, isInsidePackage, listStarts, type MovedVisit } from '../../../api/src/visits/offered-starts.ts'
import { findVisit } from '../../../api/src/visits/visits.queries.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { updateRows } from '../../support/rows.ts'
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

    test('are any times when the caretaker is inactive', async () => {
      const caretaker = await world.addPerson('caretaker')
      const visit = await add(await addBooking(), { date: sunday, from: '09:00', to: '10:00', caretaker })
      const hours = [6, 7, 8, 9, 10, 11]
      expect(await offered(visit.id)).toMatchObject({ hours, same: [true] })
      const inactive_at = world.clock.now.toISOString()
      await updateRows(world, 'accounts', { id: caretaker.id }, { inactive_at })
      expect(await offered(visit.id)).toMatchObject({ hours, same: [false] })
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

  test('on its own day leave out the current time', () => {
    expect(
      hoursOf(listStarts({ code: 'N', starts_min: midnight + hours(20), ends_min: midnight + hours(32) }, day)),
    ).toEqual([18, 19, 21, 22])
  })

  test('prefer the earlier of two equally near', () => {
    const starts = [13, 11, 8, 10, 7].map((hour) => midnight + hours(hour))
    expect(hoursOf(chooseNearest(starts, visitAt(9, 1), day, 1))).toEqual([8])
    expect(hoursOf(chooseNearest(starts, visitAt(9, 1), day, 3))).toEqual([7, 8, 10])
  })

  describe('the days of a package', () => {
    const rosterOf = (plan: Partial<StoredRoster['plan']>, generated_until: string | null = null) =>
      ({
        generated_until,
        plan: { startsOn: '2026-06-10', endsOn: null, unitsTotal: null, pause: null, ...plan },
      }) as StoredRoster
    const june = from(1, 30).map((date) => `2026-06-${String(date).padStart(2, '0')}`)
    const inside = (roster: StoredRoster | undefined) =>
      june.filter((date) => isInsidePackage(roster, date)).map((date) => Number(date.slice(-2)))

    test.each<[string, StoredRoster | undefined, number[]]>([
      ['every one without a plan', undefined, from(1, 30)],
      ['from its first to its last', rosterOf({ endsOn: '2026-06-20' }, '2026-06-25'), from(10, 20)],
      ['as far as is planned where it has no end', rosterOf({}, '2026-06-24'), from(10, 24)],
      ['every one from its first while nothing is planned', rosterOf({}), from(10, 30)],
      [
        'but those of a pause, from its first to its last',
        rosterOf({ endsOn: '2026-06-20', pause: { from: '2026-06-12', until: '2026-06-14' } }),
        [10, 11, ...from(15, 20)],
      ],
      ['until a pause without an end', rosterOf({ pause: { from: '2026-06-12', until: null } }), [10, 11]],
      [
        'and those that a pause has added to a counted one',
        rosterOf({ endsOn: '2026-06-20', unitsTotal: 5, pause: { from: '2026-06-12', until: '2026-06-14' } }),
        [10, 11, ...from(15, 23)],
      ],
    ])('%s', (_, roster, days) => {
      expect(inside(roster)).toEqual(days)
    })
  })
})
