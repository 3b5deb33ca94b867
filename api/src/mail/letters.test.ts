import { expect, test } from 'vitest'
import { minuteMs } from '../contract/time.ts'
import { accountMails } from './account-mails.ts'
import { type BookingInMail, bookingMails } from './booking-mails.ts'
import { keepingMails } from './keeping-mails.ts'
import { type OverduePromise, promiseMails } from './promise-mails.ts'
import type { Letter } from './render-mail.ts'
import { requestMails } from './request-mails.ts'
import { type VisitInMail, visitMails } from './visit-mails.ts'

const url = 'https://care.example'

/** What somebody reads: the subject, then paragraph by paragraph what stands above the signature. */
function read(letter: Letter): string[] {
  const { subject, text } = letter('en')
  const paragraphs = text.trim().split('\n\n')
  expect(paragraphs.pop()).toBe('--\nThodu · +91 87000 00100 · care@thodu.example')
  return [subject, ...paragraphs]
}

const at = (time: string): number => Date.parse(time) / minuteMs
const visit: VisitInMail = {
  code: 'K7MP4Q',
  customerName: 'Asha Rao',
  startsMin: at('2026-12-01T03:30:00.000Z'),
  endsMin: at('2026-12-01T07:30:00.000Z'),
  caretaker: 'Lakshmi Devi',
}
const open = { ...visit, caretaker: null }
const begins = 'Booking: K7MP4Q\nBegins: Dec 1, 2026, 9:00 AM\nEnds: Dec 1, 2026, 1:00 PM'
const facts = `${begins}\nCaregiver: Lakshmi Devi`
const openFacts = `${begins}\nCaregiver: not chosen yet`
const before = 'Before: Nov 30, 2026, 9:00 AM'
const earlier = at('2026-11-30T03:30:00.000Z')
const toFamily = [`Open My Bookings: ${url}/profile`, 'Questions? Call +91 87000 00100.']
const toCaretaker = [`Open the visits: ${url}/caretaker/visits`]
const toTeam = [`Open the visits: ${url}/admin/today`]

test.each<[name: string, letter: Letter, text: string[]]>([
  [
    'moved',
    visitMails.moved(visit, earlier, url),
    ['A visit now begins at another time.', `${facts}\n${before}`, ...toFamily],
  ],
  [
    'moved, with nobody to come yet',
    visitMails.moved(open, earlier, url),
    [
      'A visit now begins at another time.',
      'We are choosing a caregiver for it and will tell you who comes.',
      `${openFacts}\n${before}`,
      ...toFamily,
    ],
  ],
  [
    'left out, and not charged',
    visitMails.skipped(visit, null, url),
    ['Nobody comes to this visit.', 'It is not charged.', facts, ...toFamily],
  ],
  [
    'left out, and given back',
    visitMails.skipped(visit, earlier, url),
    [
      'Nobody comes to this visit.',
      'You have it back: a new visit begins on Nov 30, 2026, 9:00 AM.',
      facts,
      ...toFamily,
    ],
  ],
  [
    'somebody comes',
    visitMails.otherPerson({ ...visit, caretaker: 'Lakshmi Devi' }, null, url),
    ['Lakshmi Devi comes to this visit.', facts, ...toFamily],
  ],
  [
    'somebody else comes',
    visitMails.otherPerson({ ...visit, caretaker: 'Lakshmi Devi' }, 'Ravi Kumar', url),
    ['Lakshmi Devi comes to this visit instead of Ravi Kumar.', facts, ...toFamily],
  ],
  [
    'nobody came, and nobody is found yet',
    visitMails.nobodyCame(visit, null, url),
    [
      'The visit below did not take place as promised. We apologise.',
      'We are looking for somebody who can come and will call you.',
      facts,
      ...toFamily,
    ],
  ],
  [
    'nobody came, and nobody is chosen for the next',
    visitMails.nobodyCame(visit, { ...open, startsMin: earlier }, url),
    [
      'The visit below did not take place as promised. We apologise.',
      'We are looking for somebody who can come and will call you.',
      facts,
      ...toFamily,
    ],
  ],
  [
    'nobody came, and somebody comes now',
    visitMails.nobodyCame(visit, { ...visit, caretaker: 'Ravi Kumar', startsMin: earlier }, url),
    [
      'The visit below did not take place as promised. We apologise.',
      'Ravi Kumar comes to you now; the visit begins on Nov 30, 2026, 9:00 AM.',
      facts,
      ...toFamily,
    ],
  ],
])('a family reads of a visit: %s', (_, letter, [...text]) => {
  expect(read(letter).slice(1)).toEqual(['Hello Asha Rao,', ...text])
  expect(letter('te').text).toContain(`${url}/te/profile`)
})

