import { describe, expect, it } from 'vitest'
import { describeField, describeValue, kindOfChange } from './describe-change.ts'

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
