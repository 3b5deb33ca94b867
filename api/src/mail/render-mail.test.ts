import { expect, test } from 'vitest'
import { accountMails } from './account-mails.ts'
import { type BookingInMail, bookingMails } from './booking-mails.ts'
import type { Mail } from './queue-mail.ts'
import { requestMails } from './request-mails.ts'

const url = 'https://care.example'
const evil = '<img src=x onerror=alert(1)>"\'&'
const booking: BookingInMail = {
  id: 'id',
  code: 'K7MP4Q',
  customer_name: evil,
  service_name: 'Elderly Care',
  package_name: '24/7 Care',
  price_amount: 100_000,
  price_unit: 'per day',
  preferred_start_date: '2026-12-01',
}
const callback = {
  customerName: evil,
  customerPhone: '',
  serviceName: 'Elderly Care',
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
const mails: Record<string, Mail> = {
  code: accountMails.code('123456'),
  accountExists: accountMails.accountExists(url),
  passwordReset: accountMails.passwordReset(evil, '123456'),
  passwordChanged: accountMails.passwordChanged(evil, url),
  received: bookingMails.received(booking, url),
  receivedForTeam: bookingMails.receivedForTeam(booking, url),
  caretakerAssigned: bookingMails.caretakerAssigned(booking, evil, url),
  statusChanged: bookingMails.statusChanged(booking, 'confirmed', url),
  cancelled: bookingMails.cancelled(booking, url),
  cancelledForTeam: bookingMails.cancelledForTeam(booking, url),
  callbackReceived: requestMails.callbackReceived(callback, url),
  callbackForTeam: requestMails.callbackForTeam(callback, url),
  messageForTeam: requestMails.messageForTeam(message, url),
}

test.each(Object.entries(mails))(
  '%s: one line of subject, text and HTML that say the same, nothing loaded or run',
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

test('a booking mail names number, price in Indian grouping and day, and nothing about the patient', () => {
  expect(mails.received?.text).toContain('Booking: K7MP4Q')
  expect(mails.received?.text).toContain('₹1,00,000 per day')
  expect(mails.received?.text).toContain('Dec 1, 2026')
  expect(mails.received?.text).toContain('within 2 hours')
})

test('the mail about an existing account carries no code', () => {
  expect(mails.accountExists?.text).not.toMatch(/\b\d{6}\b/)
})
