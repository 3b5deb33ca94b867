import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { addApp, askedAtSignIn } from '../api/accounts/two-factor/second-step.ts'
import { createTestApi, password } from '../support/api.ts'
import { type MatrixLine, matrixLines, toRequest } from '../support/matrix/matrix-lines.ts'
import { createMatrixWorld, type MatrixWorld } from '../support/matrix/matrix-world.ts'
import { startIssuer } from '../support/servers/google.ts'
import { codeFiles } from '../support/sources/imports.ts'
import { repository } from '../support/sources/source-files.ts'
import { useWorld } from '../support/use-world.ts'

const api = useWorld(() => createTestApi({ STAFF_SECOND_FACTOR: 'staff' }))
let world: MatrixWorld
/** The challenge of a right password, and the session of an account whose seven days are over. */
let challenge: string
let restricted: string

beforeAll(async () => {
  world = await createMatrixWorld(api)
  await world.fill()
  const [admin, late] = [await api.makeAdmin(), await api.makeAdmin()]
  await addApp(api, admin.token)
  challenge = (await askedAtSignIn(api, admin.user.email)).challenge
  const due = "update accounts set factor_due_at = '2026-01-01T00:00:00.000Z' where id = ?"
  await (await api.sideDoor()).rows(due, late.user._id)
  restricted = late.token
})

/** Calls for a session that must set up two-factor authentication; it may make no others (rule ACC-37). */
const settingUp = [
  'GET /auth/me',
  'POST /auth/logout',
  'GET /user/factors',
  'POST /user/factors/totp',
  'POST /user/factors/totp/confirm',
  'POST /user/factors/passkey',
  'POST /user/factors/passkey/confirm',
  'POST /user/factors/ask',
  'POST /user/factors/prove',
]

async function statusesWith(line: MatrixLine, token: string) {
  const id = line.thing === undefined ? '' : await world.make(line.thing, 'owner')
  const { method, path, ...rest } = toRequest(line, id, world.idOf('other caretaker'))
  const { status: seen } = await api.call(method, path, { token, ...rest })
  await world.reset()
  return { seen, visitor: line.expected.visitor[0] }
}

describe('on every call', () => {
  const titled = matrixLines.map((line) => [line.title, line] as const)
  test.each(titled)('a right password alone has the rights of a visitor: %s', async (_, line) => {
    const { seen, visitor } = await statusesWith(line, challenge)
    expect(seen).toBe(visitor)
  })

  test.each(titled.filter(([, { call }]) => !settingUp.includes(call)))(
    'an account that must set up two-factor authentication has the rights of a visitor: %s',
    async (_, line) => {
      const { seen, visitor } = await statusesWith(line, restricted)
      expect(seen).toBe(visitor === 401 && line.call !== 'GET /files/{id}' ? refusalOf(line) : visitor)
    },
  )
})

/** A visitor is unknown (401). This session is known and told what is missing (403). Wrong credentials stay wrong. */
const refusalOf = ({ call }: MatrixLine): number => (isOpen(call) ? 401 : 403)
const isOpen = (call: string): boolean =>
  api.app.openAPIRegistry.definitions.some((definition) => {
    if (definition.type !== 'route') return false
    const {
      method,
      path,
      'x-audience': audience,
    } = definition.route as typeof definition.route & {
      'x-audience'?: unknown
    }
    return audience === 'anyone' && call === `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`
  })

describe('sessions', () => {
  test('are created in four files: for password, two-factor code, sign-up and first admin', () => {
    const opening = codeFiles
      .filter(({ path }) => path.startsWith('api/src/') && !path.startsWith('api/src/sessions/'))
      .filter(({ text }) => /\b(openSession|createToken)\(/.test(text))
      .map(({ path }) => path)
    expect(opening.toSorted()).toEqual([
      'api/src/accounts/sign-up.ts',
      'api/src/accounts/two-factor/continue-sign-in.ts',
      'api/src/accounts/two-factor/sign-in-with-factor.ts',
      'api/src/setup/set-up.ts',
    ])
    const made = readFileSync(join(repository, 'api/src/accounts/sign-up.ts'), 'utf8')
    expect(made.indexOf('insertAccount(')).toBeLessThan(made.indexOf('openSession('))
  })

  test('are not created by a mailed new password, which leads to the challenge', async () => {
    const { user, token } = await api.makeAdmin()
    await addApp(api, token)
    await api.call('POST', '/auth/forgot-password', { body: { email: user.email } })
    const otp = await api.lastCode(user.email)
    const reset = await api.call('POST', '/auth/reset-password', {
      body: { email: user.email, otp, newPassword: 'Fresh@5678' },
    })
    expect([reset.status, reset.body]).toEqual([200, { message: 'Password changed successfully!' }])
    const body = { email: user.email, password: 'Fresh@5678' }
    const asked = await api.call('POST', '/auth/login', { body })
    expect([asked.status, 'token' in asked.body]).toEqual([202, false])
    const code = await api.call('POST', '/auth/signup', { body: { name: 'Asha Rao', email: user.email, password } })
    expect(code.status).toBe(403)
  })

  test('are not created by Google without the challenge, and an address does not remove two-factor authentication', async () => {
    const google = await startIssuer()
    const own = await createTestApi(google.env)
    const caretaker = await own.makeCaretaker(await own.makeAdmin())
    await addApp(own, caretaker.token)
    const claims = { sub: 'g-caretaker', email: caretaker.user.email }
    for (let round = 0; round < 2; round += 1) {
      const page = await own.call<{ nonce: string }>('GET', '/auth/google-client')
      const token = await google.sign({ ...claims, nonce: page.body.nonce })
      const asked = await own.call('POST', '/auth/google', { body: { token }, cookie: page.cookie ?? '' })
      expect([asked.status, Object.keys(asked.body).sort()]).toEqual([202, ['challenge', 'kinds']])
    }
    await own.close()
    google.close()
  })
})
