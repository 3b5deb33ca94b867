import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdmin, loadConfig } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, password } from '../../support/api.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
beforeAll(async () => {
  admin = await api.makeAdmin()
})

const stronger = 'Please choose a stronger password'
const composition =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)'
/** 'set', or the message of the refused field. */
const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }): unknown =>
  status < 300 ? 'set' : Object.values((body.errors ?? {}) as object)[0]

const places = {
  'sign-up': async (email: string, chosen: string) => {
    const cookie = await api.verifyEmail(email)
    const body = { name: 'Asha Rao', email, password: chosen }
    return outcomeOf(await api.call('POST', '/auth/signup', { body, cookie }))
  },
  reset: async (email: string, chosen: string) => {
    await api.signUp({ email })
    await api.call('POST', '/auth/forgot-password', { body: { email } })
    const body = { email, otp: await api.lastCode(email), newPassword: chosen }
    return outcomeOf(await api.call('POST', '/auth/reset-password', { body }))
  },
  "a caretaker's account": async (email: string, chosen: string) => {
    const body = { name: 'Lakshmi Devi', email, password: chosen, serviceTypes: ['elderly-care'] }
    return outcomeOf(await api.call('POST', '/admin/caretakers', { token: admin.token, body }))
  },
  change: async (email: string, chosen: string) => {
    const { token } = await api.signUp({ email })
    const body = { currentPassword: password, newPassword: chosen, confirmPassword: chosen }
    return outcomeOf(await api.call('PUT', '/user/change-password', { token, body }))
  },
  "an admin's change": async (email: string, chosen: string) => {
    await createAdmin(api.deps, { email, password })
    const { token } = await api.signIn(email)
    const body = { currentPassword: password, newPassword: chosen, confirmPassword: chosen }
    return outcomeOf(await api.call('PUT', '/user/change-password', { token, body }))
  },
  'the shell': (email: string, chosen: string) =>
    createAdmin(api.deps, { email, password: chosen }).then(
      () => 'set',
      (error: Error) => error.message,
    ),
  'the first admin': async (email: string, chosen: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'thodu-config-'))
    try {
      loadConfig({ DATA_DIR: dataDir, ADMIN_EMAIL: email, ADMIN_PASSWORD: chosen })
      return 'set'
    } catch (error) {
      return error instanceof Error ? error.message.replace('ADMIN_PASSWORD is wrong: ', '') : ''
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  },
}

describe.each(Object.entries(places))('%s', (name, set) => {
  test.each(['Password1!', 'welcome1!', 'Admin@123', 'P@ssw0rd', 'India@123', 'football', 'QWERTYUIOP'])(
    'refuses the common %s',
    async (common) => {
      expect(await set(api.nextEmail('weak'), common)).toBe(stronger)
    },
  )

  test('refuses blanks alone', async () => {
    expect(await set(api.nextEmail('blank'), ' '.repeat(8))).toBe(stronger)
  })

  test('refuses the own address with or without its domain, in upper or lower case', async () => {
    // This address fulfils every other password rule.
    const local = `Asha${name.length}&Rao7`
    expect(await set(`${local.toLowerCase()}@example.in`, local)).toBe(stronger)
    const email = `other${name.length}&rao7@example.in`
    expect(await set(email, email.toUpperCase())).not.toBe('set')
  })

  test('accepts a passphrase with spaces', async () => {
    expect(await set(api.nextEmail('phrase'), 'Four quiet Lakes & 7 temple bells')).toBe('set')
  })
})

test('an admin changes a password under the rules of the sign-up; a customer may use six characters', async () => {
  const change = places.change
  expect(await change(api.nextEmail('six'), 'lotus7')).toBe('set')
  expect(await places["an admin's change"](api.nextEmail('six'), 'lotus7')).toBe(
    'Password must be at least 8 characters long',
  )
  expect(await places["an admin's change"](api.nextEmail('plain'), 'lotuspond7')).toBe(composition)
})

