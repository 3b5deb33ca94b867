import { expect, test } from 'vitest'
import { initialOffice } from '../config/initial-office.ts'
import { minuteMs } from '../contract/time.ts'
import { accountMails } from './account-mails.ts'
import { type BookingInMail, bookingMails } from './booking-mails.ts'
import { type OverduePromise, promiseMails } from './promise-mails.ts'
import type { LocalizedMail } from './render-mail.ts'
import { requestMails } from './request-mails.ts'
import { retentionMails } from './retention-mails.ts'
import { type VisitInMail, visitMails } from './visit-mails.ts'

const url = 'https://care.example'
const office = initialOffice(url)

/** Returns the subject, then each paragraph before the signature. */
function read(letter: LocalizedMail): string[] {
  const { subject, text } = letter('en')
  const paragraphs = text.trim().split('\n\n')
  expect(paragraphs.pop()).toBe('--\nThodu · +91 87000 00100 · care@thodu.example')
  return [subject, ...paragraphs]
}

const at = (time: string): number => Date.parse(time) / minuteMs
const visit = {
  code: 'K7MP4Q',
  customerName: 'Asha Rao',
  startsMin: at('2026-12-01T03:30:00.000Z'),
  endsMin: at('2026-12-01T07:30:00.000Z'),
  caretaker: 'Lakshmi Devi',
} satisfies VisitInMail
const open = { ...visit, caretaker: null }
const next = { ...visit, caretaker: 'Ravi Kumar', startsMin: at('2026-11-30T03:30:00.000Z') }
const earlier = next.startsMin
const hours = 'Booking: K7MP4Q\nStarts: Dec 1, 2026, 9:00 AM\nEnds: Dec 1, 2026, 1:00 PM'
const before = 'Before: Nov 30, 2026, 9:00 AM'
const toFamily = [`Open My Bookings: ${url}/profile`, 'Questions? Call +91 87000 00100.']

test.each<[name: string, letter: LocalizedMail, caregiver: string, sentence: string]>([
  ['moved', visitMails.moved(visit, earlier, office), 'Lakshmi Devi', `Lakshmi Devi\n${before}`],
  ['moved, open', visitMails.moved(open, earlier, office), 'not chosen yet', 'We are choosing a caregiver for it'],
  ['skipped', visitMails.skipped(visit, null, office), 'Lakshmi Devi', 'It is not charged.'],
  ['given back', visitMails.skipped(visit, earlier, office), 'Lakshmi Devi', 'starts on Nov 30, 2026, 9:00 AM.'],
  ['assigned', visitMails.otherPerson(visit, null, office), 'Lakshmi Devi', 'Lakshmi Devi will come to this visit.'],
  ['replaced', visitMails.otherPerson(visit, 'Ravi Kumar', office), 'Lakshmi Devi', 'instead of Ravi Kumar.'],
  ['missed', visitMails.nobodyCame(visit, null, office), 'Lakshmi Devi', 'We are looking for another caregiver'],
  [
    'missed, open',
    visitMails.nobodyCame(visit, { ...next, caretaker: null }, office),
    'Lakshmi Devi',
    'We are looking',
  ],
  ['missed, found', visitMails.nobodyCame(visit, next, office), 'Lakshmi Devi', 'Ravi Kumar is coming instead'],
])('a mail to the family about a visit has its hours, caregiver and news: %s', (_, letter, caregiver, sentence) => {
  const [, greeting, ...text] = read(letter)
  expect(greeting).toBe('Hello Asha Rao,')
  expect(text.slice(-2)).toEqual(toFamily)
  expect(text.at(-3)).toContain(`${hours}\nCaregiver: ${caregiver}`)
  expect(text.join('\n\n')).toContain(sentence)
  expect(letter('te').text).toContain(`${url}/te/profile`)
})

