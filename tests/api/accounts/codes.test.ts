import { languageHeader } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { resetPassword } from '../../../api/src/accounts/codes/reset-password.ts'
import { asPerformer } from '../../../api/src/http/actor.ts'
import { createMailTransport } from '../../../api/src/mail/mail-transport.ts'
import { createMailer } from '../../../api/src/mail/mailer.ts'
import { createTestApi } from '../../support/api.ts'
import { selectRow, selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)

const newPassword = 'Orugallu@1163'
const ways = [
  ['sign-up', '/auth/send-otp', (email: string, otp: string) => ['/auth/verify-otp', { email, otp }] as const],
  [
    'reset',
    '/auth/forgot-password',
    (email: string, otp: string) => ['/auth/reset-password', { email, otp, newPassword }] as const,
  ],
] as const

describe.each(ways)('a code for a %s', (name, askPath, entryOf) => {
  /** Requests a code. @returns the code, the cookie of the asking browser, and a function that tries codes */
  async function ask() {
    const email = name === 'reset' ? (await api.signUp()).user.email : api.nextEmail('asker')
    const asked = await api.call('POST', askPath, { body: { email }, ip: '203.0.113.1' })
    const code = await api.lastCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const enter = async (otp: string, ip: string, cookie?: string) => {
      const [path, body] = entryOf(email, otp)
      return (await api.call('POST', path, { body, ip, ...(cookie ? { cookie } : {}) })).status
    }
    return { email, asked, code, wrong, enter, mark: asked.cookie ?? '' }
  }

  test('marks the asking browser with a cookie that scripts and other sites cannot read', async () => {
    const { asked } = await ask()
    expect(asked.headers.get('Set-Cookie')).toMatch(/^thodu_asker=[\w-]{43}; .*HttpOnly.*SameSite=Strict/)
  })

  test('stays valid for the asking browser whatever strangers try from one network or many', async () => {
    const { code, wrong, enter, mark } = await ask()
    for (let index = 0; index < 30; index += 1) await enter(wrong, `198.51.100.${index % 12}`)
    expect(await enter(code, '198.51.100.99')).toBe(400)
    expect(await enter(code, '203.0.113.1', mark)).toBe(200)
  })

  test('becomes invalid for the asking browser after five wrong tries', async () => {
    const { code, wrong, enter, mark } = await ask()
    for (let index = 0; index < 5; index += 1) expect(await enter(wrong, '203.0.113.1', mark)).toBe(400)
    expect(await enter(code, '203.0.113.1', mark)).toBe(400)
  })

  test('can be requested on one device and entered on another', async () => {
    const { code, wrong, enter } = await ask()
    for (let index = 0; index < 4; index += 1) expect(await enter(wrong, '203.0.113.2')).toBe(400)
    expect(await enter(code, '203.0.113.2')).toBe(200)
  })

  test('allows five tries from each other network, and a /64 is one network', async () => {
    const { code, wrong, enter } = await ask()
    for (let index = 0; index < 5; index += 1) await enter(wrong, `2001:db8:5:5::${index}`)
    expect(await enter(code, '2001:db8:5:5::99')).toBe(400)
    expect(await enter(code, '2001:db8:6:6::1')).toBe(200)
  })

  test('allows fifteen tries by all strangers together', async () => {
    const { code, wrong, enter } = await ask()
    for (let index = 0; index < 15; index += 1) await enter(wrong, `198.51.100.${100 + index}`)
    expect(await enter(code, '198.51.100.200')).toBe(400)
  })

  test('accepts the cookie of its own asking browser only', async () => {
    const [mine, other] = [await ask(), await ask()]
    for (let index = 0; index < 15; index += 1) await mine.enter(mine.wrong, `198.51.100.${100 + index}`)
    expect(await mine.enter(mine.code, '203.0.113.1', other.mark)).toBe(400)
    expect(await mine.enter(mine.code, '203.0.113.1', `${mine.mark}x`)).toBe(400)
    expect(await mine.enter(mine.code, '203.0.113.1', mine.mark)).toBe(200)
  })
})

