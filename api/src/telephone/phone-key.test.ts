import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { brand } from '../contract/defaults/brand.config.ts'
import { keyOf, ownNumbersOf, toDialled, toGroupNumber } from './phone-key.ts'

const own = ownNumbersOf({ brand })

describe('numbers of the call sheet', () => {
  it.each(['+91 98765-43210', '098765 43210', '9876543210', '0091 98765 43210', '(91) 98765.43210'])(
    'belong to one family in every spelling: %s',
    (phone) => expect(toGroupNumber(phone)).toBe('9876543210'),
  )

  it.each(['', 'none', '12345', brand.phone, brand.messagingNumber, brand.phoneDisplay])(
    'are ignored when they are invalid or the own number of the office: %j',
    (phone) => expect(toGroupNumber(phone, own)).toBeUndefined(),
  )

  it.each([
    ['+1 (312) 555-0100', '+13125550100'],
    ['+65 9123 4567', '+6591234567'],
    ['+64 21 123 456', '+6421123456'],
    ['+66 81 234 5678', '+66812345678'],
    ['+960 771 2345', '+9607712345'],
    ['+673 712 3456', '+6737123456'],
    ['+679 701 2345', '+6797012345'],
    ['+1 984 801 2345', '+19848012345'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['0065 9123 4567', '+6591234567'],
    ['+91 (0)90000 77123', '+919000077123'],
    ['0870 245 1234', '+918702451234'],
    ['90000 55994 / 90000 55995', '+919000055994'],
    ['9000055994 Ext 12', '+919000055994'],
    ['౯౦౦౦౦౫౫౯౯౨', '+919000055992'],
  ])('%s is dialled as %s', (phone, dialled) => expect(toDialled(toGroupNumber(phone) ?? '')).toBe(dialled))

  it('of two countries with the same digits stay two numbers', () =>
    expect(toGroupNumber('+65 9123 4567')).not.toBe(toGroupNumber('65912 34567')))

  it('abroad are dialled with their country', () => {
    expect(toDialled(toGroupNumber('+1 (312) 555-0100') ?? '')).toBe('+13125550100')
    expect(toDialled('9876543210')).toBe('+919876543210')
  })

  it('cannot be read from their key', () => {
    const secret = createSecretKey(Buffer.alloc(32, 1))
    expect(keyOf(secret, '9876543210')).toMatch(/^(?!.*98765)[\w-]{24}$/)
    expect(keyOf(secret, '9876543210')).toBe(keyOf(secret, '9876543210'))
    expect(keyOf(createSecretKey(Buffer.alloc(32, 2)), '9876543210')).not.toBe(keyOf(secret, '9876543210'))
  })

  it('have at least eight digits, in every country', () => {
    expect(['1234567', '12345678'].map((phone) => toGroupNumber(phone))).toEqual([undefined, '12345678'])
  })

  it('of the office are recognised in every spelling', () => {
    expect(toGroupNumber(`91 0 ${brand.phone.replaceAll(/\D/g, '').slice(-10)}`, own)).toBeUndefined()
  })

  it('are dialled with +91 when they are Indian mobile numbers, and unchanged otherwise', () => {
    expect(['9876543210', '+6591234567', '918702451234', '90000771259000077126'].map(toDialled)).toEqual([
      '+919876543210',
      '+6591234567',
      '+918702451234',
      '90000771259000077126',
    ])
  })
})
