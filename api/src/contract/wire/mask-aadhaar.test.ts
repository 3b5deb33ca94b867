import { describe, expect, it } from 'vitest'
import { hasVerhoeffDigit, maskAadhaar } from './mask-aadhaar.ts'

describe('hasVerhoeffDigit', () => {
  it.each([
    ['2363', true],
    ['2364', false],
    ['234123412346', true],
    ['234123412345', false],
    ['324123412346', false],
  ])('judges %s as %s', (digits, right) => {
    expect(hasVerhoeffDigit(digits)).toBe(right)
  })

  it('sees every single wrong digit', () => {
    const right = '234123412346'
    for (let place = 0; place < right.length; place++)
      for (let digit = 0; digit < 10; digit++) {
        const changed = right.slice(0, place) + digit + right.slice(place + 1)
        expect(hasVerhoeffDigit(changed)).toBe(changed === right)
      }
  })
})

describe('maskAadhaar', () => {
  it.each([
    ['234123412346', 'XXXX XXXX 2346'],
    ['card 2341 2341 2346, please', 'card XXXX XXXX 2346, please'],
    ['2341-2341-2346', 'XXXX XXXX 2346'],
    ['two: 234123412346 and 2341 2341 2346', 'two: XXXX XXXX 2346 and XXXX XXXX 2346'],
  ])('masks %j', (text, masked) => {
    expect(maskAadhaar(text)).toBe(masked)
  })

  it.each(['234123412345', '9876543210', '+91 98765 43210', '12341234123469', '2026-11-21T04:00:00', ''])(
    'leaves %j as it is',
    (text) => {
      expect(maskAadhaar(text)).toBe(text)
    },
  )
})
