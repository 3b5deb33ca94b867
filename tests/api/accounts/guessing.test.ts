import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../support/api.ts'
import { updateRows } from '../../support/rows.ts'
import { countBy, createLimitedApi, type LimitedApi, statusesOf } from './limited-api.ts'
import { addApp, answer, appCode, askedAtSignIn, deviceOf } from './two-factor/second-step.ts'

let limited: LimitedApi
beforeAll(async () => {
  limited = await createLimitedApi()
})
afterAll(() => limited.close())
const try_ = (...attempt: Parameters<LimitedApi['try_']>) => limited.try_(...attempt)

describe('guesses of one password by strangers from many networks', () => {
  let owner = ''
  let home = ''
  let first: number[] = []
  beforeAll(async () => {
    owner = (await limited.signUp()).user.email
    const signedIn = await try_(owner, password, '192.0.2.200')
    home =
      signedIn.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('thodu_device='))
        ?.split(';')[0] ?? ''
    first = await statusesOf(60, (index) => try_(owner, `Guess@${index}000`, `2001:db8:${index}::1`))
  }, 120_000)

  test('are slowed down more with each try', async () => {
    expect([countBy(first, 401), countBy(first, 429)]).toEqual([50, 10])
    const waits: number[] = []
    for (let index = 0; index < 24; index += 1) {
      const refused = await try_(owner, 'x', `2001:db8:a${index}::1`)
      expect(refused.status).toBe(429)
      const wait = Number(refused.headers.get('Retry-After'))
      waits.push(wait)
      limited.clock.advance(wait * 1000)
      expect((await try_(owner, 'x', `2001:db8:b${index}::1`)).status).toBe(401)
    }
    expect([waits[1], waits[12], waits[22]].map((wait) => Math.round((wait ?? 0) / 30))).toEqual([1, 2, 4])
  }, 60_000)

  test('do not lock out a device that signed in before, nor the network of an open session', async () => {
    expect((await try_(owner, password, '192.0.2.201')).status).toBe(429)
    expect((await try_(owner, password, '192.0.2.202', home)).status).toBe(200)
    expect((await try_(owner, password, '192.0.2.200')).status).toBe(200)
    expect((await try_(owner, password, '192.0.2.203', home.replace(/.$/, '!'))).status).toBe(429)
  })

  test('do not lock out an owner in a new place who can read the mailbox', async () => {
    const ip = '192.0.2.204'
    await limited.call('POST', '/auth/forgot-password', { body: { email: owner }, ip })
    const body = { email: owner, otp: await limited.lastCode(owner), newPassword: 'Orugallu@1163' }
    const reset = await limited.call('POST', '/auth/reset-password', { body, ip })
    expect(reset.status).toBe(200)
    expect((await try_(owner, 'Orugallu@1163', '192.0.2.205', reset.cookie)).status).toBe(200)
  })

  test('are slowed down in the same way for an address without an account', async () => {
    const statuses = await statusesOf(52, (index) => try_('no.one@example.in', 'x', `2001:db8:${index}::2`))
    expect([countBy(statuses, 401), statuses.at(-1)]).toEqual([50, 429])
  }, 60_000)

  test('are not helped by the device cookie of another account', async () => {
    const other = (await limited.signUp()).user.email
    await statusesOf(50, (index) => try_(other, 'x', `2001:db8:${index}::3`))
    expect((await try_(other, password, '192.0.2.206', home)).status).toBe(429)
  }, 60_000)

  test('are slowed down in a network unless a session of this account is open there', async () => {
    const { _id, email } = (await limited.signUp()).user
    const places = ['ended', 'expired', 'open'].map((state, index) => ({ state, ip: `192.0.2.21${index}` }))
    for (const { ip } of places) await try_(email, password, ip)
    await try_((await limited.signUp()).user.email, password, '192.0.2.213')
    const at = limited.deps.now().toISOString()
    const set = (ip: string, values: { ended_at?: string; expires_at?: string }) =>
      updateRows(limited, 'sessions', { account_id: _id, ip }, values)
    await set('192.0.2.210', { ended_at: at })
    await set('192.0.2.211', { expires_at: at })
    await statusesOf(50, (index) => try_(email, 'x', `2001:db8:${index}::4`))
    const asked = [...places.map(({ ip }) => ip), '192.0.2.213']
    const statuses = []
    for (const ip of asked) statuses.push((await try_(email, password, ip)).status)
    expect(statuses).toEqual([429, 429, 200, 429])
  }, 60_000)
})

describe('rate limits by network', () => {
  test('a /48 counts as one customer with ten times the limit of a client, however many /64 it uses', async () => {
    // Each message uses another email address, because one address may send ten a day.
    const statuses = await statusesOf(120, (index) =>
      limited.call('POST', '/contact', {
        body: { name: 'A', email: `writer.${index}@example.in`, subject: 'S', message: 'M', inquiryType: 'general' },
        ip: `2001:db8:77:${index.toString(16)}::1`,
      }),
    )
    expect(countBy(statuses, 201)).toBe(50)
  }, 60_000)

  test('failed sign-ins of one client at any accounts end after a hundred, counted before the comparison', async () => {
    const ip = '203.0.113.91'
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) => try_(`someone${index}@example.in`, 'x', ip)),
    )
    expect(
      countBy(
        answers.map(({ status }) => status),
        429,
      ),
    ).toBe(30)
    expect((await try_('another@example.in', 'x', ip)).status).toBe(429)
    expect((await try_('another@example.in', 'x', '203.0.113.92')).status).toBe(401)
  }, 60_000)
})

test('a known device signs in where a hundred tries of its network have failed', async () => {
  const { email } = (await limited.signUp()).user
  const device = deviceOf(await limited.try_(email, password, '192.0.2.1'))
  const ip = '203.0.113.70'
  await statusesOf(100, (index) => limited.try_(`someone${index}@example.in`, 'x', ip))
  expect((await limited.try_(email, password, ip)).status).toBe(429)
  expect((await limited.try_(email, password, ip, device)).status).toBe(200)
})

test('a right password counts as a try until two-factor authentication is completed', async () => {
  const { user, token } = await limited.makeAdmin()
  const app = await addApp(limited, token)
  const ip = '198.51.100.7'
  // Nine of ten tries stay unfinished. Completing the tenth, from the same network, returns all ten.
  const finish = async () => {
    const question = await askedAtSignIn(limited, user.email, ip)
    limited.clock.advance(30_000)
    return answer(limited, question, { code: appCode(app.secret, limited.deps.now()) })
  }
  for (let open = 0; open < 9; open += 1) await askedAtSignIn(limited, user.email, ip)
  expect((await finish()).status).toBe(200)
  for (let open = 0; open < 10; open += 1) await askedAtSignIn(limited, user.email, ip)
  expect((await limited.try_(user.email, password, ip)).status).toBe(429)
})
