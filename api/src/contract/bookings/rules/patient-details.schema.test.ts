import { describe, expect, test } from 'vitest'
import { findService } from '../../care/catalogue.ts'
import { type ServiceType, serviceTypes } from '../../care/service-types.ts'
import { texts } from '../../texts.ts'
import { patientDetailsSchema } from './patient-details.schema.ts'
import { checkDetailShape, checkPatientDetails, checkStartDate } from './patient-details.ts'

const requiredText = 'This field is required'
const required = ['patientName', 'patientAge', 'address', 'city', 'pincode', 'emergencyContact', 'emergencyPhone']
/** Each service's own fields and their options (rule CAT-3). */
const specOptions: [ServiceType, string, string[]][] = [
  ['elderly-care', 'mobilityLevel', ['Walks alone', 'Needs help to walk', 'Cannot walk (bedridden)']],
  ['elderly-care', 'fallRisk', ['Yes', 'No', 'Not sure']],
  ['post-operative', 'woundCareNeeds', ['Yes', 'No', 'Not sure']],
  ['caretaking', 'supportRequired', ['Remind to take medicine', 'Help with walking', 'Help with eating', 'Other']],
  ['physiotherapy', 'physioGoals', ['Reduce pain', 'Walk better', 'Move hands/legs', 'Other']],
]
const specFields: Record<ServiceType, string[]> = {
  'elderly-care': ['mobilityLevel', 'medications', 'fallRisk', 'preferredStartDate', 'additionalNotes'],
  'post-operative': ['surgeryType', 'surgeryDate', 'woundCareNeeds', 'preferredStartDate', 'additionalNotes'],
  caretaking: ['chronicIllness', 'supportRequired', 'preferredStartDate', 'additionalNotes'],
  'baby-care': ['babyAge', 'feedingSchedule', 'preferredStartDate', 'additionalNotes'],
  physiotherapy: ['condition', 'affectedArea', 'physioGoals', 'preferredStartDate', 'additionalNotes'],
}
const serviceOf = (type: ServiceType) => {
  const service = findService(type)
  if (!service) throw new Error(type)
  return service
}
const complete = Object.fromEntries(required.map((name) => [name, 'given']))

describe.each(serviceTypes)('details of %s', (type) => {
  test('need the seven required fields, and no other', () => {
    const errors = checkPatientDetails(serviceOf(type), {})
    expect(errors).toEqual(Object.fromEntries(required.map((name) => [name, requiredText])))
    expect(checkPatientDetails(serviceOf(type), complete)).toEqual({})
  })

  test('have the fields of their service', () => {
    const names = serviceOf(type).fields.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...required, ...specFields[type]]))
  })
})

test.each(specOptions)('%s: %s accepts only its own options', (type, field, options) => {
  const service = serviceOf(type)
  expect(service.fields.find(({ name }) => name === field)?.options).toEqual(options)
  for (const option of options) expect(checkPatientDetails(service, { ...complete, [field]: option })).toEqual({})
  const errors = checkPatientDetails(service, { ...complete, [field]: 'Perhaps' })
  expect(errors).toEqual({ [field]: 'Please choose one of the options' })
})

test('the schema turns numbers into text, trims, accepts real days and drops unknown fields', () => {
  const given = { patientAge: 74, patientName: '  Narsamma ', preferredStartDate: '2028-02-29', shoeSize: '8' }
  expect(patientDetailsSchema.parse(given)).toEqual({
    patientAge: '74',
    patientName: 'Narsamma',
    preferredStartDate: '2028-02-29',
  })
  for (const day of ['2026-02-29', '2026-13-01', 'tomorrow', '2026-6-1'])
    expect(patientDetailsSchema.safeParse({ preferredStartDate: day }).success).toBe(false)
  expect(patientDetailsSchema.safeParse({ city: 'x'.repeat(201) }).success).toBe(false)
  expect(patientDetailsSchema.safeParse({ city: ['Warangal'] }).success).toBe(false)
})

test('the start date must be today or later, by the calendar of the city', () => {
  expect(checkStartDate('2026-11-20', '2026-11-21')).toBe(texts.details.startInPast)
  expect(checkStartDate('2026-11-21', '2026-11-21')).toBeUndefined()
  expect(checkStartDate('2027-01-01', '2026-11-21')).toBeUndefined()
  expect(checkStartDate('', '2026-11-21')).toBeUndefined()
  expect(checkStartDate(undefined, '2026-11-21')).toBeUndefined()
})

test.each([
  ['patientName', 200],
  ['additionalNotes', 2_000],
  ['address', 2_000],
  ['medications', 2_000],
  ['preExistingConditions', 2_000],
])('%s accepts at most %i characters', (name, most) => {
  expect(checkDetailShape(name, 'x'.repeat(most))).toBeUndefined()
  expect(checkDetailShape(name, 'x'.repeat(most + 1))).toBe(texts.details.tooLong)
})

test('a date field may be blank, and otherwise must contain a real day', () => {
  const checked = ['', '2026-06-12', '2026-02-30', 'soon'].map((value) => checkDetailShape('surgeryDate', value))
  expect(checked).toEqual([undefined, undefined, texts.details.invalidDate, texts.details.invalidDate])
  expect(checkDetailShape('patientName', '2026-02-30')).toBeUndefined()
})

test('a blank required field is missing, and the preferred time accepts free text', () => {
  const service = serviceOf('elderly-care')
  expect(checkPatientDetails(service, { ...complete, patientName: '  ' })).toEqual({ patientName: requiredText })
  expect(checkPatientDetails(service, { ...complete, preferredTime: 'after lunch', fallRisk: ' Yes ' })).toEqual({})
})
