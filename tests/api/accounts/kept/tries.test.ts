import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../../support/api.ts'
import { addApp, answer, appCode, askedAtSignIn, deviceOf } from '../factors/second-step.ts'
import { createLimitedApi, type LimitedApi, statusesOf } from '../limited-api.ts'

let limited: LimitedApi
beforeAll(async () => {
  limited = await createLimitedApi()
})
afterAll(() => limited.close())
const wrong = 'Wrong@1234'

test('a device that is known gets in where a hundred tries of its network have failed', async () => {
  const { email } = (await limited.signUp()).user
  const device = deviceOf(await limited.try_(email, password, '192.0.2.1'))
  const ip = '203.0.113.70'
  await statusesOf(100, (index) => limited.try_(`someone${index}@example.in`, 'x', ip))
  expect((await limited.try_(email, password, ip)).status).toBe(429)
  expect((await limited.try_(email, password, ip, device)).status).toBe(200)
})

test('what a known device gets wrong slows down nobody else', async () => {
  const { email } = (await limited.signUp()).user
  const device = deviceOf(await limited.try_(email, password, '192.0.2.2'))
  for (let round = 0; round < 6; round += 1) {
    limited.clock.advance(16 * 60_000)
    expect(new Set(await statusesOf(10, () => limited.try_(email, wrong, '192.0.2.2', device)))).toEqual(new Set([401]))
  }
  expect((await limited.try_(email, password, '192.0.2.3')).status).toBe(200)
})

test('a right password takes its try back only with the second step behind it', async () => {
  const { user, token } = await limited.makeAdmin()
  const app = await addApp(limited, token)
  const ip = '198.51.100.7'
  // Of ten tries nine are left open and the tenth is finished, from the network of both: all ten come back.
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

test('the mark of whoever asks for a code lasts as long as a code', async () => {
  const sent = await limited.call('POST', '/auth/send-otp', { body: { email: 'marked@example.in' } })
  expect(sent.headers.get('Set-Cookie')).toMatch(/^thodu_asker=[^;]+; Max-Age=600;/)
})
