import { resetFactors } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AddedFactor } from '@thodu/api/contract/accounts/factors.schema'
import { type AccountRow, newId } from '@thodu/db'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi } from '../../../support/api.ts'
import { insertRows, selectRow, selectRows, updateRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import { addApp, answer, appCode, askedAtSignIn } from './second-step.ts'

const api = useWorld(createTestApi)
/** A second admin; the tests below must not change this admin's factors. */
let bystander: SignedIn
let untouched: object
beforeAll(async () => {
  bystander = await api.makeAdmin()
  await addApp(api, bystander.token)
  await setAccount(bystander, { purge_told_at: api.deps.now().toISOString() })
  await askedAtSignIn(api, bystander.user.email)
  untouched = await stateOf(bystander)
})
beforeEach(() => api.clock.advance(30_000))

type Account = Pick<SignedIn, 'user'>
type Settable = Pick<AccountRow, 'purge_told_at' | 'password_hash' | 'inactive_at' | 'restricted_at'>
const setAccount = ({ user }: Account, values: Partial<Settable>) =>
  updateRows(api, 'accounts', { id: user._id }, values)

async function stateOf({ user }: Account) {
  const of = { account_id: user._id }
  const columns = ['second_factor_at', 'factor_due_at', 'purge_told_at'] as const
  const account = await selectRow(api, 'accounts', columns, { id: user._id })
  const factors = await selectRows(api, 'second_factors', '*', of)
  const codes = (await selectRows(api, 'recovery_codes', ['account_id'], of)).length
  const questions = (await selectRows(api, 'factor_challenges', ['account_id'], of)).length
  return { account, factors, codes, questions }
}

test('using, renaming, removing and resetting a factor does not change the factors of other accounts', async () => {
  const own = await api.makeAdmin()
  const { secret, id } = await addApp(api, own.token)
  const more = await addApp(api, own.token)
  const question = await askedAtSignIn(api, own.user.email)
  const opened = await answer(api, question, { code: appCode(secret, api.deps.now()) })
  expect(opened.status).toBe(200)
  const { token } = opened.body
  const used = await stateOf(own)
  expect(used.factors.map((one) => [one.id === id, one.last_used_at !== null])).toEqual([
    [true, true],
    [false, false],
  ])
  expect((await api.call('DELETE', `/user/factors/${more.id}`, { token })).status).toBe(204)
  // One factor is left, so sign-in still requires it and the recovery codes stay valid.
  expect(await stateOf(own)).toMatchObject({ account: { second_factor_at: expect.any(String) }, codes: 10 })
  expect(await stateOf(bystander)).toEqual(untouched)
  expect((await api.call('DELETE', `/user/factors/${id}`, { token })).status).toBe(204)
  expect(await stateOf(own)).toMatchObject({ account: { second_factor_at: null }, codes: 0 })
  expect(await stateOf(bystander)).toEqual(untouched)
  await addApp(api, token)
  await resetFactors(api.deps, own.user.email)
  expect(await stateOf(own)).toMatchObject({ account: { second_factor_at: null }, factors: [], codes: 0, questions: 0 })
  const readSubjects = async () => (await api.readMails(own.user.email)).map(({ subject }) => subject)
  const subjects = await readSubjects()
  expect(subjects.filter((subject) => subject.includes('recovery code'))).toEqual([])
  expect(await resetFactors(api.deps, own.user.email)).toBe(0)
  expect(await readSubjects()).toEqual(subjects)
  expect(await stateOf(bystander)).toEqual(untouched)
})

test.each(['inactive_at', 'restricted_at'] as const)(
  'a sign-in is refused with the reason when the account was %s after the challenge',
  async (column) => {
    const own = await api.makeAdmin()
    const { secret } = await addApp(api, own.token)
    const question = await askedAtSignIn(api, own.user.email)
    await setAccount(own, { [column]: api.deps.now().toISOString() })
    const refused = await answer(api, question, { code: appCode(secret, api.deps.now()) })
    expect([refused.status, refused.body.token]).toEqual([403, undefined])
  },
)

describe('two-factor authentication', () => {
  test('offers no recovery codes without a factor, and no setup without a password', async () => {
    const { user, token } = await api.makeAdmin()
    const refused = await api.call('POST', '/user/recovery-codes', { token })
    expect([refused.status, refused.body.code]).toEqual([404, 'request.not_found'])
    await setAccount({ user } as Account, { password_hash: null })
    expect((await api.call('POST', '/user/factors/ask', { token })).body).toMatchObject({ kinds: [] })
  })

  test('allows ten factors per account', async () => {
    const { user, token } = await api.makeAdmin()
    await addApp(api, token)
    const [row] = (await stateOf({ user } as Account)).factors
    if (!row) throw new Error('no app was added')
    const more = Array.from({ length: 8 }, () => ({ ...row, id: newId() }))
    await insertRows(api, 'second_factors', more)
    await addApp(api, token)
    await expect(addApp(api, token)).rejects.toThrow('not added')
  })
})

test('the same code entered twice at once adds one app', async () => {
  const { token } = await api.makeAdmin()
  const begun = await api.call<{ challenge: string; secret: string }>('POST', '/user/factors/totp', { token })
  const { challenge, secret } = begun.body
  const body = { challenge, code: appCode(secret, api.deps.now()), name: 'Phone' }
  const confirm = () => api.call<AddedFactor>('POST', '/user/factors/totp/confirm', { token, body })
  const answers = await Promise.all([confirm(), confirm(), confirm()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
})
