import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { expect, test } from 'vitest'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { listCareAnswers, listPatientFacts } from './booking-facts.ts'

const booking = sample(bookingSchema, {
  serviceType: 'elderly-care',
  patientDetails: {
    patientName: 'Narsamma',
    mobilityLevel: 'Needs help to walk',
    medications: 'Metformin',
    fallRisk: 'Yes',
    additionalNotes: 'Two steps at the door',
    nutritionalNeeds: ' ',
  },
})

test('every answer of the form can be seen again, each once (rule JRN-26)', () => {
  const answers = listCareAnswers(booking)
  const labels = [...listPatientFacts(booking), ...answers].map(([label]) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(answers.map(([, value]) => value)).toEqual(expect.arrayContaining(['Needs help to walk']))
  expect(answers.every(([, value]) => value.trim() !== '')).toBe(true)
})
