import { createAdmin } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { password } from '../../../support/api.ts'
import { countBy, createLimitedApi, type LimitedApi, statusesOf } from '../limited-api.ts'
import { addApp, answer, appCode, deviceOf } from './second-step.ts'

const email = 'guarded@example.in'
/** Not a code: the server answers 401 or 400 when it compares the input, and 429 when it does not. */
const wrong = { code: 'x' }
let limited: LimitedApi
/** Devices that signed in before the account had two-factor authentication. The first of them sets it up. */
let devices: string[]
let owner: SignedIn
let app: Awaited<ReturnType<typeof addApp>>
beforeEach(async () => {
  limited = await createLimitedApi()
  await createAdmin(limited.deps, { email, password })
  devices = []
  for (let index = 0; index < 3; index += 1) {
    const signedIn = await limited.call<SignedIn>('POST', '/auth/login', { body: { email, password } })
    devices.push(signedIn.cookie ?? '')
    owner = signedIn.body
  }
  app = await addApp(limited, owner.token)
})
afterEach(() => limited.close())

type From = { ip?: string; device?: string | undefined; secret?: string }
/** Signs in with the right password from an address or device. @returns the challenge with its cookies */
async function asked({ ip, device, secret = password }: From) {
  const given = { body: { email, password: secret }, ...(ip ? { ip } : {}), ...(device ? { cookie: device } : {}) }
  const question = await limited.call<FactorChallenge>('POST', '/auth/login', given)
  if (question.status !== 202) throw new Error(`not asked: ${question.status}`)
  return { ...question.body, cookie: [question.cookie, device].filter(Boolean).join('; ') }
}
async function guess(count: number, from: From) {
  let question = await asked(from)
  return statusesOf(count, async (index) => {
    if (index > 0 && index % 4 === 0) question = await asked(from)
    return answer(limited, question, wrong)
  })
}
const shown = () => appCode(app.secret, limited.deps.now())
const lockStrangersOut = async () => {
  expect(countBy(await guess(32, { ip: '203.0.113.1' }), 401)).toBe(30)
}

/** Sets a password by a mailed code. @returns the device cookie of the browser that did it */
async function reset(secret: string, ip: string): Promise<string> {
  const forgotten = await limited.call('POST', '/auth/forgot-password', { body: { email }, ip })
  const body = { email, otp: await limited.lastCode(email), newPassword: secret }
  const done = await limited.call('POST', '/auth/reset-password', { body, ip, cookie: forgotten.cookie ?? '' })
  expect(done.status).toBe(200)
  return done.cookie ?? ''
}

describe('guesses of two-factor codes', () => {
  test('are not reset by a password reset, however often', async () => {
    await lockStrangersOut()
    for (const [index, secret] of ['Mailbox@1001', 'Mailbox@1002'].entries()) {
      limited.clock.advance(61_000)
      const ip = `203.0.113.${10 + index}`
      const device = await reset(secret, ip)
      expect(await guess(6, { ip, device, secret })).toEqual(Array(6).fill(429))
    }
  })

  test('are limited to sixty for all devices that never completed two-factor, and a device that did may continue', async () => {
    const trusted = await answer(limited, await asked({}), { code: shown() })
    limited.clock.advance(30_000)
    await lockStrangersOut()
    const known = [await guess(20, { device: devices[0] }), await guess(20, { device: devices[1] })].flat()
    expect([countBy(known, 401), known.at(-1)]).toEqual([30, 429])
    expect((await answer(limited, await asked({ device: devices[2] }), { code: shown() })).status).toBe(429)
    const question = await asked({ device: deviceOf(trusted) })
    expect((await answer(limited, question, wrong)).status).toBe(401)
    expect((await answer(limited, question, { code: shown() })).status).toBe(200)
    limited.clock.advance(30_000)
    const setUp = await asked({ device: app.device })
    expect((await answer(limited, setUp, { code: shown() })).status).toBe(200)
    expect(await guess(1, { device: devices[2] })).toEqual([429])
  })

  test('are limited to thirty for a device that completed two-factor before', async () => {
    const trusted = await answer(limited, await asked({}), { code: shown() })
    const statuses = await guess(32, { device: deviceOf(trusted) })
    expect([countBy(statuses, 401), countBy(statuses, 429)]).toEqual([30, 2])
    const others = [await guess(30, { device: devices[0] }), await guess(31, { device: devices[1] })].flat()
    expect([countBy(others, 401), others.at(-1)]).toEqual([60, 429])
  })

  test('do not block a right recovery code, which cannot be guessed', async () => {
    await lockStrangersOut()
    const question = await asked({ ip: '203.0.113.2' })
    expect((await answer(limited, question, { code: shown() })).status).toBe(429)
    expect((await answer(limited, question, { recoveryCode: 'aaaa-aaaa-aaaa-aaaa' })).status).toBe(401)
    // A passkey is refused because it is invalid, not because of the number of tries.
    expect((await answer(limited, question, { assertion: { id: 'x' } })).status).toBe(401)
    const right = await answer(limited, question, { recoveryCode: app.recoveryCodes[0] ?? '' })
    expect(right.status).toBe(200)
  })
})

async function prove(token: string, proof: object) {
  const { body } = await limited.call<FactorChallenge>('POST', '/user/factors/ask', { token })
  const proven = { challenge: body.challenge, ...proof }
  return limited.call('POST', '/user/factors/prove', { token, body: proven })
}

describe('a repeated proof', () => {
  test('by code is still possible when strangers used up their guesses, and after ten wrong passwords', async () => {
    await lockStrangersOut()
    const statuses = await statusesOf(11, () => prove(owner.token, { password: 'Guess@1234' }))
    expect([countBy(statuses, 400), statuses.at(-1)]).toEqual([10, 429])
    expect((await prove(owner.token, { code: shown() })).status).toBe(200)
  })

  test('allows thirty codes a day per session; another session has its own, and a recovery code still works', async () => {
    const stolen = owner.token
    const own = await limited.openSessionFor(owner.user._id)
    // A right code does not count.
    expect((await prove(stolen, { code: shown() })).status).toBe(200)
    limited.clock.advance(30_000)
    const statuses = await statusesOf(32, () => prove(stolen, wrong))
    expect([countBy(statuses, 400), countBy(statuses, 429)]).toEqual([30, 2])
    expect((await prove(own, { code: shown() })).status).toBe(200)
    limited.clock.advance(3_600_000)
    expect((await prove(stolen, { recoveryCode: 'aaaa-aaaa-aaaa-aaaa' })).status).toBe(400)
    expect((await prove(stolen, { recoveryCode: app.recoveryCodes[0] })).status).toBe(200)
  })

  test('allows ten passwords in 15 minutes per session, whatever else is sent; another session has its own', async () => {
    const { user, token: stolen } = await limited.makeAdmin()
    const own = await limited.openSessionFor(user._id)
    const guessed = { password: 'Guess@1234', recoveryCode: 'aaaa-aaaa-aaaa-aaaa' }
    const statuses = await statusesOf(12, () => prove(stolen, guessed))
    expect([countBy(statuses, 400), countBy(statuses, 429)]).toEqual([10, 2])
    expect((await prove(stolen, { password })).status).toBe(429)
    expect((await prove(own, { password })).status).toBe(200)
    limited.clock.advance(15 * 60_000 + 1_000)
    expect((await prove(stolen, { password })).status).toBe(200)
  })
})
