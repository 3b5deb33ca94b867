import { calls } from '@thodu/api/contract/client/calls'
import type { Closing, RetentionRow } from '@thodu/api/contract/privacy/retention.schema'
import { describe, expect, test } from 'vitest'
import { erasureListFile, readErased } from '../../../../api/src/operations/erasure-list.ts'
import { openSession } from '../../../../api/src/sessions/sessions.ts'
import { selectRow, selectRows, updateRows } from '../../../support/rows.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { createCanaryFamily, traces } from './canary-family.ts'

const world = useWorld(createCanaryFamily)

/** Required parameters of each list, and the searches that would find the family. */
const queries: Record<string, string[]> = {
  'GET /admin/find': ['q=canary', 'q=9811111111'],
  'GET /admin/roster-week': ['from=2026-06-08'],
  'GET /admin/payments': ['from=2026-06-01&to=2026-06-30'],
  'GET /admin/visit-figures': ['from=2026-06-01&to=2026-06-30'],
  'GET /admin/reports/calls': ['from=2026-06-01&to=2026-06-30'],
  'GET /admin/reports/first-calls': ['from=2026-06-01&to=2026-06-30'],
  'GET /admin/reports/promises': ['from=2026-06-01&to=2026-06-30'],
}
const searches = [
  '',
  `filter=${encodeURIComponent('{"q":"canary"}')}`,
  `filter=${encodeURIComponent('{"q":"9811111111"}')}`,
]
/** The audit log names people permanently, and the retention list is where an admin releases the family. */
const exempt = ['GET /audit/logs', 'GET /audit/stats', 'GET /admin/retention']
const lists = Object.keys(calls).filter(
  (name) => name.startsWith('GET ') && !name.includes('{') && !exempt.includes(name),
)

/** Names of the lists that show the family to this caller, with any of the searches. */
async function findShown(who: Person): Promise<string[]> {
  const shown: string[] = []
  for (const name of lists) {
    const path = name.slice(4)
    for (const query of queries[name] ?? searches) {
      const answer = await world.call<unknown>(who, 'GET', query === '' ? path : `${path}?${query}`)
      if (answer.status < 300 && traces.test(answer.text)) shown.push(name)
    }
  }
  return [...new Set(shown)]
}

const asAdmin = <Body = Refusal>(method: string, path: string, body?: unknown) =>
  world.call<Body>(world.admin, method, path, body)
const opened = () =>
  [
    ['GET', `/admin/families/${world.family.id}`],
    ['GET', `/admin/bookings/${world.booking._id}`],
    ['GET', `/admin/bookings/${world.booking._id}/history`],
    ['GET', `/admin/bookings/${world.booking._id}/money`],
    ['GET', `/admin/bookings/${world.booking._id}/roster`],
    ['GET', `/admin/visits/${world.visit.id}`],
    ['GET', `/admin/documents/${world.document}`],
    ['POST', `/files/${world.document}/link`],
    ['GET', `/files/${world.document}`],
    ['POST', `/admin/families/${world.family.id}/notes`, { note: 'x' }],
    ['PUT', `/admin/users/${world.family.id}/role`, { role: 'admin' }],
    ['GET', `/admin/users/${world.family.id}/sessions`],
    [
      'POST',
      '/admin/communications',
      { bookingId: world.booking._id, to: 'family', channel: 'whatsapp', template: 'bookingReceived', language: 'en' },
    ],
  ] as const

test('a closed family’s number shows no note of its call, and the access log records the search (rule PRIV-K1)', async () => {
  const family = await world.addPerson('user')
  const phone = '9811111199'
  const set = (values: { phone: string } | { restricted_at: string }) =>
    updateRows(world, 'accounts', { id: family.id }, values)
  await set({ phone })
  const find = () => asAdmin<{ key: string; lastNote: string | null }>('POST', '/admin/call-sheet/find', { phone })
  const { key } = (await find()).body
  const call = { key, items: [], outcome: 'reached', note: 'A stroke', clientCallId: 'call-of-closed' }
  expect((await asAdmin('POST', '/admin/calls', call)).status).toBe(201)
  expect((await find()).body.lastNote).toBe('A stroke')
  await set({ restricted_at: world.clock.now.toISOString() })
  expect((await find()).body.lastNote).toBeNull()
  await world.deps.accessLog.settle()
  const looks = await selectRows(world, 'access_log', ['subject_id', 'opened'], {
    viewer_id: world.admin.id,
    subject_type: 'call',
    subject_id: key,
  })
  expect(looks).toMatchObject([{ subject_id: key }])
})

