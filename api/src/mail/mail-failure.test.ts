import { expect, test } from 'vitest'
import { classifyMailError } from './mail-failure.ts'

test.each([
  [{ code: 'EENVELOPE', command: 'MAIL FROM' }, 'mail.sender_refused'],
  [{ code: 'ETLS', command: 'STARTTLS' }, 'mail.tls_failed'],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'mail.tls_failed'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'mail.tls_failed'],
  [{ code: 'EMESSAGE', command: 'DATA' }, 'mail.refused'],
])('the admin who tests the mail server gets for %o the failure %s (rule SET-12)', (fields, code) => {
  expect(classifyMailError(Object.assign(new Error('failed'), fields))).toBe(code)
})