test.each<[name: string, letter: LocalizedMail, subject: string, facts: string]>([
  ['assigned', visitMails.comes('Lakshmi Devi', visit, office), 'New visit for you: booking K7MP4Q', hours],
  ['taken', visitMails.gone('Lakshmi Devi', visit, office), 'A visit of booking K7MP4Q was reassigned', hours],
  ['moved', visitMails.changed('Lakshmi Devi', visit, earlier, office), 'A visit of booking', `${hours}\n${before}`],
])('a mail to a caretaker has the hours of the visit and nothing of the family: %s', (_, letter, subject, facts) => {
  const [title, greeting, , ...rest] = read(letter)
  expect(title).toContain(subject)
  expect([greeting, ...rest]).toEqual(['Hello Lakshmi Devi,', facts, `Open the visits: ${url}/caretaker/visits`])
  expect(letter('en').text).not.toContain('Asha Rao')
})

test.each<[name: string, letter: LocalizedMail, subject: string, sentence: string]>([
  ['openForTeam', visitMails.openForTeam(open, office), 'needs a caretaker', 'Asha Rao has moved a visit'],
  [
    'absentForTeam',
    visitMails.absentForTeam(visit, office),
    'Caretaker not arrived',
    'Please call and send a substitute.',
  ],
  ['troubleForTeam', visitMails.troubleForTeam(visit, office), 'Incident', 'Please call at once.'],
  [
    'missingForTeam',
    visitMails.missingForTeam(visit, office),
    'Not started',
    'the caretaker has not started it. Please call.',
  ],
])('a mail to the team about a visit has its hours and the way to Today: %s', (name, letter, subject, sentence) => {
  const [title, greeting, ...text] = read(letter)
  expect([title, greeting, text.at(-1)]).toEqual([
    expect.stringContaining(subject),
    'Hello,',
    `Open the visits: ${url}/admin/today`,
  ])
  expect(text.at(-2)).toContain(hours)
  expect(text[0]).toContain(sentence)
  expect(letter('en').about).toEqual({ bookingCode: 'K7MP4Q', template: name })
})

test.each([
  [20, []],
  [21, ['and 1 more']],
])('of %i visits that were not started the mail lists twenty and counts the rest', (count, rest) => {
  const [subject, , , ...text] = read(visitMails.manyMissingForTeam(Array(count).fill(visit), office))
  expect(subject).toBe(`Not started: ${count} visits`)
  const listed = Array(20).fill('K7MP4Q: Dec 1, 2026, 9:00 AM').join('\n')
  expect(text).toEqual([listed, ...rest, `Open the visits: ${url}/admin/today`])
})

const booking: BookingInMail = {
  id: 'booking-id',
  code: 'K7MP4Q',
  customer_name: 'Asha Rao',
  service_type: 'elderly-care',
  service_name: 'Elderly Care',
  package_id: 'premium',
  package_name: '24/7 Care',
  price_amount: 3_500,
  price_unit: 'per day',
  preferred_start_date: '2026-12-01',
}
const undated = 'Booking: K7MP4Q\nService: Elderly Care\nPackage: 24/7 Care, ₹3,500 per day'
const booked = `${undated}\nPreferred start: Dec 1, 2026`
const withLakshmi = `${booked}\nCaregiver: Lakshmi Devi`
const [myBookings = '', questions = ''] = toFamily
const theBookings = `Open the bookings: ${url}/admin/bookings`
const emergency = `${questions} In an emergency call 108; for mothers and infants 102.`
const ownBooking = `Open the booking: ${url}/caretaker/bookings/booking-id`
const ownBookings = `Open My Bookings: ${url}/caretaker/bookings`
const handover = { from: 'Lakshmi Devi', to: 'Ravi Kumar' }
const mails = bookingMails

