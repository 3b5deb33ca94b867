import { describe, expect, it } from 'vitest'
import { describeField, describeValue } from './describe-change.ts'

describe('describeField', () => {
  it('says the last part of a path in words', () => {
    expect(describeField('patientDetails.preferredStartDate')).toBe('Preferred start date')
    expect(describeField('status')).toBe('Status')
  })
})

describe('describeValue', () => {
  it('says values the way people do', () => {
    expect(describeValue(null, 'nothing')).toBe('nothing')
    expect(describeValue('', 'nothing')).toBe('nothing')
    expect(describeValue({ _id: '1', name: 'Sridevi' }, 'nothing')).toBe('Sridevi')
    expect(describeValue(['a', null], 'nothing')).toBe('a, nothing')
    expect(describeValue(5, 'nothing')).toBe('5')
  })
})
