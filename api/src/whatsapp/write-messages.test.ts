import { expect, test } from 'vitest'
import { initialOffice } from '../config/initial-office.ts'
import { messageTemplates } from '../contract/whatsapp/whatsapp.schema.ts'
import { fittingTemplate, type MessageFacts, templatesFor, writeMessage } from './write-messages.ts'

const bare: MessageFacts = {
  booking: { code: 'TH7K2Q', status: 'confirmed' },
  caretaker: undefined,
  tomorrow: undefined,
  office: initialOffice('https://care.example.org'),
}
const caretaker = 'Smt. Sridevi Goud'
const tomorrow = new Date('2026-06-11T02:30:00.000Z')
const request = { amount: 5_501, reference: 'TH7K2Q-1', linkIn: () => 'https://care.example.org/pay#link' }
const received = { amount: 5_501, paidUntil: null }
const endsOn = '2026-06-12'
const full: MessageFacts = { ...bare, caretaker, substitute: caretaker, tomorrow, request, received, endsOn }

test.each([
  ['the booking, while no caretaker is assigned', bare, 'bookingReceived'],
  ['the caretaker, once one is assigned', { ...bare, caretaker }, 'caretakerAssigned'],
  ['the end of care, before the caretaker', { ...bare, caretaker, endsOn }, 'endsSoon'],
  [
    'a review, after the end of care',
    { ...bare, endsOn, booking: { ...bare.booking, status: 'completed' } },
    'reviewAsked',
  ],
  [
    'a received payment, before a review',
    { ...bare, received, booking: { ...bare.booking, status: 'completed' } },
    'paymentReceived',
  ],
  ['a requested payment, before a received one', { ...bare, caretaker, request, received, endsOn }, 'paymentAsked'],
  ['the visit of tomorrow, before everything else', full, 'visitTomorrow'],
  ['the booking, while a visit of tomorrow has no caretaker', { ...bare, tomorrow }, 'bookingReceived'],
] as const)('the fitting template is chosen: %s (rule CALL-7)', (_, facts, template) => {
  expect(fittingTemplate(facts)).toBe(template)
})

test('a template is not offered while a fact that it needs is missing (rule CALL-7)', () => {
  const offered = (facts: MessageFacts) =>
    messageTemplates.filter((name) => writeMessage(name, 'en', facts) !== undefined)
  expect(offered(bare)).toEqual(['bookingReceived', 'callMissed', 'notice'])
  expect(offered({ ...bare, tomorrow })).toEqual(offered(bare))
  expect(offered({ ...bare, caretaker })).toEqual(['bookingReceived', 'callMissed', 'caretakerAssigned', 'notice'])
  expect(offered({ ...full, booking: { ...bare.booking, status: 'completed' } })).toEqual(messageTemplates)
})

test('each template has its own text, with the page and the first name', () => {
  const done: MessageFacts = { ...full, booking: { ...bare.booking, status: 'completed' } }
  const said = messageTemplates.map((template) => writeMessage(template, 'te', done) ?? '')
  expect(new Set(said).size).toBe(messageTemplates.length)
  expect(writeMessage('caretakerAssigned', 'en', full)).toBe(
    'Hello. Sridevi will come for your booking TH7K2Q. Details: https://care.example.org/profile',
  )
  expect(writeMessage('replacement', 'en', full)).toMatch(
    /Another caregiver will come for your booking TH7K2Q: Sridevi\./,
  )
  expect(writeMessage('reviewAsked', 'te', done)).toContain('https://care.example.org/te/profile')
  expect(writeMessage('notice', 'hi', bare)).toContain('https://care.example.org/hi/privacy')
  expect(writeMessage('paymentReceived', 'en', full)).toBe(
    'Hello. We have received ₹5,501 for booking TH7K2Q. Thank you.',
  )
  expect(writeMessage('paymentReceived', 'en', { ...full, received: { amount: 100, paidUntil: endsOn } })).toMatch(
    /paid until Jun 12, 2026\.$/,
  )
})

test('the privacy notice goes only to the family, and a caretaker gets only the missed-call message (rule PRIV-C3)', () => {
  expect(templatesFor('family')).toEqual(messageTemplates)
  expect(templatesFor('emergency')).toEqual(messageTemplates.filter((name) => name !== 'notice'))
  expect(templatesFor('caretaker')).toEqual(['callMissed'])
})
