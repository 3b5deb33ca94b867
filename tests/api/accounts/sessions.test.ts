import type { DeviceSession } from '@thodu/api/contract/accounts/factors.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepAccounts } from '../../../api/src/accounts/sweep-accounts.ts'
import { createTestApi, password, type TestApi } from '../../support/api.ts'

const hour = 3_600_000
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const list = async (token: string, path = '/user/sessions') =>
  (await api.call<DeviceSession[]>('GET', path, { token })).body
const status = async (token: string) => (await api.call('GET', '/auth/me', { token })).status
const signInFrom = async (email: string, ip: string, userAgent: string) => {
  const headers = { 'User-Agent': userAgent }
  return (await api.call<{ token: string }>('POST', '/auth/login', { body: { email, password }, ip, headers })).body
    .token
}

test('own sessions are listed with device, address and last use, and each can be ended', async () => {
  const { user, token } = await api.signUp()
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36'
  const other = await signInFrom(user.email, '203.0.113.8', phone)
  const sessions = await list(token)
  expect(sessions).toHaveLength(2)
  const found = sessions.find(({ current }) => !current)
  expect(found).toMatchObject({ browser: 'Chrome', system: 'Android', ip: '203.0.113.8' })
  expect((await api.call('DELETE', `/user/sessions/${found?._id}`, { token })).status).toBe(204)
  expect([await status(other), await status(token)]).toEqual([401, 200])
  expect((await list(token)).map(({ current }) => current)).toEqual([true])
  expect((await api.call('DELETE', `/user/sessions/${found?._id}`, { token })).status).toBe(404)
  expect((await api.readAudit()).findLast(({ status: outcome }) => outcome === 'success')).toMatchObject({
    action: 'LOGOUT',
    description: 'Ended one of the own sessions',
  })
})

test("somebody else's session is not there, for anybody but an admin", async () => {
  const [mine, theirs, admin] = [await api.signUp(), await api.signUp(), await api.makeAdmin()]
  const [session] = await list(theirs.token)
  expect((await api.call('DELETE', `/user/sessions/${session?._id}`, { token: mine.token })).status).toBe(404)
  expect((await api.call('DELETE', `/user/sessions/${session?._id}`, { token: admin.token })).status).toBe(404)
  expect(await list(admin.token, `/admin/users/${theirs.user._id}/sessions`)).toEqual([{ ...session, current: false }])
  expect((await api.call('DELETE', `/admin/sessions/${session?._id}`, { token: admin.token })).status).toBe(204)
  expect(await status(theirs.token)).toBe(401)
  const unknown = await api.call('GET', '/admin/users/nobody/sessions', { token: admin.token })
  expect(unknown.status).toBe(404)
  expect((await api.readAudit()).find(({ description }) => description.startsWith('Ended a session of'))).toMatchObject(
    {
      action: 'LOGOUT',
      actor_id: admin.user._id,
      resource_id: theirs.user._id,
    },
  )
})

test('a session of the team ends after twelve hours without a call; a customer’s does not', async () => {
  const admin = await api.makeAdmin()
  const [caretaker, customer] = [await api.makeCaretaker(admin), await api.signUp()]
  api.clock.advance(12 * hour - 60_000)
  expect(await status(admin.token)).toBe(200)
  const used = async (): Promise<string> => {
    const find = 'select last_used_at as used from sessions where account_id = ?'
    return (await (await api.sideDoor()).rows<{ used: string }>(find, admin.user._id))[0]?.used ?? ''
  }
  await expect.poll(async () => api.deps.now().getTime() - Date.parse(await used())).toBeLessThan(hour)
  api.clock.advance(60_000)
  expect(await Promise.all([admin, caretaker, customer].map(({ token }) => status(token)))).toEqual([200, 401, 200])
  api.clock.advance(11 * hour)
  expect(await status(admin.token)).toBe(200)
})

test('a session of a customer is shown until it expires, however long it was idle', async () => {
  const own = await createTestApi()
  const { user } = await own.signUp()
  own.clock.advance(29 * 24 * hour)
  const again = await own.signIn(user.email)
  const shown = async () =>
    (await own.call<DeviceSession[]>('GET', '/user/sessions', { token: again.token })).body.map(
      ({ current }) => current,
    )
  expect(await shown()).toEqual([true, false])
  own.clock.advance(24 * hour)
  expect(await shown()).toEqual([true])
  await own.close()
})

test('an ended night leaves no address behind, and no session that is shown', async () => {
  const own = await createTestApi()
  const [admin, customer] = [await own.makeAdmin(), await own.signUp()]
  own.clock.advance(12 * hour)
  const again = await own.signIn(admin.user.email)
  const shown = await own.call<DeviceSession[]>('GET', '/user/sessions', { token: again.token })
  expect(shown.body.map(({ current }) => current)).toEqual([true])
  await sweepAccounts(own.deps)
  const rows = await (await own.sideDoor()).rows<{ whose: string }>('select account_id as whose from sessions')
  expect(rows.map(({ whose }) => whose).toSorted()).toEqual([admin.user._id, customer.user._id].toSorted())
  await own.close()
})
