import { describe, expect, test } from 'vitest'
import { texts } from '../texts.ts'
import {
  checkConfirmPassword,
  checkEmail,
  checkName,
  checkOperatorPassword,
  checkPassword,
  checkPasswordChange,
  checkPhone,
  disposableDomains,
  isGuessable,
  learnCommonPasswords,
  normalizeEmail,
  normalizePhone,
  scorePassword,
} from './account-rules.ts'

// The tests repeat the exact texts (rule TXT-1), so that a typo in texts.ts fails a test.
const composition =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)'

describe('email (rule ACC-1)', () => {
  test.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['asha', 'Please enter a valid email address'],
    ['asha@', 'Please enter a valid email address'],
    ['asha@home', 'Please enter a valid email address'],
    ['@example.in', 'Please enter a valid email address'],
    ['a b@example.in', 'Please enter a valid email address'],
    ['a@b@example.in', 'Please enter a valid email address'],
    ['a@example..in', 'Please enter a valid email address'],
    ['a@-example.in', 'Please enter a valid email address'],
    ['a\r\nBcc: b@example.in', 'Please enter a valid email address'],
    ['a\u0000@example.in', 'Please enter a valid email address'],
    ['\u202aa\u200b@example.in\u00a0', undefined],
    ['<a@example.in>', 'Please enter a valid email address'],
    [`${'a'.repeat(244)}@example.in`, 'Please enter a valid email address'],
    [`${'a'.repeat(243)}@example.in`, undefined],
    ['a@sub.mailinator.com', 'Please use a valid email address (disposable emails not allowed)'],
    ['a@mailinator.com.example.in', undefined],
    ['a@notmailinator.com', undefined],
    ['A@Mailinator.com', 'Please use a valid email address (disposable emails not allowed)'],
    ['asha@example.in', undefined],
    ['  Asha.Rao+care@Sub.Example.CO.in ', undefined],
  ])('checks %j', (email, text) => {
    expect(checkEmail(email)).toBe(text)
  })

  test('is trimmed and lower-cased', () => {
    expect(normalizeEmail('  Asha.Rao@Example.IN ')).toBe('asha.rao@example.in')
  })

  test('the eight disposable domains are refused', () => {
    const domains =
      'mailinator.com guerrillamail.com 10minutemail.com tempmail.com yopmail.com trashmail.com throwawaymail.com temp-mail.org'
    expect([...disposableDomains].sort()).toEqual(domains.split(' ').sort())
    for (const domain of domains.split(' '))
      expect(checkEmail(`a@${domain}`)).toBe('Please use a valid email address (disposable emails not allowed)')
  })
})

