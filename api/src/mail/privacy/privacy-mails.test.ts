import { expect, test } from 'vitest'
import { initialOffice } from '../../config/initial-office.ts'
import type { LocalizedMail } from '../render-mail.ts'
import { breachMails } from './breach-mails.ts'
import { privacyRequestMails } from './privacy-request-mails.ts'

const url = 'https://care.example'
const office = initialOffice(url)

/** Returns the subject, then each paragraph before the signature. */
const read = (letter: LocalizedMail): string[] => {
  const { subject, text } = letter('en')
  return [subject, ...text.trim().split('\n\n').slice(0, -1)]
}

type Request = Parameters<typeof privacyRequestMails.received>[0]
const request: Request = {
  id: 'request-id',
  code: 'P7MP4Q',
  kind: 'access',
  account_id: 'account-id',
  proof: 'sign-in',
  status: 'done',
  answer: 'You find all of it in your account.',
  due_at: '2026-12-31T20:00:00.000Z',
  due_ack_at: '2026-12-03T03:30:00.000Z',
  patient_name: 'Kamala',
}
const stranger: Request = { ...request, account_id: null, proof: null }
const ownPage = `See your request: ${url}/profile#data`

test('a signed-in requester gets the deadline and a link to the request', () => {
  expect(read(privacyRequestMails.received(request, office))).toEqual([
    'We have your request P7MP4Q',
    'Hello,',
    'We have received your request about your data (See my data). Please note its number.',
    'You will receive our answer by Jan 1, 2027.',
    'Number: P7MP4Q',
    ownPage,
  ])
  expect(privacyRequestMails.received(request, office)('te').text).toContain(`${url}/te/profile#data`)
})

test('a requester without an account is told of a possible call and gets no link', () => {
  expect(read(privacyRequestMails.received(stranger, office)).slice(4)).toEqual([
    'We may call you to confirm your identity. If you did not make this request, ignore this email.',
    'Number: P7MP4Q',
  ])
  for (const letter of [privacyRequestMails.decided(stranger, office), privacyRequestMails.asksBack(stranger, office)])
    expect(letter('en').text).not.toContain('/profile')
})

test('an answer contains the decision, and the reason of a refusal', () => {
  const closing = 'If something is not right, please call or write to us and mention the number.'
  expect(read(privacyRequestMails.decided(request, office))).toEqual([
    'Our answer to your request P7MP4Q',
    'Hello,',
    'We have done what you asked for.',
    'You find all of it in your account.',
    'Number: P7MP4Q',
    ownPage,
    closing,
  ])
  expect(read(privacyRequestMails.decided({ ...stranger, status: 'refused', answer: null }, office)).slice(2)).toEqual([
    'We could not do what you asked for. This is why:',
    'Number: P7MP4Q',
    closing,
  ])
})

test('a question to the requester contains the question and how to answer', () => {
  expect(read(privacyRequestMails.asksBack(request, office)).slice(2)).toEqual([
    'To continue, we need some information from you:',
    'You find all of it in your account.',
    'Number: P7MP4Q',
    ownPage,
    'Please call us or answer this email, and mention the number.',
  ])
})

test('the family is told of a download of its data, with the number of the request', () => {
  expect(read(privacyRequestMails.handedOut(request, office)).at(-1)).toBe('Number: P7MP4Q')
})

test('the family is told of its patient’s request, but not of its content', () => {
  expect(read(privacyRequestMails.patientAsked(request, office))).toEqual([
    'A request from your patient about personal data',
    'Hello,',
    'Kamala has made a request about the data of the care that you booked. Every person has this right.',
    'Number: P7MP4Q',
    'You need not do anything.',
  ])
  expect(read(privacyRequestMails.patientAsked({ ...request, patient_name: null }, office))[2]).toMatch(
    /^ has made a request/,
  )
})

const due = (requests: Request[], now: string) => read(privacyRequestMails.due(requests, new Date(now), office))

test('a single due request is named in the subject, with whether its day has come', () => {
  expect(due([request], '2026-12-31T20:00:00.000Z')[0]).toBe('Due now: privacy request P7MP4Q')
  expect(due([request], '2026-12-31T19:59:59.999Z')[0]).toBe('A week left: privacy request P7MP4Q')
})

test.each([
  [2, []],
  [30, []],
  [31, ['And 1 more, listed under Privacy in the admin app.']],
])('of %i due requests the mail lists thirty and counts the rest', (count, rest) => {
  const [subject, , ...text] = due(Array(count).fill(request), '2026-12-31T20:00:00.000Z')
  expect(subject).toBe(`${count} privacy requests are due`)
  expect(text).toEqual([
    'This request must be answered. Please answer it, or explain why that is not possible.',
    ...rest,
    Array(Math.min(count, 30)).fill('P7MP4Q: See my data, by Jan 1, 2027').join('\n'),
    `Open the request: ${url}/admin/privacy-requests`,
  ])
})

type Details = Parameters<typeof breachMails.toPerson>[0]
const told: Details = {
  nature: 'A laptop was stolen.',
  extent: 'Names and telephone numbers.',
  started_at: '2026-12-01T03:30:00.000Z',
  ended_at: '2026-12-02T03:30:00.000Z',
  aware_at: '2026-12-03T03:30:00.000Z',
  consequences: 'Strangers may call you.',
  measures: 'The laptop was locked.',
  safety_steps: 'Tell nobody a code.',
}

test('a person affected by a breach reads the incident, its time, its consequences and the advice', () => {
  const [subject, greeting, text, facts = ''] = read(breachMails.toPerson(told, 'Asha Rao', office))
  expect([subject, greeting, text]).toEqual([
    'An incident with your personal data',
    'Hello Asha Rao,',
    'There was an incident with personal data that we store about you. We are sorry. This is what we know.',
  ])
  const lines = facts.split('\n')
  expect(lines.pop()).toMatch(/^Contact: .+, \+91 87000 00100, privacy@thodu\.example$/)
  expect(lines).toEqual([
    'What happened: A laptop was stolen.',
    'Which data: Names and telephone numbers.',
    'When: Dec 1, 2026, 9:00 AM to Dec 2, 2026, 9:00 AM',
    'What it means for you: Strangers may call you.',
    'What we have done: The laptop was locked.',
    'What you can do: Tell nobody a code.',
  ])
  const running = { ...told, extent: null, ended_at: null, measures: null }
  expect(breachMails.toPerson(running, 'Asha Rao', office)('en').text).toContain(
    'stolen.\nWhen: since Dec 1, 2026, 9:00 AM\nWhat it means for you: Strangers may call you.\nWhat we have done: We are working',
  )
})
