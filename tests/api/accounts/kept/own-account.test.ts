import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findAccount, insertAccount, toUser } from '../../../../api/src/accounts/accounts.queries.ts'
import { createTestApi, password, type TestApi } from '../../../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const profile = (token: string) => api.call<User>('GET', '/user/profile', { token })
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
const storedOf = (id: string) =>
  api.deps.database.read.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const write = (id: string, values: { removed_at?: string; inactive_at?: string; password_hash?: string }) =>
  api.deps.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', id).execute())
/** What somebody agreed to, as it was written down, oldest first. */
const agreedBy = async (id: string) =>
  (
    await api.deps.database.read
      .selectFrom('consents')
      .select(['purpose', 'language', 'withdrawn_at'])
      .where('account_id', '=', id)
      .orderBy('given_at')
      .execute()
  ).map(({ purpose, language, withdrawn_at }) => `${purpose} ${language}${withdrawn_at === null ? '' : ', taken back'}`)

test("changes of one's own account, and a language taken over, are nobody else's", async () => {
  const [one, other] = [await api.signUp(), await api.signUp({ name: 'Ravi Kumar' })]
  const before = await storedOf(other.user._id)
  const settings = { emailUpdates: false, smsAlerts: false, marketing: true }
  const changed = await edit(one.token, { name: 'Asha Devi', notificationPreferences: settings })
  expect(changed.body).toMatchObject({ name: 'Asha Devi', notificationPreferences: settings })
  expect((await profile(one.token)).body.notificationPreferences).toEqual(settings)
  await login(one.user.email)
  expect([(await storedOf(one.user._id)).language, await storedOf(other.user._id)]).toEqual(['te', before])
})

test('a chosen language stays until another one is chosen', async () => {
  const { token } = await api.signUp()
  expect((await edit(token, { language: 'hi' })).body.language).toBe('hi')
  expect((await edit(token, { name: 'Asha Devi' })).body).toMatchObject({ name: 'Asha Devi', language: 'hi' })
})

test('what a family agrees to follows its settings, each by itself, in the language it reads; a colleague agrees to nothing', async () => {
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

test('whoever is known by a telephone alone gets no mail; a language is kept', async () => {
  const person = { name: 'Asha Rao', phone: '9876512360', role: 'user', passwordHash: null, verified: false } as const
  const [silent, written] = await api.deps.database.write(async (tx) => [
    await insertAccount(tx, { ...person, language: 'te' }, api.deps.now()),
    await insertAccount(tx, { ...person, email: api.nextEmail('written') }, api.deps.now()),
  ])
  expect([silent?.email_updates, silent?.language, silent?.email_verified_at]).toEqual([0, 'te', null])
  expect([written?.email_updates, written?.language]).toEqual([1, null])
})

test('a password that the office chose is said to a caretaker alone', async () => {
  const caretaker = await api.makeCaretaker(await api.makeAdmin())
  const row = await findAccount(api.deps.database.read, { id: caretaker.user._id })
  if (!row) throw new Error('nobody')
  expect(toUser(row).passwordIsInitial).toBe(true)
  expect(toUser({ ...row, role: 'admin' }).passwordIsInitial).toBeUndefined()
})

test('whoever is inactive hears so with the right password alone', async () => {
  const { user } = await api.makeCaretaker(await api.makeAdmin())
  await write(user._id, { inactive_at: api.deps.now().toISOString() })
  expect([(await login(user.email)).status, (await login(user.email, 'Wrong@1234')).status]).toEqual([403, 401])
})

test('a weak password of the office that is no common one is refused with what it lacks', async () => {
  const admin = await api.makeAdmin()
  const short = await change(admin.token, 'abcdef')
  expect([short.status, short.body.code]).toEqual([400, 'request.invalid'])
  expect(short.body.message).not.toBe(texts.password.common)
})

/** Lets something happen while a password is being compared. */
const whileComparing = (happens: () => Promise<unknown>) => {
  const { verify } = api.deps.passwords
  return vi.spyOn(api.deps.passwords, 'verify').mockImplementationOnce(async (...given) => {
    const isRight = await verify(...given)
    await happens()
    return isRight
  })
}

test('a password that was changed, or an account removed, while it was compared signs nobody in', async () => {
  for (const values of [{ password_hash: 'another' }, { removed_at: api.deps.now().toISOString() }]) {
    const { user } = await api.signUp()
    const compared = whileComparing(() => write(user._id, values))
    const answer = await login(user.email)
    expect([answer.status, compared.mock.calls.length]).toEqual([401, 1])
    compared.mockRestore()
  }
})

test('a password that was changed, or an account removed, while it was compared is not changed again', async () => {
  for (const values of [{ password_hash: 'another' }, { removed_at: api.deps.now().toISOString() }]) {
    const { user, token } = await api.signUp()
    const before = await storedOf(user._id)
    const compared = whileComparing(() => write(user._id, values))
    expect((await change(token, 'Kakatiya#2026')).status).toBe(400)
    compared.mockRestore()
    expect(await storedOf(user._id)).toEqual({ ...before, ...values })
  }
})
