import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AddedFactor } from '@thodu/api/contract/accounts/factors.schema'
import type { PasskeyOptions } from '@thodu/api/contract/accounts/passkeys.schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, password } from '../../../support/api.ts'
import { selectRow, updateRows } from '../../../support/rows.ts'
import { createSoftPasskey } from '../../../support/samples/soft-passkey.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Refusal } from '../../../support/world.ts'
import { addApp, answer, appCode, askedAtSignIn } from './second-step.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
let app: Awaited<ReturnType<typeof addApp>>
beforeAll(async () => {
  admin = await api.makeAdmin()
  app = await addApp(api, admin.token)
})
beforeEach(() => api.clock.advance(30_000))

const code = (later = 0) => appCode(app.secret, api.deps.now(), later)
const ask = () => askedAtSignIn(api, admin.user.email)
const wrong = () => (code() === '000000' ? '000001' : '000000')
const wrongPassword = () =>
  api.call('POST', '/auth/login', { body: { email: admin.user.email, password: 'Wrong@1234' } })

describe('a right password', () => {
  test('of an account with two-factor authentication is answered with a challenge and without a token', async () => {
    const body = { email: admin.user.email, password }
    const asked = await api.call('POST', '/auth/login', { body })
    expect([asked.status, asked.body]).toEqual([202, { challenge: expect.any(String), kinds: ['totp', 'recovery'] }])
    const cookie = asked.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^thodu_factor=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'LOGIN',
      status: 'pending',
      actor_id: admin.user._id,
    })
  })

  test('of an account without two-factor authentication opens a session', async () => {
    const { user } = await api.signUp()
    await updateRows(api, 'accounts', { id: user._id }, { purge_told_at: api.deps.now().toISOString() })
    const answered = await api.call('POST', '/auth/login', { body: { email: user.email, password } })
    expect([answered.status, answered.body]).toEqual([200, { token: expect.any(String), user }])
    expect(answered.headers.get('Set-Cookie')).not.toContain('thodu_factor')
    // A sign-in ends the notice that the account will be erased.
    expect(await selectRow(api, 'accounts', ['purge_told_at'], { id: user._id })).toEqual({ purge_told_at: null })
  })
})

