import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import type { Inbox, InboxRow } from '@thodu/api/contract/inbox/inbox.schema'
import { beforeEach, expect, test } from 'vitest'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createCallWorld } from '../telephone/call-world.ts'

const world = useWorld(createCallWorld)
const meera = usePerson(world, 'admin', 'Meera')
let phones = 9_876_600_000
beforeEach(() => world.setTime('2026-06-10T10:00'))

const addFamily = (name?: string) => {
  phones += 1
  return world.addFamily(String(phones), name)
}
const read = async (query = '', person = world.ravi) =>
  (await world.call<Inbox>(person, 'GET', `/admin/inbox${query}`)).body
const rowOf = async (who: string, query = '') => (await read(query)).rows.find((row) => row.who === who)
const open = (row: Pick<InboxRow, 'kind' | '_id' | 'items'> | undefined, person = world.ravi) =>
  world.call(person, 'POST', '/admin/inbox/open', row && { kind: row.kind, _id: row._id, items: row.items })
const countInMenu = async () => (await world.call<Waiting>(world.ravi, 'GET', '/admin/waiting')).body.inbox

async function addFive() {
  const family = await addFamily('Callback Family')
  await world.ask(family)
  await world.write('9876600999', { name: 'Message Sender', subject: 'Nights', message: 'Is a nurse free?' })
  await world.book(await addFamily('Booking Family'))
  const changing = await addFamily('Changing Family')
  const booking = await world.book(changing)
  await world.call(changing, 'POST', `/booking/${booking._id}/change-request`, { kind: 'cancel', words: 'She is well' })
  const asking = await addFamily('Asking Family')
  const request = { kind: 'access', text: 'What do you know of us?', clientEventId: crypto.randomUUID() }
  await world.call(asking, 'POST', '/user/privacy-requests', request)
  return { family, booking }
}

test('calls, callbacks, messages, change and privacy requests have one row each, with their first words (rule REQ-9)', async () => {
  const { booking } = await addFive()
  const { rows, more, open: counts } = await read()
  const found = new Map(rows.map((row) => [`${row.kind} ${row.who}`, row]))
  expect(found.get('callback Callback Family')).toMatchObject({ words: 'Please call Amma', topic: 'elderly-care' })
  expect(found.get('message Message Sender')).toMatchObject({ words: 'Nights: Is a nurse free?', openedBy: null })
  expect(found.get('call Booking Family')).toMatchObject({ when: 'due', isLate: false, status: 'open' })
  expect(found.get('change Changing Family')).toMatchObject({
    words: 'She is well',
    topic: 'cancel',
    bookingId: booking._id,
  })
  expect(found.get('privacy Asking Family')).toMatchObject({ words: 'What do you know of us?', topic: 'access' })
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length)
  expect(more).toBe(false)
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(rows.length)
  expect((await countInMenu()).open).toBe(rows.length)
  expect((await read('?kind=privacy')).rows.map(({ kind }) => kind)).toEqual(['privacy'])
})

test('overdue rows come first, and calls for a later time last', async () => {
  const late = await addFamily('Late Family')
  await world.book(late)
  world.wait(600)
  const evening = await addFamily('Later Family')
  await world.ask(evening, 'morning')
  const { rows } = await read()
  const ranks = rows.map(({ isLate, when }) => (isLate ? 0 : when === 'later' ? 2 : 1))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  expect(rows.find(({ who }) => who === 'Late Family')?.isLate).toBe(true)
  expect((await countInMenu()).late).toBe(rows.filter(({ isLate }) => isLate).length)
})

