import { expect, test } from 'vitest'
import { computeCompletion, fieldsOfSection, findPackage, findService, services } from './catalogue.ts'
import { serviceTypes } from './service-types.ts'

/** The packages (rule CAT-5): service, name, id, price, original price, unit, popular. */
const specPackages = [
  ['elderly-care', '6 Hours Daily', 'basic', 3000, 3500, 'per day', false],
  ['elderly-care', '12 Hours Daily', 'standard', 5500, 6500, 'per day', true],
  ['elderly-care', '24/7 Care', 'premium', 10000, 12000, 'per day', false],
  ['post-operative', '1 Week Recovery', 'short', 15000, 18000, 'per week', true],
  ['post-operative', '2 Weeks Recovery', 'extended', 28000, 34000, '', false],
  ['post-operative', 'Intensive 24/7 Recovery', 'intensive', 50000, 60000, 'per week', false],
  ['caretaking', 'Daytime Care 8h', 'daytime', 4000, 4500, '', true],
  ['caretaking', 'Nighttime Care', 'nighttime', 4500, 5000, 'per night', false],
  ['caretaking', 'Full Day Care', 'full', 9000, 10000, 'per day', false],
  ['baby-care', 'Newborn 6h', 'newborn', 3500, 4000, '', true],
  ['baby-care', 'Infant 12h', 'infant', 6000, 7000, '', false],
  ['baby-care', 'Full Support 24/7', 'full-support', 12000, 14000, '', false],
  ['physiotherapy', 'Single Session 1h', 'single', 800, 1000, '', false],
  ['physiotherapy', 'Weekly 5 sessions', 'weekly', 3500, 4000, '', true],
  ['physiotherapy', 'Monthly 20 sessions', 'monthly', 12000, 14000, '', false],
]

test('the catalogue lists every service in the order of serviceTypes', () => {
  expect(services.map(({ id }) => id)).toEqual(serviceTypes)
})

test('the catalogue has exactly its 15 packages', () => {
  const packages = services.flatMap((service) =>
    service.packages.map(({ name, id, price, originalPrice, unit, popular }) => [
      service.id,
      name,
      id,
      price,
      originalPrice,
      unit,
      popular,
    ]),
  )
  expect(packages).toEqual(specPackages)
})

test('four services are on the choose list; baby care is not', () => {
  expect(services.filter(({ listed }) => !listed).map(({ id }) => id)).toEqual(['baby-care'])
})

test('an unknown service or package is not found', () => {
  const service = findService('elderly-care')
  expect(findService('constructor')).toBeUndefined()
  expect(service && findPackage(service, 'weekly')).toBeUndefined()
})

test("completion counts the service's own fields and ignores blank values", () => {
  const service = findService('physiotherapy')
  if (!service) throw new Error('no physiotherapy')
  const values = { patientName: 'A', patientAge: '70', address: ' ', city: '', mobilityLevel: 'Walks alone' }
  expect(computeCompletion(service, values)).toEqual({
    totalFormFields: 13,
    filledFormFields: 2,
    completionRate: 15,
  })
  const everything = Object.fromEntries(service.fields.map(({ name }) => [name, 'x']))
  expect(computeCompletion(service, everything).completionRate).toBe(100)
})

test('a form has the sections person, care and schedule, and each field appears once', () => {
  for (const service of services) {
    const [person, care, schedule] = (['person', 'care', 'schedule'] as const).map((section) =>
      fieldsOfSection(service, section).map(({ name }) => name),
    )
    expect([...(person ?? []), ...(care ?? []), ...(schedule ?? [])].toSorted()).toEqual(
      service.fields.map(({ name }) => name).toSorted(),
    )
    expect(person).toEqual([
      'patientName',
      'patientAge',
      'address',
      'city',
      'pincode',
      'emergencyContact',
      'emergencyPhone',
    ])
    expect(schedule).toEqual(['preferredStartDate', 'preferredTime', 'additionalNotes'])
  }
})

test('a package is found by its own name among those of its service', () => {
  for (const service of services)
    for (const { id, price } of service.packages) expect(findPackage(service, id)?.price).toBe(price)
})

test("the person cared for is a patient; in baby care it is the baby's name and age", () => {
  const labels = services.map(({ id, fields }) => [id, ...fields.slice(0, 2).map(({ label }) => label)])
  expect(labels).toEqual(
    services.map(({ id }) =>
      id === 'baby-care' ? [id, "Baby's name", "Baby's age"] : [id, 'Patient name', 'Patient age'],
    ),
  )
})
