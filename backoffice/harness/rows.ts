import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { caretakerPageSchema, caretakerSchema } from '@thodu/api/contract/caretakers/caretakers.schema'
import { ownedDocumentSchema } from '@thodu/api/contract/documents/documents.schema'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { contactMessageSchema } from '@thodu/api/contract/requests/queues.schema'
import { noProfile } from '@thodu/api/contract/suggestions/caretaker-profile'
import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'
import { timeOffSchema } from '@thodu/api/contract/time-off/time-off.schema'
import { userRowSchema } from '@thodu/api/contract/users/users.calls'
import { ownVisitSchema } from '@thodu/api/contract/visits/visits.schema'
import { sample } from '../../tests/support/screens/sample.ts'
import { toJob } from '../src/caretaker/job/job.ts'

/** Rows checked against the server's schemas. A test sets only the relevant properties. */
const withId = <Row extends { _id: string }>(row: Row): Row & { id: string } => ({ ...row, id: row._id })

export const aBooking = (parts: Partial<Booking> = {}): Booking =>
  sample(bookingSchema, {
    serviceType: 'elderly-care',
    serviceName: 'Elderly Care',
    packageId: 'basic',
    packageName: '6 Hours Daily',
    price: { amount: 18_000, originalAmount: 20_000, unit: 'month' },
    patientDetails: {
      patientName: 'Narsamma Rao',
      patientAge: '78',
      address: '12-3-45, Station Road',
      city: 'Warangal',
      pincode: '506001',
    },
    userInfo: { name: 'Lakshmi Rao', email: 'lakshmi@example.in', phone: '9876543210', location: 'Warangal' },
    status: 'pending',
    date: '2026-12-01',
    ...parts,
  })
export const aBookingRow = (parts: Partial<Booking> = {}) => withId(aBooking(parts))
export const aJob = (parts: Partial<Booking> = {}) => toJob(aBooking(parts))

export const aUser = (parts: Parameters<typeof sample<typeof userRowSchema>>[1] = {}) =>
  withId(
    sample(userRowSchema, {
      name: 'Rising Star',
      email: 'rising@example.in',
      phone: '9849012345',
      role: 'user',
      ...parts,
    }),
  )

export const aCaretaker = (parts: Parameters<typeof sample<typeof caretakerSchema>>[1] = {}) =>
  sample(caretakerSchema, {
    name: 'Kavitha Reddy',
    email: 'kavitha@example.in',
    phone: '9876501234',
    serviceTypes: ['elderly-care'],
    active: true,
    available: true,
    openBookings: parts.currentBooking ? 1 : 0,
    capacity: 1,
    checks: { required: ['police', 'id', 'references'], missing: [] },
    ...parts,
  })
export const aCaretakerPage = (parts: Parameters<typeof sample<typeof caretakerPageSchema>>[1] = {}) =>
  sample(caretakerPageSchema, {
    ...aCaretaker(),
    profile: { ...noProfile, languages: [], hours: [] },
    ratings: [0, 0, 0, 1, 2],
    averageRating: 4.7,
    ...parts,
  })

/** A suggested caretaker; `caretaker` is required because the name identifies the row. */
export const aSuggestion = (parts: Pick<RankedCaretaker, 'caretaker'> & Partial<RankedCaretaker>): RankedCaretaker => ({
  missingChecks: [],
  taken: [],
  week: { minutes: 1_860, most: 2_880 },
  family: { visits: 0, isKnown: false },
  rating: null,
  score: 50,
  reasons: [],
  ...parts,
})

export const aDocument = (parts: Parameters<typeof sample<typeof ownedDocumentSchema>>[1] = {}) =>
  withId(
    sample(ownedDocumentSchema, {
      name: 'blood-test.jpg',
      type: 'image/jpeg',
      category: 'medicalReports',
      fileSize: 0.42,
      status: 'pending',
      owner: { _id: 'family-1', name: 'Paper Family', email: 'paper@example.in' },
      ...parts,
    }),
  )

export const aMessage = (parts: Parameters<typeof sample<typeof contactMessageSchema>>[1] = {}) =>
  withId(
    sample(contactMessageSchema, {
      name: 'Ravi Teja',
      email: 'ravi.teja@example.org',
      phone: '',
      subject: 'Night nurse for my mother',
      message: 'Do you have somebody for nights?',
      inquiryType: 'caregiver',
      status: 'new',
      ...parts,
    }),
  )

/** A payment that its family reported and the office has not confirmed. */
export const claimedPayment: OfficeMoney['payments'][number] = {
  _id: 'p1',
  reference: 'K7M2PX-1',
  direction: 'in',
  amount: 7_000,
  received: null,
  method: 'upi',
  status: 'claimed',
  utr: '412345678901',
  paidOn: null,
  askedAt: '2026-12-01T06:00:00.000Z',
  claimedAt: null,
  decidedAt: null,
  reason: null,
  payUrl: null,
}

type VisitParts = Parameters<typeof sample<typeof ownVisitSchema>>[1] & {
  /** Hours until the start. */
  inHours?: number
}
export function aVisit({ inHours = 0.5, ...parts }: VisitParts = {}) {
  const startsAt = Date.now() + inHours * 3_600_000
  return sample(ownVisitSchema, {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 4 * 3_600_000).toISOString(),
    status: 'planned',
    serviceType: 'elderly-care',
    bookingStatus: 'active',
    bookingId: 'K7M2PX',
    area: 'Hanamkonda',
    hasCode: false,
    startProof: null,
    endProof: null,
    startedAt: null,
    endedAt: null,
    brief: { patientName: 'Narsamma Rao', address: '12-3-45, Station Road', pincode: '506001', phone: '9876543210' },
    ...parts,
  })
}

export const aDayOff = (parts: Parameters<typeof sample<typeof timeOffSchema>>[1] = {}) =>
  sample(timeOffSchema, {
    startsAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    endsAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
    kind: 'day-off',
    status: 'requested',
    reason: '',
    ...parts,
  })