test.each<[name: string, letter: LocalizedMail, to: string, end: string[]]>([
  ['received', mails.received(booking, office), ' Asha Rao', [booked, myBookings, emergency]],
  [
    'received',
    mails.receivedOnPhone({ ...booking, preferred_start_date: null }, office),
    ' Asha Rao',
    [undated, myBookings, emergency],
  ],
  ['receivedForTeam', mails.receivedForTeam(booking, office), '', [booked, theBookings]],
  [
    'caretakerAssigned',
    mails.caretakerAssigned(booking, 'Lakshmi Devi', office),
    ' Asha Rao',
    [withLakshmi, myBookings],
  ],
  [
    'statusChanged',
    mails.statusChanged(booking, 'active', office),
    ' Asha Rao',
    ['Care has started.', booked, myBookings],
  ],
  ['cancelled', mails.cancelled(booking, office), ' Asha Rao', [booked, myBookings]],
  ['continues', mails.continues(booking, 'active', office), ' Asha Rao', [booked, myBookings, questions]],
  ['continuesForTeam', mails.continuesForTeam(booking, 'active', office), '', [booked, theBookings]],
  ['handedOver', mails.handedOver(booking, handover, office), ' Asha Rao', [myBookings, questions]],
  ['takenOver', mails.takenOver(booking, 'Ravi Kumar', office), ' Ravi Kumar', [booked, ownBooking]],
  ['givenAway', mails.givenAway(booking, 'Lakshmi Devi', office), ' Lakshmi Devi', [ownBookings, questions]],
  ['cancelledForTeam', mails.cancelledForTeam(booking, office), '', [booked, theBookings]],
  ['changeAskedForTeam', mails.changeAskedForTeam(booking, 'pause', office), '', [booked, theBookings]],
])('a mail about a booking greets its reader and ends with the facts and a link: %s', (name, letter, to, end) => {
  const [subject, greeting, ...text] = read(letter)
  expect([greeting, ...text.slice(-end.length)]).toEqual([`Hello${to},`, ...end])
  expect(text.length).toBeGreaterThan(2)
  expect(subject).toContain('K7MP4Q')
  expect(letter('en').about).toEqual({ bookingCode: 'K7MP4Q', template: name })
})

test('a caretaker whose booking was handed over reads nothing of the family', () => {
  expect(mails.givenAway(booking, 'Lakshmi Devi', office)('en').text).not.toMatch(/Asha|Elderly|Dec 1/)
})

const signIn = `Sign in: ${url}/login`
const choose = `Choose a password: ${url}/login#forgot`
const notYou = 'If this was not you, please call us at +91 87000 00100.'

test.each<[subject: string, letter: LocalizedMail, end: string[]]>([
  ['Your Thodu account', accountMails.claim('Asha', office), [choose, notYou]],
  [
    'Your Thodu code for two-factor authentication',
    accountMails.setUpCode('Asha', '123456', office),
    ['    123456', notYou],
  ],
  [
    'Two-factor authentication is on for your Thodu account',
    accountMails.factorAdded('Asha', office),
    [signIn, notYou],
  ],
  [
    'A calendar address was created for your Thodu account',
    accountMails.calendarMade('Asha', office),
    [signIn, notYou],
  ],
  ['A second factor was removed from your Thodu account', accountMails.factorRemoved('Asha', office), [signIn, notYou]],
  ['A recovery code was used for your Thodu account', accountMails.recoveryUsed('Asha', 9, office), [signIn, notYou]],
  ['Another person may know your Thodu password', accountMails.factorGuessed('Asha', office), [choose, notYou]],
  ['Your Thodu password was changed', accountMails.passwordChanged('Asha', office), [signIn, notYou]],
])('a mail about an account has a link and the number to call about misuse: %s', (subject, letter, end) => {
  const [title, greeting, ...text] = read(letter)
  expect([title, greeting, ...text.slice(-2)]).toEqual([subject, 'Hello Asha,', ...end])
  expect(text.length).toBeGreaterThan(2)
})

