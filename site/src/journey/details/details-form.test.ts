import { findService } from '@thodu/api/contract/care/catalogue'
import { expect, test } from 'vitest'
import { checkForm, type DetailsValues } from './details-form.ts'

const service = findService('elderly-care')
const details = {
  patientName: 'Narsamma Rao',
  patientAge: '74',
  address: '12-3-45, Station Road, Hanamkonda',
  city: 'Warangal',
  pincode: '506001',
  emergencyContact: 'Ravi Rao',
  emergencyPhone: '9876543210',
}
async function problemsOf(agreed: Pick<DetailsValues, 'agreedToTerms' | 'agreedToNotice'>) {
  if (!service) throw new Error('no such service')
  const checked = await checkForm(service)({ details, onBehalf: '', ...agreed }, undefined, {} as never)
  return Object.entries(checked.errors).map(([field, problem]) => [field, (problem as { message?: string }).message])
}

test('a customer cannot continue without both boxes, and each missing box has its own error (rules BOOK-4, PRIV-C3)', async () => {
  expect(await problemsOf({ agreedToTerms: true, agreedToNotice: true })).toEqual([])
  expect(await problemsOf({ agreedToTerms: false, agreedToNotice: true })).toEqual([
    ['agreedToTerms', 'You must agree to the terms and conditions'],
  ])
  expect(await problemsOf({ agreedToTerms: true, agreedToNotice: false })).toEqual([
    ['agreedToNotice', 'Please read the privacy notice and agree, so that we may care for you.'],
  ])
})
