import { resetFactors } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { FactorChallenge, FactorStatus } from '@thodu/api/contract/accounts/factors.schema'
import { newId } from '@thodu/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { unknownAddress } from '../../../../api/src/accounts/unknown-address.ts'
import { createTestApi, password } from '../../../support/api.ts'
import { useWorld } from '../../../support/use-world.ts'
import { addApp, appCode } from './second-step.ts'

const quarter = 15 * 60_000
const api = useWorld(() => createTestApi({}, { bookings: 150 }))
let admin: SignedIn
let app: Awaited<ReturnType<typeof addApp>>
beforeAll(async () => {
  admin = await api.makeAdmin()
  app = await addApp(api, admin.token)
})

const call = (method: string, path: string, body?: unknown, token = admin.token) =>
  api.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const ask = async (token = admin.token) =>
  (await api.call<FactorChallenge>('POST', '/user/factors/ask', { token })).body
const prove = async (proof: object, token = admin.token) => {
  const { challenge } = await ask(token)
  return api.call<{ provenUntil: string; code: string }>('POST', '/user/factors/prove', {
    token,
    body: { challenge, ...proof },
  })
}
const code = () => appCode(app.secret, api.deps.now())
const stale = [403, 'auth.factor_stale']

const caretaker = () => ({
  name: 'Lakshmi Devi',
  email: api.nextEmail('new'),
  password,
  serviceTypes: ['elderly-care'],
})
const other = { name: 'Vimala Rao', phone: '9848012345', location: '' }
/** A family created by telephone, without an email address. */
const unreachable = () => api.addAccount('user', { ...other, email: unknownAddress(newId()) })
const addCaretaker = () => api.addAccount('caretaker', { ...other, email: api.nextEmail('other') })
async function sessionOfOther(): Promise<string> {
  const id = await api.addAccount('user', { ...other, email: api.nextEmail('other') })
  await api.openSessionFor(id)
  const { body } = await api.call<{ _id: string }[]>('GET', `/admin/users/${id}/sessions`, { token: admin.token })
  return body[0]?._id ?? ''
}
const guarded: [string, () => ReturnType<typeof call>][] = [
  ['a role', async () => call('PUT', `/admin/users/${(await api.signUp()).user._id}/role`, { role: 'caretaker' })],
  ['a first password', () => call('POST', '/admin/caretakers', caretaker())],
  ['the export of the audit log', () => call('GET', '/audit/export')],
  ['an export that the browser writes', () => call('POST', '/admin/exports', { list: 'users', rows: 3 })],
  ['more rows than a screen shows', () => call('GET', '/admin/bookings?range=[0,149]')],
  ['the sheet with every number', () => call('GET', '/admin/emergency-sheet')],
  [
    'the address of a family',
    async () => call('PUT', `/admin/families/${await unreachable()}/email`, { email: api.nextEmail('new') }),
  ],
  ['ending the session of another person', async () => call('DELETE', `/admin/sessions/${await sessionOfOther()}`)],
  [
    'making a caretaker inactive',
    async () => call('PUT', `/admin/caretakers/${await addCaretaker()}`, { active: false }),
  ],
  ['another app', () => call('POST', '/user/factors/totp')],
  ['a passkey', () => call('POST', '/user/factors/passkey')],
  ['new recovery codes', () => call('POST', '/user/recovery-codes')],
  ['the name of a second step', () => call('PUT', `/user/factors/${app.id}`, { name: 'Old phone' })],
]

describe('a two-factor proof', () => {
  test.each(guarded)('is required again after fifteen minutes: %s', async (_, act) => {
    api.clock.advance(quarter)
    const refused = await act()
    expect([refused.status, refused.body.code]).toEqual(stale)
    expect((await prove({ code: code() })).status).toBe(200)
    expect((await act()).status).toBeLessThan(300)
  })

  test('is valid for its own session, until the time in the answer', async () => {
    const second = await api.openSessionFor(admin.user._id)
    api.clock.advance(quarter)
    const { body } = await prove({ code: code() })
    const left = Date.parse(body.provenUntil) - api.deps.now().getTime()
    expect(left > quarter - 10_000 && left <= quarter).toBe(true)
    expect((await call('POST', '/user/recovery-codes', undefined, second)).status).toBe(403)
    api.clock.advance(quarter - 60_000)
    expect((await call('POST', '/admin/exports', { list: 'users', rows: 3 })).status).toBe(204)
    api.clock.advance(60_000)
    expect((await call('POST', '/admin/exports', { list: 'users', rows: 3 })).status).toBe(403)
  })

  test('requires an unused code and an open challenge of the same session', async () => {
    api.clock.advance(30_000)
    const shown = code()
    expect((await prove({ code: shown })).status).toBe(200)
    const again = await prove({ code: shown })
    expect([again.status, again.body.code]).toEqual([400, 'auth.factor_wrong'])
    api.clock.advance(30_000)
    const second = await api.openSessionFor(admin.user._id)
    const { challenge } = await ask(second)
    const body = { challenge, code: code() }
    expect((await call('POST', '/user/factors/prove', body)).status).toBe(400)
    expect((await call('POST', '/user/factors/prove', body, second)).status).toBe(200)
  })

  test('answers challenges of its own kind only: a sign-in challenge does not allow an export', async () => {
    api.clock.advance(quarter)
    const { challenge } = await ask()
    const body = { challenge, code: code(), name: 'Phone' }
    expect((await call('POST', '/user/factors/prove', { challenge, code: code() })).status).toBe(200)
    const next = await ask()
    const tries = async () => (await api.sideDoor()).rows('select sum(attempts) as tries from factor_challenges')
    const before = await tries()
    const confirmed = await call('POST', '/user/factors/totp/confirm', { ...body, challenge: next.challenge })
    expect([confirmed.status, confirmed.body.code]).toEqual([400, 'auth.factor_wrong'])
    // A challenge of another kind is not found, so it keeps all its tries.
    expect(await tries()).toEqual(before)
  })

  test('cannot be the password when the account has two-factor authentication', async () => {
    api.clock.advance(quarter)
    expect((await ask()).kinds).toEqual(['totp', 'recovery'])
    expect((await prove({ password })).status).toBe(400)
    expect((await call('POST', '/user/recovery-codes')).status).toBe(403)
  })
})

