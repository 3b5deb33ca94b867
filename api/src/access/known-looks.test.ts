import { expect, test } from 'vitest'
import { createKnownLooks } from './known-looks.ts'
import type { Access } from './write-accesses.ts'

const hour = '2026-11-23T09:00:00.000Z'
const look = (more: Partial<Access> = {}): Access => ({
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

test('what was written is known by who looked, how, and at what', () => {
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

test('a refusal is nothing that is known', () => {
  const known = begin()
  known.remember(look({ opened: 0, refused: 1 }))
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(false)
  expect(known.has('meera', 'listed', { type: 'booking', id: 'a' })).toBe(false)
})

test('an hour begins with nothing known, and takes over nothing of another', () => {
  const known = begin()
  known.remember(look())
  expect(known.startHour('2026-11-23T09:59:59.999Z')).toBe(hour)
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(true)
  expect(known.startHour('2026-11-23T10:00:00.000Z')).toBe('2026-11-23T10:00:00.000Z')
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(false)
  known.remember(look())
  expect(known.has('meera', 'opened', { type: 'booking', id: 'a' })).toBe(false)
})

test('a hundred thousand are kept, each counted once; beyond, the hour begins anew', () => {
  const known = begin()
  for (let id = 0; id < 99_999; id += 1) known.remember(look({ subject: { type: 'booking', id: `${id}` } }))
  for (let times = 0; times < 9; times += 1) known.remember(look({ subject: { type: 'booking', id: '0' } }))
  known.startHour(hour)
  expect(known.has('meera', 'opened', { type: 'booking', id: '0' })).toBe(true)
  known.remember(look())
  known.startHour(hour)
  expect(known.has('meera', 'opened', { type: 'booking', id: '0' })).toBe(false)
})
