import { readFileSync } from 'node:fs'
import { createDeps } from '@thodu/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepAccounts } from '../../../api/src/accounts/sweep-accounts.ts'
import { createTestApi, password } from '../../support/api.ts'
import { countBy, createLimitedApi, type LimitedApi, statusesOf } from './limited-api.ts'

let limited: LimitedApi
beforeAll(async () => {
  limited = await createLimitedApi()
})
afterAll(() => limited.close())
const try_ = (...attempt: Parameters<LimitedApi['try_']>) => limited.try_(...attempt)

test('guesses of one account from one address end after ten tries and do not lock out the owner elsewhere', async () => {
  const { user } = await limited.signUp()
  const guesses = await Promise.all(
    Array.from({ length: 25 }, (_, index) => try_(user.email, `Guess@${index}000`, '203.0.113.9')),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
  const refused = guesses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await try_(user.email, password, '203.0.113.9')).status).toBe(429)
  expect((await try_(user.email, password, '203.0.113.10')).status).toBe(200)
  limited.clock.advance(15 * 60_000 + 1_000)
  expect((await try_(user.email, password, '203.0.113.9')).status).toBe(200)
})

test('an IPv6 household counts as one client, and a forged X-Forwarded-For does not create another', async () => {
  const { user } = await limited.signUp()
  const answers = []
  for (let index = 0; index < 12; index += 1)
    answers.push(await try_(user.email, 'Wrong@1234', `2001:db8:1:2::${index + 1}`))
  expect(answers.at(-1)?.status).toBe(429)
  for (let index = 0; index < 12; index += 1)
    answers.push(await try_(user.email, 'Wrong@1234', `192.0.2.${index}, 203.0.113.77`))
  expect(answers.at(-1)?.status).toBe(429)
})

