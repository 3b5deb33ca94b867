import { resetFactors } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AddedFactor } from '@thodu/api/contract/accounts/factors.schema'
import { type AccountRow, newId } from '@thodu/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../../support/api.ts'
import { plainPasswords } from '../limited-api.ts'
import { addApp, answer, appCode, askedAtSignIn } from './second-step.ts'

let api: TestApi
/** Somebody whose second step nobody below touches. */
let bystander: SignedIn
let untouched: object
beforeAll(async () => {
  api = await createTestApi()
  api.deps.passwords = plainPasswords
  bystander = await api.makeAdmin()
  await addApp(api, bystander.token)
  await setAccount(bystander, { purge_told_at: api.deps.now().toISOString() })
  await askedAtSignIn(api, bystander.user.email)
  untouched = await stateOf(bystander)
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(30_000))

type Account = Pick<SignedIn, 'user'>
type Settable = Pick<AccountRow, 'purge_told_at' | 'password_hash' | 'inactive_at' | 'restricted_at'>
const setAccount = ({ user }: Account, values: Partial<Settable>) =>
  api.deps.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', user._id).execute())

/** What an account has of a second step, and what its next sign-in changes. */
async function stateOf({ user }: Account) {
  const { read } = api.deps.database
  const count = async (table: 'second_factors' | 'recovery_codes' | 'factor_challenges') =>
    (await read.selectFrom(table).select('account_id').where('account_id', '=', user._id).execute()).length
  const account = await read
    .selectFrom('accounts')
    .select(['second_factor_at', 'factor_due_at', 'purge_told_at'])
    .where('id', '=', user._id)
    .executeTakeFirstOrThrow()
  const factors = await read.selectFrom('second_factors').selectAll().where('account_id', '=', user._id).execute()
  return { account, factors, codes: await count('recovery_codes'), questions: await count('factor_challenges') }
}
const subjectsOf = async ({ user }: Account) => (await api.readMails(user.email)).map(({ subject }) => subject)

test('a sign-in takes back the word that an account is about to go, of this account', async () => {
  const admin = await api.makeAdmin()
  await setAccount(admin, { purge_told_at: api.deps.now().toISOString() })
  await api.signIn(admin.user.email)
  expect((await stateOf(admin)).account.purge_told_at).toBeNull()
  expect(await stateOf(bystander)).toEqual(untouched)
})

test('the days to set a second step up begin for who signs in', async () => {
  const [admin, other] = [await api.makeAdmin(), await api.makeAdmin()]
  api.deps.config.staffSecondFactor = 'staff'
  await api.signIn(admin.user.email)
  api.deps.config.staffSecondFactor = 'off'
  expect((await stateOf(admin)).account.factor_due_at).not.toBeNull()
  expect((await stateOf(other)).account.factor_due_at).toBeNull()
})

test('using, renaming, removing and resetting one leaves those of others', async () => {
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
  // There is one left: it is asked for, and the codes on paper are good.
  expect(await stateOf(own)).toMatchObject({ account: { second_factor_at: expect.any(String) }, codes: 10 })
  expect(await stateOf(bystander)).toEqual(untouched)
  expect((await api.call('DELETE', `/user/factors/${id}`, { token })).status).toBe(204)
  expect(await stateOf(own)).toMatchObject({ account: { second_factor_at: null }, codes: 0 })
  expect(await stateOf(bystander)).toEqual(untouched)
  await addApp(api, token)
  await resetFactors(api.deps, own.user.email)
  expect(await stateOf(own)).toMatchObject({ account: { second_factor_at: null }, factors: [], codes: 0, questions: 0 })
  expect(await stateOf(bystander)).toEqual(untouched)
})

test('a question answered leaves the others open, and a code on paper used is gone for its owner alone', async () => {
  const own = await api.makeAdmin()
  const { secret, recoveryCodes } = await addApp(api, own.token)
  const [first, second] = [await askedAtSignIn(api, own.user.email), await askedAtSignIn(api, own.user.email)]
  expect((await answer(api, first, { recoveryCode: recoveryCodes[0] ?? '' })).status).toBe(200)
  expect((await answer(api, second, { code: appCode(secret, api.deps.now()) })).status).toBe(200)
  expect(await stateOf(bystander)).toEqual(untouched)
})

describe('mails', () => {
  test('say that a second step was taken away, where there was one', async () => {
    const [own, none] = [await api.makeAdmin(), await api.makeAdmin()]
    await addApp(api, own.token)
    for (const { user } of [own, none]) await resetFactors(api.deps, user.email)
    expect((await subjectsOf(own)).at(-1)).toBe('A second step was taken from your Thodu sign-in')
    expect(await subjectsOf(none)).toEqual([])
  })

  test('say nothing of a sign-in by code, nor of four wrong ones', async () => {
    const own = await api.makeAdmin()
    const { secret } = await addApp(api, own.token)
    const before = await subjectsOf(own)
    const question = await askedAtSignIn(api, own.user.email)
    for (let round = 0; round < 4; round += 1) await answer(api, question, { code: 'x' })
    expect((await answer(api, question, { code: appCode(secret, api.deps.now()) })).status).toBe(200)
    expect(await subjectsOf(own)).toEqual(before)
  })
})

test('the log says what was done to the own second steps', async () => {
  const { user, token } = await api.makeAdmin()
  const { id } = await addApp(api, token)
  await api.call('PUT', `/user/factors/${id}`, { token, body: { name: 'Tablet' } })
  await api.call('POST', '/user/recovery-codes', { token })
  await api.call('DELETE', `/user/factors/${id}`, { token })
  const rows = (await api.readAudit()).filter(({ resource_type: type, resource_id }) => {
    return type === 'authentication' && resource_id === user._id
  })
  expect(rows.slice(-4).map(({ description }) => description)).toEqual([
    'Added a second step to the own sign-in (authenticator app)',
    'Renamed a second step of the own sign-in',
    'Replaced the own recovery codes',
    'Removed a second step from the own sign-in',
  ])
})

test.each(['inactive_at', 'restricted_at'] as const)(
  'an account that got %s after the question is told so',
  async (column) => {
    const own = await api.makeAdmin()
    const { secret } = await addApp(api, own.token)
    const question = await askedAtSignIn(api, own.user.email)
    await setAccount(own, { [column]: api.deps.now().toISOString() })
    const refused = await answer(api, question, { code: appCode(secret, api.deps.now()) })
    expect([refused.status, refused.body.token]).toEqual([403, undefined])
  },
)

describe('what is offered', () => {
  test('are codes on paper while some are left', async () => {
    const own = await api.makeAdmin()
    await addApp(api, own.token)
    await api.deps.database.write((tx) =>
      tx.deleteFrom('recovery_codes').where('account_id', '=', own.user._id).execute(),
    )
    expect((await askedAtSignIn(api, own.user.email)).kinds).toEqual(['totp'])
  })

  test('is no code on paper to who has no second step, nor anything to who has no password either', async () => {
    const { user, token } = await api.makeAdmin()
    const refused = await api.call('POST', '/user/recovery-codes', { token })
    expect([refused.status, refused.body.code]).toEqual([404, 'request.not_found'])
    await setAccount({ user } as Account, { password_hash: null })
    expect((await api.call('POST', '/user/factors/ask', { token })).body).toMatchObject({ kinds: [] })
  })

  test('are ten second steps and no more', async () => {
    const { user, token } = await api.makeAdmin()
    await addApp(api, token)
    const [row] = (await stateOf({ user } as Account)).factors
    if (!row) throw new Error('no app was added')
    const more = Array.from({ length: 8 }, () => ({ ...row, id: newId() }))
    await api.deps.database.write((tx) => tx.insertInto('second_factors').values(more).execute())
    await addApp(api, token)
    await expect(addApp(api, token)).rejects.toThrow('not added')
  })
})

test('one code entered twice at once adds one app', async () => {
  const { token } = await api.makeAdmin()
  const begun = await api.call<{ challenge: string; secret: string }>('POST', '/user/factors/totp', { token })
  const { challenge, secret } = begun.body
  const body = { challenge, code: appCode(secret, api.deps.now()), name: 'Phone' }
  const confirm = () => api.call<AddedFactor>('POST', '/user/factors/totp/confirm', { token, body })
  const answers = await Promise.all([confirm(), confirm(), confirm()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
})