test('each row shows who opened it last and when, and opening reserves nothing (rules REQ-7, CALL-3)', async () => {
  await addFive()
  for (const who of ['Callback Family', 'Message Sender', 'Booking Family', 'Changing Family', 'Asking Family']) {
    const row = await rowOf(who)
    expect((await open(row)).status).toBe(200)
    expect(await rowOf(who)).toMatchObject({ openedBy: { name: 'Ravi' }, openedAt: world.clock.now.toISOString() })
    world.wait(1)
    expect((await open(row, meera)).status).toBe(200)
    expect(await rowOf(who)).toMatchObject({ openedBy: { name: 'Meera' }, openedAt: world.clock.now.toISOString() })
  }
  const called = await rowOf('Booking Family')
  const card = (await world.sheet()).find(({ key }) => key === called?._id)
  expect(card?.openedBy?.name).toBe('Meera')
  expect((await world.log(card, 'reached')).status).toBe(201)
  for (const kind of ['call', 'callback', 'message', 'change', 'privacy'] as const)
    expect((await open({ kind, _id: crypto.randomUUID(), items: [] })).status).toBe(404)
})

test('a settled row moves from open to done, newest first', async () => {
  world.setTime('2026-06-12T10:00')
  const family = await addFamily('Settled Family')
  const callback = await world.ask(family)
  const booking = await world.book(await addFamily('Called Family'))
  expect((await world.log(await world.cardOf(booking._id), 'reached', { note: 'Comes on Monday' })).status).toBe(201)
  world.wait(1)
  await world.call(world.ravi, 'PUT', `/admin/callbacks/${callback}`, { status: 'called' })
  expect(await rowOf('Settled Family')).toBeUndefined()
  const { rows } = await read('?state=done')
  expect(rows.slice(0, 2)).toMatchObject([
    { kind: 'callback', _id: callback, who: 'Settled Family', status: 'called', openedBy: { name: 'Ravi' } },
    { kind: 'call', who: 'Called Family', status: 'reached', words: 'Comes on Monday', bookingId: booking._id },
  ])
  expect((await read('?state=done&kind=call')).rows.every(({ kind }) => kind === 'call')).toBe(true)
})

test('a message with a wrong number stays open for an answer in writing (rule CALL-4)', async () => {
  await world.write('9876600777', { name: 'Wrong Number', email: 'wrong@example.in', subject: 'Day care' })
  await world.log(await world.cardAt('9876600777'), 'wrong-number')
  expect(await rowOf('Wrong Number')).toMatchObject({ kind: 'message', items: [], status: 'new' })
  expect((await countInMenu()).open).toBe((await read()).rows.length)
})

test('probable spam is only in its own view (rule REQ-8)', async () => {
  const wish = { name: 'Trap Filler', phone: '9876600888', when: 'soon', remainder: 'x' }
  await world.call(undefined, 'POST', '/call-wish', wish)
  expect([await rowOf('Trap Filler'), await rowOf('Trap Filler', '?state=done')]).toEqual([undefined, undefined])
  expect(await rowOf('Trap Filler', '?state=spam')).toMatchObject({ kind: 'message', status: 'closed' })
})

test('a page has 50 rows, and the next one continues', async () => {
  for (let one = 0; one < 51; one += 1) {
    await world.write('', { name: `Writer ${one}`, email: `writer${one}@example.in`, subject: `No ${one}` })
    world.wait(60)
  }
  const [first, second] = [await read('?kind=message'), await read('?kind=message&page=2')]
  expect([first.rows.length, first.more, second.more]).toEqual([50, true, false])
  const ids = [...first.rows, ...second.rows].map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what was done for a closed family is in no view (rule PRIV-K1)', async () => {
  world.setTime('2026-06-13T10:00')
  const family = await addFamily('Closed Family')
  const callback = await world.ask(family)
  await world.call(world.ravi, 'PUT', `/admin/callbacks/${callback}`, { status: 'called' })
  expect(await rowOf('Closed Family', '?state=done')).toMatchObject({ _id: callback })
  await world.setAccount(family, { restricted_at: world.clock.now.toISOString() })
  expect(await rowOf('Closed Family', '?state=done')).toBeUndefined()
})
