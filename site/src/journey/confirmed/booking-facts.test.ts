import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { services } from '@thodu/api/contract/care/catalogue'
import { expect, test } from 'vitest'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { isAsked } from '../details/details-form.ts'
import { listCareAnswers, listPatientFacts } from './booking-facts.ts'

test.each(services.map(({ id }) => id))('every answer of the form of %s is listed exactly once (rule JRN-26)', (id) => {
  const fields = services.find((service) => service.id === id)?.fields.filter(isAsked) ?? []
  const answers = fields.map(({ name, type, options }) =>
    type === 'date' ? [name, '2026-06-12'] : [name, options?.[0] ?? `answer ${name}`],
  )
  const patientDetails = Object.fromEntries(answers)
  const booking = sample(bookingSchema, { serviceType: id, patientDetails })
  const facts = [...listPatientFacts(booking), ...listCareAnswers(booking)]
  expect(facts).toHaveLength(fields.length)
  const told = facts.map(([, value]) => value)
  for (const { name, type, options } of fields)
    if (type !== 'date' && !options) expect(told).toContain(`answer ${name}`)
})

test('a blank answer is not listed', () => {
  const booking = sample(bookingSchema, { serviceType: 'elderly-care', patientDetails: { medications: ' ' } })
  expect(listCareAnswers(booking)).toEqual([])
})
