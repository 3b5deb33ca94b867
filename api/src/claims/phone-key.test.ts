import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { brand } from '../contract/brand.config.ts'
import { keyOf, toDialled, toGroupNumber } from './phone-key.ts'

describe('numbers of the call sheet', () => {
  it.each(['+91 98765-43210', '098765 43210', '9876543210', '0091 98765 43210', '(91) 98765.43210'])(
    'are one family however they are written: %s',
    (phone) => expect(toGroupNumber(phone)).toBe('9876543210'),
  )

  it.each(['', 'none', '12345', brand.phone, brand.messagingNumber, brand.phoneDisplay])(
    'are nobody’s where they are none, or our own: %j',
    (phone) => expect(toGroupNumber(phone)).toBeUndefined(),
  )

  it('abroad are dialled with their country', () => {
    expect(toDialled(toGroupNumber('+1 (312) 555-0100') ?? '')).toBe('+13125550100')
    expect(toDialled('9876543210')).toBe('+919876543210')
  })

  it('are not to be read from their key', () => {
    const secret = createSecretKey(Buffer.alloc(32, 1))
    expect(keyOf(secret, '9876543210')).not.toContain('98765')
    expect(keyOf(secret, '9876543210')).toBe(keyOf(secret, '9876543210'))
    expect(keyOf(createSecretKey(Buffer.alloc(32, 2)), '9876543210')).not.toBe(keyOf(secret, '9876543210'))
  })
})
