import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { readLink, signLink } from './signed-links.ts'

const secret = createSecretKey(Buffer.from('a secret of a test, at least 32 bytes long'))
const other = createSecretKey(Buffer.from('another secret of a test, of 32 bytes too'))

test('a link says what it was signed for, here and for this use alone (rule SHARE-1)', () => {
  const link = signLink(secret, 'day-link', 'one')
  expect(link).toMatch(/^one\.[\w-]{32}$/)
  expect(readLink(secret, 'day-link', link)).toBe('one')
  expect(readLink(secret, 'calendar', link)).toBeUndefined()
  expect(readLink(other, 'day-link', link)).toBeUndefined()
  expect(readLink(secret, 'day-link', link.replace('one', 'two'))).toBeUndefined()
  expect(readLink(secret, 'day-link', `x${link}`)).toBeUndefined()
  expect(readLink(secret, 'calendar', signLink(secret, 'calendar', 'account.3'))).toBe('account.3')
})

test.each(['', '.', 'one', 'one.', '.x', `one.${'á'.repeat(16)}`])('“%s” is no link', (link) => {
  expect(readLink(secret, 'day-link', link)).toBeUndefined()
})