describe('a two-factor code', () => {
  test('opens a session, is recorded in the audit log and can be used once', async () => {
    const question = await ask()
    // The code of the app changes every 30 s, which a slow machine may pass between two answers.
    const shown = code()
    const good = await answer(api, question, { code: shown })
    expect([good.status, good.body.user._id]).toEqual([200, admin.user._id])
    expect((await api.call('GET', '/auth/me', { token: good.body.token })).status).toBe(200)
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'LOGIN',
      status: 'success',
      description: 'Signed in with an authenticator app as the second factor',
    })
    // The challenge is used up, and so is the code for another challenge.
    expect((await answer(api, question, { code: code(1) })).status).toBe(401)
    expect((await answer(api, await ask(), { code: shown })).status).toBe(401)
  })

  test('or another proof opens one session per challenge', async () => {
    const own = await api.makeAdmin()
    const { secret, recoveryCodes } = await addApp(api, own.token)
    const question = await askedAtSignIn(api, own.user.email)
    const shown = appCode(secret, api.deps.now())
    const proofs = [{ code: shown }, ...recoveryCodes.slice(0, 3).map((recoveryCode) => ({ recoveryCode }))]
    const answers = await Promise.all(proofs.map((proof) => answer(api, question, proof)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('that is sent several times at once opens one session', async () => {
    const questions = await Promise.all([ask(), ask(), ask(), ask()])
    const shown = code()
    const { verify } = api.deps.passwords
    // Skipping the password comparison makes all four answers read the factor at the same moment.
    api.deps.passwords.verify = async () => false
    const answers = await Promise.all(questions.map((question) => answer(api, question, { code: shown })))
    api.deps.passwords.verify = verify
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('that is refused for any reason gets the same answer as a wrong password', async () => {
    const refused = await wrongPassword()
    const stranger = await ask()
    const question = await ask()
    const late = await ask()
    const spent = await ask()
    for (let round = 0; round < 5; round += 1) await answer(api, spent, { code: wrong() })
    const refusals = [
      await answer(api, question, { code: wrong() }),
      await answer(api, { ...question, cookie: stranger.cookie }, { code: code() }),
      await answer(api, { ...question, cookie: '' }, { code: code() }),
      await answer(api, { ...question, challenge: 'x' }, { code: code() }),
      await answer(api, spent, { code: code() }),
      await answer(api, question, { recoveryCode: 'aaaa-aaaa-aaaa-aaaa' }),
      await answer(api, question, {}),
    ]
    for (const refusal of refusals) expect([refusal.status, refusal.text]).toEqual([refused.status, refused.text])
    expect((await answer(api, question, { code: code() })).status).toBe(200)
    api.clock.advance(5 * 60_000 + 1)
    expect((await answer(api, late, { code: code() })).status).toBe(401)
  })

  test('costs one password comparison, whether right or wrong, known or unknown', async () => {
    const verify = api.deps.passwords.verify
    let compared = 0
    api.deps.passwords.verify = (...given) => {
      compared += 1
      return verify(...given)
    }
    const question = await ask()
    compared = 0
    await answer(api, question, { code: wrong() })
    await answer(api, { challenge: 'x', cookie: '' }, { code: wrong() })
    await answer(api, { ...question, cookie: 'thodu_factor=x' }, { code: wrong() })
    expect(compared).toBe(3)
    await answer(api, question, { code: code() })
    expect(compared).toBe(4)
    api.deps.passwords.verify = verify
  })

  test('that is wrong five times makes the server warn the owner about the password', async () => {
    const question = await ask()
    const warning = 'Another person may know your Thodu password'
    const warnings = async () => (await api.readMails(admin.user.email)).filter(({ subject }) => subject === warning)
    const before = (await warnings()).length
    for (let round = 0; round < 5; round += 1) await answer(api, question, { code: wrong() })
    expect(await warnings()).toHaveLength(before + 1)
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'LOGIN',
      status: 'failed',
      user_email: admin.user.email,
    })
  })

  test.each([
    [
      'a changed password',
      (token: string) => {
        const body = { currentPassword: password, newPassword: 'Fresh@5678', confirmPassword: 'Fresh@5678' }
        return api.call('PUT', '/user/change-password', { token, body })
      },
    ],
    ['signing out everywhere', (token: string) => api.call('POST', '/auth/logout-everywhere', { token })],
  ])('of an open challenge is refused after %s', async (_, act) => {
    const own = await api.makeAdmin()
    const { secret } = await addApp(api, own.token)
    const waiting = await askedAtSignIn(api, own.user.email)
    expect((await act(own.token)).status).toBeLessThan(300)
    expect((await answer(api, waiting, { code: appCode(secret, api.deps.now()) })).status).toBe(401)
  })
})

describe('recovery codes', () => {
  test('are ten, each signs in once however it is typed, and the owner is notified', async () => {
    expect(new Set(app.recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = app.recoveryCodes
    expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    const good = await answer(api, await ask(), { recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })
    expect(good.status).toBe(200)
    expect((await api.readMails(admin.user.email)).at(-1)?.text).toContain('Codes left: 9')
    expect((await answer(api, await ask(), { recoveryCode: first })).status).toBe(401)
    const asked = [await ask(), await ask()]
    const both = await Promise.all(asked.map((question) => answer(api, question, { recoveryCode: second })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const status = await api.call('GET', '/user/factors', { token: good.body.token })
    expect(status.body).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('of one account do not work for another', async () => {
    const other = await api.makeAdmin()
    await addApp(api, other.token)
    const question = await askedAtSignIn(api, other.user.email)
    expect((await answer(api, question, { recoveryCode: app.recoveryCodes[5] ?? '' })).status).toBe(401)
    expect((await answer(api, question, { code: code() })).status).toBe(401)
  })
})

test('the database contains no secret, code or challenge in clear text', async () => {
  const question = await ask()
  const door = await api.sideDoor()
  const tables = ['second_factors', 'recovery_codes', 'factor_challenges']
  const stored = JSON.stringify(await Promise.all(tables.map((name) => door.rows(`select * from ${name}`))))
  for (const secret of [app.secret, ...app.recoveryCodes, question.challenge, question.cookie.split('=')[1] ?? ''])
    expect(stored.toLowerCase()).not.toContain(secret.toLowerCase())
})

test('a secret copied to another account does not work there', async () => {
  const thief = await api.makeAdmin()
  const own = await addApp(api, thief.token)
  await (await api.sideDoor()).rows(
    `update second_factors set sealed_secret = (select sealed_secret from second_factors where id = ?)
      where account_id = ?`,
    own.id,
    admin.user._id,
  )
  expect((await answer(api, await ask(), { code: appCode(own.secret, api.deps.now()) })).status).toBe(401)
})

const begin = async (token: string) => {
  const begun = await api.call<{ challenge: string; options: PasskeyOptions }>('POST', '/user/factors/passkey', {
    token,
  })
  expect(begun.status).toBe(201)
  return begun.body
}
const confirm = (token: string, challenge: string, attestation: object) =>
  api.call<AddedFactor & Refusal>('POST', '/user/factors/passkey/confirm', {
    token,
    body: { challenge, attestation, name: 'Key' },
  })

async function makeOwner() {
  const admin = await api.makeAdmin()
  const key = createSoftPasskey(api.deps.config.publicUrl)
  const { challenge, options } = await begin(admin.token)
  expect((await confirm(admin.token, challenge, key.attest(options.challenge))).status).toBe(201)
  return { admin, key, ask: () => askedAtSignIn(api, admin.user.email) }
}

test('a passkey signs in; a repeated answer, another challenge or an unchanged counter is refused', async () => {
  const { admin, key, ask } = await makeOwner()
  const question = await ask()
  const signed = key.assert(question.passkey?.challenge ?? '', { counter: 1 })
  const opened = await answer(api, question, { assertion: signed })
  expect([opened.status, opened.body.user?._id]).toEqual([200, admin.user._id])
  expect((await answer(api, question, { assertion: signed })).status).toBe(401)
  const next = await ask()
  const toAnother = key.assert(question.passkey?.challenge ?? '', { counter: 2 })
  expect((await answer(api, next, { assertion: toAnother })).status).toBe(401)
  const still = key.assert(next.passkey?.challenge ?? '', { counter: 1 })
  expect((await answer(api, next, { assertion: still })).status).toBe(401)
  const moved = key.assert(next.passkey?.challenge ?? '', { counter: 2 })
  expect((await answer(api, next, { assertion: moved })).status).toBe(200)
})

test('an answer for another site, of another key, incomplete or of another kind is refused in the same way', async () => {
  const { key, ask } = await makeOwner()
  const other = await makeOwner()
  const question = await ask()
  const challenge = question.passkey?.challenge ?? ''
  const whole = key.assert(challenge)
  const { signature: _, ...half } = whole.response
  const refusals = [
    key.assert(challenge, { origin: 'https://thodu.example.com' }),
    { ...other.key.assert(challenge), id: key.id },
  ]
  for (const assertion of refusals) expect((await answer(api, question, { assertion })).status).toBe(401)
  const again = await ask()
  const text = (await answer(api, again, { code: '000000' })).text
  for (const assertion of [{ ...whole, response: half }, { id: key.id }, { ...whole, response: 'x' }]) {
    const refused = await answer(api, again, { assertion })
    expect([refused.status, refused.text]).toEqual([401, text])
  }
})

test('an account with an app and a passkey finds the key by the id that the challenge lists', async () => {
  const admin = await api.makeAdmin()
  await addApp(api, admin.token)
  const key = createSoftPasskey(api.deps.config.publicUrl)
  const { challenge, options } = await begin(admin.token)
  expect(options.excludeCredentials).toEqual([])
  for (const wrong of [{ id: key.id }, key.attest('another challenge')])
    expect((await confirm(admin.token, challenge, wrong)).body.code).toBe('auth.factor_passkey')
  const made = key.attest(options.challenge)
  const added = await Promise.all([1, 2].map(() => confirm(admin.token, challenge, made)))
  expect(added.map(({ status }) => status).sort()).toEqual([201, 400])
  expect((await api.readAudit()).some(({ description }) => description.endsWith('account (passkey)'))).toBe(true)
  const excluded = (await begin(admin.token)).options.excludeCredentials
  expect(excluded?.map(({ id }) => id)).toEqual([key.id])
  const question = await askedAtSignIn(api, admin.user.email)
  expect(question.passkey?.allowCredentials.map(({ id }) => id)).toEqual([key.id])
  const signed = key.assert(question.passkey?.challenge ?? '')
  const unknown = createSoftPasskey(api.deps.config.publicUrl).assert(question.passkey?.challenge ?? '')
  expect((await answer(api, question, { assertion: unknown })).status).toBe(401)
  expect((await answer(api, question, { assertion: signed })).status).toBe(200)
})

test('of two simultaneous answers with the same counter one opens a session', async () => {
  const { key, ask } = await makeOwner()
  const questions = [await ask(), await ask()]
  const { verify } = api.deps.passwords
  // Skipping the password comparison makes both answers read the counter at the same moment.
  api.deps.passwords.verify = async () => false
  const answers = await Promise.all(
    questions.map((question) =>
      answer(api, question, { assertion: key.assert(question.passkey?.challenge ?? '', { counter: 5 }) }),
    ),
  )
  api.deps.passwords.verify = verify
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})
