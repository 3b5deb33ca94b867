import { expect, test } from 'vitest'
import { createOpenings } from './openings.ts'

const at = (time: string) => ({ at: `2026-11-23T${time}.000Z`, hour: `2026-11-23T${time.slice(0, 2)}:00:00.000Z` })

test('a page that asks again is the same opening, however long it stands open, also over the hour', () => {
  const openings = createOpenings()
  expect(openings.note('meera', 'booking a', at('09:56:00')).isNew).toBe(true)
  for (const time of ['09:56:15', '09:59:00', '10:03:00', '10:08:00'])
    expect(openings.note('meera', 'booking a', at(time))).toEqual({ isNew: false, hour: '2026-11-23T09:00:00.000Z' })
  expect(openings.note('meera', 'booking a', at('10:13:01'))).toEqual({ isNew: true, hour: '2026-11-23T10:00:00.000Z' })
})

test('another person and another page are openings of their own', () => {
  const openings = createOpenings()
  openings.note('meera', 'booking a', at('09:56:00'))
  expect(openings.note('ravi', 'booking a', at('09:56:01')).isNew).toBe(true)
  expect(openings.note('meera', 'booking b', at('09:56:01')).isNew).toBe(true)
})

test('a hundred thousand pages are kept in mind; one more, and they are forgotten', () => {
  const openings = createOpenings()
  const note = (page: number) => openings.note('meera', `booking ${page}`, at('09:56:00')).isNew
  for (let page = 0; page < 100_000; page += 1) note(page)
  expect([note(0), note(1)]).toEqual([false, false])
  expect(note(100_000)).toBe(true)
  expect([note(100_000), note(1)]).toEqual([false, true])
})
