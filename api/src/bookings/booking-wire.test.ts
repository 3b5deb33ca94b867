import { describe, expect, it } from 'vitest'
import { readFileList } from './booking-files.ts'
import { accessToWhileOpen, type BookingExtras, type ListedBooking, toBooking } from './booking-wire.ts'
import { editEvent } from './edit-booking.ts'
import { hashRequest } from './idempotency.ts'

const row: ListedBooking = {
  seq: 1,
  id: 'booking-1',
  code: 'TH7K2Q',
  user_id: 'family-1',
  service_type: 'elderly-care',
  service_name: 'Elderly Care',
  package_id: 'standard',
  package_name: 'Standard',
  price_amount: 1_500,
  price_original_amount: 1_800,
  price_unit: 'day',
  status: 'active',
  assigned_caregiver_id: 'caretaker-1',
  form_data: '{"wishFood":"vegetarian"}',
  patient_details: '{"patientName":"Narsamma","preferredTime":"morning"}',
  patient_name: 'Narsamma',
  preferred_start_date: '2026-06-11',
  user_info: '{"name":"Asha Rao","email":"asha@example.in","phone":"9848012345","location":"Warangal"}',
  customer_name: 'Asha Rao',
  total_form_fields: 10,
  filled_form_fields: 8,
  completion_rate: 80,
  rating: 4,
  review: 'She was kind',
  agreed_to_terms_at: '2026-06-10T06:30:00.000Z',
  cancel_reason: 'In hospital',
  completed_at: '2026-06-12T06:30:00.000Z',
  made_by: 'office',
  client_timestamp: '2026-06-10T06:29:00.000Z',
  created_at: '2026-06-10T06:30:00.000Z',
  updated_at: '2026-06-10T06:31:00.000Z',
}
const note = { note: 'Slept well', createdAt: '2026-06-11T06:30:00.000Z', author: 'Lakshmi Devi' }
const asked = { kind: 'stop', state: 'open' } as never
const promise = { kind: 'call' } as never
const extras: BookingExtras = {
  notes: new Map([['booking-1', [note]]]),
  files: new Map([
    [
      'booking-1',
      [
        { documentId: 'card', category: 'aadharCard' },
        { documentId: 'scan', category: 'medicalReports' },
        { documentId: 'paper', category: 'prescriptions' },
        { documentId: 'scan-2', category: 'medicalReports' },
      ],
    ],
  ]),
  caretakerNames: new Map([['caretaker-1', 'Lakshmi Devi']]),
  promises: new Map([['booking-1', [promise]]]),
  withMoney: new Set(['booking-1']),
  changeRequests: new Map([['booking-1', asked]]),
}
const shown = { medicalReports: ['/api/files/scan', '/api/files/scan-2'], prescriptions: ['/api/files/paper'] }

describe('the answer of a booking', () => {
  it('contains for a caretaker no Aadhaar card, review, cancel reason or office field', () => {
    const booking = toBooking(row, { ...extras, withMoney: new Set() }, 'caretaker')
    expect(booking).toMatchObject({
      patientDetails: { patientName: 'Narsamma' },
      uploadedFiles: shown,
      userInfo: { phone: '9848012345' },
      caretakerNotes: [note],
      rating: 4,
      review: null,
      cancelReason: null,
      completedAt: null,
    })
    expect(booking.uploadedFiles).not.toHaveProperty('aadharCard')
    for (const name of ['madeBy', 'hasMoney', 'changeRequest', 'promises']) expect(booking).not.toHaveProperty(name)
  })

  it('records access to the family for its caretaker while care is open, and none afterwards', () => {
    const booking = toBooking(row, extras, 'caretaker')
    expect(accessToWhileOpen(booking)).toEqual([{ way: 'opened', type: 'booking', ids: ['booking-1'] }])
    expect(accessToWhileOpen({ ...booking, status: 'completed' })).toEqual([])
  })
})

describe('files of a booking (rule BOOK-15)', () => {
  const here = 'https://care.example.in'

  it('are accepted by their url of this server, with or without origin', () => {
    const given = {
      prescriptions: ['/api/files/a-1', { url: `${here}/api/files/b_2` }],
      medicalReports: [],
      aadharCard: undefined,
    }
    expect(readFileList(given as never, here)).toEqual([
      { documentId: 'a-1', category: 'prescriptions' },
      { documentId: 'b_2', category: 'prescriptions' },
    ])
    expect(readFileList(undefined, here)).toEqual([])
  })

  it.each([
    'https://elsewhere.example/api/files/a',
    `${here}:444/api/files/a`,
    `${here}/files/a`,
    '/api/files/',
    '/api/files/a/b',
    `/api/files/${'a'.repeat(65)}`,
    'x/api/files/a',
    '',
  ])('“%s” is refused', (url) => {
    expect(() => readFileList({ prescriptions: [url] } as never, here)).toThrow(
      expect.objectContaining({ status: 400 }),
    )
    expect(() => readFileList({ prescriptions: [{ url }] } as never, here)).toThrow()
  })
})

it.each([
  [['preferredStartDate'], 'BOOKING_UPDATED', 'booking'],
  [['additionalNotes', 'preferredStartDate'], 'BOOKING_UPDATED', 'booking'],
  [['additionalNotes', 'city'], 'PATIENT_DETAILS_UPDATED', 'patient'],
  [['city'], 'PATIENT_DETAILS_UPDATED', 'patient'],
  [[], 'PATIENT_DETAILS_UPDATED', 'patient'],
])('a correction of %j is logged as %s of a %s (rule AUD-5)', (fields, action, resourceType) => {
  expect(editEvent(fields)).toEqual({ action, resourceType })
})

it('two bodies have the same hash whatever the order of their fields, and another hash when any value differs', () => {
  const body = { a: 1, b: { c: [1, 2], d: null } }
  expect(hashRequest({ b: { d: null, c: [1, 2] }, a: 1 })).toBe(hashRequest(body))
  for (const other of [{ ...body, a: 2 }, { ...body, b: { c: [2, 1], d: null } }, { a: 1, b: { c: [1, 2] } }, null, []])
    expect(hashRequest(other)).not.toBe(hashRequest(body))
})
