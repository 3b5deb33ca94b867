import type { CallbackInQueue, ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../support/world.ts'
import { createPromiseWorld, hour, type PromiseWorld } from '../promises/promise-world.ts'

let world: PromiseWorld
let asha: Person
let bina: Person

const ask = async (family: Person, serviceType: string, selectedPackage: string): Promise<string> => {
  world.wait(60_000)
  const body = { serviceType, selectedPackage, callbackData: { preferredTime: 'morning' } }
  return (await world.call<{ _id: string }>(family, 'POST', '/callback', body)).body._id
}
const write = async (given: Record<string, string>): Promise<string> => {
  world.wait(60_000)
  await world.call(undefined, 'POST', '/contact', { subject: 'Hi', message: 'Hello', inquiryType: 'general', ...given })
  return (await list<ContactMessage>('messages', {}))[0]?._id ?? ''
}
const answer = <Row>(queue: string, filter: object, sort = ['createdAt', 'DESC']) => {
  const query = `sort=${JSON.stringify(sort)}&filter=${encodeURIComponent(JSON.stringify(filter))}`
  return world.call<Row[]>(world.admin, 'GET', `/admin/${queue}?${query}`)
}
const list = async <Row>(queue: string, filter: object, sort?: string[]) =>
  (await answer<Row>(queue, filter, sort)).body
const ids = async (queue: string, filter: object, sort?: string[]) =>
  (await list<{ _id: string }>(queue, filter, sort)).map(({ _id }) => _id)
const restrict = (family: Person, at: Date | null) =>
  world.deps.database.write((tx) =>
    tx
      .updateTable('accounts')
      .set({ restricted_at: at?.toISOString() ?? null })
      .where('id', '=', family.id)
      .execute(),
  )

beforeAll(async () => {
  world = await createPromiseWorld()
  asha = await world.addPerson('user', 'Asha Rao')
  bina = await world.addPerson('user', 'Bina Das')
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ phone: '9870000002' }).where('id', '=', bina.id).execute(),
  )
})
afterAll(() => world.close())

