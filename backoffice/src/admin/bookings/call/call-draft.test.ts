import { expect, test } from 'vitest'
import { checkDraft, fillFromBefore, fillFromCaller, guessFamily, newDraft, toCallerBooking } from './call-draft.ts'

test.each([
  ['98765 43210', { name: '', email: '', phone: '98765 43210' }],
  ['+91 98765', { name: '', email: '', phone: '+91 98765' }],
  ['sita@example.in', { name: '', email: 'sita@example.in', phone: '' }],
  [' Sita Rani ', { name: 'Sita Rani', email: '', phone: '' }],
])('%j becomes a field of the new family', (typed, expected) => {
  expect(guessFamily(typed)).toEqual(expected)
})

test('each missing field has its message', () => {
  expect(checkDraft(newDraft())).toMatchObject({
    serviceType: 'Please choose one of the options',
    customer: 'Please choose a family from the list, or add one.',
    agreed: 'You must agree to the terms and conditions',
  })
  expect(checkDraft(newDraft({ isNew: true, serviceType: 'elderly-care' }))).toMatchObject({
    name: 'Name is required',
    phone: 'Please give a phone number or an email address',
    packageId: 'Please choose one of the options',
    patientName: 'This field is required',
  })
})

test('an existing family is sent by its id, a new one by its fields', () => {
  const family = { _id: 'one', name: 'Sita', email: '', phone: '' }
  expect(toCallerBooking(newDraft({ family, details: { city: '' } }))).toMatchObject({
    customer: { id: 'one' },
    patientDetails: {},
  })
  expect(toCallerBooking(newDraft({ isNew: true, name: 'Sita', phone: '98765 43210' })).customer).toEqual({
    name: 'Sita',
    phone: '98765 43210',
  })
})

test('an earlier patient fills in the lasting details, but not over typed ones', () => {
  const before = {
    patientName: 'Narsamma',
    address: '4-12, Hanamkonda',
    city: 'Kazipet',
    preferredStartDate: '2026-01-01',
  }
  expect(fillFromBefore({ ...newDraft().details, address: 'New house' }, before)).toEqual({
    patientName: 'Narsamma',
    address: 'New house',
    city: 'Kazipet',
  })
  expect(fillFromCaller(newDraft({ isNew: true, name: 'Sita', phone: '9876500001' }))).toMatchObject({
    city: 'Warangal',
    emergencyContact: 'Sita',
    emergencyPhone: '9876500001',
  })
})
