import { expect, test } from 'vitest'
import { createKnownLooks } from './known-looks.ts'
import { createOpenings } from './openings.ts'
import type { AccessRow } from './write-accesses.ts'

const hour = '2026-11-23T09:00:00.000Z'
const look = (more: Partial<AccessRow> = {}): AccessRow => ({
  hour,
  viewer: { id: 'meera', name: 'Meera', email: '', role: 'admin' },
  subject: { type: 'booking', id: 'a' },
  opened: 1,
  listed: 0,
  refused: 0,
  ip: '',
  firstAt: '',
  lastAt: '',
  ...more,
})
const begin = (at = '2026-11-23T09:56:00.000Z') => {
  const known = createKnownLooks()
  expect(known.startHour(at)).toBe(hour)
  return known
}

test('an access is known only for the same viewer, way and subject', () => {
  const known = begin()
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(false)
  known.remember(look())
  known.remember(look({ opened: 0, listed: 1, subject: { type: 'booking', id: 'b' } }))
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(true)
  expect(known.has('meera', 'listed', { type: 'booking', id: 'b' })).toBe(true)
  for (const [who, way, type, id] of [
    ['ravi', 'opened', 'booking', 'a'],
    ['meera', 'listed', 'booking', 'a'],
    ['meera', 'opened', 'family', 'a'],
    ['meera', 'opened', 'booking', 'b'],
  ] as const)
    expect([who, way, type, id, known.has(who, way, { type, id })]).toEqual([who, way, type, id, false])
})

test('an access is recorded again in each new hour', () => {
  const known = begin()
  known.remember(look())
  expect(known.startHour('2026-11-23T09:59:59.999Z')).toBe(hour)
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(true)
  expect(known.startHour('2026-11-23T10:00:00.000Z')).toBe('2026-11-23T10:00:00.000Z')
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(false)
  known.remember(look())
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(false)
})

const at = (time: string) => ({ at: `2026-11-23T${time}.000Z`, hour: `2026-11-23T${time.slice(0, 2)}:00:00.000Z` })

test('a polling page counts as one opening while it is open, also across the hour (rule AUD-15)', () => {
  const openings = createOpenings()
  expect(openings.note('meera', 'booking a', at('09:56:00')).isNew).toBe(true)
  for (const time of ['09:56:15', '09:59:00', '10:03:00', '10:08:00'])
    expect(openings.note('meera', 'booking a', at(time))).toEqual({ isNew: false, hour: '2026-11-23T09:00:00.000Z' })
  expect(openings.note('meera', 'booking a', at('10:13:01'))).toEqual({ isNew: true, hour: '2026-11-23T10:00:00.000Z' })
})

test('each viewer and each page has its own opening (rule AUD-15)', () => {
  const openings = createOpenings()
  openings.note('meera', 'booking a', at('09:56:00'))
  expect(openings.note('ravi', 'booking a', at('09:56:01')).isNew).toBe(true)
  expect(openings.note('meera', 'booking b', at('09:56:01')).isNew).toBe(true)
})
