import { createAdmin, removeAccount } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { UserRow } from '@thodu/api/contract/users/users.calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
beforeAll(async () => {
  admin = await api.makeAdmin()
})

const list = (query = '', token = admin.token) => api.call<UserRow[]>('GET', `/admin/users${query}`, { token })
const setRole = (id: string, role: unknown, token = admin.token) =>
  api.call('PUT', `/admin/users/${id}/role`, { token, body: { role } })
const filter = (value: unknown) => `?filter=${encodeURIComponent(JSON.stringify(value))}`

describe('the list of accounts', () => {
  test('answers pages as react-admin’s simple-rest provider expects', async () => {
    const made = []
    for (const name of ['Bhavani', 'Chandra', 'Devika']) made.push((await api.signUp({ name })).user)
    const newest = await list('?range=[0,1]')
    expect(newest.body.map(({ name }) => name)).toEqual(['Devika', 'Chandra'])
    expect(newest.headers.get('Content-Range')).toBe('users 0-1/4')
    expect(Object.keys(newest.body[0] ?? {}).sort()).toEqual(['_id', 'createdAt', 'email', 'name', 'phone', 'role'])
    const byName = await list('?sort=["name","ASC"]&range=[1,2]')
    expect(byName.body.map(({ name }) => name)).toEqual(['Chandra', 'Devika'])
    expect((await list('?range=[50,60]')).headers.get('Content-Range')).toBe('users */4')
    expect((await list(filter({ role: 'admin' }))).body.map(({ _id }) => _id)).toEqual([admin.user._id])
    expect((await list(filter({ q: 'DEVI' }))).body.map(({ name }) => name)).toEqual(['Devika'])
    expect((await list(filter({ q: made[0]?.email }))).body.map(({ name }) => name)).toEqual(['Bhavani'])
    expect((await list(filter({ q: '%' }))).body).toEqual([])
    expect((await list(filter({ q: '_' }))).body).toEqual([])
    expect((await list(filter({ q: "' or 1=1 --" }))).body).toEqual([])
    expect((await list(filter({ id: [made[1]?._id, made[2]?._id] }))).body).toHaveLength(2)
  })

  test.each([
    '?sort=["password_hash","ASC"]',
    '?sort=["name","UP"]',
    '?sort=name',
    '?range=[5,1]',
    '?range=[-1,5]',
    '?range=[0,1e99]',
    '?filter={"role":"root"}',
    '?filter={"password_hash":"x"}',
    '?filter=[]',
    '?filter={',
    '?filter={"id":[]}',
  ])('%s is refused with 400', async (query) => {
    expect((await list(query)).status).toBe(400)
  })
})

describe('a role', () => {
  test('change ends the sessions of the account, and is recorded in the audit log', async () => {
    const { user, token } = await api.signUp()
    const answer = await setRole(user._id, 'caretaker')
    expect([answer.status, answer.body]).toEqual([200, { ...user, role: 'caretaker' }])
    expect((await api.call('GET', '/auth/me', { token })).status).toBe(401)
    expect((await api.signIn(user.email)).user.role).toBe('caretaker')
    const row = (await api.readAudit()).findLast(({ action }) => action === 'USER_MANAGEMENT')
    expect(row).toMatchObject({ resource_type: 'user', resource_id: user._id, actor_id: admin.user._id })
    expect(JSON.parse(row?.changes ?? '')).toEqual([{ field: 'role', from: 'user', to: 'caretaker' }])
  })

  test('that stays the same keeps the session', async () => {
    const { user, token } = await api.signUp()
    expect((await setRole(user._id, 'user')).status).toBe(200)
    expect((await api.call('GET', '/auth/me', { token })).status).toBe(200)
  })

  test.each(['pending', 'confirmed', 'active'] as const)(
    'of a caretaker cannot change while a booking is %s',
    async (status) => {
      const caretaker = await api.makeCaretaker(admin)
      const owner = await api.signUp()
      const booking = await insertBooking(api, { owner, caretaker, status })
      for (const role of ['user', 'admin']) {
        const answer = await setRole(caretaker.user._id, role)
        const message = 'This caretaker has an open booking. Complete it, cancel it or unassign the caretaker first.'
        expect([answer.status, answer.body]).toEqual([409, { code: 'caretaker.has_open_booking', message }])
      }
      await expect(createAdmin(api.deps, { email: caretaker.user.email })).rejects.toMatchObject({ status: 409 })
      await expect(removeAccount(api.deps, caretaker.user.email)).rejects.toMatchObject({
        code: 'caretaker.has_open_booking',
      })
      expect((await api.call('GET', '/auth/me', { token: caretaker.token })).body).toMatchObject({ role: 'caretaker' })
      const body = { status: 'cancelled', reason: '' }
      await api.call('PUT', `/admin/bookings/${booking.id}/status`, { token: admin.token, body })
      expect((await setRole(caretaker.user._id, 'user')).status).toBe(200)
    },
  )

  test('must be one of three, for an existing account', async () => {
    const { user } = await api.signUp()
    for (const role of ['root', '', undefined, ['admin'], 1]) expect((await setRole(user._id, role)).status).toBe(400)
    for (const id of ['nobody', '%27', 'x'.repeat(64)]) expect((await setRole(id, 'user')).status).toBe(404)
  })

  test('cannot be set by customers and caretakers', async () => {
    const customer = await api.signUp()
    const answer = await setRole(customer.user._id, 'admin', customer.token)
    expect(answer.status).toBe(403)
    expect((await api.signIn(customer.user.email)).user.role).toBe('user')
    const row = (await api.readAudit()).findLast(({ action }) => action === 'USER_MANAGEMENT')
    expect(row).toMatchObject({ status: 'failed', actor_id: customer.user._id, resource_id: customer.user._id })
  })
})

describe('the last admin', () => {
  test('cannot be demoted', async () => {
    const alone = await createTestApi()
    const only = await alone.makeAdmin()
    const body = { role: 'user' }
    const answer = await alone.call('PUT', `/admin/users/${only.user._id}/role`, { token: only.token, body })
    expect([answer.status, answer.body.message]).toEqual([409, 'At least one admin must remain.'])
    expect((await alone.call('GET', '/auth/me', { token: only.token })).body).toMatchObject({ role: 'admin' })
    await alone.close()
  })

  test('remains when the last two demote each other, or themselves, at the same time', async () => {
    const race = await createTestApi()
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [await race.makeAdmin(), await race.makeAdmin()]
      const others = await selectRows(race, 'accounts', ['id'], { role: 'admin' })
      for (const { id } of others.filter(({ id }) => id !== one.user._id && id !== two.user._id))
        await race.call('PUT', `/admin/users/${id}/role`, { token: one.token, body: { role: 'user' } })
      const crossed = round % 2 === 0
      const demote = (by: SignedIn, target: SignedIn) =>
        race.call('PUT', `/admin/users/${target.user._id}/role`, { token: by.token, body: { role: 'user' } })
      await Promise.all([
        ...Array.from({ length: 5 }, () => demote(one, crossed ? two : one)),
        ...Array.from({ length: 5 }, () => demote(two, crossed ? one : two)),
      ])
      const left = await selectRows(race, 'accounts', ['id'], { role: 'admin' })
      expect(left).toHaveLength(1)
    }
    await race.close()
  })
})
