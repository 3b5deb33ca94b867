import { describe, expect, test } from 'vitest'
import { codeAt, findStep, fromBase32, stepOf, toBase32, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('time-based codes', () => {
  // RFC 6238, appendix B. It prints eight digits; an app shows the last six.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %d seconds match the standard', (seconds, printed) => {
    expect(codeAt(secret, stepOf(at(seconds)))).toBe(printed.slice(-6))
  })

  // RFC 4226, appendix D.
  test('of the first counters match the standard', () => {
    const codes = Array.from({ length: 4 }, (_, counter) => codeAt(secret, counter))
    expect(codes).toEqual(['755224', '287082', '359152', '969429'])
  })
})

describe('a code', () => {
  const now = at(1_000_000)
  const step = stepOf(now)
  test('is accepted one step early or late and with a blank in its middle, but never twice', () => {
    for (const one of [step - 1, step, step + 1])
      expect(findStep(secret, codeAt(secret, one), { at: now, lastStep: null })).toBe(one)
    for (const one of [step - 2, step + 2])
      expect(findStep(secret, codeAt(secret, one), { at: now, lastStep: null })).toBeUndefined()
    const code = codeAt(secret, step)
    expect(findStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, { at: now, lastStep: step - 1 })).toBe(step)
    for (const lastStep of [step, step + 1]) expect(findStep(secret, code, { at: now, lastStep })).toBeUndefined()
  })

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is six digits, not %j', (code) => {
    expect(findStep(secret, code, { at: now, lastStep: null })).toBeUndefined()
  })
})

test('the secret is encoded for authenticator apps in base32 (RFC 4648)', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(toBase32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(fromBase32('MZXW 6YTB OI').toString()).toBe('foobar')
  expect(totpUri(secret, { issuer: 'Our House', account: 'a b@example.in' })).toBe(
    'otpauth://totp/Our%20House%3Aa%20b%40example.in?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Our%20House',
  )
})