describe('the queue of callbacks (rule OFF-15)', () => {
  let first: string
  let second: string
  let third: string
  beforeAll(async () => {
    first = await ask(bina, 'elderly-care', 'standard')
    second = await ask(asha, 'physiotherapy', 'weekly')
    third = await ask(bina, 'baby-care', 'newborn')
  })

  test('is narrowed by status, service, ids and the family’s name or number', async () => {
    await world.call(world.admin, 'PUT', `/admin/callbacks/${second}`, { status: 'called' })
    expect(await ids('callbacks', {})).toEqual([third, second, first])
    expect(await ids('callbacks', { status: 'open' })).toEqual([third, first])
    expect(await ids('callbacks', { serviceType: 'elderly-care' })).toEqual([first])
    expect(await ids('callbacks', { id: [second, first] })).toEqual([second, first])
    expect(await ids('callbacks', { q: '  aSHa ' })).toEqual([second])
    expect(await ids('callbacks', { q: '70000002' })).toEqual([third, first])
    expect((await answer('callbacks', { q: 'x'.repeat(201) })).status).toBe(400)
  })

  test('is sorted by its columns, both ways', async () => {
    await world.call(world.admin, 'PUT', `/admin/callbacks/${first}`, { status: 'closed' })
    const sorted = (field: string, way = 'ASC') => ids('callbacks', {}, [field, way])
    expect(await sorted('createdAt')).toEqual([first, second, third])
    expect(await sorted('name')).toEqual([second, first, third])
    expect(await sorted('name', 'DESC')).toEqual([third, first, second])
    expect(await sorted('status')).toEqual([second, first, third])
    world.wait(60_000)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${second}`, { status: 'called', note: 'Again' })
    expect((await sorted('updatedAt', 'DESC'))[0]).toBe(second)
    expect(await sorted('id')).toEqual([first, second, third])
  })

  test('says until when each call is promised, while somebody waits for it', async () => {
    const dueOf = async (family: Person) => {
      const own = await world.call<CallbackInQueue[]>(family, 'GET', '/callback')
      return own.body.map(({ _id, dueAt }) => [_id, dueAt])
    }
    const [promise] = await world.listPromises({ subject: third })
    expect(await dueOf(bina)).toEqual([
      [third, promise?.dueAt],
      [first, null],
    ])
    expect(await dueOf(asha)).toEqual([[second, null]])
    const due = (await list<CallbackInQueue>('callbacks', {})).map(({ _id, dueAt }) => [_id, dueAt])
    expect(due).toEqual([
      [third, promise?.dueAt],
      [second, null],
      [first, null],
    ])
    // Overdue before it was closed: the promise stays broken, and nobody waits.
    const late = await ask(asha, 'elderly-care', 'standard')
    world.wait(30 * hour)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${late}`, { status: 'closed' })
    expect((await dueOf(asha))[0]).toEqual([late, null])
  })

  test('opens the one that was asked for', async () => {
    for (const id of [first, second, third]) {
      const { body } = await world.call<CallbackInQueue>(world.admin, 'GET', `/admin/callbacks/${id}`)
      expect(body._id).toBe(id)
    }
    expect((await world.call(world.admin, 'GET', '/admin/callbacks/none')).status).toBe(404)
  })

  test('names a package that is sold no more by its id', async () => {
    const before = await ask(asha, 'elderly-care', 'standard')
    const id = newId()
    const read = world.deps.database.read.selectFrom('callbacks').selectAll().where('id', '=', before)
    const row = { ...(await read.executeTakeFirstOrThrow()), id, package_id: 'of-last-year' }
    await world.deps.database.write((tx) => tx.insertInto('callbacks').values(row).execute())
    const { body } = await world.call<CallbackInQueue>(world.admin, 'GET', `/admin/callbacks/${id}`)
    expect([body.serviceName, body.packageName]).toEqual(['Elderly Care', 'of-last-year'])
  })

  test('leaves out families who asked to be forgotten (rule PRIV-K1)', async () => {
    await restrict(bina, world.clock.now)
    const { body, headers } = await answer<CallbackInQueue>('callbacks', {})
    expect(new Set(body.map(({ user }) => user.name))).toEqual(new Set(['Asha Rao']))
    expect(headers.get('Content-Range')).toBe(`callbacks 0-${body.length - 1}/${body.length}`)
    await restrict(bina, null)
  })
})

describe('the queue of messages (rule OFF-16)', () => {
  let first: string
  let second: string
  let third: string
  beforeAll(async () => {
    first = await write({ name: 'Zoya', email: 'zoya@example.in', phone: '98490 11111', subject: 'Nights' })
    second = await write({ name: 'Asha', email: asha.email, inquiryType: 'caregiver' })
    third = await write({ name: 'Kiran', email: 'kiran@example.in', subject: 'Price' })
    await world.call(world.admin, 'PUT', `/admin/messages/${first}`, { status: 'answered' })
  })

  test('is narrowed by status, kind, ids, words and numbers', async () => {
    expect(await ids('messages', {})).toEqual([third, second, first])
    expect(await ids('messages', { status: 'new' })).toEqual([third, second])
    expect(await ids('messages', { inquiryType: 'caregiver' })).toEqual([second])
    expect(await ids('messages', { id: [first, third] })).toEqual([third, first])
    for (const q of ['  zOYa ', 'zoya@', 'night', '84901111']) expect(await ids('messages', { q })).toEqual([first])
    expect((await answer('messages', { q: 'x'.repeat(201) })).status).toBe(400)
  })

  test('is sorted by its columns, both ways', async () => {
    const sorted = (field: string, way = 'ASC') => ids('messages', {}, [field, way])
    expect(await sorted('createdAt')).toEqual([first, second, third])
    expect(await sorted('name')).toEqual([second, third, first])
    expect(await sorted('status', 'DESC')).toEqual([third, second, first])
    expect(await sorted('status')).toEqual([first, second, third])
    await world.call(world.admin, 'PUT', `/admin/messages/${third}`, { status: 'closed' })
    expect(await sorted('status')).toEqual([first, third, second])
    expect(await sorted('id')).toEqual([first, second, third])
  })

  test('names the account that has the address, and nobody else’s', async () => {
    const accounts = (await list<ContactMessage>('messages', {})).map(({ _id, userId }) => [_id, userId])
    expect(accounts).toEqual([
      [third, null],
      [second, asha.id],
      [first, null],
    ])
    const one = await world.call<ContactMessage>(world.admin, 'GET', `/admin/messages/${second}`)
    expect([one.body._id, one.body.userId]).toEqual([second, asha.id])
  })

  test('leaves out what was written before its family asked to be forgotten (rule PRIV-K1)', async () => {
    await restrict(asha, world.clock.now)
    const again = await write({ name: 'Asha', email: asha.email })
    expect(await ids('messages', {})).toEqual([again, third, first])
    await restrict(asha, null)
  })
})

