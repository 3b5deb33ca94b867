import { describe, expect, it } from 'vitest'
import { readPhonePart, tellPhone, toPhoneDigits } from './phone-digits.ts'

describe('toPhoneDigits', () => {
  it.each(['9848012345', '+919848012345', '+91 98480 12345', '098480-12345', '(98480) 12345', '0091 98480 12345'])(
    'writes %j in one way',
    (phone) => expect(toPhoneDigits(phone)).toBe('919848012345'),
  )
  it('leaves a short number as it is', () => expect(toPhoneDigits('0870-245')).toBe('0870245'))
})

describe('readPhonePart', () => {
  it.each(['80123', '8012345', '98480 12', '+91 98480', '91-98480', '098480', '0091 98480 12345', '+919848012345'])(
    'finds the number by %j',
    (part) => expect(toPhoneDigits('+91 98480 12345')).toContain(readPhonePart(part)),
  )
  it.each([
    ['0091 98480', '9198480'],
    ['098480', '98480'],
    ['98480', '98480'],
    ['84800', '84800'],
    [' 12345 ', '12345'],
  ])('searches for %j by %s', (typed, part) => expect(readPhonePart(typed)).toBe(part))
  it.each(['', '12', 'asha', '12 Main Road', 'C39JLW', '2-4-116/A'])('takes %j for no number', (text) =>
    expect(readPhonePart(text)).toBeUndefined(),
  )
})

describe('tellPhone', () => {
  it.each(['9848012345', '+919848012345', '098480 12345', '+91 98480 12345'])('spells %j in one way', (phone) =>
    expect(tellPhone(phone)).toBe('+91 98480 12345'),
  )
  it.each(['0870-245', '108', '+44 20 7946 0958', ''])('leaves %j as it was written', (phone) =>
    expect(tellPhone(phone)).toBe(phone),
  )
})
