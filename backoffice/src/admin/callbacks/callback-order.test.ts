import { describe, expect, it } from 'vitest'
import { groupByWindow, isOverdue } from './callback-order.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
const ask = (createdAgo: number, dueAt: string | null, preferredTime: 'morning' | 'afternoon' | 'evening') => ({
  createdAt: at(createdAgo),
  dueAt,
  callbackData: { preferredTime, additionalNotes: '' },
})

describe('isOverdue', () => {
  it('is so once the promised end has passed, however long ago it was asked', () => {
    expect(isOverdue({ dueAt: at(1) }, now)).toBe(true)
    expect(isOverdue({ dueAt: at(0) }, now)).toBe(false)
    expect(isOverdue({ dueAt: at(-1) }, now)).toBe(false)
    expect(isOverdue({ dueAt: null }, now)).toBe(false)
  })
})

describe('groupByWindow', () => {
  it('puts what is due first within each window, in the order of the day, what nobody waits for last', () => {
    const early = ask(200, at(-10), 'evening')
    const late = ask(10, at(-60), 'evening')
    const held = ask(500, at(-90), 'evening')
    const done = ask(900, null, 'evening')
    const older = ask(950, null, 'evening')
    const morning = ask(5, at(-5), 'morning')
    expect(groupByWindow([done, late, held, older, morning, early])).toEqual([
      { window: 'morning', rows: [morning] },
      { window: 'evening', rows: [early, late, held, older, done] },
    ])
  })
})
