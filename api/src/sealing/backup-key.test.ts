import { expect, it } from 'vitest'
import { makeBackupKey, readBackupKey, recipientOf } from './backup-key.ts'
import { parseRecipients } from './recipient.ts'

it('a printed key can be read as printed and as typed by hand', () => {
  const { printed, recipient } = makeBackupKey()
  expect(printed).toMatch(/^THODU BACKUP KEY\n(?:[0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$/)
  const [, groups = ''] = printed.split('\n')
  const typed = groups.toLowerCase().replaceAll('-', '  ').replaceAll('0', 'o').replaceAll('1', 'l')
  for (const text of [printed, `${printed}\n`, groups, typed, groups.replaceAll('-', '\n')])
    expect(recipientOf(readBackupKey(text))).toBe(recipient)
})

it('a wrong letter, swapped groups and a missing letter are refused', () => {
  const { printed } = makeBackupKey()
  const groups = printed.split('\n')[1] ?? ''
  const letter = groups.charAt(6) === '7' ? '8' : '7'
  expect(() => readBackupKey(groups.slice(0, 6) + letter + groups.slice(7))).toThrow(
    'a letter or a digit of it is wrong',
  )
  const [first = '', second = '', ...rest] = groups.split('-')
  if (first !== second) expect(() => readBackupKey([second, first, ...rest].join('-'))).toThrow('is wrong')
  expect(() => readBackupKey(groups.slice(1))).toThrow('14 groups of 4')
  expect(() => readBackupKey('')).toThrow('14 groups of 4')
})

it('recipients must be one or two different, usable public keys', () => {
  const [a, b, c] = [makeBackupKey().recipient, makeBackupKey().recipient, makeBackupKey().recipient]
  expect(parseRecipients(a)).toEqual([a])
  expect(parseRecipients(`${a}, ${b}`)).toEqual([a, b])
  // The last letter has two spare bits; another spelling would be the same key under a second name.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const misspelled = a.slice(0, -1) + letters.charAt(letters.indexOf(a.slice(-1)) + 1)
  expect(parseRecipients(misspelled)).toBeUndefined()
  const nought = `x25519:${Buffer.alloc(32).toString('base64url')}`
  for (const list of ['', `${a},`, `${a},${a}`, `${a},${b},${c}`, 'x25519:abc', nought, a.toUpperCase(), `age1${a}`])
    expect(parseRecipients(list), list).toBeUndefined()
})
