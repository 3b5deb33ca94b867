import { expect, test } from 'vitest'
import { findWays } from './find-ways.ts'

const today = '2026-06-10'
const care = (parts: object = {}) => ({
  booking: { _id: 'b1', bookingId: 'GCK8ZN', patientName: 'Narsamma Rao' },
  hours: [{ days: [1, 2], from: '09:00', to: '15:00' }],
  lastDay: null,
  inTheWay: true,
  ...parts,
})
const blocked = (name: string, taken: ReturnType<typeof care>[], code = 'booking.caretaker_busy') => ({
  caretaker: { _id: name, name },
  taken,
  reasons: [{ code, text: code }],
})
const say = (...rows: ReturnType<typeof blocked>[]) =>
  findWays({ blocked: rows }, today).map(({ caretaker, kind }) => [caretaker.name, kind])

test('who has only too many bookings, then whose care ends this week, then who has least to move', () => {
  expect(
    say(
      blocked('All week', [care({ hours: [{ days: [1, 2, 3, 4, 5, 6, 0], from: '09:00', to: '15:00' }] })]),
      blocked('Two days', [care()]),
      blocked('Next week', [care({ lastDay: '2026-06-17' })]),
      blocked('Tomorrow', [care({ lastDay: '2026-06-11' })]),
      blocked('Sundays', [care({ inTheWay: false })]),
      blocked('In ten days', [care({ lastDay: '2026-06-20', hours: [{ days: [1], from: '09:00', to: '15:00' }] })]),
    ),
  ).toEqual([
    ['Sundays', 'room'],
    ['Tomorrow', 'ends'],
    ['Next week', 'ends'],
    ['In ten days', 'moves'],
    ['Two days', 'moves'],
  ])
})

test('whom a family or a missing paper keeps away is no way', () => {
  expect(say(blocked('Never', [care()], 'booking.family_blocked'))).toEqual([])
})

test('only what is in the way would have to move or to end', () => {
  const elsewhere = care({ inTheWay: false, lastDay: null })
  const [way] = findWays({ blocked: [blocked('Both', [care({ lastDay: '2026-06-12' }), elsewhere])] }, today)
  expect([way?.kind, way?.taken]).toEqual(['ends', [care({ lastDay: '2026-06-12' })]])
})
