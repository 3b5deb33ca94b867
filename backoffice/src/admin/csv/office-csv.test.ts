import { expect, test } from 'vitest'
import { visitsCsv } from '../visits/list/visits-csv.ts'

type Csv<Row> = { header: readonly string[]; toRow: (row: Row) => unknown[] }

/** Maps column names to a row's cells. Half past midnight in Warangal is still the previous day in London. */
function rowOf<Row>({ header, toRow }: Csv<Row>, row: object): Record<string, unknown> {
  const cells = toRow(row as Row)
  expect(cells).toHaveLength(header.length)
  return Object.fromEntries(header.map((name, place) => [name, cells[place]]))
}
const [moment, day] = ['2026-11-19T19:00:00.000Z', '2026-11-20']
const sita = { name: 'Sita Rao', email: 'sita@example.in', phone: '9849012345' }

test('an exported visit has its day and hours in the time zone of Warangal', () => {
  const booking = { bookingId: 'K7M2PX', patientName: 'Narsamma', area: 'Hanamkonda', family: sita }
  const span = { startsAt: moment, endsAt: '2026-11-19T20:30:00.000Z', startedAt: moment, endedAt: null }
  const proof = { startProof: 'code', endProof: null, status: 'started', charge: null, reason: null }
  expect(rowOf(visitsCsv, { booking, caretaker: { name: 'Rani' }, ...span, ...proof })).toMatchObject({
    Day: day,
    From: '00:30',
    Until: '02:00',
    Minutes: 90,
    Booking: 'K7M2PX',
    Patient: 'Narsamma',
    Area: 'Hanamkonda',
    Family: sita.name,
    'Family phone': sita.phone,
    Caretaker: 'Rani',
    Status: 'started',
    Begun: '00:30',
    'Start proof': 'code',
    Ended: '',
  })
})
