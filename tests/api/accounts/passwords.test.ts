import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password, type TestApi } from '../../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const newPassword = 'Fresh@5678'
const status = async (token: string) => (await api.call('GET', '/auth/me', { token })).status
const change = (token: string, body: Record<string, unknown>) =>
  api.call('PUT', '/user/change-password', { token, body })
const login = (email: string, secret: string) => api.call('POST', '/auth/login', { body: { email, password: secret } })

describe('changing the password', () => {
  test.each([
    [{ newPassword: 'abcdef', confirmPassword: 'abcdeg' }, 'New passwords do not match'],
    [{ newPassword: 'abc', confirmPassword: 'abd' }, 'New passwords do not match'],
    [{ newPassword: 'abcde', confirmPassword: 'abcde' }, 'New password must be at least 6 characters'],
    [{ newPassword: '', confirmPassword: '' }, 'New password must be at least 6 characters'],
    [
      { newPassword: 'abcdef', confirmPassword: 'abcdef', currentPassword: 'wrong' },
      'Failed to change password. Please check your current password.',
    ],
    [
      { newPassword: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'Password must be at most 128 characters long',
    ],
  ])('answers a broken rule with its text: %#', async (body, text) => {
    const { token, user } = await api.signUp()
    const answer = await change(token, { currentPassword: password, ...body })
    expect([answer.status, answer.body.message]).toEqual([400, text])
    expect((await login(user.email, password)).status).toBe(200)
  })

  test('ends every other session at once, keeps this one, tells the owner by mail', async () => {
    const { token, user } = await api.signUp()
    const other = await api.signIn(user.email)
    const answer = await change(token, { currentPassword: password, newPassword, confirmPassword: newPassword })
    expect([answer.status, answer.body]).toEqual([200, { message: 'Password changed successfully!' }])
    expect([await status(token), await status(other.token)]).toEqual([200, 401])
    expect((await login(user.email, password)).status).toBe(401)
    expect((await login(user.email, newPassword)).status).toBe(200)
    expect((await api.readMails(user.email)).at(-1)?.subject).toBe('Your Thodu password was changed')
    const row = (await api.readAudit()).findLast(({ action }) => action === 'PASSWORD_RESET')
    expect(row).toMatchObject({ status: 'success', resource_type: 'authentication', actor_id: user._id })
  })

  test('to the one that is there is none: the banner of a password that the office chose stays', async () => {
    const caretaker = await api.makeCaretaker(await api.makeAdmin())
    const { token, user } = caretaker
    expect(user.passwordIsInitial).toBe(true)
    const same = { currentPassword: password, newPassword: password, confirmPassword: password }
    const text = 'This is the password you have. Please choose another one.'
    const answer = await change(token, same)
    expect([answer.status, answer.body.errors]).toEqual([400, { newPassword: text }])
    const me = await api.call<User>('GET', '/auth/me', { token })
    expect(me.body.passwordIsInitial).toBe(true)
    // Whoever does not know the current one is told nothing about it.
    const guess = { currentPassword: 'Guess@1234', newPassword: 'Guess@1234', confirmPassword: 'Guess@1234' }
    expect((await change(token, guess)).body.code).toBe('auth.wrong_password')
  })

  test('of several at once one wins', async () => {
    const { token, user } = await api.signUp()
    const secrets = Array.from({ length: 8 }, (_, index) => `Winner@100${index}`)
    const answers = await Promise.all(
      secrets.map((secret) =>
        change(token, { currentPassword: password, newPassword: secret, confirmPassword: secret }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const winner = secrets[answers.findIndex((answer) => answer.status === 200)] ?? ''
    expect((await login(user.email, winner)).status).toBe(200)
  })

  test('guessing the current one with a stolen session is throttled', async () => {
    const limited = await createTestApi({ RATE_LIMITS: 'on' })
    const { token } = await limited.signUp()
    const body = { currentPassword: 'Guess@1234', newPassword, confirmPassword: newPassword }
    const statuses = []
    for (let round = 0; round < 12; round += 1)
      statuses.push((await limited.call('PUT', '/user/change-password', { token, body })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    await limited.close()
  })
})

describe('resetting the password', () => {
  const reset = (email: string, otp: string, secret: unknown = newPassword) =>
    api.call('POST', '/auth/reset-password', { body: { email, otp, newPassword: secret } })
  const forget = (email: string) => api.call('POST', '/auth/forgot-password', { body: { email } })

  test('takes a mailed code once, ends all sessions and is in the audit log', async () => {
    const { token, user } = await api.signUp()
    await forget(user.email)
    const code = await api.lastCode(user.email)
    const weak = await reset(user.email, code, 'password')
    expect([weak.status, weak.body.errors]).toEqual([400, { newPassword: 'Please choose a stronger password' }])
    expect((await reset(user.email, code)).status).toBe(200)
    expect(await status(token)).toBe(401)
    expect((await login(user.email, newPassword)).status).toBe(200)
    expect((await reset(user.email, code, password)).status).toBe(400)
    expect((await login(user.email, password)).status).toBe(401)
    expect((await api.readMails(user.email)).at(-1)?.subject).toBe('Your Thodu password was changed')
    const rows = (await api.readAudit()).filter(
      ({ action, user_email }) => action === 'PASSWORD_RESET' && user_email === user.email,
    )
    expect(rows.map((row) => row.status)).toEqual(['success', 'failed'])
  })

  test('a sign-up code does not reset, a reset code does not verify', async () => {
    const { user } = await api.signUp()
    await forget(user.email)
    const code = await api.lastCode(user.email)
    const verified = await api.call('POST', '/auth/verify-otp', { body: { email: user.email, otp: code } })
    expect(verified.status).toBe(400)
    const fresh = api.nextEmail('mixed')
    await api.call('POST', '/auth/send-otp', { body: { email: fresh } })
    expect((await reset(fresh, await api.lastCode(fresh))).status).toBe(400)
  })

  test('a code of one account does not open another, and five wrong tries kill it', async () => {
    const [mine, theirs] = [await api.signUp(), await api.signUp()]
    await forget(mine.user.email)
    await forget(theirs.user.email)
    const code = await api.lastCode(mine.user.email)
    const other = await api.lastCode(theirs.user.email)
    if (code !== other) expect((await reset(theirs.user.email, code)).status).toBe(400)
    const wrong = other === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => reset(theirs.user.email, wrong)))
    expect((await reset(theirs.user.email, other)).status).toBe(400)
    expect((await login(theirs.user.email, password)).status).toBe(200)
  })

  test('of several right entries at once one counts', async () => {
    const { user } = await api.signUp()
    await forget(user.email)
    const code = await api.lastCode(user.email)
    const secrets = ['Racer@1001', 'Racer@1002', 'Racer@1003', 'Racer@1004']
    const answers = await Promise.all(secrets.map((secret) => reset(user.email, code, secret)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })
})

describe('the profile', () => {
  test('takes what people may change and nothing else', async () => {
    const { token, user } = await api.signUp()
    const answer = await api.call('PUT', '/user/profile', {
      token,
      body: {
        name: '  లక్ష్మి రావు ',
        phone: '(98700) 000-14',
        location: 'Hanamkonda',
        notificationPreferences: { marketing: true },
        role: 'admin',
        email: 'other@example.in',
        _id: 'other',
        createdAt: '2020-01-01',
      },
    })
    const expected = {
      ...user,
      name: 'లక్ష్మి రావు',
      phone: '9870000014',
      location: 'Hanamkonda',
      notificationPreferences: { emailUpdates: true, smsAlerts: true, marketing: true },
    }
    expect([answer.status, answer.body]).toEqual([200, expected])
    expect((await api.call('GET', '/user/profile', { token })).body).toEqual(expected)
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({ action: 'SYSTEM_SETTINGS_CHANGED', resource_type: 'system', resource_id: user._id })
    expect(JSON.parse(row?.changes ?? '')).toContainEqual({ field: 'location', from: '', to: 'Hanamkonda' })
  })

  test.each([
    [{ name: '   ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(51) }, { name: 'Name must be less than 50 characters' }],
    [{ name: 'A<b>' }, { name: 'Name can only contain letters, spaces, hyphens, and apostrophes' }],
    [{ phone: '0123456789' }, { phone: 'Please enter a valid phone number' }],
    [{ notificationPreferences: { emailUpdates: 'yes' } }, { emailUpdates: expect.any(String) }],
  ])('answers broken rules by field: %#', async (body, errors) => {
    const { token, user } = await api.signUp()
    const answer = await api.call('PUT', '/user/profile', { token, body })
    expect([answer.status, answer.body.errors]).toEqual([400, errors])
    expect((await api.call('GET', '/user/profile', { token })).body).toEqual(user)
  })

  test('nothing sent changes nothing and is not logged', async () => {
    const { token, user } = await api.signUp()
    const before = (await api.readAudit()).length
    expect((await api.call('PUT', '/user/profile', { token, body: { name: user.name } })).body).toEqual(user)
    expect((await api.readAudit()).length).toBe(before)
  })

  test('is closed to visitors', async () => {
    for (const [method, path] of [
      ['GET', '/user/profile'],
      ['PUT', '/user/profile'],
      ['PUT', '/user/change-password'],
      ['GET', '/auth/me'],
    ] as const)
      expect((await api.call(method, path, method === 'GET' ? {} : { body: {} })).status).toBe(401)
  })
})