describe('password (rule ACC-3)', () => {
  test.each<[string, string | undefined]>([
    ['', 'Password is required'],
    ...'password 123456 12345678 qwerty abc123 password123 admin letmein welcome monkey dragon master'
      .split(' ')
      .map((common) => [common, 'Please choose a stronger password'] satisfies [string, string]),
    ['QWERTY', 'Please choose a stronger password'],
    ['PassWord123', 'Please choose a stronger password'],
    ['Ab1@xyz', 'Password must be at least 8 characters long'],
    ['abcdefgh', composition],
    ['Kazipet71', composition],
    ['abcdefg1@', composition],
    ['ABCDEFG1@', composition],
    ['Abcdefgh@', composition],
    ['Abcdefg1#', composition],
    ['Abcdef1@ ', composition],
    ['Abcdef1@é', composition],
    [`Ab1@${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
    [`Ab1@${'x'.repeat(124)}`, undefined],
    ['Secret@123', undefined],
  ])('checks %j', (password, text) => {
    expect(checkPassword(password)).toBe(text)
  })

  test.each([
    ['asha.rao@example.in', true],
    ['ASHA.RAO', true],
    [' asha.rao ', true],
    ['example.in', false],
    ['asha', false],
  ])("an account's own address is guessable: %j (rule ACC-10)", (password, guessable) => {
    expect(isGuessable(password, ' Asha.Rao@Example.in')).toBe(guessable)
  })

  test('a blank password is guessable; an unknown email makes no password guessable', () => {
    expect([isGuessable('  '), isGuessable('  ', 'a@example.in'), isGuessable('asha'), isGuessable('@')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('a process can add more common passwords', () => {
    expect(isGuessable('dhobighat')).toBe(false)
    learnCommonPasswords(['dhobighat'])
    expect(isGuessable('Dhobighat')).toBe(true)
  })

  test("an operator's password may contain any characters, but must not be short or common", () => {
    expect(['Warangal#2026', 'short#1', 'password123', ''].map((password) => checkOperatorPassword(password))).toEqual([
      undefined,
      'Password must be at least 8 characters long',
      'Please choose a stronger password',
      'Password is required',
    ])
  })

  test('must be repeated exactly', () => {
    expect(checkConfirmPassword('Secret@123', '')).toBe('Please confirm your password')
    expect(checkConfirmPassword('Secret@123', 'Secret@124')).toBe('Passwords do not match')
    expect(checkConfirmPassword('Secret@123', 'Secret@123')).toBeUndefined()
  })

  test('a change checks the repetition first, then the length (rule ACC-10)', () => {
    const check = (newPassword: string, confirmPassword = newPassword) =>
      checkPasswordChange({ newPassword, confirmPassword })
    expect(check('abc', 'abd')).toEqual({ field: 'confirmPassword', message: 'New passwords do not match' })
    const tooShort = { field: 'newPassword', message: 'New password must be at least 6 characters' }
    expect(check('abcde')).toEqual(tooShort)
    expect(check('lotus7')).toBeUndefined()
    expect(check('k'.repeat(128))).toBeUndefined()
    expect(check('k'.repeat(129))).toEqual({ field: 'newPassword', message: texts.password.tooLong })
  })
})

test.each([
  ['', 0, 'Very Weak'],
  ['aaa', 0, 'Very Weak'],
  ['abc', 0, 'Very Weak'],
  ['kmp', 1, 'Weak'],
  ['kmpK', 2, 'Fair'],
  ['kmpK7', 3, 'Good'],
  ['kmpK7@', 4, 'Strong'],
  ['kmqkmrkmskm', 2, 'Fair'],
  ['kmqkmrkmskmt', 3, 'Good'],
  ['kmpK7@zx', 5, 'Very Strong'],
  ['kmpK7@zxvbnt', 5, 'Very Strong'],
  ['kmpK7@zxaaa', 4, 'Strong'],
  ['kmpK7@zxABC', 4, 'Strong'],
  ['kmpK7@zxQweaaa', 4, 'Strong'],
])('the strength of %j is %i (rule ACC-6)', (password, score, label) => {
  expect(scorePassword(password)).toBe(score)
  expect(texts.password.strength[score]).toBe(label)
})

describe('phone (rule ACC-7)', () => {
  test.each([
    ['', undefined],
    ['98700 00012', undefined],
    ['+91 (98700) 000-12', undefined],
    ['1234567890123456', undefined],
    ['098700 00012', undefined],
    ['00 98700 00012', undefined],
    ['098480 12345', undefined],
    ['001 201 555 0100', undefined],
    ['0870 245 1234', undefined],
    ['+91 (0)98700 00012', undefined],
    ['\u202a+91 98700 00012\u202c', undefined],
    ['౯౮౭౦౦ ౦౦౦౧౨', undefined],
    ['+65 9123 4567', undefined],
    ['98700 00012 / 98700 00013', 'Please enter a valid phone number'],
    ['0 5700 00012', 'Please enter a valid phone number'],
    ['12345678901234567', 'Please enter a valid phone number'],
    ['0987000001', 'Please enter a valid phone number'],
    ['++919870000012', 'Please enter a valid phone number'],
    ['98700.00012', 'Please enter a valid phone number'],
    ['phone', 'Please enter a valid phone number'],
    ['987000001', 'Phone number must be at least 10 digits'],
    ['+987000001', 'Phone number must be at least 10 digits'],
  ])('checks %j', (phone, text) => {
    expect(checkPhone(phone)).toBe(text)
  })

  test('is stored without spaces, hyphens and parentheses', () => {
    expect(normalizePhone('+91 (98700) 000-12')).toBe('+919870000012')
  })
})

test.each([
  ['', 'Name is required'],
  ['  ', 'Name is required'],
  [' A ', 'Name must be at least 2 characters long'],
  ['x'.repeat(51), 'Name must be less than 50 characters'],
  ['x'.repeat(50), undefined],
  ['Asha 2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  ['<b>Asha</b>', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  ["Anne-Marie D'Souza", undefined],
  ['లక్ష్మి రావు', undefined],
  ['आशा देवी', undefined],
  ['రాజ్\u200cకుమార్', undefined],
  ['\u200c\u200d', 'Name is required'],
  ['\u200eLakshmi\u00a0Rao', undefined],
  ['K. Ramesh', undefined],
  ['Dr. K.V. Ramesh', undefined],
  ['Ramesh. Rao', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
  ['Asha\r\nRao', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
])('a name is checked: %j (rule ACC-8)', (name, text) => {
  expect(checkName(name)).toBe(text)
})

test('no rule is slow on long hostile input', () => {
  const started = performance.now()
  for (const text of ['a'.repeat(50_000), `${'a.'.repeat(25_000)}@`, `a@${'a-'.repeat(25_000)}`, ' '.repeat(50_000)])
    for (const check of [checkEmail, checkPassword, checkPhone, checkName]) check(text)
  expect(performance.now() - started).toBeLessThan(1_000)
})
