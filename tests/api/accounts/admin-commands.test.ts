import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdmin, ensureFirstAdmin, loadConfig, removeAccount } from '@thodu/api'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findAccount } from '../../../api/src/accounts/accounts.queries.ts'
import { createTestApi, password } from '../../support/api.ts'
import { selectRow, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)

const statusOf = async (token: string) => (await api.call('GET', '/auth/me', { token })).status

describe('creating an admin on the command line', () => {
  test('creates an account that can sign in, and records it in the audit log', async () => {
    const { outcome, user } = await createAdmin(api.deps, { email: ' Office@Example.in ', password })
    expect([outcome, user.role, user.email]).toEqual(['created', 'admin', 'office@example.in'])
    expect((await api.signIn('office@example.in')).user.role).toBe('admin')
    const row = (await api.readAudit()).find(({ action }) => action === 'SYSTEM_SETTINGS_CHANGED')
    expect(row).toMatchObject({ resource_type: 'system', user_role: 'system', resource_id: user._id })
  })

  test('promotes an existing account, keeps its password and ends its sessions', async () => {
    const { user, token } = await api.signUp()
    expect((await createAdmin(api.deps, { email: user.email })).outcome).toBe('promoted')
    expect(await statusOf(token)).toBe(401)
    expect((await api.signIn(user.email)).user.role).toBe('admin')
    expect((await createAdmin(api.deps, { email: user.email })).outcome).toBe('unchanged')
  })

  test('changes nothing about an existing admin: no session ends, no audit row, no confirmed address', async () => {
    const { token, user } = await api.makeAdmin()
    const [before, rows] = [await findAccount(api.deps.database.read, { id: user._id }), await api.readAudit()]
    expect((await createAdmin(api.deps, { email: user.email })).outcome).toBe('unchanged')
    expect(await statusOf(token)).toBe(200)
    expect(await findAccount(api.deps.database.read, { id: user._id })).toEqual(before)
    expect([before?.email_verified_at, await api.readAudit()]).toEqual([null, rows])
    await expect(createAdmin(api.deps, { email: user.email, password: 'short' })).rejects.toMatchObject({ status: 400 })
  })

  test('sets the given name and password and ends the open sessions', async () => {
    const email = api.nextEmail('named')
    const made = await createAdmin(api.deps, { email, password, name: 'Meera Iyer' })
    expect(made.user).toMatchObject({ name: 'Meera Iyer', email })
    const { token } = await api.signIn(email)
    const again = await createAdmin(api.deps, { email, password: 'Kakatiya#2026' })
    expect(again).toMatchObject({ outcome: 'unchanged', user: { name: 'Meera Iyer' } })
    expect(await statusOf(token)).toBe(401)
    expect((await api.call('POST', '/auth/login', { body: { email, password } })).status).toBe(401)
    expect((await api.signIn(email, 'Kakatiya#2026')).user.role).toBe('admin')
    const rows = (await api.readAudit()).filter(
      ({ action, resource_id: id }) => action === 'USER_MANAGEMENT' && id === made.user._id,
    )
    expect(rows.map(({ changes }) => changes)).toEqual(['[]'])
  })

  test('turns an inactive caretaker into an active admin and reports what changed', async () => {
    const caretaker = await api.makeCaretaker(await api.makeAdmin())
    const { _id: id, email } = caretaker.user
    await updateRows(api, 'accounts', { id }, { inactive_at: api.deps.now().toISOString() })
    expect((await createAdmin(api.deps, { email })).outcome).toBe('promoted')
    expect((await api.signIn(email)).user.role).toBe('admin')
    const row = (await api.readAudit()).find(
      ({ description }) => description === `Made ${email} an admin on the command line`,
    )
    expect(JSON.parse(row?.changes ?? '')).toEqual([{ field: 'role', from: 'caretaker', to: 'admin' }])
  })

  test.each([
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: 'new@example.in' }, 'Password is required'],
    [{ email: 'new@example.in', password: 'letmein' }, 'Please choose a stronger password'],
    [{ email: 'new@example.in', password: 'short#1' }, 'Password must be at least 8 characters long'],
  ])('refuses %j', async (input, text) => {
    await expect(createAdmin(api.deps, input)).rejects.toThrow(text)
  })
})

describe('the first admin at start', () => {
  test('is created once from ADMIN_EMAIL and ADMIN_PASSWORD, and a later start does not change them', async () => {
    const fresh = await createTestApi({ ADMIN_EMAIL: 'First@Example.in', ADMIN_PASSWORD: 'Warangal#2026' })
    expect(await ensureFirstAdmin(fresh.deps)).toBe(true)
    const { token, user } = await fresh.signIn('first@example.in', 'Warangal#2026')
    const body = { currentPassword: 'Warangal#2026', newPassword: 'Changed@99', confirmPassword: 'Changed@99' }
    expect((await fresh.call('PUT', '/user/change-password', { token, body })).status).toBe(200)
    expect(await ensureFirstAdmin(fresh.deps)).toBe(true)
    expect((await fresh.signIn('first@example.in', 'Changed@99')).user._id).toBe(user._id)
    await fresh.close()
  })

  test('is not created without both variables, and the server starts nevertheless', async () => {
    const fresh = await createTestApi()
    expect(await ensureFirstAdmin(fresh.deps)).toBe(false)
    await fresh.close()
  })

  test.each([
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: password }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'a@example.in' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'a@example.in', ADMIN_PASSWORD: 'admin' }, 'ADMIN_PASSWORD'],
    [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_JWKS_URL: 'no address' }, 'GOOGLE_JWKS_URL'],
  ])('an invalid value is refused with the name of its variable: %j', (env, name) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'thodu-config-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    expect(() => loadConfig({ DATA_DIR: dataDir, ...env })).toThrow(new RegExp(`^${name} is wrong`))
  })
})

describe('removing an account on the command line', () => {
  test('ends its sessions, deletes its personal data and releases its email address', async () => {
    const { user, token } = await api.signUp({ phone: '9870000019' })
    await removeAccount(api.deps, user.email.toUpperCase())
    expect(await statusOf(token)).toBe(401)
    const body = { email: user.email, password }
    expect((await api.call('POST', '/auth/login', { body })).status).toBe(401)
    const row = await selectRow(api, 'accounts', '*', { id: user._id })
    expect(JSON.stringify(row)).not.toMatch(/Asha|9870000019|argon2/)
    expect(row.email).not.toContain(user.email)
    const again = await api.signUp({ email: user.email })
    expect(again.user._id).not.toBe(user._id)
    const [removal] = (await api.readAudit()).filter(
      (row) => row.resource_id === user._id && row.action === 'USER_MANAGEMENT',
    )
    expect(removal).toMatchObject({ resource_type: 'user', status: 'success' })
  })
})