test.each<[name: string, letter: Letter, text: string[]]>([
  [
    'comes',
    visitMails.comes('Lakshmi Devi', visit, url),
    [
      'A visit for you: booking K7MP4Q',
      'You have been chosen for a visit. Who it is for and where you see from 24 hours before it begins.',
      begins,
    ],
  ],
  [
    'gone',
    visitMails.gone('Lakshmi Devi', visit, url),
    ['A visit of booking K7MP4Q is no longer yours', 'You need not go to this visit any more.', begins],
  ],
  [
    'changed',
    visitMails.changed('Lakshmi Devi', visit, earlier, url),
    [
      'A visit of booking K7MP4Q begins at another time',
      'The family or the office has moved a visit of yours.',
      `${begins}\n${before}`,
    ],
  ],
])('a caretaker reads when a visit is, and nothing of the family: %s', (_, letter, [subject = '', ...text]) => {
  expect(read(letter)).toEqual([subject, 'Hello Lakshmi Devi,', ...text, ...toCaretaker])
})

test.each<[name: string, letter: Letter, text: string[]]>([
  [
    'openForTeam',
    visitMails.openForTeam(open, url),
    [
      'A visit of booking K7MP4Q needs a caregiver',
      'Asha Rao has moved a visit to a time at which its caregiver is not free.',
      openFacts,
    ],
  ],
  [
    'absentForTeam',
    visitMails.absentForTeam(visit, url),
    [
      'Nobody there: booking K7MP4Q',
      'Asha Rao says that the caregiver has not come. Please call and send somebody.',
      facts,
    ],
  ],
  [
    'troubleForTeam',
    visitMails.troubleForTeam(visit, url),
    [
      'Something is wrong: a visit of booking K7MP4Q',
      'The caregiver reports that something is wrong. What it is stands first on Today. Please call at once.',
      'What else was reported in the same minute stands there too.',
      facts,
    ],
  ],
  [
    'missingForTeam',
    visitMails.missingForTeam(visit, url),
    [
      'Not started: a visit of booking K7MP4Q',
      'This visit should have begun half an hour ago or more, and nobody has started it. Please call.',
      facts,
    ],
  ],
])('the team reads of a visit: %s', (name, letter, [subject = '', ...text]) => {
  expect(read(letter)).toEqual([subject, 'Hello,', ...text, ...toTeam])
  expect(letter('en').about).toEqual({ bookingCode: 'K7MP4Q', template: name })
})

test.each([
  [20, []],
  [21, ['and 1 more']],
])('of %i visits that nobody started twenty are named, the rest is counted', (count, rest) => {
  const [subject, ...text] = read(visitMails.manyMissingForTeam(Array(count).fill(visit), url))
  expect(subject).toBe(`Not started: ${count} visits`)
  expect(text).toEqual([
    'Hello,',
    'These visits should have begun half an hour ago or more, and nobody has started them. Please call.',
    Array(20).fill('K7MP4Q: Dec 1, 2026, 9:00 AM').join('\n'),
    ...rest,
    ...toTeam,
  ])
})

