import { describe, expect, test } from 'vitest'
import { type KnownRule, mergeRules, type WantedRule } from './merge-rules.ts'

const start = '2026-06-10'
const known: KnownRule = { id: 'known', code: 'D', weekday: 1, caretakerId: 'a', from: '2026-06-01', to: null }
const wanted: WantedRule = { code: 'D', weekday: 1, caretakerId: 'a', from: start }
const ahead: KnownRule = { ...known, from: '2026-06-20' }
const untouched = (rule: KnownRule) => ({ kept: [rule], ended: [], removed: [], added: [] })

test.each<[string, KnownRule, Partial<WantedRule>]>([
  ['since before, wanted from now on', known, {}],
  ['since before, wanted from before', known, { from: '2026-06-05' }],
  ['from the same day ahead', ahead, { from: '2026-06-20' }],
])('an unchanged rule remains: %s (rule VISIT-13)', (_, rule, more) =>
  expect(mergeRules([rule], [{ ...wanted, ...more }], start)).toEqual(untouched(rule)),
)

describe('a changed rule replaces the known one (rule VISIT-13)', () => {
  const replaced = { kept: [{ ...known, to: '2026-06-09' }], ended: [{ id: 'known', to: '2026-06-09' }], removed: [] }
  test.each<[string, Partial<WantedRule>]>([
    ['of another caretaker', { caretakerId: 'b' }],
    ['of another weekday', { weekday: 2 }],
    ['of another shift', { code: 'N' }],
    ['from a later day', { from: '2026-06-15' }],
  ])('%s', (_, more) => {
    const rule = { ...wanted, ...more }
    expect(mergeRules([known], [rule], start)).toEqual({ ...replaced, added: [rule] })
  })

  test('a wanted rule removes a later one', () => {
    const rule = { ...wanted, from: '2026-06-15' }
    expect(mergeRules([ahead], [rule], start)).toEqual({ kept: [], ended: [], removed: ['known'], added: [rule] })
  })

  test('a wanted rule removes one that begins on the same day', () => {
    const sameDay = { ...known, from: start }
    const rule = { ...wanted, caretakerId: 'b' }
    expect(mergeRules([sameDay], [rule], start)).toEqual({ kept: [], ended: [], removed: ['known'], added: [rule] })
  })

  test('a rule with an end is replaced by one without', () => {
    const ending = { ...known, to: '2026-06-12' }
    expect(mergeRules([ending], [wanted], start)).toEqual({ ...replaced, added: [wanted] })
  })
})
