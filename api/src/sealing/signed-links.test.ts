import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { readLink, signLink } from './signed-links.ts'

const secret = createSecretKey(Buffer.from('a secret of a test, at least 32 bytes long'))
const other = createSecretKey(Buffer.from('another secret of a test, of 32 bytes too'))

test('a link is valid only with its own secret and for its own use (rule SHARE-1)', () => {
  const link = signLink(secret, 'day-link', 'one')
  expect(link).toMatch(/^one\.[\w-]{43}$/)
  expect(readLink(secret, 'day-link', link)).toBe('one')
  expect(readLink(secret, 'calendar', link)).toBeUndefined()
  expect(readLink(other, 'day-link', link)).toBeUndefined()
  expect(readLink(secret, 'day-link', link.replace('one', 'two'))).toBeUndefined()
  expect(readLink(secret, 'day-link', `x${link}`)).toBeUndefined()
  expect(readLink(secret, 'calendar', signLink(secret, 'calendar', 'account.3'))).toBe('account.3')
})

test('no link ends in a character that messengers drop', () => {
  for (const kind of ['day-link', 'calendar', 'pay'] as const)
    for (let place = 0; place < 2_000; place += 1) expect(signLink(secret, kind, `${place}`)).toMatch(/[A-Za-z\d]$/)
})

test('an older link with a code of 32 letters is still valid, and a shortened one is not', () => {
  const link = signLink(secret, 'pay', 'one')
  expect(readLink(secret, 'pay', link.slice(0, 'one.'.length + 32))).toBe('one')
  expect(readLink(secret, 'day-link', link.slice(0, 'one.'.length + 32))).toBeUndefined()
  for (const letters of [1, 31, 33, 42]) expect(readLink(secret, 'pay', link.slice(0, 4 + letters))).toBeUndefined()
})

test.each(['', '.', 'one', 'one.', '.x', `one.${'á'.repeat(16)}`])('“%s” is not a valid link', (link) => {
  expect(readLink(secret, 'day-link', link)).toBeUndefined()
})
