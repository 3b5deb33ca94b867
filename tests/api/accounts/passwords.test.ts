import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { describe, expect, test, vi } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { selectRow, selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)

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
  ])('is refused with the message of the broken rule: %#', async (body, text) => {
    const { token, user } = await api.signUp()
    const answer = await change(token, { currentPassword: password, ...body })
    expect([answer.status, answer.body.message]).toEqual([400, text])
    expect((await login(user.email, password)).status).toBe(200)
  })

  test('ends every other session at once, not this one, and notifies the owner by mail', async () => {
    const { token, user } = await api.signUp()
    const [other, stranger] = [await api.signIn(user.email), await api.signUp()]
    const answer = await change(token, { currentPassword: password, newPassword, confirmPassword: newPassword })
    expect([answer.status, answer.body]).toEqual([200, { message: 'Password changed successfully!' }])
    expect([await status(token), await status(other.token), await status(stranger.token)]).toEqual([200, 401, 200])
    expect((await login(user.email, password)).status).toBe(401)
    expect((await login(user.email, newPassword)).status).toBe(200)
    expect((await api.readMails(user.email)).at(-1)?.subject).toBe('Your Thodu password was changed')
    const row = (await api.readAudit()).findLast(({ action }) => action === 'PASSWORD_RESET')
    expect(row).toMatchObject({ status: 'success', resource_type: 'authentication', actor_id: user._id })
  })

  test('succeeds once when sent several times at once', async () => {
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

  test('is rate-limited, so that a stolen session cannot guess the current password', async () => {
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

  test('accepts a mailed code once, ends all sessions and is recorded in the audit log', async () => {
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

  test('a sign-up code cannot reset a password, and a reset code cannot confirm an address', async () => {
    const { user } = await api.signUp()
    await forget(user.email)
    const code = await api.lastCode(user.email)
    const verified = await api.call('POST', '/auth/verify-otp', { body: { email: user.email, otp: code } })
    expect(verified.status).toBe(400)
    const fresh = api.nextEmail('mixed')
    await api.call('POST', '/auth/send-otp', { body: { email: fresh } })
    expect((await reset(fresh, await api.lastCode(fresh))).status).toBe(400)
  })

  test('succeeds once when the right code is sent several times at once', async () => {
    const { user } = await api.signUp()
    await forget(user.email)
    const code = await api.lastCode(user.email)
    const secrets = ['Racer@1001', 'Racer@1002', 'Racer@1003', 'Racer@1004']
    const answers = await Promise.all(secrets.map((secret) => reset(user.email, code, secret)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })
})

describe('the profile', () => {
  test('accepts the editable fields and ignores all others', async () => {
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
  ])('reports each invalid field: %#', async (body, errors) => {
    const { token, user } = await api.signUp()
    const answer = await api.call('PUT', '/user/profile', { token, body })
    expect([answer.status, answer.body.errors]).toEqual([400, errors])
    expect((await api.call('GET', '/user/profile', { token })).body).toEqual(user)
  })

  test('stays unchanged and is not logged when no value differs', async () => {
    const { token, user } = await api.signUp()
    const before = (await api.readAudit()).length
    expect((await api.call('PUT', '/user/profile', { token, body: { name: user.name } })).body).toEqual(user)
    expect((await api.readAudit()).length).toBe(before)
  })
})
describe('an account', () => {
  const api = useWorld(createTestApi)

  const edit = (token: string, body: object, language?: string) =>
    api.call<User>('PUT', '/user/profile', {
      token,
      body,
      ...(language && { headers: { 'X-Thodu-Language': language } }),
    })
  const login = (email: string, secret = password, language = 'te') =>
    api.call('POST', '/auth/login', { body: { email, password: secret }, headers: { 'X-Thodu-Language': language } })
  const change = (token: string, newPassword: string) =>
    api.call<{ code: string; message: string }>('PUT', '/user/change-password', {
      token,
      body: { currentPassword: password, newPassword, confirmPassword: newPassword },
    })
  const storedOf = (id: string) => selectRow(api, 'accounts', '*', { id })
  const write = (id: string, values: { removed_at?: string; inactive_at?: string; password_hash?: string }) =>
    updateRows(api, 'accounts', { id }, values)
  const agreedBy = async (id: string) =>
    (await selectRows(api, 'consents', ['purpose', 'language', 'withdrawn_at'], { account_id: id }, 'given_at')).map(
      ({ purpose, language, withdrawn_at }) => `${purpose} ${language}${withdrawn_at === null ? '' : ', taken back'}`,
    )

  test('stores the chosen language until another one is chosen', async () => {
    const { token } = await api.signUp()
    expect((await edit(token, { language: 'hi' })).body.language).toBe('hi')
    expect((await edit(token, { name: 'Asha Devi' })).body).toMatchObject({ name: 'Asha Devi', language: 'hi' })
  })

  test('of a customer stores each consent of its settings in the language of the page; staff give none', async () => {
    const { token, user } = await api.signUp()
    const start = await agreedBy(user._id)
    await edit(token, { notificationPreferences: { marketing: true } }, 'te')
    expect(await agreedBy(user._id)).toEqual([...start, 'news te'])
    await edit(token, { notificationPreferences: { smsAlerts: false } }, 'te')
    await edit(token, { notificationPreferences: { smsAlerts: true }, language: 'hi' })
    api.clock.advance(1_000)
    await edit(token, { notificationPreferences: { marketing: false } })
    expect((await agreedBy(user._id)).filter((said) => said.startsWith('news'))).toEqual(['news te, taken back'])
    expect((await agreedBy(user._id)).at(-1)).toBe('messages hi')
    const admin = await api.makeAdmin()
    await edit(admin.token, { notificationPreferences: { smsAlerts: false, marketing: true } })
    expect(await agreedBy(admin.user._id)).toEqual([])
  })

  test('of an inactive caretaker reveals this only with the right password', async () => {
    const { user } = await api.makeCaretaker(await api.makeAdmin())
    await write(user._id, { inactive_at: api.deps.now().toISOString() })
    expect([(await login(user.email)).status, (await login(user.email, 'Wrong@1234')).status]).toEqual([403, 401])
  })

  const whileComparing = (happens: () => Promise<unknown>) => {
    const { verify } = api.deps.passwords
    return vi.spyOn(api.deps.passwords, 'verify').mockImplementationOnce(async (...given) => {
      const isRight = await verify(...given)
      await happens()
      return isRight
    })
  }

  test('refuses a sign-in when the password changes or the account is removed meanwhile', async () => {
    for (const values of [{ password_hash: 'another' }, { removed_at: api.deps.now().toISOString() }]) {
      const { user } = await api.signUp()
      const compared = whileComparing(() => write(user._id, values))
      const answer = await login(user.email)
      expect([answer.status, compared.mock.calls.length]).toEqual([401, 1])
      compared.mockRestore()
    }
  })

  test('refuses a password change when the password changes or the account is removed meanwhile', async () => {
    for (const values of [{ password_hash: 'another' }, { removed_at: api.deps.now().toISOString() }]) {
      const { user, token } = await api.signUp()
      const before = await storedOf(user._id)
      const compared = whileComparing(() => write(user._id, values))
      expect((await change(token, 'Kakatiya#2026')).status).toBe(400)
      compared.mockRestore()
      expect(await storedOf(user._id)).toEqual({ ...before, ...values })
    }
  })
})
