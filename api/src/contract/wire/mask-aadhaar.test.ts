import { describe, expect, it } from 'vitest'
import { hasVerhoeffDigit, maskAadhaar } from './mask-aadhaar.ts'

describe('hasVerhoeffDigit', () => {
  it.each([
    ['2363', true],
    ['2364', false],
    ['234123412346', true],
    ['234123412345', false],
    ['324123412346', false],
  ])('returns for %s: %s', (digits, right) => {
    expect(hasVerhoeffDigit(digits)).toBe(right)
  })

  it('detects every single wrong digit', () => {
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
    ['1234 2341 2341 2346', '1234 XXXX XXXX 2346'],
    ['2341.2341.2346', 'XXXX XXXX 2346'],
    ['2341 – 2341 – 2346', 'XXXX XXXX 2346'],
    ['౨౩౪౧ ౨౩౪౧ ౨౩౪౬', 'XXXX XXXX 2346'],
    ['Aadhaar no: 234123412346', 'Aadhaar no: XXXX XXXX 2346'],
    ['refer to Aadhaar 234123412346', 'refer to Aadhaar XXXX XXXX 2346'],
    ['two: 234123412346 and 2341 2341 2346', 'two: XXXX XXXX 2346 and XXXX XXXX 2346'],
  ])('masks %j', (text, masked) => {
    expect(maskAadhaar(text)).toBe(masked)
  })

  it('masks an Aadhaar number that begins with 91 and is written in groups', () => {
    const written = '9190 0001 0005'
    expect(hasVerhoeffDigit(written.replaceAll(' ', ''))).toBe(true)
    expect(maskAadhaar(written)).toBe('XXXX XXXX 0005')
  })

  it.each([
    'Call her son on +919000010005',
    'Call her son on 919000010005',
    'Call her son on + 919000010005',
    'Call (+919000010005)',
    '100000000004',
    '020261130004',
    'UTR 234123412346',
    'UPI Ref No: 234123412346',
    'ref. 2341 2341 2346',
    'Transaction ID 234123412346',
    '{"utr":"234123412346"}',
    'యూటీఆర్ 234123412346',
    '00919000010005',
    'రిఫరెన్స్ నంబర్ 234123412346',
    '+1 234123412346',
  ])('leaves a phone number and a bank reference: %j', (text) => {
    expect(hasVerhoeffDigit(text.replaceAll(/\D/g, '').slice(-12))).toBe(true)
    expect(maskAadhaar(text)).toBe(text)
  })

  it('is not slow on long hostile input', () => {
    const started = performance.now()
    for (const part of ['1', '1 ', '2341 ', '2-', 'utr ', 'ref no ']) maskAadhaar(part.repeat(5_000))
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  it.each(['234123412345', '9876543210', '+91 98765 43210', '12341234123469', '2026-11-21T04:00:00', ''])(
    'leaves %j unchanged',
    (text) => {
      expect(maskAadhaar(text)).toBe(text)
    },
  )
})

it('an id whose digits could be an Aadhaar number is not masked, and a number beside it is', () => {
  const id = '01a227bd-e3e4-7117-8061-6594f84bf99c'
  expect(maskAadhaar(`{"to":"${id}"}`)).toBe(`{"to":"${id}"}`)
  expect(maskAadhaar(`${id} 2341 2341 2346`)).toBe(`${id} XXXX XXXX 2346`)
})