test('strangers have forty tries a day at all codes of one address', async () => {
  const { user } = await api.signUp()
  const enter = (otp: string, ip: string) =>
    api.call('POST', '/auth/reset-password', { body: { email: user.email, otp, newPassword }, ip })
  for (let round = 0; round < 4; round += 1) {
    await api.call('POST', '/auth/forgot-password', { body: { email: user.email } })
    const wrong = (await api.lastCode(user.email)) === '000000' ? '000001' : '000000'
    for (let index = 0; index < 15; index += 1) await enter(wrong, `198.51.100.${round * 20 + index}`)
  }
  const rows = await selectRows(api, 'one_time_codes', ['stranger_attempts'], { email: user.email })
  expect(rows.reduce((sum, row) => sum + row.stranger_attempts, 0)).toBe(40)
  expect((await enter(await api.lastCode(user.email), '198.51.100.250')).status).toBe(400)
})

test('tries at other addresses, or more than a day ago, do not count against a code', async () => {
  const own = await createTestApi()
  const enter = (email: string, otp: string, ip: string) =>
    own.call('POST', '/auth/verify-otp', { body: { email, otp }, ip })
  const ask = async (email: string): Promise<string> => {
    await own.call('POST', '/auth/send-otp', { body: { email } })
    return own.lastCode(email)
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const guessAt = async (email: string) => {
    const code = await ask(email)
    for (let index = 0; index < 15; index += 1) await enter(email, wrong(code), `198.51.100.${index}`)
  }
  for (const name of ['one', 'two', 'three']) await guessAt(`${name}@example.in`)
  expect((await enter('free@example.in', await ask('free@example.in'), '198.51.100.99')).status).toBe(200)
  for (let round = 0; round < 3; round += 1) await guessAt('one@example.in')
  expect((await enter('one@example.in', await ask('one@example.in'), '198.51.100.99')).status).toBe(400)
  own.clock.advance(86_400_001)
  expect((await enter('one@example.in', await ask('one@example.in'), '198.51.100.99')).status).toBe(200)
  await own.close()
})

describe('codes of different addresses', () => {
  const ask = async (path: string, email: string) => {
    const asked = await api.call('POST', path, { body: { email } })
    return { code: await api.lastCode(email), mark: asked.cookie ?? '' }
  }
  const reset = (email: string, otp: string, cookie: string) =>
    api.call('POST', '/auth/reset-password', { body: { email, otp, newPassword }, cookie })

  test('are independent: requesting, guessing or entering one does not affect the other', async () => {
    const [one, other, third] = [await api.signUp(), await api.signUp(), await api.signUp()]
    const path = '/auth/forgot-password'
    const codes = { one: await ask(path, one.user.email), other: await ask(path, other.user.email) }
    const wrong = codes.one.code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index += 1) await reset(one.user.email, wrong, codes.one.mark)
    const used = await ask(path, third.user.email)
    expect((await reset(third.user.email, used.code, used.mark)).status).toBe(200)
    expect((await reset(other.user.email, codes.other.code, codes.other.mark)).status).toBe(200)
    expect((await reset(one.user.email, codes.one.code, codes.one.mark)).status).toBe(400)
    const passwords = await Promise.all(
      [one, other, third].map(async ({ user }) => {
        const body = { email: user.email, password: newPassword }
        return (await api.call('POST', '/auth/login', { body })).status
      }),
    )
    expect(passwords).toEqual([401, 200, 200])
  })
})