test('a code can be sent again after 60 s and five times an hour; a client gets 20 mails an hour', async () => {
  const own = await createTestApi({ RATE_LIMITS: 'on' })
  const send = (email: string, ip = '203.0.113.20') => own.call('POST', '/auth/send-otp', { body: { email }, ip })
  const { user } = await own.signUp()
  for (const email of ['fresh@example.in', user.email]) {
    own.clock.advance(3_600_000)
    const parallel = await Promise.all(Array.from({ length: 5 }, () => send(email)))
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    const statuses = []
    for (let round = 0; round < 5; round += 1) {
      own.clock.advance(61_000)
      statuses.push((await send(email)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  }
  const many = []
  for (let index = 0; index < 21; index += 1) many.push((await send(`p${index}@example.in`, '203.0.113.21')).status)
  expect(many.filter((status) => status === 200)).toHaveLength(20)
  expect(many.at(-1)).toBe(429)
  await own.close()
})

test('RATE_LIMITS=off removes the rate limits but not the five tries of a code', async () => {
  const free = await createTestApi()
  for (let round = 0; round < 3; round += 1)
    expect((await free.call('POST', '/auth/send-otp', { body: { email: 'again@example.in' } })).status).toBe(200)
  const otp = await free.lastCode('again@example.in')
  const wrong = otp === '000000' ? '000001' : '000000'
  for (let round = 0; round < 5; round += 1)
    await free.call('POST', '/auth/verify-otp', { body: { email: 'again@example.in', otp: wrong } })
  expect((await free.call('POST', '/auth/verify-otp', { body: { email: 'again@example.in', otp } })).status).toBe(400)
  await free.close()
})

describe('a client is limited', () => {
  const post = (path: string, body: unknown, ip: string, token?: string) =>
    limited.call('POST', path, { body, ip, token })

  test('to a hundred code entries an hour, for sign-up and password reset together', async () => {
    const entry = { email: 'nobody@example.in', otp: '123456' }
    const verify = await statusesOf(101, () => post('/auth/verify-otp', entry, '203.0.113.60'))
    expect([countBy(verify, 400), verify.at(-1)]).toEqual([100, 429])
    const reset = { ...entry, newPassword: 'Orugallu@1163' }
    expect((await post('/auth/reset-password', reset, '203.0.113.60')).status).toBe(429)
  })

  test('to thirty sign-ups an hour, not counting forms with a mistake', async () => {
    const form = { name: 'Asha Rao', email: 'unproven@example.in', password }
    const mistakes = await statusesOf(40, () => post('/auth/signup', { ...form, name: '' }, '203.0.113.61'))
    expect(countBy(mistakes, 400)).toBe(40)
    const signUps = await statusesOf(31, () => post('/auth/signup', form, '203.0.113.61'))
    expect([countBy(signUps, 403), signUps.at(-1)]).toEqual([30, 429])
  })
})

describe('rate limits on disk', () => {
  test('survive a restart: guesses are stored before the answer', async () => {
    const { user } = await limited.signUp()
    const guess = () => try_(user.email, 'Wrong@1234', '203.0.113.95')
    expect(countBy(await statusesOf(10, guess), 401)).toBe(10)
    const again = await createDeps(limited.config, limited.deps.now)
    const signIn = { name: 'sign-in', max: 10, perSeconds: 900, durable: true } as const
    await expect(again.limiter.use(signIn, `${user.email}|203.0.113.95`)).rejects.toThrow('Too many attempts')
    await again.mailer.stop()
    await again.database.close()
  })

  test('contain no address and nothing older than a day', async () => {
    const { read: db, isShared } = limited.deps.database
    const read = () =>
      db
        .selectFrom(isShared ? 'rate_hits' : 'limit_hits')
        .selectAll()
        .execute()
    const rows = await read()
    // One row for each use in SQLite, one for each client with a shared database.
    expect(rows.length).toBeGreaterThan(isShared ? 20 : 100)
    expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113|2001:/)
    limited.clock.advance(86_400_000)
    const sweepAndRead = () => sweepAccounts(limited.deps).then(read)
    // A use can be stored after its answer, and so after the first sweep.
    await expect.poll(sweepAndRead).toEqual([])
  })
})

type Declared = {
  method: string
  path: string
  'x-audience'?: unknown
  'x-limits'?: readonly { limit: { name: string; max: number; perSeconds: number } }[]
}
const declared = (): Declared[] =>
  (limited.app.openAPIRegistry.definitions as { type: string; route: Declared }[]).flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  )

test('every change that is open to visitors declares its limits', () => {
  const open = declared().filter((route) => route['x-audience'] === 'anyone' && route.method !== 'get')
  expect(open.length).toBeGreaterThan(8)
  for (const route of open) expect([route.path, route['x-limits']?.length ?? 0]).not.toEqual([route.path, 0])
})

/** Changes that a customer, caretaker or visitor cannot repeat, each with the reason. */
const withoutLimit: Record<string, string> = {
  'POST /api/auth/logout': 'It ends the session that calls it.',
  'POST /api/auth/logout-everywhere': 'It ends the session that calls it.',
  'POST /api/files/{id}/link': 'It writes no row; the access log has one row for each hour.',
}

test('every change that a customer, a caretaker or a visitor can repeat declares its limits', () => {
  const changes = declared().filter(({ method, 'x-audience': audience }) => {
    const isOpen =
      typeof audience === 'string' || (Array.isArray(audience) && audience.some((role) => role !== 'admin'))
    return isOpen && method !== 'get'
  })
  const unlimited = changes.filter((route) => !route['x-limits']?.length)
  expect(changes.length).toBeGreaterThan(40)
  expect(unlimited.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
    Object.keys(withoutLimit),
  )
})

test('a phone number or address without an account may send ten requests a day, from any networks', async () => {
  const wish = (ip: string, phone = '98490 12399') =>
    limited.call('POST', '/call-wish', { ip, body: { name: 'Ravi', phone, when: 'evening' } })
  const ask = (ip: string, contact: string) =>
    limited.call('POST', '/privacy-requests', {
      ip,
      body: { name: 'Ravi', contact, kind: 'access', text: `From ${ip}` },
    })
  const statuses = await statusesOf(12, (index) => wish(`192.0.2.${index + 1}`))
  expect(countBy(statuses, 201)).toBe(10)
  expect((await ask('192.0.2.50', '+91 98490 12399')).status).toBe(429)
  expect((await wish('192.0.2.51', '98490 12398')).status).toBe(201)
  const asked = await statusesOf(12, (index) => ask(`198.51.100.${index + 1}`, 'Ravi.Asks@example.in'))
  expect(countBy(asked, 201)).toBe(10)
})

test('an account may create ten calendar addresses an hour, including ended ones', async () => {
  const { token } = await limited.signUp()
  const call = (method: string) => limited.call(method, '/calendar-feed', { token })
  const statuses = []
  for (let round = 0; round < 6; round += 1) statuses.push((await call('POST')).status, (await call('DELETE')).status)
  expect([countBy(statuses, 429), statuses.at(-1)]).toEqual([2, 429])
})

test('the table of limits in SECURITY.md matches the limits that the routes declare', () => {
  const section = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8')
    .split('## Limits')[1]
    ?.split('## ')[0]
  const rows = [...(section ?? '').matchAll(/^\| `([\w-]+)` \| (\d+) in (\d+) (s|min|h) \|/gm)].map(
    ([, name, max, amount, unit]) => [
      name,
      Number(max),
      Number(amount) * (unit === 's' ? 1 : unit === 'min' ? 60 : 3_600),
    ],
  )
  const limits = new Map(
    declared().flatMap((route) => (route['x-limits'] ?? []).map(({ limit }) => [limit.name, limit])),
  )
  const expected = [...limits.values()].map(({ name, max, perSeconds }) => [name, max, perSeconds])
  expect(expected.length).toBeGreaterThan(12)
  expect(rows.toSorted()).toEqual(expected.toSorted())
})
