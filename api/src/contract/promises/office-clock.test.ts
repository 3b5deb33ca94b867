import { describe, expect, it } from 'vitest'
import { addMinutes, endOfNextWindow, readOfficeClock, readWindow } from './office-clock.ts'

const hours = { days: 'Mon-Sat', opens: '08:00', closes: '20:00' }
const office = readOfficeClock(hours, { clock: 'office', holidays: [] })
const always = readOfficeClock(hours, { clock: 'always', holidays: [] })
/** A local time in the city. */
const at = (local: string): Date => new Date(`${local}:00+05:30`)

describe('the office clock', () => {
  // 2026-11-21 is a Saturday.
  it.each([
    ['within a day', '2026-11-20T10:00', 120, '2026-11-20T12:00'],
    ['to the last minute', '2026-11-20T18:00', 120, '2026-11-20T20:00'],
    ['over Sunday', '2026-11-21T19:30', 120, '2026-11-23T09:30'],
    ['from before it opens', '2026-11-20T05:00', 120, '2026-11-20T10:00'],
    ['from after it closes', '2026-11-20T23:59', 120, '2026-11-21T10:00'],
    ['over days', '2026-11-20T10:00', 1_440, '2026-11-23T10:00'],
  ])('counts %s', (_what, start, minutes, due) => {
    expect(addMinutes(office, at(start), minutes)).toEqual(at(due))
  })

  it('skips a holiday', () => {
    const closed = readOfficeClock(hours, { clock: 'office', holidays: ['2026-11-23'] })
    expect(addMinutes(closed, at('2026-11-21T19:30'), 120)).toEqual(at('2026-11-24T09:30'))
    expect(endOfNextWindow(closed, at('2026-11-21T20:30'), 'morning')).toEqual(at('2026-11-24T12:00'))
  })

  it('counts day and night by default', () => {
    expect(addMinutes(always, at('2026-11-21T19:30'), 120)).toEqual(at('2026-11-21T21:30'))
    expect(endOfNextWindow(always, at('2026-11-21T20:30'), 'evening')).toEqual(at('2026-11-22T20:00'))
  })

  it.each([
    { days: 'Mon-Sat', opens: '20:00', closes: '08:00' },
    { ...hours, days: 'whenever' },
    { ...hours, opens: '8' },
    { ...hours, closes: hours.opens },
    { ...hours, days: 'Mon-whenever' },
    { ...hours, days: 'whenever-Mon' },
    { ...hours, days: 'Tue,whenever' },
  ])('refuses settings without an open hour: %j', (closed) => {
    expect(() => readOfficeClock(closed, { clock: 'office', holidays: [] })).toThrow(TypeError)
    expect(() => readOfficeClock(closed, { clock: 'always', holidays: [] })).not.toThrow()
  })

  it('refuses a year of holidays', () => {
    const start = at('2026-11-21T10:00').getTime()
    const holidays = Array.from({ length: 400 }, (_, day) =>
      new Date(start + day * 86_400_000).toISOString().slice(0, 10),
    )
    const closed = readOfficeClock(hours, { clock: 'office', holidays })
    expect(() => addMinutes(closed, new Date(start), 1)).toThrow(RangeError)
    expect(() => endOfNextWindow(closed, new Date(start), 'morning')).toThrow(RangeError)
  })

  it.each([
    ['Sun-Sat', [0, 1, 2, 3, 4, 5, 6]],
    ['Fri-Sun', [0, 5, 6]],
    ['Sunday', [0]],
    [' mon , WEDNESDAY-thu ', [1, 3, 4]],
  ])('reads the days of "%s"', (days, weekdays) => {
    const { weekdays: read, opens } = readOfficeClock(
      { ...hours, days, opens: '8:15' },
      { clock: 'office', holidays: [] },
    )
    expect([[...read].sort(), opens]).toEqual([weekdays, 495])
  })

  it('uses the next window when one has ended', () => {
    expect(endOfNextWindow(always, at('2026-11-21T12:00'), 'morning')).toEqual(at('2026-11-22T12:00'))
    expect(endOfNextWindow(always, at('2026-11-21T11:59'), 'morning')).toEqual(at('2026-11-21T12:00'))
  })

  it('reads the windows of callbacks', () => {
    expect(readWindow('morning')).toEqual({ opens: 540, closes: 720 })
    expect(readWindow('afternoon')).toEqual({ opens: 720, closes: 1_020 })
    expect(readWindow('evening')).toEqual({ opens: 1_020, closes: 1_200 })
  })
})
