import { expect, it } from 'vitest'
import { findSetupError, type PaymentSetup, takesMoney } from './payment-setup.ts'

const right: PaymentSetup = {
  upi: { vpa: 'care@examplebank', name: 'Care', verified: false, max: 100_000 },
  bank: { holder: 'Care', account: '123456789012', ifsc: 'EXMP0123456', bank: 'Example Bank' },
  gstin: null,
  tax: { 'elderly-care': 'exempt' },
}
const upi = (more: object) => ({
  ...right,
  upi: { vpa: 'care@examplebank', name: 'Care', verified: false, max: 1, ...more },
})

it('a valid set-up is accepted, and so is an empty one', () => {
  expect(findSetupError(right)).toBeUndefined()
  expect(findSetupError({ upi: null, bank: null, gstin: null, tax: {} })).toBeUndefined()
  expect(findSetupError({ ...right, gstin: '36ABCDE1234F1Z5', tax: { physiotherapy: '18' } })).toBeUndefined()
})

it.each([
  [upi({ vpa: 'care' }), 'upi.vpa is not a UPI address'],
  [upi({ vpa: 'care@' }), 'upi.vpa is not a UPI address'],
  [upi({ name: ' ' }), 'upi.name is empty'],
  [upi({ max: 0.5 }), 'upi.max is not an amount'],
  [upi({ max: 0 }), 'upi.max is not an amount'],
  [upi({ max: -1 }), 'upi.max is not an amount'],
  [
    { ...right, bank: { holder: 'C', account: '12', ifsc: 'EXMP0123456', bank: 'B' } },
    'bank.account is not an account number',
  ],
  [{ ...right, bank: { holder: 'C', account: '123456789', ifsc: 'EX', bank: 'B' } }, 'bank.ifsc is not an IFSC'],
  [{ ...right, gstin: '36' }, 'gstin is not a GSTIN'],
  [{ ...right, tax: { physiotherapy: '18' as const } }, 'tax requires a gstin'],
])('an invalid set-up is reported in one line (rule MON-12)', (setup, error) => {
  expect(findSetupError(setup)).toBe(error)
})

it('the office takes money by UPI, by bank, or not at all', () => {
  const { upi, bank } = right
  const taken = [right, { upi, bank: null }, { upi: null, bank }, { upi: null, bank: null }].map(takesMoney)
  expect(taken).toEqual([true, true, true, false])
})
