import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'
import type { Refusal } from '../../support/world.ts'

let api: TestApi
let admin: SignedIn
beforeAll(async () => {
  api = await createTestApi()
  admin = await api.makeAdmin('Meera Iyer')
})
afterAll(() => api.close())

const given = 'Orugallu@2031'
const give = (id: string, password: string = given) =>
  api.call<Refusal>('POST', `/admin/caretakers/${id}/password`, { token: admin.token, body: { password } })

test('a new first password ends her sessions, counts as the office’s, and is written down without it (rule OFF-35)', async () => {
  const caretaker = await api.makeCaretaker(admin)
  const { _id: id, email, name } = caretaker.user
  expect((await give(id)).status).toBe(204)
  expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(401)
  const signedIn = await api.signIn(email, given)
  const account = await api.deps.database.read
    .selectFrom('accounts')
    .select('password_chosen_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([signedIn.user._id, account.password_chosen_by]).toEqual([id, 'office'])
  const row = (await api.readAudit()).findLast(({ resource_id: subject }) => subject === id && subject !== null)
  const told = (await api.readAudit()).filter(
    ({ action, resource_id }) => action === 'PASSWORD_RESET' && resource_id === id,
  )
  expect(told).toMatchObject([{ user_role: 'admin', resource_type: 'authentication', status: 'success' }])
  expect(told[0]?.description).toContain(name)
  expect(JSON.stringify([row, told])).not.toContain(given)
  expect((await api.readMails(email)).at(-1)?.subject).toContain('password')
})

test.each([
  ['short', texts.password.tooShort],
  ['Password1!', texts.password.common],
])('“%s” is no password', async (password, text) => {
  const caretaker = await api.makeCaretaker(admin)
  const answer = await give(caretaker.user._id, password)
  expect([answer.status, answer.body.errors]).toEqual([400, { password: text }])
  expect((await api.call('GET', '/auth/me', { token: caretaker.token })).status).toBe(200)
})

test('her own address is none either', async () => {
  const caretaker = await api.makeCaretaker(admin)
  const answer = await give(caretaker.user._id, caretaker.user.email)
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['password']])
  // What stands before the @ would do as a password of anybody else.
  const id = await api.addAccount('caretaker', { name: 'Sridevi Goud', email: 'sridevi!1@example.in' })
  const own = await give(id, 'Sridevi!1')
  expect([own.status, own.body.errors]).toEqual([400, { password: texts.password.common }])
  expect((await give(caretaker.user._id, 'Sridevi!1')).status).toBe(204)
})

test('nobody but a caretaker gets one: no admin, no family, nobody who is not there', async () => {
  const family = await api.signUp({})
  const other = await api.makeAdmin('Ravi Kumar')
  for (const id of [admin.user._id, other.user._id, family.user._id, 'missing'])
    expect((await give(id)).status).toBe(404)
  expect((await api.call('GET', '/auth/me', { token: family.token })).status).toBe(200)
})