test('time off is asked for with its hours, and decided in words that fit', () => {
  const span = { from: earlier, to: visit.startsMin }
  const hours = 'From: Nov 30, 2026, 9:00 AM\nUntil: Dec 1, 2026, 9:00 AM'
  expect(read(visitMails.timeOffAsked('Lakshmi Devi', span, url))).toEqual([
    'Lakshmi Devi asks for time off',
    'Hello,',
    'Lakshmi Devi asks for time off. Please decide.',
    hours,
    `Open the requests: ${url}/admin/time-off`,
  ])
  expect(read(visitMails.timeOffDecided('Lakshmi Devi', { ...span, status: 'approved' }, url))).toEqual([
    'Your time off has been approved',
    'Hello Lakshmi Devi,',
    'The office has approved your time off. No visits will be given to you then.',
    hours,
    `Open my visits: ${url}/caretaker/visits`,
  ])
  expect(read(visitMails.timeOffDecided('Lakshmi Devi', { ...span, status: 'declined' }, url)).slice(0, 3)).toEqual([
    'Your time off has been declined',
    'Hello Lakshmi Devi,',
    'The office cannot give you this time off. Please call if it is urgent.',
  ])
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
const booked =
  'Booking: K7MP4Q\nService: Elderly Care\nPackage: 24/7 Care, ₹3,500 per day\nPreferred start: Dec 1, 2026'
const [myBookings = '', questions = ''] = toFamily
const theBookings = `Open the bookings: ${url}/admin/bookings`
const emergency = `${questions} In an emergency call 108; for mothers and infants 102.`

test.each<[name: string, letter: Letter, text: string[]]>([
  [
    'received',
    bookingMails.received(booking, url),
    [
      'Hello Asha Rao,',
      'Thank you for your booking. Our team will call you within 2 hours to verify the details.',
      booked,
      myBookings,
      emergency,
    ],
  ],
  [
    'received',
    bookingMails.receivedOnPhone({ ...booking, preferred_start_date: null }, url),
    [
      'Hello Asha Rao,',
      'Thank you for your call. We have written down your booking as you told us.',
      booked.slice(0, booked.lastIndexOf('\n')),
      myBookings,
      emergency,
    ],
  ],
  [
    'receivedForTeam',
    bookingMails.receivedForTeam(booking, url),
    ['Hello,', 'Asha Rao has booked care. Please call within 2 hours to verify the details.', booked, theBookings],
  ],
  [
    'caretakerAssigned',
    bookingMails.caretakerAssigned(booking, 'Lakshmi Devi', url),
    [
      'Hello Asha Rao,',
      'Lakshmi Devi has been assigned to your booking and will confirm it soon.',
      `${booked}\nCaregiver: Lakshmi Devi`,
      myBookings,
    ],
  ],
  [
    'statusChanged',
    bookingMails.statusChanged(booking, 'active', url),
    ['Hello Asha Rao,', 'Care has started.', booked, myBookings],
  ],
  [
    'cancelled',
    bookingMails.cancelled(booking, url),
    [
      'Hello Asha Rao,',
      'Your booking has been cancelled.',
      'If you did not expect this, please call +91 87000 00100.',
      booked,
      myBookings,
    ],
  ],
  [
    'continues',
    bookingMails.continues(booking, 'active', url),
    [
      'Hello Asha Rao,',
      'Our last mail about this booking does not hold any more: it was set by mistake.',
      'Care has started.',
      booked,
      myBookings,
      questions,
    ],
  ],
  [
    'continuesForTeam',
    bookingMails.continuesForTeam(booking, 'active', url),
    ['Hello,', 'The booking of Asha Rao was set back to active.', booked, theBookings],
  ],
  [
    'handedOver',
    bookingMails.handedOver(booking, { from: 'Lakshmi Devi', to: 'Ravi Kumar' }, url),
    [
      'Hello Asha Rao,',
      'Ravi Kumar takes over from Lakshmi Devi. Nothing else about your booking changes.',
      `${booked}\nCaregiver: Ravi Kumar`,
      myBookings,
      questions,
    ],
  ],
  [
    'takenOver',
    bookingMails.takenOver(booking, 'Ravi Kumar', url),
    [
      'Hello Ravi Kumar,',
      'The office has handed this booking over to you. Please read it and its notes before you go there.',
      booked,
      `Open the booking: ${url}/caretaker/bookings/booking-id`,
    ],
  ],
  [
    'givenAway',
    bookingMails.givenAway(booking, 'Lakshmi Devi', url),
    [
      'Hello Lakshmi Devi,',
      'The office has handed this booking over to somebody else. You need not go there any more.',
      'Booking: K7MP4Q',
      `Open My Bookings: ${url}/caretaker/bookings`,
      questions,
    ],
  ],
  [
    'cancelledForTeam',
    bookingMails.cancelledForTeam(booking, url),
    ['Hello,', 'The booking of Asha Rao has been cancelled.', booked, theBookings],
  ],
  [
    'changeAskedForTeam',
    bookingMails.changeAskedForTeam(booking, 'pause', url),
    ['Hello,', 'Asha Rao asks to pause the care.', booked, theBookings],
  ],
])('a mail about a booking says no more than this: %s', (name, letter, text) => {
  const [subject, ...said] = read(letter)
  expect(said).toEqual(text)
  expect(subject).toContain('K7MP4Q')
  expect(letter('en').about).toEqual({ bookingCode: 'K7MP4Q', template: name })
})

test('a price without a unit ends with the price', () => {
  expect(bookingMails.received({ ...booking, price_unit: '' }, url)('en').text).toContain('24/7 Care, ₹3,500\n')
})

const callback = {
  customerName: 'Asha Rao',
  customerPhone: '+919876543210',
  serviceType: 'elderly-care',
  serviceName: 'Elderly Care',
  packageId: 'premium',
  packageName: '24/7 Care',
  preferredTime: 'morning',
} as const
const message = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919876543210',
  subject: 'A bill',
  message: 'Please look at it.',
  inquiryType: 'billing',
} as const

test('a callback tells the family what it asked for, and the team whom to call', () => {
  const asked = 'Service: Elderly Care\nPackage: 24/7 Care\nPreferred time: morning (9-12)'
  expect(read(requestMails.callbackReceived(callback, url))).toEqual([
    'We will call you back',
    'Hello Asha Rao,',
    'We have received your request for a callback. Our team will call you within 2 hours.',
    asked,
    `Track your request: ${url}/profile`,
  ])
  const forTeam = (phone: string) => read(requestMails.callbackForTeam({ ...callback, customerPhone: phone }, url))
  expect(forTeam('+919876543210')).toEqual([
    'Callback request: Asha Rao',
    'Hello,',
    'Asha Rao asks to be called back.',
    `Phone: +919876543210\n${asked}`,
    `Open the queue: ${url}/admin`,
  ])
  expect(forTeam('')).toContain(`Phone: not given\n${asked}`)
})

test('a message from the contact form comes to the team as it was written', () => {
  const forTeam = (phone: string) => read(requestMails.messageForTeam({ ...message, phone }, url))
  const facts = (phone: string) =>
    `Name: Asha Rao\nEmail: asha@example.in\nPhone: ${phone}\nInquiry: Billing Questions\nSubject: A bill\nMessage: Please look at it.`
  expect(forTeam('+919876543210')).toEqual([
    'Contact form: A bill',
    'Hello,',
    'A message has come in through the contact form.',
    facts('+919876543210'),
    `Open the messages: ${url}/admin`,
  ])
  expect(forTeam('')).toContain(facts('not given'))
})

const signIn = `Sign in: ${url}/login`
const choose = `Choose a password: ${url}/login#forgot`
const notYou = 'If this was not you, please call us at +91 87000 00100.'

test.each<[subject: string, letter: Letter, said: string[]]>([
  [
    'Your Thodu verification code',
    accountMails.code('123456'),
    ['Hello,', 'Enter this code to verify', '    123456', 'If you did not ask'],
  ],
  [
    'You already have a Thodu account',
    accountMails.accountExists(url),
    ['Hello,', 'Somebody, probably you,', 'Please sign in with your password.', signIn, 'If this was not you,'],
  ],
  [
    'Your Thodu account',
    accountMails.claim('Asha', url),
    ['Hello Asha,', 'Our office has made an account', 'Open the page below', choose, notYou],
  ],
  [
    'Reset your Thodu password',
    accountMails.passwordReset('Asha', '123456'),
    ['Hello Asha,', 'Enter this code to choose', '    123456', 'If you did not ask'],
  ],
  [
    'Your Thodu code for the second step',
    accountMails.setUpCode('Asha', '123456'),
    ['Hello Asha,', 'Enter this code to set up', '    123456', notYou],
  ],
  [
    'Signing in to Thodu takes a second step now',
    accountMails.factorAdded('Asha', url),
    ['Hello Asha,', 'A second step has been added', 'Keep the recovery codes', signIn, notYou],
  ],
  [
    'A second step was taken from your Thodu sign-in',
    accountMails.factorRemoved('Asha', url),
    ['Hello Asha,', 'An authenticator app or a passkey', signIn, notYou],
  ],
  [
    'A recovery code opened your Thodu account',
    accountMails.recoveryUsed('Asha', 9, url),
    ['Hello Asha,', 'One of your recovery codes', 'In your own account', signIn, notYou],
  ],
  [
    'Somebody has your Thodu password',
    accountMails.factorGuessed('Asha', url),
    ['Hello Asha,', 'Somebody entered your password', 'If this was not you, choose a new password', choose, notYou],
  ],
  [
    'Your Thodu password was changed',
    accountMails.passwordChanged('Asha', url),
    ['Hello Asha,', 'The password of your account has just been changed', signIn, notYou],
  ],
])('a mail about an account has all its parts, in order: %s', (subject, letter, said) => {
  const [title, ...parts] = read(letter)
  expect(title).toBe(subject)
  expect(parts.map((part, index) => part.slice(0, said[index]?.length))).toEqual(said)
})

const promised: OverduePromise = {
  kind: 'call',
  isLate: false,
  dueAt: '2026-12-01T03:30:00.000Z',
  label: 'K7MP4Q',
  name: 'Asha Rao',
}
const wasPromised = 'This was promised, and its time is over. Please see to it, and say why it was late.'
const openOffice = `Open the office: ${url}/admin`

test.each<[OverduePromise, subject: string, fact: string]>([
  [
    promised,
    'Due now: Call about the booking (K7MP4Q)',
    'Call about the booking: K7MP4Q, Asha Rao, due Dec 1, 2026, 9:00 AM',
  ],
  [
    { ...promised, kind: 'callback', isLate: true, label: '' },
    'Late for an hour: Call back (Asha Rao)',
    'Call back: Asha Rao, due Dec 1, 2026, 9:00 AM',
  ],
])('one promise that is due stands in the subject, $kind', (promise, subject, fact) => {
  expect(read(promiseMails.overdue([promise], url))).toEqual([subject, 'Hello,', wasPromised, fact, openOffice])
})

test.each([
  [2, []],
  [30, []],
  [31, ['And 1 more, which the office sees on its first page.']],
])('of %i promises that are due thirty are named, the rest is counted', (count, rest) => {
  const [subject, ...text] = read(promiseMails.overdue(Array(count).fill(promised), url))
  expect(subject).toBe(`${count} promises are due`)
  const facts = Array(Math.min(count, 30)).fill('Call about the booking: K7MP4Q, Asha Rao, due Dec 1, 2026, 9:00 AM')
  expect(text).toEqual(['Hello,', wasPromised, ...rest, facts.join('\n'), openOffice])
})

test('a family whose account is closed reads until when what is kept of it', () => {
  const closing = { holds: 'care', keptUntil: '2034-01-01', careUntil: '2030-01-01', booksUntil: '2033-01-01' } as const
  const closed = 'Your account is closed. Nobody signs in any more, and we write to you no more after this mail.'
  const gone = 'After Jan 1, 2034 everything that says who you are is erased.'
  const mistake = 'If this was a mistake, please call us at +91 87000 00100.'
  expect(read(keepingMails.closed('Asha Rao', closing))).toEqual([
    'Your Thodu account is closed',
    'Hello Asha Rao,',
    closed,
    'What we wrote down about the care stays under lock until Jan 1, 2030.',
    'Payments and bills stay until Jan 1, 2033; the tax office asks for that.',
    gone,
    mistake,
  ])
  expect(read(keepingMails.closed('Asha Rao', { ...closing, careUntil: null, booksUntil: null })).slice(2)).toEqual([
    closed,
    gone,
    mistake,
  ])
})

test('a family whose account goes unused reads how to keep it', () => {
  expect(read(keepingMails.goes('Asha Rao', url))).toEqual([
    'Your Thodu account will be erased',
    'Hello Asha Rao,',
    'Nobody has used your account for three years. In 48 hours we erase it.',
    'Do you want to keep it? Then sign in once.',
    `Sign in: ${url}/login`,
    'Otherwise there is nothing to do.',
  ])
})
