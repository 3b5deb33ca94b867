import { newId } from '@thodu/db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepAccounts } from '../../../api/src/accounts/sweep-accounts.ts'
import { createWorld, type World } from '../../support/world.ts'

const start = Date.parse('2026-06-10T06:30:00.000Z')
const day = 86_400_000
/** A moment so many ms before the sweep. */
const before = (ms: number): string => new Date(start - ms).toISOString()

let world: World
beforeEach(async () => {
  world = await createWorld()
  await world.deps.mailer.stop()
})
afterEach(() => world.close())

const sweep = () => sweepAccounts({ database: world.deps.database, now: () => new Date(start) })
const read = () => world.deps.database.read

test('codes, uses of limits and used credentials go a day or so later, each by its own time', async () => {
  const { id } = await world.addPerson('admin')
  const challenge = { account_id: id, purpose: 'sign-in', bound_to: 'x', payload: null, attempts: 0 } as const
  const code = {
    purpose: 'reset',
    code_hash: 'x',
    attempts: 0,
    stranger_attempts: 0,
    expires_at: before(-day),
  } as const
  await world.deps.database.write(async (tx) => {
    for (const [name, age] of [['old', day + 1] as const, ['young', day] as const]) {
      await tx
        .insertInto('one_time_codes')
        .values({ ...code, id: newId(), email: name, created_at: before(age) })
        .execute()
      await tx
        .insertInto('limit_hits')
        .values({ limit_name: 'x', subject_hash: name, at: before(age) })
        .execute()
    }
    for (const [name, over] of [['old', 1] as const, ['young', 0] as const]) {
      await tx
        .insertInto('factor_challenges')
        .values({ ...challenge, token_hash: name, expires_at: before(over) })
        .execute()
      await tx
        .insertInto('rate_hits')
        .values({ limit_name: 'x', subject_hash: name, hits: '[]', until: before(over) })
        .execute()
      await tx
        .insertInto('used_credentials')
        .values({ credential_hash: name, expires_at: before(over) })
        .execute()
    }
  })
  await sweep()
  const left = [
    await read().selectFrom('one_time_codes').select('email as name').execute(),
    await read().selectFrom('limit_hits').select('subject_hash as name').execute(),
    await read().selectFrom('factor_challenges').select('token_hash as name').execute(),
    await read().selectFrom('rate_hits').select('subject_hash as name').execute(),
    await read().selectFrom('used_credentials').select('credential_hash as name').execute(),
  ]
  expect(left).toEqual(Array(5).fill([{ name: 'young' }]))
})

test('an address typed for the newsletter goes after a week, unless it was confirmed', async () => {
  await world.deps.database.write(async (tx) => {
    for (const [email, sent, confirmed] of [
      ['old@example.in', 7 * day + 1, null],
      ['young@example.in', 7 * day, null],
      ['reader@example.in', 30 * day, before(29 * day)],
    ] as const)
      await tx
        .insertInto('newsletter_subscribers')
        .values({
          id: newId(),
          email,
          created_at: before(sent),
          token_sent_at: before(sent),
          confirmed_at: confirmed,
        })
        .execute()
  })
  await sweep()
  const rows = await read().selectFrom('newsletter_subscribers').select('email').orderBy('email').execute()
  expect(rows.map(({ email }) => email)).toEqual(['reader@example.in', 'young@example.in'])
})

test('a mail that was given up a month ago goes; of one about a booking stays that it never went out', async () => {
  const customer = await world.addPerson('user')
  const booking = await world.book(customer)
  const month = 30 * day
  const text = { subject: 'A subject', text_body: 'A text', html_body: 'A text' }
  await world.deps.database.write(async (tx) => {
    await tx.deleteFrom('outbox_mails').execute()
    for (const [recipient, status, age, isAbout] of [
      ['1-old', 'failed', month + 1, false],
      ['2-young', 'failed', month, false],
      ['3-waiting', 'waiting', month + 1, false],
      ['4-old-about', 'failed', month + 1, true],
      ['5-young-about', 'failed', month, true],
      ['6-waiting-about', 'waiting', month + 1, true],
    ] as const)
      await tx
        .insertInto('outbox_mails')
        .values({
          ...text,
          id: newId(),
          recipient,
          status,
          attempts: 1,
          created_at: before(age),
          next_attempt_at: before(age),
          booking_id: isAbout ? booking._id : null,
          template: isAbout ? 'received' : null,
        })
        .execute()
  })
  await sweep()
  const rows = await read()
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text_body', 'html_body', 'status'])
    .orderBy('recipient')
    .execute()
  expect(rows.map(({ recipient, status }) => [recipient, status])).toEqual([
    ['', 'failed'],
    ['2-young', 'failed'],
    ['3-waiting', 'waiting'],
    ['5-young-about', 'failed'],
    ['6-waiting-about', 'waiting'],
  ])
  expect(rows[0]).toMatchObject({ subject: '', text_body: '', html_body: '' })
  for (const row of rows.slice(1)) expect(row).toMatchObject(text)
})

test('sessions go once they are over: ended, expired, or of the team and idle for half a day, however many', async () => {
  const { id: admin } = await world.addPerson('admin')
  const { id: customer } = await world.addPerson('user')
  const hours = 3_600_000
  const session = { ip: '203.0.113.1', created_at: before(day), proven_at: before(day) }
  const add = (account_id: string, name: string, more: { ended?: number; expires?: number; used?: number }) => ({
    ...session,
    id: newId(),
    account_id,
    user_agent: name,
    ended_at: more.ended === undefined ? null : before(more.ended),
    expires_at: before(more.expires ?? -day),
    last_used_at: before(more.used ?? 0),
  })
  const rows = [
    add(customer, 'ended', { ended: 0 }),
    add(customer, 'expired', { expires: 0 }),
    add(customer, 'open', { expires: -1 }),
    add(customer, 'idle', { used: 20 * hours }),
    add(admin, 'idle team', { used: 12 * hours }),
    add(admin, 'team', { used: 12 * hours - 1 }),
  ]
  const many = Array.from({ length: 2_001 }, () => add(customer, 'ended', { ended: 1 }))
  await world.deps.database.write(async (tx) => {
    await tx.deleteFrom('sessions').execute()
    for (const part of [rows, many.slice(0, 1_000), many.slice(1_000, 2_000), many.slice(2_000)])
      await tx.insertInto('sessions').values(part).execute()
  })
  await sweep()
  const left = await read().selectFrom('sessions').select('user_agent').orderBy('user_agent').execute()
  expect(left.map(({ user_agent }) => user_agent)).toEqual(['idle', 'open', 'team'])
})
