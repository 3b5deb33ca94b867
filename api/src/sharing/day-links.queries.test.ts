import { expect, test } from 'vitest'
import { endOfLink } from './day-links.queries.ts'

const own = '2026-06-17T06:30:00.000Z'
const ends = (booking_status: string, { done = null, changed }: { done?: string | null; changed: string }) =>
  endOfLink({
    expires_at: own,
    booking_status: booking_status as 'active',
    completed_at: done,
    booking_updated_at: changed,
  }).toISOString()

test('a link ends at its own end while care continues, whatever changes (rule SHARE-2)', () => {
  for (const status of ['pending', 'confirmed', 'active']) expect(ends(status, { changed: '2026-06-10' })).toBe(own)
})

test('a link ends two days after the care, unless its own end is earlier (rule SHARE-2)', () => {
  const changed = '2026-06-12T10:00:00.000Z'
  expect(ends('cancelled', { changed })).toBe('2026-06-14T10:00:00.000Z')
  expect(ends('cancelled', { changed: '2026-06-16T10:00:00.000Z' })).toBe(own)
  expect(ends('completed', { changed })).toBe('2026-06-14T10:00:00.000Z')
  expect(ends('completed', { done: '2026-06-11T10:00:00.000Z', changed })).toBe('2026-06-13T10:00:00.000Z')
})
