import { createCallbackSchema } from '@thodu/api/contract/requests/requests.schema'
import { newId } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { restrict } from '../../../../api/src/privacy/retention/restrict-family.ts'
import { requestCallback } from '../../../../api/src/requests/request-callback.ts'
import { findActor } from '../../../../api/src/sessions/sessions.ts'
import { renewFeed } from '../../../../api/src/sharing/calendar-feed.ts'
import { useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person } from '../../../support/world.ts'

const world = useWorld(createWorld)
beforeAll(async () => {
  await world.deps.mailer.stop()
})

const before = '2026-06-01T00:00:00.000Z'
/** A family with every kind of pending item, and with finished ones. */
async function addFamily(): Promise<Person> {
  const family = await world.addPerson('user')
  const { id, email } = family
  const booking = await world.book(family)
  await world.call(family, 'POST', `/calendar-feed`)
  const text = { subject: 'x', text_body: 'x', html_body: 'x' }
  const code = { purpose: 'reset', code_hash: 'x', attempts: 0, stranger_attempts: 0, expires_at: before } as const
  const callback = { service_type: 'elderly-care', package_id: 'basic', preferred_time: 'morning' } as const
  const link = {
    booking_id: booking._id,
    zone: 'Asia/Kolkata',
    language: 'en',
    expires_at: before,
    created_by: id,
  } as const
  await world.deps.database.write(async (tx) => {
    await tx.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking._id).execute()
    await tx.deleteFrom('outbox_mails').where('recipient', 'not like', `user.%`).execute()
    await tx
      .insertInto('one_time_codes')
      .values({ ...code, id: newId(), email, created_at: before })
      .execute()
    await tx
      .insertInto('newsletter_subscribers')
      .values({ id: newId(), email, created_at: before, token_sent_at: before, confirmed_at: before })
      .execute()
    const mail = { status: 'waiting', attempts: 0, created_at: before, next_attempt_at: before } as const
    await tx
      .insertInto('outbox_mails')
      .values({ ...text, ...mail, id: newId(), recipient: email })
      .execute()
    for (const status of ['open', 'called'] as const) {
      const times = { client_timestamp: status, created_at: before, updated_at: before }
      await tx
        .insertInto('callbacks')
        .values({ ...callback, ...times, id: newId(), user_id: id, additional_notes: '', status })
        .execute()
    }
    for (const status of ['new', 'answered'] as const) {
      const said = { name: 'Asha Rao', email, phone: '', subject: 'x', message: 'x', inquiry_type: 'general' }
      await tx
        .insertInto('messages')
        .values({ ...said, id: newId(), status, created_at: before, updated_at: before })
        .execute()
    }
    for (const revoked_at of [null, before])
      await tx
        .insertInto('day_links')
        .values({ ...link, id: newId(), name: 'Anil', revoked_at, created_at: before })
        .execute()
  })
  return family
}
async function readAll({ id, email }: Person) {
  const { read } = world.deps.database
  const own = read.selectFrom('bookings').select('id').where('user_id', '=', id)
  return {
    sessions: await read.selectFrom('sessions').select('ended_at').where('account_id', '=', id).execute(),
    callbacks: await read
      .selectFrom('callbacks')
      .select(['status', 'updated_at'])
      .where('user_id', '=', id)
      .orderBy('client_timestamp')
      .execute(),
    messages: await read
      .selectFrom('messages')
      .select(['status', 'updated_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
    codes: await read.selectFrom('one_time_codes').select('email').where('email', '=', email).execute(),
    readers: await read.selectFrom('newsletter_subscribers').select('email').where('email', '=', email).execute(),
    mails: await read
      .selectFrom('outbox_mails')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute(),
    links: await read
      .selectFrom('day_links')
      .select('revoked_at')
      .where('booking_id', 'in', own)
      .orderBy('id')
      .execute(),
    feeds: await read.selectFrom('calendar_feeds').select('revoked_at').where('account_id', '=', id).execute(),
    account: await read
      .selectFrom('accounts')
      .select(['restricted_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  }
}

test('closing a family ends its pending items and those of no other family', async () => {
  const [closed, other] = [await addFamily(), await addFamily()]
  const others = await readAll(other)
  expect(others).toMatchObject({
    sessions: [{ ended_at: null }],
    codes: [{}],
    readers: [{}],
    links: [{ revoked_at: null }, { revoked_at: before }],
    feeds: [{ revoked_at: null }],
  })
  world.clock.now = new Date('2026-06-11T06:30:00.000Z')
  const at = world.clock.now.toISOString()
  const performer = { id: null, name: 'x', email: 'x', role: 'admin', ip: '' } as const
  const close = () =>
    world.deps.database.write((tx) =>
      restrict(tx, closed.id, { performer, description: 'Closed', config: world.deps.config }, world.clock.now),
    )
  await close()
  const first = await readAll(closed)
  expect(first).toMatchObject({
    sessions: [{ ended_at: at }],
    callbacks: [
      { status: 'called', updated_at: before },
      { status: 'closed', updated_at: at },
    ],
    messages: [
      { status: 'closed', updated_at: at },
      { status: 'answered', updated_at: before },
    ],
    codes: [],
    readers: [],
    mails: [{ subject: 'Your Thodu account is closed' }],
    links: [{ revoked_at: at }, { revoked_at: before }],
    feeds: [{ revoked_at: at }],
    account: { restricted_at: at },
  })
  expect(await readAll(other)).toEqual(others)
  world.clock.now = new Date('2026-06-12T06:30:00.000Z')
  await close()
  expect(await readAll(closed)).toEqual(first)
})

test('a family that closes during its own request gets no calendar address and no callback', async () => {
  const family = await world.addPerson('user')
  const { body } = await world.call<{ url: string }>(family, 'POST', '/calendar-feed')
  const { read, write } = world.deps.database
  const { id: sessionId } = await read
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', family.id)
    .executeTakeFirstOrThrow()
  const actor = await findActor(world.deps, { sessionId, accountId: family.id, expiresAt: 0 }, world.clock.now)
  if (!actor) throw new Error('the session is not open')
  const ip = '203.0.113.7'
  const performer = { id: family.id, name: 'x', email: family.email, role: 'user', ip } as const
  const caller = {
    actor,
    performer,
    client: { ip, userAgent: '', networks: [{ name: ip, share: 1 }] },
    language: 'en',
  } as const
  await write((tx) =>
    tx
      .updateTable('accounts')
      .set({ restricted_at: world.clock.now.toISOString() })
      .where('id', '=', family.id)
      .execute(),
  )
  await expect(renewFeed(world.deps, caller)).rejects.toMatchObject({ status: 401 })
  const asked = { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData: { preferredTime: 'morning' } }
  await expect(requestCallback(world.deps, caller, createCallbackSchema.parse(asked))).rejects.toMatchObject({
    status: 401,
  })
  expect((await world.call(undefined, 'GET', new URL(body.url).pathname.replace(/^\/api/, ''))).status).toBe(404)
})
