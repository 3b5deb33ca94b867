import { describe, expect, it } from 'vitest'
import { CALL_WITHIN, groupByWindow, isOverdue } from './callback-order.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const ask = (minutesAgo: number, preferredTime: 'morning' | 'afternoon' | 'evening') => ({
  status: 'open' as const,
  createdAt: new Date(now - minutesAgo * 60_000).toISOString(),
  callbackData: { preferredTime, additionalNotes: '' },
})

describe('isOverdue', () => {
  it('is so after two hours, while open', () => {
    expect(isOverdue(ask(121, 'morning'), now)).toBe(true)
    expect(isOverdue(ask(CALL_WITHIN / 60_000, 'morning'), now)).toBe(false)
    expect(isOverdue({ ...ask(500, 'morning'), status: 'called' }, now)).toBe(false)
  })
})

describe('groupByWindow', () => {
  it('puts the longest waiting first within each window, in the order of the day', () => {
    const early = ask(200, 'evening')
    const late = ask(10, 'evening')
    const morning = ask(5, 'morning')
    expect(groupByWindow([late, morning, early])).toEqual([
      { window: 'morning', rows: [morning] },
      { window: 'evening', rows: [early, late] },
    ])
  })
})