test('without two-factor authentication only setting it up requires the password again', async () => {
  const other = await api.makeAdmin()
  api.clock.advance(quarter)
  const { token } = other
  expect((await call('POST', '/admin/caretakers', caretaker(), token)).status).toBe(201)
  expect((await call('GET', '/audit/export', undefined, token)).status).toBe(200)
  expect((await call('GET', '/admin/bookings', undefined, token)).status).toBe(200)
  const refused = await call('POST', '/user/factors/totp', undefined, token)
  expect([refused.status, refused.body.code]).toEqual(stale)
  expect((await ask(token)).kinds).toEqual(['password'])
  expect((await prove({ password: 'Wrong@1234' }, token)).status).toBe(400)
  expect((await prove({ password }, token)).status).toBe(200)
  expect((await call('POST', '/user/factors/totp', undefined, token)).status).toBe(201)
})

describe('managing two-factor authentication', () => {
  test('renames, lists and removes own factors, writes audit rows and notifies the owner', async () => {
    const own = await api.makeAdmin()
    const { token } = own
    const first = await addApp(api, token)
    const more = await addApp(api, token)
    expect([first.recoveryCodes.length, more.recoveryCodes.length]).toEqual([10, 0])
    expect((await call('PUT', `/user/factors/${more.id}`, { name: ' Tablet ' }, token)).body.name).toBe('Tablet')
    const { body } = await api.call<FactorStatus>('GET', '/user/factors', { token })
    expect(body.factors.map(({ kind, name }) => [kind, name])).toEqual([
      ['totp', 'Phone'],
      ['totp', 'Tablet'],
    ])
    expect((await call('DELETE', `/user/factors/${more.id}`, undefined, token)).status).toBe(204)
    const rows = (await api.readAudit()).filter((row) => row.resource_id === own.user._id)
    expect(rows.slice(-4).map(({ action, resource_type }) => [action, resource_type])).toEqual(
      Array(4).fill(['SYSTEM_SETTINGS_CHANGED', 'authentication']),
    )
    const subjects = (await api.readMails(own.user.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      ...Array(2).fill('Two-factor authentication is on for your Thodu account'),
      'A second factor was removed from your Thodu account',
    ])
    expect((await prove({ code: code() })).status).toBe(200)
    for (const method of ['PUT', 'DELETE'])
      expect(
        (await call(method, `/user/factors/${first.id}`, method === 'PUT' ? { name: 'x' } : undefined)).status,
      ).toBe(404)
  })

  test('ends the other sessions only with the first factor', async () => {
    const own = await api.makeAdmin()
    const other = await api.openSessionFor(own.user._id)
    await addApp(api, own.token)
    expect((await call('GET', '/auth/me', undefined, other)).status).toBe(401)
    const third = await api.openSessionFor(own.user._id)
    await addApp(api, own.token)
    expect((await call('GET', '/auth/me', undefined, third)).status).toBe(200)
  })

  test('replaces all earlier recovery codes by new ones', async () => {
    const own = await api.makeAdmin()
    const { recoveryCodes } = await addApp(api, own.token)
    const { body } = await api.call<{ recoveryCodes: string[] }>('POST', '/user/recovery-codes', { token: own.token })
    api.clock.advance(quarter)
    expect((await prove({ recoveryCode: recoveryCodes[0] }, own.token)).status).toBe(400)
    expect((await prove({ recoveryCode: body.recoveryCodes[0] }, own.token)).status).toBe(200)
  })

  test('activates an authenticator app once one of its codes is entered, within five tries', async () => {
    const own = await api.makeAdmin()
    const { token } = own
    const begun = await api.call<{ challenge: string; secret: string }>('POST', '/user/factors/totp', { token })
    const { challenge, secret } = begun.body
    const confirm = (entered: string) =>
      api.call('POST', '/user/factors/totp/confirm', { token, body: { challenge, code: entered, name: 'Phone' } })
    for (let round = 0; round < 5; round += 1) expect((await confirm('x')).status).toBe(400)
    expect((await confirm(appCode(secret, api.deps.now()))).status).toBe(400)
    expect((await api.signIn(own.user.email)).user._id).toBe(own.user._id)
  })
})

test('the shell removes the factors of any account, also of the last admin, and records it in the audit log', async () => {
  const alone = await createTestApi({ STAFF_SECOND_FACTOR: 'admins' })
  const { user, token } = await alone.makeAdmin()
  await addApp(alone, token)
  expect(await resetFactors(alone.deps, ` ${user.email.toUpperCase()}`)).toBe(1)
  expect((await alone.call('GET', '/auth/me', { token })).status).toBe(401)
  const again = await alone.signIn(user.email)
  expect(again.user.secondFactor?.missing).toBeUndefined()
  expect((await alone.call('GET', '/admin/users', { token: again.token })).status).toBe(200)
  expect((await alone.readAudit()).find(({ action }) => action === 'USER_MANAGEMENT')).toMatchObject({
    user_role: 'system',
    resource_type: 'user',
    resource_id: user._id,
  })
  await expect(resetFactors(alone.deps, 'nobody@example.in')).rejects.toMatchObject({ status: 404 })
  await alone.close()
})