describe('a request that is moved on (rule REQ-7)', () => {
  test.each(['callbacks', 'messages'])('leaves the other %s as they are', async (queue) => {
    const add = () =>
      queue === 'callbacks' ? ask(asha, 'elderly-care', 'standard') : write({ name: 'Sita', email: 'sita@example.in' })
    const [one, other] = [await add(), await add()]
    const move = (body: object) => world.call(world.admin, 'PUT', `/admin/${queue}/${other}`, body)
    const [before] = await list<ContactMessage>(queue, { id: [one] })
    await move({ status: 'closed', note: 'Wrong number' })
    expect((await list<ContactMessage>(queue, { id: [one] }))[0]).toEqual(before)
    const cleared = await move({ status: 'closed', note: '' })
    expect(cleared.body).toMatchObject({ _id: other, status: 'closed', note: null })
    const [made] = await world.readAudit(other)
    const waits = queue === 'callbacks' ? 'open' : 'new'
    expect(JSON.parse(made?.changes ?? '')).toEqual([{ field: 'status', from: null, to: waits }])
  })

  test('a call keeps what was promised to the family that was called, and to no other (rule PROM-3)', async () => {
    const [hers, his] = [await world.book(asha), await world.book(bina)]
    await world.call(world.admin, 'PUT', `/admin/callbacks/${await ask(bina, 'elderly-care', 'standard')}`, {
      status: 'called',
    })
    expect([await world.stateOf(asha, hers, 'call'), await world.stateOf(bina, his, 'call')]).toEqual(['open', 'kept'])
  })

  test('undone from closed to called, the call stays one that was made (rule BOOK-18)', async () => {
    const id = await ask(asha, 'elderly-care', 'standard')
    await world.call(world.admin, 'PUT', `/admin/callbacks/${id}`, { status: 'called' })
    world.wait(1_000)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${id}`, { status: 'closed' })
    const undone = await world.call<CallbackInQueue>(world.admin, 'POST', `/admin/callbacks/${id}/undo`)
    expect(undone.body).toMatchObject({ status: 'called', owner: { name: 'Meera Iyer' } })
    expect(await world.listPromises({ subject: id })).toMatchObject([{ state: 'kept' }])
    const changes = (await world.readAudit(id)).map((row) => JSON.parse(row.changes))
    expect(changes).toEqual([
      [{ field: 'status', from: null, to: 'open' }],
      [{ field: 'status', from: 'open', to: 'called' }],
      [{ field: 'status', from: 'called', to: 'closed' }],
      [{ field: 'status', from: 'closed', to: 'called' }],
    ])
  })
})

test('who wishes to be called in the evening is promised it by its end, as soon as possible by the usual time (rule REQ-8)', async () => {
  world.clock.now = new Date('2026-07-01T09:00:00+05:30')
  const wish = async (when: string) => {
    world.wait(60_000)
    await world.call(undefined, 'POST', '/call-wish', { name: 'Ravi', phone: '98490 12345', when })
    const [newest] = await list<ContactMessage>('messages', {})
    const [promise] = await world.listPromises({ subject: newest?._id ?? '' })
    return [newest?.message, promise?.kind, promise?.dueAt]
  }
  const soon = await wish('soon')
  const evening = await wish('evening')
  expect(evening).toEqual(['When: Evening 5-8', 'reply', '2026-07-01T14:30:00.000Z'])
  expect(soon).toEqual(['When: as soon as possible', 'reply', '2026-07-01T05:31:00.000Z'])
})