describe('a code', () => {
  const ip = '203.0.113.9'
  const client = { ip, networks: [{ name: ip, share: 1 }] as const, userAgent: 'test' }
  const visitor = { actor: undefined, performer: asPerformer(undefined, ip), client }

  test('that is wrong costs no password hash', async () => {
    const { user } = await api.signUp()
    await api.call('POST', '/auth/forgot-password', { body: { email: user.email } })
    const code = await api.lastCode(user.email)
    let hashed = 0
    const hash: typeof api.deps.passwords.hash = (...given) => {
      hashed += 1
      return api.deps.passwords.hash(...given)
    }
    const enter = (otp: string) =>
      resetPassword({ ...api.deps, passwords: { ...api.deps.passwords, hash } }, visitor, {
        email: user.email,
        otp,
        newPassword,
        askerHash: undefined,
      })
    await expect(enter(code === '000000' ? '000001' : '000000')).rejects.toMatchObject({ status: 400 })
    expect(hashed).toBe(0)
    await enter(code)
    expect(hashed).toBe(1)
  })

  test('confirms an unconfirmed address and keeps the date of one confirmed before', async () => {
    const account = { name: 'Ravi Kumar', email: api.nextEmail('unproven') }
    await api.addAccount('user', account)
    const { user } = await api.signUp()
    const provenAt = async (email: string) => {
      const { email_verified_at } = await selectRow(api, 'accounts', ['email_verified_at'], { email })
      return email_verified_at
    }
    const before = await provenAt(user.email)
    expect([before === null, await provenAt(account.email)]).toEqual([false, null])
    for (const email of [account.email, user.email]) {
      await api.call('POST', '/auth/forgot-password', { body: { email } })
      const body = { email, otp: await api.lastCode(email), newPassword }
      expect((await api.call('POST', '/auth/reset-password', { body })).status).toBe(200)
    }
    expect(await provenAt(account.email)).toMatch(/Z$/)
    expect(await provenAt(user.email)).toBe(before)
  })
})

test.each(['/auth/send-otp', '/auth/forgot-password'])(
  '%s uses name and language of the account, or the language of the browser without an account',
  async (path) => {
    const [reader, other] = ['Ravi Kumar', 'Ravi Kumar'].map((name) => ({ name, email: api.nextEmail('reader') }))
    if (!reader || !other) throw new Error('nobody there')
    const ids = [await api.addAccount('user', reader), await api.addAccount('user', other)]
    await updateRows(api, 'accounts', { id: ids[0] ?? '' }, { language: 'te' })
    const unknown = api.nextEmail('unknown')
    for (const email of [reader.email, other.email, unknown])
      await api.call('POST', path, { body: { email }, headers: { [languageHeader]: 'hi' } })
    const readLast = async (email: string) => (await api.readMails(email)).at(-1)
    const mails = [await readLast(reader.email), await readLast(other.email), await readLast(unknown)]
    const toNobody = path === '/auth/forgot-password'
    expect(mails.map((mail) => /<html lang="(..)">/.exec(mail?.html ?? '')?.[1])).toEqual([
      'te',
      'hi',
      toNobody ? undefined : 'hi',
    ])
    expect(mails.slice(0, 2).map((mail) => mail?.text.includes('Ravi Kumar'))).toEqual([toNobody, toNobody])
  },
)

test('networks that tried codes are not stored in clear text', async () => {
  const email = api.nextEmail('clear')
  await api.call('POST', '/auth/send-otp', { body: { email } })
  await api.call('POST', '/auth/verify-otp', { body: { email, otp: '123456' }, ip: '203.0.113.222' })
  const rows = await selectRows(api, 'code_tries', '*')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

test('forgot-password writes the same rows for an address without an account, except that the mail without a recipient is deleted', async () => {
  const own = await createTestApi()
  const { user } = await own.signUp()
  await own.deps.mailer.settle()
  const mailsBefore = (await own.readMails()).length
  await own.deps.mailer.stop()
  const written = async (email: string) => {
    const before = await selectRows(own, 'outbox_mails', ['id'])
    await own.call('POST', '/auth/forgot-password', { body: { email } })
    const mails = await selectRows(own, 'outbox_mails', '*')
    const codes = await selectRows(own, 'one_time_codes', ['id'], { email, purpose: 'reset' })
    const added = mails.filter(({ id }) => !before.some((row) => row.id === id))
    return { codes: codes.length, mails: added.map(({ subject, text_body }) => [subject, text_body.length > 200]) }
  }
  const known = await written(user.email)
  expect(known).toEqual({ codes: 1, mails: [['Reset your Thodu password', true]] })
  expect(await written('nobody@example.in')).toEqual(known)
  const sender = createMailer({
    processName: 'one',
    database: own.deps.database,
    send: createMailTransport(own.config, own.deps.logger),
    logger: own.deps.logger,
    now: own.deps.now,
  })
  await sender.settle()
  await sender.stop()
  expect(await selectRows(own, 'outbox_mails', ['id'])).toEqual([])
  const mails = await own.readMails()
  expect(mails.slice(mailsBefore).map(({ to }) => to)).toEqual([user.email])
  await own.close()
})