test('a weak new password has its own error code', async () => {
  const { token, user } = await api.signUp({ email: 'own.address7@example.in' })
  const newPassword = user.email
  const body = { currentPassword: password, newPassword, confirmPassword: newPassword }
  const answer = await api.call('PUT', '/user/change-password', { token, body })
  expect([answer.status, answer.body.code]).toEqual([400, 'auth.weak_password'])
})

test('the list of common passwords is long, in lower case, without duplicates or words that are too short', () => {
  const file = new URL('../../../api/src/config/common-passwords.txt', import.meta.url)
  const words = readFileSync(file, 'utf8').trim().split('\n')
  expect(words.length).toBeGreaterThan(15_000)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => word.length < 6 || word !== word.toLowerCase() || word !== word.trim())).toEqual([])
  const allowedBySignUp = words.filter(
    (word) => word.length >= 8 && /[a-z]/.test(word) && /\d/.test(word) && /[@$!%*?&]/.test(word),
  )
  expect(allowedBySignUp.length).toBeGreaterThan(3_000)
})

describe('an initial password set by an admin', () => {
  const readMe = async (token: string) => (await api.call('GET', '/auth/me', { token })).body
  test.each(['changed', 'reset'])('is marked on the account until it is %s, and not in other answers', async (how) => {
    const { user, token } = await api.makeCaretaker(admin)
    expect(user).toMatchObject({ role: 'caretaker', passwordIsInitial: true })
    expect(await readMe(token)).toEqual(user)
    const newPassword = 'Orugallu@1163'
    if (how === 'changed') {
      const body = { currentPassword: password, newPassword, confirmPassword: newPassword }
      await api.call('PUT', '/user/change-password', { token, body })
    } else {
      await api.call('POST', '/auth/forgot-password', { body: { email: user.email } })
      const body = { email: user.email, otp: await api.lastCode(user.email), newPassword }
      await api.call('POST', '/auth/reset-password', { body })
    }
    const { passwordIsInitial: _, ...rest } = user
    expect((await api.signIn(user.email, newPassword)).user).toEqual(rest)
  })

  test('is marked for caretakers only', async () => {
    const { user } = await api.signUp()
    expect(user).not.toHaveProperty('passwordIsInitial')
    expect(admin.user).not.toHaveProperty('passwordIsInitial')
  })
})

describe('Unicode spellings of an account', () => {
  const composed = 'é'
  const decomposed = 'e\u0301'
  test('a composed and a decomposed address are one account', async () => {
    const { user } = await api.signUp({ email: `caf${composed}@example.in` })
    expect((await api.signIn(`caf${decomposed}@example.in`)).user._id).toBe(user._id)
    expect(user.email).toBe(`caf${composed}@example.in`)
  })

  test('a name is stored in composed form', async () => {
    const { token } = await api.signUp({ name: `Ren${decomposed}e` })
    expect((await api.call('GET', '/auth/me', { token })).body.name).toBe(`Ren${composed}e`)
    const body = { name: `Zo${decomposed}`, location: `All${decomposed}e` }
    const changed = await api.call('PUT', '/user/profile', { token, body })
    expect(changed.body).toMatchObject({ name: `Zo${composed}`, location: `All${composed}e` })
  })

  test.each([{}, null, [], 9_870_000_012, true])('%j is refused as a phone number', async (phone) => {
    const invalid = { phone: 'Please enter a valid phone number' }
    const { token } = await api.signUp()
    const changed = await api.call('PUT', '/user/profile', { token, body: { phone } })
    expect([changed.status, changed.body.errors]).toEqual([400, invalid])
    const email = api.nextEmail('phone')
    const cookie = await api.verifyEmail(email)
    const made = await api.call('POST', '/auth/signup', { body: { name: 'Asha Rao', email, password, phone }, cookie })
    expect([made.status, made.body.errors]).toEqual([400, invalid])
  })
})
