import { describe, expect, it } from 'vitest'
import { describeField, describeValue, kindOfChange, readMissingChecks, readSuggestion } from './describe-change.ts'

describe('describeField', () => {
  it('says the last part of a path in words', () => {
    expect(describeField('patientDetails.preferredStartDate')).toBe('Preferred start date')
    expect(describeField('status')).toBe('Status')
  })
})

describe('describeValue', () => {
  it('says values the way people do', () => {
    expect(describeValue(null)).toBe('')
    expect(describeValue('')).toBe('')
    expect(describeValue({ _id: '1', name: 'Sridevi' })).toBe('Sridevi')
    expect(describeValue(['a', null])).toBe('a, ')
    expect(describeValue(5)).toBe('5')
  })
})

describe('kindOfChange', () => {
  it('tells setting, changing and removing apart', () => {
    expect(kindOfChange({ from: null, to: 'a' })).toBe('set')
    expect(kindOfChange({ from: 'a', to: 'b' })).toBe('changed')
    expect(kindOfChange({ from: 'a', to: '' })).toBe('cleared')
  })
})

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
