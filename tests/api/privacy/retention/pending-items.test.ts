import { createCallbackSchema } from '@thodu/api/contract/requests/requests.schema'
import { newId } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { restrict } from '../../../../api/src/privacy/retention/restrict-family.ts'
import { requestCallback } from '../../../../api/src/requests/request-callback.ts'
import { findActor } from '../../../../api/src/sessions/sessions.ts'
import { renewFeed } from '../../../../api/src/sharing/calendar-feed.ts'
import { insertRows, selectRow, selectRows, updateRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import { createWorld } from '../../../support/world.ts'

const world = useWorld(createWorld)
beforeAll(async () => {
  await world.deps.mailer.stop()
})

const before = '2026-06-01T00:00:00.000Z'
/** A family with every kind of pending item, and with finished ones. */
async function addFamily() {
  const family = await world.addPerson('user')
  const { id, email } = family
  const booking = await world.book(family)
  await world.call(family, 'POST', `/calendar-feed`)
  const text = { subject: 'x', text_body: 'x', html_body: 'x' }
  const code = { purpose: 'reset', code_hash: 'x', attempts: 0, stranger_attempts: 0, expires_at: before } as const
  const callback = { service_type: 'elderly-care', package_id: 'basic', preferred_time: 'morning' } as const
  const link = { booking_id: booking._id, zone: 'Asia/Kolkata', language: 'en', created_by: id } as const
  const message = { name: 'Asha Rao', email, phone: '', subject: 'x', message: 'x', inquiry_type: 'general' }
  const created = () => ({ id: newId(), created_at: before })
  const changed = () => ({ ...created(), updated_at: before })
  await updateRows(world, 'bookings', { id: booking._id }, { status: 'cancelled' })
  await insertRows(world, 'one_time_codes', { ...code, ...created(), email })
  const reader = { email, token_sent_at: before, confirmed_at: before }
  await insertRows(world, 'newsletter_subscribers', { ...reader, ...created() })
  const mail = { status: 'waiting', attempts: 0, next_attempt_at: before } as const
  await insertRows(world, 'outbox_mails', { ...text, ...mail, ...created(), recipient: email })
  for (const status of ['open', 'called'] as const) {
    const own = { user_id: id, additional_notes: '', client_timestamp: status }
    await insertRows(world, 'callbacks', { ...callback, ...changed(), ...own, status })
  }
  for (const status of ['new', 'answered'] as const)
    await insertRows(world, 'messages', { ...message, ...changed(), status })
  for (const revoked_at of [null, before])
    await insertRows(world, 'day_links', { ...link, ...created(), expires_at: before, name: 'Anil', revoked_at })
  return { ...family, booking: booking._id }
}
async function readAll({ id, email, booking }: Awaited<ReturnType<typeof addFamily>>) {
  const states = ['status', 'updated_at'] as const
  return {
    sessions: await selectRows(world, 'sessions', ['ended_at'], { account_id: id }),
    callbacks: await selectRows(world, 'callbacks', states, { user_id: id }, 'client_timestamp'),
    messages: await selectRows(world, 'messages', states, { email }, 'id'),
    codes: await selectRows(world, 'one_time_codes', ['email'], { email }),
    readers: await selectRows(world, 'newsletter_subscribers', ['email'], { email }),
    mails: await selectRows(world, 'outbox_mails', ['subject'], { recipient: email }, 'id'),
    links: await selectRows(world, 'day_links', ['revoked_at'], { booking_id: booking }, 'id'),
    feeds: await selectRows(world, 'calendar_feeds', ['revoked_at'], { account_id: id }),
    account: await selectRow(world, 'accounts', ['restricted_at', 'updated_at'], { id }),
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
  const { id: sessionId } = await selectRow(world, 'sessions', ['id'], { account_id: family.id })
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
  await updateRows(world, 'accounts', { id: family.id }, { restricted_at: world.clock.now.toISOString() })
  await expect(renewFeed(world.deps, caller)).rejects.toMatchObject({ status: 401 })
  const asked = { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData: { preferredTime: 'morning' } }
  await expect(requestCallback(world.deps, caller, createCallbackSchema.parse(asked))).rejects.toMatchObject({
    status: 401,
  })
  expect((await world.call(undefined, 'GET', new URL(body.url).pathname.replace(/^\/api/, ''))).status).toBe(404)
})