describe('closing the own account (rules PRIV-K1, PRIV-K2)', () => {
  test('is refused while a booking is open, and the answer says to cancel it', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const { body } = await world.call<Closing>(family, 'GET', '/user/closing')
    expect(body).toMatchObject({ obstacle: 'account.has_open_bookings', holds: 'processing', careUntil: null })
    const refused = await world.call<Refusal>(family, 'POST', '/user/closing')
    expect([refused.status, refused.body.code]).toEqual([409, 'account.has_open_bookings'])
    await world.call(family, 'POST', `/booking/${booking._id}/cancel`, { reason: 'x' })
    expect((await world.call(family, 'POST', '/user/closing')).status).toBe(204)
  })

  test('is refused while money is not settled', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    await asAdmin('PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled', reason: 'x' })
    await world.adjust(booking._id, { kind: 'opening', amount: 100 })
    expect((await world.call<Closing>(family, 'GET', '/user/closing')).body.obstacle).toBe('money.not_settled')
    expect((await world.call<Refusal>(family, 'POST', '/user/closing')).body.code).toBe('money.not_settled')
    const { restricted_at } = await selectRow(world, 'accounts', ['restricted_at'], { id: family.id })
    expect(restricted_at).toBeNull()
  })

  test('requires a recent sign-in, and is refused to staff', async () => {
    const family = await world.addPerson('user')
    await updateRows(world, 'sessions', { account_id: family.id }, { proven_at: '2026-01-01T00:00:00.000Z' })
    expect((await world.call<Refusal>(family, 'POST', '/user/closing')).body.code).toBe('auth.factor_stale')
    for (const person of [world.admin, world.caretaker])
      expect((await world.call(person, 'POST', '/user/closing')).status).toBe(403)
    const restricted = await asAdmin('POST', `/admin/retention/${world.caretaker.id}/restrict`)
    expect(restricted.status).toBe(409)
  })

  test('hides the family from every list, search and page that showed it before', async () => {
    expect(await findShown(world.admin)).toEqual(
      expect.arrayContaining([
        'GET /admin/bookings',
        'GET /admin/users',
        'GET /admin/find',
        'GET /admin/callbacks',
        'GET /admin/messages',
        'GET /admin/documents',
        'GET /admin/money',
        'GET /admin/payments',
        'GET /admin/visits',
        'GET /admin/roster-week',
      ]),
    )
    for (const [method, path, body] of opened().slice(0, 9))
      expect([path, (await asAdmin(method, path, body)).status]).toEqual([path, 200])
    const { body: before } = await world.call<Closing>(world.family, 'GET', '/user/closing')
    expect(before).toEqual({
      obstacle: null,
      keptUntil: '2035-03-31',
      holds: 'books',
      careUntil: '2029-06-11',
      booksUntil: '2035-03-31',
    })
    const counted = await asAdmin('GET', '/admin/bookings')
    const waiting = await world.readMails(world.family.email)

    expect((await world.call(world.family, 'POST', '/user/closing')).status).toBe(204)
    expect(readErased([erasureListFile(world.deps.config.dataDir)]).get(world.family.id)?.what).toBe('closed')

    expect((await world.call(world.family, 'GET', '/auth/me')).status).toBe(401)
    expect(await findShown(world.admin)).toEqual([])
    expect(await findShown(world.caretaker)).toEqual([])
    for (const [method, path, body] of opened()) {
      const answer = await asAdmin(method, path, body)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'privacy.restricted'])
    }
    const totalOf = (answer: { headers: Headers }) => Number(answer.headers.get('Content-Range')?.split('/')[1])
    expect(totalOf(await asAdmin('GET', '/admin/bookings'))).toBe(totalOf(counted) - 1)
    const mails = (await world.readMails(world.family.email)).slice(waiting.length)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Thodu account is closed'])
    expect(mails[0]?.text).toContain('Mar 31, 2035')
  })

  test('stops all mails, sign-ins and codes', async () => {
    const before = (await world.readMails(world.family.email)).length
    await world.call(undefined, 'POST', '/auth/send-otp', { email: world.family.email })
    await world.call(undefined, 'POST', '/auth/forgot-password', { email: world.family.email })
    expect(await world.readMails(world.family.email)).toHaveLength(before)
    const at = world.deps.now()
    const session = { accountId: world.family.id, ip: '203.0.113.1', userAgent: 'test' }
    await world.deps.database.write((tx) => openSession(tx, session, at))
    expect((await world.call(world.family, 'GET', '/booking')).status).toBe(401)
  })

  test('shows the family in the retention list with its reason, and an admin can release it', async () => {
    const { body: rows } = await asAdmin<RetentionRow[]>('GET', '/admin/retention')
    const row = rows.find(({ _id }) => _id === world.family.id)
    expect(row).toMatchObject({
      state: 'restricted',
      bookings: 1,
      holds: 'books',
      keptUntil: '2035-03-31',
      isDue: false,
    })
    const released = await asAdmin<RetentionRow>('POST', `/admin/retention/${world.family.id}/release`)
    expect([released.status, released.body.state]).toEqual([200, 'open'])
    expect((await asAdmin('POST', `/admin/retention/${world.family.id}/release`)).status).toBe(409)
    expect((await asAdmin('GET', `/admin/families/${world.family.id}`)).status).toBe(200)
    expect(await findShown(world.admin)).toContain('GET /admin/bookings')
    const { body: closed } = await asAdmin<RetentionRow>('POST', `/admin/retention/${world.family.id}/restrict`)
    expect(closed.state).toBe('restricted')
    const log = await world.readAudit(world.family.id)
    expect(
      log
        .filter(({ status }) => status === 'success')
        .map(({ description }) => description)
        .slice(-3),
    ).toEqual(['Closed their own account', 'Reopened a closed family', 'Closed a family that asked for erasure'])
  })
})
