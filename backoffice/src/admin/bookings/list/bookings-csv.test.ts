import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { patientDetailNames } from '@thodu/api/contract/care/patient-detail-names'
import { expect, test } from 'vitest'
import { bookingsCsvHeader, toBookingCsvRow } from './bookings-csv.ts'

/** Fields that accounting and planning do not need. A field missing here and in the file was forgotten. */
const leftOut = [
  'agreedToTermsAt',
  'cancelReason',
  'caregiver',
  'caretakerNotes',
  'changeRequest',
  'filledFormFields',
  'formData',
  'hasMoney',
  'madeBy',
  'packageId',
  'preferences',
  'promises',
  'review',
  'serviceType',
  'timestamp',
  'totalFormFields',
  'uploadedFiles',
  'userId',
]

/** The file contains the patient's name and address but no health details. */
const detailsInFile = ['address', 'city', 'patientName', 'pincode']

const watched = (read: Set<string>, values: object): object =>
  new Proxy(values, {
    get: (target, name) => {
      read.add(String(name))
      return Reflect.get(target, name)
    },
  })

test('the export contains every field of a booking except the listed ones', () => {
  const [fields, details] = [new Set<string>(), new Set<string>()]
  const booking = watched(fields, {
    userInfo: {},
    price: {},
    assignedCaregiver: null,
    createdAt: '2026-06-10T06:30:00.000Z',
    updatedAt: '2026-06-10T06:30:00.000Z',
    patientDetails: watched(details, {}),
  })
  const row = toBookingCsvRow(booking as Booking)
  expect(row.length).toBe(bookingsCsvHeader.length)
  expect([...fields, ...leftOut].sort()).toEqual(Object.keys(bookingSchema.shape).sort())
  expect([...details].sort()).toEqual(detailsInFile)
  expect(patientDetailNames).toEqual(expect.arrayContaining(detailsInFile))
})
