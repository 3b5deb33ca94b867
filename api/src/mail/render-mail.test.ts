import { describe, expect, test } from 'vitest'
import { initialOffice } from '../config/initial-office.ts'
import { languages } from '../contract/people/languages.ts'
import { accountMails } from './account-mails.ts'
import { type BookingInMail, bookingMails } from './booking-mails.ts'
import { type LocalizedMail, localizeMail, type MailContent } from './render-mail.ts'
import { requestMails } from './request-mails.ts'

const url = 'https://care.example'
const office = initialOffice(url)
const evil = '<img src=x onerror=alert(1)>"\'&'
const booking: BookingInMail = {
  id: 'id',
  code: 'K7MP4Q',
  customer_name: evil,
  service_type: 'elderly-care',
  service_name: 'Elderly Care',
  package_id: 'premium',
  package_name: '24/7 Care',
  price_amount: 100_000,
  price_unit: 'per day',
  preferred_start_date: '2026-12-01',
}
const callback = {
  customerName: evil,
  customerPhone: '',
  serviceType: 'elderly-care',
  serviceName: 'Elderly Care',
  packageId: 'premium',
  packageName: '24/7 Care',
  preferredTime: 'morning' as const,
}
const message = {
  name: evil,
  email: 'a@example.in',
  phone: evil,
  subject: `Help\r\nBcc: b@example.in ${evil}`,
  message: `first line\nsecond ${evil}`,
  inquiryType: 'billing' as const,
}
const letters: Record<string, LocalizedMail> = {
  code: accountMails.code('123456', office),
  accountExists: accountMails.accountExists(office),
  passwordReset: accountMails.passwordReset(evil, '123456', office),
  passwordChanged: accountMails.passwordChanged(evil, office),
  claim: accountMails.claim(evil, office),
  setUpCode: accountMails.setUpCode(evil, '123456', office),
  calendarMade: accountMails.calendarMade(evil, office),
  factorAdded: accountMails.factorAdded(evil, office),
  factorRemoved: accountMails.factorRemoved(evil, office),
  recoveryUsed: accountMails.recoveryUsed(evil, 3, office),
  factorGuessed: accountMails.factorGuessed(evil, office),
  received: bookingMails.received(booking, office),
  receivedForTeam: bookingMails.receivedForTeam(booking, office),
  caretakerAssigned: bookingMails.caretakerAssigned(booking, evil, office),
  statusChanged: bookingMails.statusChanged(booking, 'confirmed', office),
  cancelled: bookingMails.cancelled(booking, office),
  cancelledForTeam: bookingMails.cancelledForTeam(booking, office),
  changeAskedForTeam: bookingMails.changeAskedForTeam(booking, 'pause', office),
  callbackReceived: requestMails.callbackReceived(callback, office),
  callbackForTeam: requestMails.callbackForTeam(callback, office),
  messageForTeam: requestMails.messageForTeam(message, office),
}

const inEveryLanguage = Object.entries(letters).flatMap(([name, letter]) =>
  languages.map((language) => [`${name} (${language})`, letter(language)] as const),
)

test.each(inEveryLanguage)(
  '%s has a one-line subject, equal text and HTML, and no active or remote content',
  (_, mail) => {
    expect(mail.subject).toMatch(/^[^\r\n]{5,200}$/)
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)|onerror=alert\(1\)>"/)
    const told = mail.text.split(/\n+/).filter((line) => !line.startsWith('--') && !/^[^:]+: /.test(line))
    for (const line of told)
      expect(mail.html).toContain(
        line
          .trim()
          .replace(/&/g, '&amp;')
          .replace(/</g, '&lt;')
          .replace(/>/g, '&gt;')
          .replace(/"/g, '&quot;')
          .replace(/'/g, '&#39;'),
      )
  },
)

test('the mail about an existing account contains no code', () => {
  expect(letters.accountExists?.('en').text).not.toMatch(/\b\d{6}\b/)
})

test('a mail is in one language: text, labels, dates and linked page', () => {
  const telugu = letters.received?.('te')
  expect(telugu?.subject).toBe('మీ బుకింగ్ K7MP4Q మాకు చేరింది')
  expect(telugu?.text).toContain('సేవ: వృద్ధుల సంరక్షణ')
  expect(telugu?.text).toContain('ప్యాకేజీ: 24 గంటల సంరక్షణ, ₹1,00,000 రోజుకు')
  expect(telugu?.text).toContain('1 డిసెంబర్ 2026')
  expect(telugu?.text).toContain(`${url}/te/profile`)
  expect(telugu?.html).toContain('<html lang="te">')
  const words = telugu?.text.replaceAll(evil, '').match(/[A-Za-z]{3,}/g) ?? []
  expect(words.filter((word) => !/^(K7MP4Q|https|care|example|profile|thodu)$/.test(word))).toEqual([])
  expect(telugu?.text).toContain('--\nతోడు · ')
  expect(letters.statusChanged?.('hi').subject).toBe('आपकी बुकिंग K7MP4Q: पक्की')
})

test('the brand name is in the language of the mail, in subject, text and signature (rule LANG-12)', () => {
  const said = languages.map((language) => {
    const { subject, text, html } = letters.passwordReset?.(language) ?? { subject: '', text: '', html: '' }
    return [subject, text, html].map((part) => ['Thodu', 'తోడు', 'तोडु'].filter((name) => part.includes(name)))
  })
  expect(said).toEqual([
    [['Thodu'], ['Thodu'], ['Thodu']],
    [['తోడు'], ['తోడు'], ['తోడు']],
    [['तोडु'], ['तोडु'], ['तोडु']],
  ])
})

describe('a rendered mail', () => {
  const write = (content: Partial<MailContent>) =>
    localizeMail(office, () => ({ subject: 'A', paragraphs: [], ...content }))('en')
  /** Splits the HTML into its texts; the signature comes last. */
  const read = (html: string) => html.split(/<[^>]*>/).filter((piece) => piece !== '')

  test('contains code, facts, link and closing in this order', () => {
    const action = { label: 'Go on', url: 'https://care.example/a?b&c' }
    const { html } = write({
      name: 'Asha',
      code: '123456',
      facts: [['Day', 'today\nor not']],
      action,
      closing: 'The end',
    })
    const said = ['Hello Asha,', '123456', 'Day', 'today', 'or not', 'Go on', 'The end']
    expect(read(html).slice(0, -1)).toEqual(said)
    expect(html).toContain('<a href="https://care.example/a?b&amp;c"')
  })
})

test('a long subject is cut between characters, never within an emoji', () => {
  for (const lead of ['', 'a', 'ab', 'abc']) {
    const { subject } = localizeMail(office, () => ({ subject: lead + '🙂'.repeat(150), paragraphs: [] }))('en')
    expect(subject).toMatch(/^a?b?c?(?:🙂)+$/u)
    expect(subject.length).toBeGreaterThan(190)
  }
})
