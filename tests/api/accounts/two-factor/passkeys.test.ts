import type { AddedFactor } from '@thodu/api/contract/accounts/factors.schema'
import type { PasskeyOptions } from '@thodu/api/contract/accounts/passkeys.schema'
import { beforeEach, expect, test } from 'vitest'
import { createTestApi } from '../../../support/api.ts'
import { createSoftPasskey } from '../../../support/samples/soft-passkey.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Refusal } from '../../../support/world.ts'
import { addApp, answer, askedAtSignIn } from './second-step.ts'

const api = useWorld(createTestApi)
beforeEach(() => api.clock.advance(30_000))

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

async function makeOwner(transports?: string[]) {
  const admin = await api.makeAdmin()
  const key = createSoftPasskey(api.deps.config.publicUrl)
  const { challenge, options } = await begin(admin.token)
  const made = key.attest(options.challenge, transports ? { transports } : {})
  expect((await confirm(admin.token, challenge, made)).status).toBe(201)
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
  const made = key.attest(options.challenge)
  const added = await Promise.all([1, 2].map(() => confirm(admin.token, challenge, made)))
  expect(added.map(({ status }) => status).sort()).toEqual([201, 400])
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
