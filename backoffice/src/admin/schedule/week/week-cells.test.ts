import { expect, test } from 'vitest'
import { type BoardVisit, cellOf, dayOfAll, type RosterWeek, type WeekRow } from './week-cells.ts'

const visit = (serviceDay: string, startsAt: string, caretaker: string | null): BoardVisit => ({
  _id: `${startsAt} ${caretaker}`,
  booking: { _id: 'b', bookingId: 'ABC234', patientName: 'Narsamma', area: 'Hanamkonda' },
  serviceDay,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  status: 'planned',
  need: 'planned',
  revision: 1,
  caretaker: caretaker === null ? null : { _id: caretaker, name: 'Padma' },
})
const off = (startsAt: string, endsAt: string) => ({ _id: 't', startsAt, endsAt, kind: 'leave' as const })

test('a night visit appears on the day on which it begins, and time off that ends at midnight not on the next day', () => {
  const row: WeekRow = {
    caretaker: null,
    visits: [
      visit('2026-11-24', '2026-11-24T14:30:00Z', null),
      visit('2026-11-24', '2026-11-24T02:30:00Z', null),
      visit('2026-11-20', '2026-11-25T02:30:00Z', null),
    ],
    timeOff: [off('2026-11-24T18:30:00Z', '2026-11-26T18:30:00Z')],
  }
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  expect(days.map((day) => cellOf(row, day).visits.length)).toEqual([2, 1, 0, 0])
  expect(days.map((day) => cellOf(row, day).timeOff.length)).toEqual([0, 1, 1, 0])
  expect(cellOf(row, '2026-11-24').visits.map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-24T02:30:00Z',
    '2026-11-24T14:30:00Z',
  ])
})

test('the list of a day shows unassigned visits first', () => {
  const week: RosterWeek = {
    from: '2026-11-23',
    days: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    rows: [
      { caretaker: null, visits: [visit('2026-11-24', '2026-11-24T14:30:00Z', null)], timeOff: [] },
      { caretaker: null, visits: [visit('2026-11-24', '2026-11-24T02:30:00Z', 'a')], timeOff: [] },
    ],
  }
  expect(dayOfAll(week, '2026-11-24').map(({ caretaker }) => caretaker?._id ?? null)).toEqual([null, 'a'])
})
