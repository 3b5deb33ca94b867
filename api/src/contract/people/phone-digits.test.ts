import { describe, expect, it } from 'vitest'
import { formatPhone, readPhonePart, toPhoneDigits } from './phone-digits.ts'

describe('toPhoneDigits', () => {
  it.each(['9848012345', '+919848012345', '+91 98480 12345', '098480-12345', '(98480) 12345', '0091 98480 12345'])(
    'gives %j the same digits',
    (phone) => expect(toPhoneDigits(phone)).toBe('919848012345'),
  )
  it.each([
    ['+1 984 801 2345', '+19848012345'],
    ['+65 9123 4567', '+6591234567'],
    ['90000 55994 / 90000 55995', '919000055994 919000055995'],
    ['౯౦౦౦౦౫౫౯౯౨', '919000055992'],
  ])('separates countries and numbers: %j', (phone, digits) => expect(toPhoneDigits(phone)).toBe(digits))
  it.each(['98480 12345', '9848012345', '09848012345'])(
    'does not find a foreign number with the same ending by %j',
    (part) => expect(toPhoneDigits('+1 984 801 2345')).not.toContain(readPhonePart(part)),
  )
  it('does not find an Indian number by a foreign one', () =>
    expect(toPhoneDigits('65912 34567')).not.toContain(readPhonePart('+65 9123 4567')))
  it('leaves a short number unchanged', () => expect(toPhoneDigits('0870-245')).toBe('0870245'))
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
    ['౮౪౮౦౦', '84800'],
    ['98480 12345', '919848012345'],
    ['+65 9123 4567', '+6591234567'],
    ['\u202a+65 9123\u00a04567\u202c', '+6591234567'],
    [' 12345 ', '12345'],
  ])('searches for %j by %s', (typed, part) => expect(readPhonePart(typed)).toBe(part))
  it.each(['', '12', 'asha', '12 Main Road', 'C39JLW', '2-4-116/A'])('does not read %j as a number', (text) =>
    expect(readPhonePart(text)).toBeUndefined(),
  )
})

describe('tellPhone', () => {
  it.each(['9848012345', '+919848012345', '098480 12345', '+91 98480 12345', '+91 (0)98480 12345', '౯౮౪౮౦ ౧౨౩౪౫'])(
    'formats %j as +91 98480 12345',
    (phone) => expect(formatPhone(phone)).toBe('+91 98480 12345'),
  )
  it.each(['0870-245', '108', '+44 20 7946 0958', '+65 9123 4567', '98480 12345 / 98480 12346', ''])(
    'leaves %j unchanged',
    (phone) => expect(formatPhone(phone)).toBe(phone),
  )
})
