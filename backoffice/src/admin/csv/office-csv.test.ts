import { expect, test } from 'vitest'
import { keepingCsv } from '../privacy/keeping/keeping-csv.ts'
import { requestsCsv } from '../privacy/requests/requests-csv.ts'
import { visitsCsv } from '../visits/list/visits-csv.ts'
import { caretakersCsv, usersCsv } from './people.ts'
import { callbacksCsv, documentsCsv, messagesCsv } from './queues.ts'

type Csv<Row> = { header: readonly string[]; toRow: (row: Row) => unknown[] }

/** A row by the names of its columns; half past midnight in Warangal is the day before in London. */
function rowOf<Row>({ header, toRow }: Csv<Row>, row: object): Record<string, unknown> {
  const cells = toRow(row as Row)
  expect(cells).toHaveLength(header.length)
  return Object.fromEntries(header.map((name, place) => [name, cells[place]]))
}
const [moment, day] = ['2026-11-19T19:00:00.000Z', '2026-11-20']
const sita = { name: 'Sita Rao', email: 'sita@example.in', phone: '9849012345' }
const hers = { Name: sita.name, Email: sita.email, Phone: sita.phone }

test('people stand with what reaches them, in the words of the catalogue', () => {
  expect(rowOf(usersCsv, { ...sita, role: 'user', createdAt: moment })).toEqual({ ...hers, Role: 'user', Created: day })
  const rani = { ...sita, serviceTypes: ['elderly-care'], available: false, currentBooking: null, createdAt: moment }
  expect(rowOf(caretakersCsv, { ...rani, completedBookings: 7, averageRating: 4.5 })).toEqual({
    ...hers,
    Services: 'Elderly Care',
    Available: 'no',
    'Current booking': undefined,
    Completed: 7,
    Rating: 4.5,
    Created: day,
  })
})

test('queues stand with who waits, for what, and since which day', () => {
  const callbackData = { preferredTime: 'morning', additionalNotes: 'After ten' }
  const callback = { user: sita, callbackData, serviceName: 'Elderly Care', packageName: 'Standard', status: 'open' }
  expect(rowOf(callbacksCsv, { ...callback, note: 'Rang twice', createdAt: moment, updatedAt: moment })).toMatchObject({
    Customer: sita.name,
    Phone: sita.phone,
    Package: 'Standard',
    Wish: 'After ten',
    Status: 'open',
    Note: 'Rang twice',
    Asked: day,
    'Last change': day,
  })
  const message = { ...sita, inquiryType: 'general', subject: 'Nights', message: 'Is a nurse free?', status: 'new' }
  expect(rowOf(messagesCsv, { ...message, createdAt: moment })).toMatchObject({
    ...hers,
    Subject: 'Nights',
    Message: 'Is a nurse free?',
    Status: 'new',
    Sent: day,
  })
  const file = { name: 'report.pdf', category: 'idProofs', type: 'application/pdf', fileSize: 0.4, status: 'rejected' }
  expect(rowOf(documentsCsv, { ...file, owner: sita, reason: 'Cut off', uploadedAt: moment })).toEqual({
    File: 'report.pdf',
    Category: 'idProofs',
    Type: 'application/pdf',
    'Size (MB)': 0.4,
    Owner: sita.name,
    Email: sita.email,
    Status: 'rejected',
    Reason: 'Cut off',
    Uploaded: day,
  })
})

test('what people ask about their data stands without their words, what is kept with its reason', () => {
  const asked = { code: 'P-K7M2PX', kind: 'access', name: sita.name, contact: sita.email, patientName: 'Narsamma' }
  const when = { status: 'done', createdAt: moment, acknowledgedAt: moment, dueAt: moment, decidedAt: null }
  expect(rowOf(requestsCsv, { ...asked, ...when, text: 'Show me all.', answer: 'Here.' })).toEqual({
    Number: 'P-K7M2PX',
    Kind: 'access',
    Name: sita.name,
    Contact: sita.email,
    Patient: 'Narsamma',
    Status: 'done',
    Asked: day,
    Acknowledged: day,
    Due: day,
    Answered: '',
  })
  const until = { keptUntil: '2029-11-20', careUntil: '2029-11-20', booksUntil: '2034-03-31' }
  const kept = { ...sita, state: 'closed', restrictedAt: moment, toldAt: null, bookings: 2, holds: 'care', ...until }
  expect(rowOf(keepingCsv, kept)).toEqual({
    Name: sita.name,
    Email: sita.email,
    State: 'closed',
    Closed: day,
    Told: '',
    Bookings: 2,
    'Kept until': '2029-11-20',
    'Because of': 'care',
    'Care until': '2029-11-20',
    'Books until': '2034-03-31',
  })
})

test('a visit stands with its day and hours as Warangal reads them', () => {
  const booking = { bookingId: 'K7M2PX', patientName: 'Narsamma', area: 'Hanamkonda', family: sita }
  const span = { startsAt: moment, endsAt: '2026-11-19T20:30:00.000Z', startedAt: moment, endedAt: null }
  const proof = { startProof: 'code', endProof: null, status: 'started', charge: null, reason: null }
  expect(rowOf(visitsCsv, { booking, caretaker: { name: 'Rani' }, ...span, ...proof })).toMatchObject({
    Day: day,
    From: '00:30',
    Until: '02:00',
    Minutes: 90,
    Booking: 'K7M2PX',
    Patient: 'Narsamma',
    Area: 'Hanamkonda',
    Family: sita.name,
    'Family phone': sita.phone,
    Caretaker: 'Rani',
    Status: 'started',
    Begun: '00:30',
    'Start proof': 'code',
    Ended: '',
  })
})
