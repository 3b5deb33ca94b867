import { describe, expect, it } from 'vitest'
import { callbackWindows } from '../contract/care/catalogue.ts'
import { findNextTry, isInCallHours } from './next-try.ts'

const at = (local: string): Date => new Date(`${local}:00+05:30`)
const told = (moment: Date | undefined) => moment && new Date(moment.getTime() + 19_800_000).toISOString().slice(0, 16)

describe('the schedule of call attempts (C4)', () => {
  it.each([
    ['no-answer', 1, undefined, '2026-06-10T10:00', '2026-06-10T10:30'],
    ['busy', 1, undefined, '2026-06-10T10:00', '2026-06-10T10:15'],
    ['switched-off', 2, undefined, '2026-06-10T10:30', '2026-06-10T12:30'],
    ['no-answer', 3, undefined, '2026-06-10T12:30', '2026-06-11T09:00'],
    ['no-answer', 3, 'afternoon', '2026-06-10T16:00', '2026-06-11T12:00'],
    ['no-answer', 1, 'morning', '2026-06-10T11:45', '2026-06-11T09:00'],
    ['no-answer', 2, undefined, '2026-06-10T18:30', '2026-06-11T09:00'],
    ['no-answer', 1, 'evening', '2026-06-10T10:00', '2026-06-10T17:00'],
    ['busy', 1, undefined, '2026-06-10T06:00', '2026-06-10T09:00'],
    ['busy', 2, undefined, '2026-06-10T10:30', '2026-06-10T12:30'],
    ['no-answer', 1, undefined, '2026-06-10T19:29', '2026-06-10T19:59'],
    ['no-answer', 1, undefined, '2026-06-10T19:30', '2026-06-11T09:00'],
    ['no-answer', 7, undefined, '2026-06-10T19:30', '2026-06-11T09:00'],
  ] as const)('%s, try %i, window %s, at %s: %s', (outcome, attempts, window, now, next) => {
    expect(told(findNextTry({ outcome, attempts, days: 1, window }, at(now)))).toBe(next)
  })

  it('stays within 9:00 to 20:00 and within the window', () => {
    for (const window of [undefined, ...callbackWindows])
      for (let minute = 0; minute < 1_440; minute += 7)
        for (const attempts of [1, 2, 3, 4, 5]) {
          const now = new Date(at('2026-06-10T00:00').getTime() + minute * 60_000)
          const next = findNextTry({ outcome: 'no-answer', attempts, days: 1, window }, now)
          expect(next && isInCallHours(next) && next > now, `${window} ${minute} ${attempts}`).toBe(true)
        }
  })

  it('ends after six tries on three days', () => {
    expect(findNextTry({ outcome: 'busy', attempts: 6, days: 2 }, at('2026-06-10T10:00'))).toBeDefined()
    expect(findNextTry({ outcome: 'busy', attempts: 6, days: 3 }, at('2026-06-10T10:00'))).toBeUndefined()
    expect(findNextTry({ outcome: 'busy', attempts: 7, days: 4 }, at('2026-06-10T10:00'))).toBeUndefined()
    expect(findNextTry({ outcome: 'busy', attempts: 5, days: 3 }, at('2026-06-10T10:00'))).toBeDefined()
  })
})

it.each([
  ['08:59', false],
  ['09:00', true],
  ['20:00', true],
  ['20:01', false],
])('a call at %s is allowed: %s', (time, may) => expect(isInCallHours(at(`2026-06-10T${time}`))).toBe(may))