test.each<[subject: string, letter: LocalizedMail]>([
  ['Your Thodu verification code', accountMails.code('123456', office)],
  ['Reset your Thodu password', accountMails.passwordReset('Asha', '123456', office)],
])('a mail with a code says what to do if it was not asked for: %s', (subject, letter) => {
  const [title, , , ...text] = read(letter)
  expect([title, ...text]).toEqual([subject, '    123456', expect.stringContaining('If you did not ask')])
})

const promised: OverduePromise = {
  kind: 'call',
  isLate: false,
  dueAt: '2026-12-01T03:30:00.000Z',
  label: 'K7MP4Q',
  name: 'Asha Rao',
}
const due = 'due Dec 1, 2026, 9:00 AM'
const openOffice = `Open the office: ${url}/admin`

const callback = {
  customerName: 'Asha Rao',
  customerPhone: '9876543210',
  serviceType: 'elderly-care',
  serviceName: 'Elderly Care',
  packageId: 'premium',
  packageName: '24/7 Care',
  preferredTime: 'morning',
} as const
const asked = 'Phone: 9876543210\nService: Elderly Care\nPackage: 24/7 Care\nPreferred time: morning (9-12)'
const message = {
  ...{ name: 'Ravi Kumar', email: 'ravi@example.in', phone: '', subject: 'Nights' },
  ...{ message: 'Is a nurse free?', inquiryType: 'general' as const },
}
const written =
  'Name: Ravi Kumar\nEmail: ravi@example.in\nPhone: not given\nInquiry: General Inquiry\nSubject: Nights\nMessage: Is a nurse free?'
const span = { from: visit.startsMin, to: visit.endsMin }
const hoursOff = 'From: Dec 1, 2026, 9:00 AM\nUntil: Dec 1, 2026, 1:00 PM'
const decide = (status: 'approved' | 'declined') =>
  visitMails.timeOffDecided('Lakshmi Devi', { ...span, status }, office)

test.each<[sentence: string, letter: LocalizedMail, facts: string]>([
  ['Asha Rao asks to be called back.', requestMails.callbackForTeam(callback, office), asked],
  ['A message has come in through the contact form.', requestMails.messageForTeam(message, office), written],
  ['Lakshmi Devi asks for time off. Please decide.', visitMails.timeOffAsked('Lakshmi Devi', span, office), hoursOff],
  ['The office has approved your time off. You will not be assigned to visits then.', decide('approved'), hoursOff],
  ['The office cannot give you this time off. Please call if it is urgent.', decide('declined'), hoursOff],
])('a mail about a request has its news and its facts: %s', (sentence, letter, facts) => {
  expect(read(letter).slice(2, 4)).toEqual([sentence, facts])
})

test.each([
  [2, []],
  [30, []],
  [31, ['And 1 more, listed on the first page of the admin app.']],
])('of %i due promises the mail lists thirty and counts the rest', (count, rest) => {
  const [subject, , , ...text] = read(promiseMails.overdue(Array(count).fill(promised), office))
  expect(subject).toBe(`${count} promises are due`)
  const listed = Array(Math.min(count, 30)).fill(`Call about the booking: K7MP4Q, Asha Rao, ${due}`)
  expect(text).toEqual([...rest, listed.join('\n'), openOffice])
})

test('a family with a closed account reads until when each part of its data is stored', () => {
  const closing = { holds: 'care', keptUntil: '2034-01-01', careUntil: '2030-01-01', booksUntil: '2033-01-01' } as const
  const gone = 'After Jan 1, 2034 all data that identify you are erased.'
  const whole = read(retentionMails.closed('Asha Rao', closing, office))
  expect(whole.slice(3, 6)).toEqual([
    'Records about the care are stored with restricted access until Jan 1, 2030.',
    'Payments and bills are stored until Jan 1, 2033, as tax law requires.',
    gone,
  ])
  expect(read(retentionMails.closed('Asha Rao', { ...closing, careUntil: null, booksUntil: null }, office))[3]).toBe(
    gone,
  )
})
