import { expect, it } from 'vitest'
import { identityOf, makeBackupKey, readBackupKey, recipientOf } from './backup-key.ts'
import { parseRecipients } from './recipient.ts'

it('a printed key can be read as printed and as typed by hand, and the age tool reads the sheet', () => {
  const { printed, recipient } = makeBackupKey()
  expect(printed).toMatch(/^# THODU BACKUP KEY\nAGE-SECRET-KEY-1[0-9A-Z]{58}$/)
  const [, line = ''] = printed.split('\n')
  const inGroups = line.toLowerCase().replaceAll(/(.{6})/g, '$1 ')
  for (const text of [printed, `${printed}\r\n`, line, inGroups, line.replaceAll('-', '')]) {
    const key = readBackupKey(text)
    expect(recipientOf(key)).toBe(recipient)
    expect(identityOf(key)).toBe(line)
  }
})

it('a wrong letter, swapped and missing letters are refused', () => {
  const [, line = ''] = makeBackupKey().printed.split('\n')
  const letter = line.charAt(30) === 'Q' ? 'P' : 'Q'
  expect(() => readBackupKey(line.slice(0, 30) + letter + line.slice(31))).toThrow('a letter or a digit of it is wrong')
  expect(() => readBackupKey(line.slice(1))).toThrow('begins with AGE-SECRET-KEY-1')
  expect(() => readBackupKey(line.slice(0, -1))).toThrow('74 letters and digits')
  expect(() => readBackupKey('')).toThrow('74 letters and digits')
})

it('a key that version 1.1 printed still opens, and a wrong letter of it is refused', () => {
  const printed = 'THODU BACKUP KEY\nB2XH-NYVP-K1K6-FSHS-7T5F-PK7M-EPA9-G8QP-VZQ1-GM9T-41RW-SD0J-PXT8-YBVT'
  const typed = printed.toLowerCase().replaceAll('-', '  ').replaceAll('0', 'o').replaceAll('1', 'l')
  const [recipient] = parseRecipients('x25519:dboa_YL8qU7Nu5uS4s7hmUbJRPZUcbw6413BKSBM9Fo') ?? []
  for (const text of [printed, typed]) expect(recipientOf(readBackupKey(text))).toBe(recipient)
  expect(() => readBackupKey(printed.replace('B2XH', 'B2XJ'))).toThrow('a letter or a digit of it is wrong')
})

it('recipients must be one or two different, usable public keys', () => {
  const [a, b, c] = [makeBackupKey().recipient, makeBackupKey().recipient, makeBackupKey().recipient]
  expect(parseRecipients(a)).toEqual([a])
  expect(parseRecipients(`${a}, ${b}`)).toEqual([a, b])
  const old = 'x25519:dboa_YL8qU7Nu5uS4s7hmUbJRPZUcbw6413BKSBM9Fo'
  const [same = ''] = parseRecipients(old) ?? []
  expect(same).toMatch(/^age1/)
  const nought = `x25519:${Buffer.alloc(32).toString('base64url')}`
  const refused = [
    '',
    `${a},`,
    `${a},${a}`,
    `${a},${b},${c}`,
    `${old},${same}`,
    `${old.slice(0, -1)}p`,
    'x25519:abc',
    nought,
  ]
  for (const list of [...refused, `${a.slice(0, -1)}b`, a.slice(0, -1), `${a}q`, 'age1'])
    expect(parseRecipients(list), list).toBeUndefined()
})
