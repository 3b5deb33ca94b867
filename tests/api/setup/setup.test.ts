import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Service } from '@thodu/api/contract/care/catalogue'
import type { OperatorNotices } from '@thodu/api/contract/operations/operations.schema'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import type { SetupForm } from '@thodu/api/contract/setup/setup.schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { computeSetupToken } from '../../../api/src/setup/setup-token.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { bookingBody } from '../../support/samples/patient.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi({ REQUIRED_CHECKS: 'police' })
})
afterEach(() => api.close())

const answers = (changes: Partial<SetupForm> = {}): SetupForm => ({
  token: computeSetupToken(api.config),
  admin: { name: 'Lakshmi Devi', email: 'lakshmi@kaakatiya.example', password: 'Warm Rice 42!' },
  organisation: {
    name: 'Kaakatiya Care',
    city: 'Karimnagar',
    phone: '+91 99000 11000',
    email: 'office@kaakatiya.example',
  },
  prices: { 'elderly-care': { basic: 2_700 } },
  upi: { vpa: 'kaakatiya@bank', name: 'Kaakatiya Care' },
  ...changes,
})
const setUp = (body: unknown) =>
  api.call<SignedIn & { code: string; errors?: Record<string, string> }>('POST', '/setup', { body })
const check = (token = computeSetupToken(api.config)) => api.call('POST', '/setup/check', { body: { token } })

test('the holder of the setup link becomes the first admin, and the answers become the settings (rule SET-15)', async () => {
  expect((await check()).status).toBe(200)
  const { status, body } = await setUp(answers())
  expect([status, body.user.role]).toEqual([201, 'admin'])
  const read = await api.call<Settings>('GET', '/admin/settings', { token: body.token })
  const { organisation, payments } = read.body.sections
  expect(organisation.values).toMatchObject({
    name: { en: 'Kaakatiya Care', te: 'Kaakatiya Care', hi: 'Kaakatiya Care' },
    phone: '+919900011000',
    messagingNumber: '+919900011000',
  })
  expect(payments.values.upi).toMatchObject({ vpa: 'kaakatiya@bank', verified: false })
  const { services } = (await api.call<{ services: Service[] }>('GET', '/catalogue')).body
  const elderly = services.find(({ id }) => id === 'elderly-care')
  expect(elderly?.packages.map(({ price }) => price)).toEqual([2_700, 5_500, 10_000])
  const credentials = { email: 'lakshmi@kaakatiya.example', password: 'Warm Rice 42!' }
  expect((await api.call('POST', '/auth/login', { body: credentials })).status).toBe(200)
})

test('the setup link is invalid as soon as an admin exists (rule SET-15)', async () => {
  expect((await setUp(answers())).status).toBe(201)
  expect([(await check()).status, (await setUp(answers())).status]).toEqual([404, 404])
  const other = await createTestApi()
  await other.addAccount('admin', { name: 'Meera Iyer', email: 'meera@example.in' })
  const token = computeSetupToken(other.config)
  expect((await other.call('POST', '/setup/check', { body: { token } })).status).toBe(404)
  await other.close()
})

test('a setup whose response was lost is refused the second time, and the entered password signs in', async () => {
  await setUp(answers())
  const again = await setUp(answers({ admin: { ...answers().admin, name: 'Lakshmi D' } }))
  expect([again.status, (await check()).status]).toEqual([404, 404])
  const { email, password } = answers().admin
  const signedIn = await api.call<SignedIn>('POST', '/auth/login', { body: { email, password } })
  expect([signedIn.status, signedIn.body.user.name]).toEqual([200, 'Lakshmi Devi'])
})

test('every setup call refuses another token', async () => {
  const token = `${computeSetupToken(api.config).slice(0, -1)}_`
  const piece = await api.call('POST', '/setup/backup', {
    body: 'bytes',
    headers: { 'Content-Type': 'application/octet-stream', 'Setup-Token': token, 'Upload-Offset': '0' },
  })
  const restore = await api.call('POST', '/setup/restore', { body: { token } })
  const calls = [await check(token), await setUp(answers({ token })), piece, restore]
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('of two simultaneous setups one creates the admin', async () => {
  const second = { name: 'Ravi Kumar', email: 'ravi@kaakatiya.example', password: 'Warm Rice 42!' }
  const answered = await Promise.all([setUp(answers()), setUp(answers({ admin: second }))])
  expect(answered.map(({ status }) => status).sort()).toEqual([201, 404])
  const admins = await api.deps.database.read.selectFrom('accounts').select('id').where('role', '=', 'admin').execute()
  expect(admins).toHaveLength(1)
})

test('invalid setup answers are refused at their fields, and nothing is stored', async () => {
  const { status, body } = await setUp(
    answers({
      admin: { name: 'Lakshmi Devi', email: 'lakshmi@kaakatiya.example', password: 'password' },
      organisation: { name: '', city: 'Karimnagar', phone: '12', email: 'office@kaakatiya.example' },
      prices: { 'elderly-care': { basic: 0 } },
      upi: { vpa: 'no address', name: 'Kaakatiya Care' },
    }),
  )
  expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
    400,
    ['admin.password', 'organisation.name', 'organisation.phone', 'prices.elderly-care.basic', 'upi.vpa'],
  ])
  expect((await check()).status).toBe(200)
})

test('the audit log names the first admin and every changed value', async () => {
  await setUp(answers())
  const rows = await api.deps.database.read
    .selectFrom('audit_log')
    .select(['action', 'description', 'user_name'])
    .orderBy('seq')
    .execute()
  expect(rows.map(({ description }) => description)).toEqual([
    'Created the first admin lakshmi@kaakatiya.example in the browser',
    'Settings changed: organisation',
    'Settings changed: services',
    'Settings changed: payments',
  ])
  expect(new Set(rows.map(({ user_name }) => user_name))).toEqual(new Set(['Lakshmi Devi']))
})

test('the first steps of a new office are listed until it has a caretaker and a booking (rule SET-15)', async () => {
  const { token } = (await setUp(answers())).body
  const readSteps = async () => (await api.call<OperatorNotices>('GET', '/admin/notices', { token })).body.firstSteps
  expect(await readSteps()).toEqual(['caretaker', 'booking', 'backup', 'second_factor'])
  await api.addAccount('caretaker', { name: 'Sridevi Goud', email: 'sridevi@example.in' })
  expect(await readSteps()).toEqual(['booking', 'backup', 'second_factor'])
  const family = await api.signUp()
  const booked = await api.call('POST', '/booking', { token: family.token, body: bookingBody })
  expect([booked.status, await readSteps()]).toEqual([201, []])
})
