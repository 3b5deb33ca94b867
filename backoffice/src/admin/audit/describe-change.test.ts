import { describe, expect, it } from 'vitest'
import { readMissingChecks, readSuggestion } from './describe-change.ts'

describe('readSuggestion', () => {
  it('reads place and score, and leaves everything else to be said as it is', () => {
    expect(readSuggestion('suggestion', { rank: 1, score: 65, version: 2 })).toEqual({ rank: 1, score: 65 })
    for (const value of [null, 'x', { rank: 1 }, [1]]) expect(readSuggestion('suggestion', value)).toBeUndefined()
    expect(readSuggestion('status', { rank: 1, score: 65 })).toBeUndefined()
  })
})

describe('readMissingChecks', () => {
  it('reads who was assigned and which checks were missing, and leaves everything else to be said as it is', () => {
    const unchecked = { _id: 'c1', name: 'Sridevi Goud', missing: ['police'] }
    expect(readMissingChecks('missingChecks', [unchecked, 'x', null, { name: 'x' }])).toEqual([unchecked])
    expect(readMissingChecks('missingChecks', null)).toBeUndefined()
    expect(readMissingChecks('status', [unchecked])).toBeUndefined()
  })
})
