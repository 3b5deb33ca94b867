import type { ServiceType } from './care/service-types.ts'

export type Upi = { vpa: string; name: string; verified: boolean; max: number }
export type BankAccount = { holder: string; account: string; ifsc: string; bank: string }
export const taxes = ['none', 'exempt', '18'] as const
export type Tax = (typeof taxes)[number]
/** Without UPI and bank, the product requests no money. */
export type PaymentSetup = {
  upi: Upi | null
  bank: BankAccount | null
  gstin: string | null
  tax: Partial<Record<ServiceType, Tax>>
}

export const vpaForm = /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i
export const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/
export const ifscForm = /^[A-Z]{4}0[A-Z\d]{6}$/
export const accountForm = /^\d{6,18}$/

/** Returns the first error as one line, or undefined (rule MON-12). */
export function findSetupError({ upi, bank, gstin, tax }: PaymentSetup): string | undefined {
  if (upi && !vpaForm.test(upi.vpa)) return 'upi.vpa is not a UPI address'
  if (upi && upi.name.trim() === '') return 'upi.name is empty'
  if (upi && !(Number.isInteger(upi.max) && upi.max > 0)) return 'upi.max is not an amount'
  if (bank && !ifscForm.test(bank.ifsc)) return 'bank.ifsc is not an IFSC'
  if (bank && !accountForm.test(bank.account)) return 'bank.account is not an account number'
  if (gstin !== null && !gstinForm.test(gstin)) return 'gstin is not a GSTIN'
  if (gstin === null && Object.values(tax).includes('18')) return 'tax requires a gstin'
  return undefined
}
export const takesMoney = (setup: Pick<PaymentSetup, 'upi' | 'bank'>): boolean =>
  setup.upi !== null || setup.bank !== null
