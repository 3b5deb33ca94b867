import type { CallbackInQueue, ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { selectRow, updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'
import { createPromiseWorld, hour } from '../promises/promise-world.ts'

const world = useWorld(createPromiseWorld)
const asha = usePerson(world, 'user', 'Asha Rao')
const bina = usePerson(world, 'user', 'Bina Das')

const ask = async (family: Person, serviceType: string, selectedPackage: string): Promise<string> => {
  world.wait(60_000)
  const body = { serviceType, selectedPackage, callbackData: { preferredTime: 'morning' } }
  return (await world.call<{ _id: string }>(family, 'POST', '/callback', body)).body._id
}
const write = async (given: Record<string, string>): Promise<string> => {
  world.wait(60_000)
  const message = `Written at ${world.clock.now.toISOString()}`
  await world.call(undefined, 'POST', '/contact', { subject: 'Hi', message, inquiryType: 'general', ...given })
  return (await selectRow(world, 'messages', ['id'], { message })).id
}
const answer = <Row>(queue: string, filter: object, sort = ['createdAt', 'DESC']) => {
  const query = `sort=${JSON.stringify(sort)}&filter=${encodeURIComponent(JSON.stringify(filter))}`
  return world.call<Row[]>(world.admin, 'GET', `/admin/${queue}?${query}`)
}
const list = async <Row>(queue: string, filter: object, sort?: string[]) =>
  (await answer<Row>(queue, filter, sort)).body
const ids = async (queue: string, filter: object, sort?: string[]) =>
  (await list<{ _id: string }>(queue, filter, sort)).map(({ _id }) => _id)

beforeAll(async () => {
  await updateRows(world, 'accounts', { id: bina.id }, { phone: '9870000002' })
})

describe('the queue of callbacks (rule OFF-15)', () => {
  let first: string
  let second: string
  let third: string
  beforeAll(async () => {
    first = await ask(bina, 'elderly-care', 'standard')
    second = await ask(asha, 'physiotherapy', 'weekly')
    third = await ask(bina, 'baby-care', 'newborn')
  })

  test('is filtered by status, service, ids and name or number of the family', async () => {
    await world.call(world.admin, 'PUT', `/admin/callbacks/${second}`, { status: 'called' })
    expect(await ids('callbacks', {})).toEqual([third, second, first])
    expect(await ids('callbacks', { status: 'open' })).toEqual([third, first])
    expect(await ids('callbacks', { serviceType: 'elderly-care' })).toEqual([first])
    expect(await ids('callbacks', { id: [second, first] })).toEqual([second, first])
    expect(await ids('callbacks', { q: '  aSHa ' })).toEqual([second])
    expect(await ids('callbacks', { q: '70000002' })).toEqual([third, first])
    expect(await answer('callbacks', { q: 'x'.repeat(2_001) })).toMatchObject({ status: 200, body: [] })
  })

  test('is sorted by its columns in both directions', async () => {
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

  test('shows the due time of each open call', async () => {
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
    // This request was overdue before it was closed, so its promise is broken and it shows no due time.
    const late = await ask(asha, 'elderly-care', 'standard')
    world.wait(30 * hour)
    await world.call(world.admin, 'PUT', `/admin/callbacks/${late}`, { status: 'closed' })
    expect((await dueOf(asha))[0]).toEqual([late, null])
  })

  test('omits restricted families (rule PRIV-K1)', async () => {
    await world.restrict(bina)
    const { body, headers } = await answer<CallbackInQueue>('callbacks', {})
    expect(new Set(body.map(({ user }) => user.name))).toEqual(new Set(['Asha Rao']))
    expect(headers.get('Content-Range')).toBe(`callbacks 0-${body.length - 1}/${body.length}`)
    await world.restrict(bina, false)
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

  test('is filtered by status, kind, ids, text and number', async () => {
    expect(await ids('messages', {})).toEqual([third, second, first])
    expect(await ids('messages', { status: 'new' })).toEqual([third, second])
    expect(await ids('messages', { inquiryType: 'caregiver' })).toEqual([second])
    expect(await ids('messages', { id: [first, third] })).toEqual([third, first])
    for (const q of ['  zOYa ', 'zoya@', 'night', '84901111']) expect(await ids('messages', { q })).toEqual([first])
    expect(await answer('messages', { q: 'x'.repeat(2_001) })).toMatchObject({ status: 200, body: [] })
  })

  test('is sorted by its columns in both directions', async () => {
    const sorted = (field: string, way = 'ASC') => ids('messages', {}, [field, way])
    expect(await sorted('createdAt')).toEqual([first, second, third])
    expect(await sorted('name')).toEqual([second, third, first])
    expect(await sorted('status', 'DESC')).toEqual([third, second, first])
    expect(await sorted('status')).toEqual([first, second, third])
    await world.call(world.admin, 'PUT', `/admin/messages/${third}`, { status: 'closed' })
    expect(await sorted('status')).toEqual([first, third, second])
    expect(await sorted('id')).toEqual([first, second, third])
  })

  test('shows the account with the sender’s address', async () => {
    const accounts = (await list<ContactMessage>('messages', {})).map(({ _id, userId }) => [_id, userId])
    expect(accounts).toEqual([
      [third, null],
      [second, asha.id],
      [first, null],
    ])
    const one = await world.call<ContactMessage>(world.admin, 'GET', `/admin/messages/${second}`)
    expect([one.body._id, one.body.userId]).toEqual([second, asha.id])
  })

  test('omits messages of a restricted family (rule PRIV-K1)', async () => {
    await world.restrict(asha)
    const again = await write({ name: 'Asha', email: asha.email })
    expect(await ids('messages', {})).toEqual([again, third, first])
    await world.restrict(asha, false)
  })
})

test('a request that changes status from closed back to called by an undo still counts as called (rules REQ-7, BOOK-18)', async () => {
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

test('a callback requested for the evening is due at the end of the evening (rule REQ-8)', async () => {
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

describe('the owner of a request', () => {
  const world = useWorld(createWorld)
  const customer = usePerson(world, 'user')
  const ravi = usePerson(world, 'admin', 'Ravi Kumar')
  const meera = usePerson(world, 'admin', 'Meera Iyer')

  type Request = (CallbackInQueue | ContactMessage) & Refusal

  async function addCallback(): Promise<string> {
    const asked = { preferredTime: 'morning', additionalNotes: '' }
    const body = { serviceType: 'elderly-care', selectedPackage: 'basic', callbackData: asked }
    return (await world.call<{ _id: string }>(customer, 'POST', '/callback', body)).body._id
  }
  let messages = 0
  async function addMessage(): Promise<string> {
    messages += 1
    const message = `Hello ${messages}`
    const sender = { name: 'Sita', email: 'sita@example.in', subject: 'Hi', inquiryType: 'general' }
    await world.call(undefined, 'POST', '/contact', { ...sender, message })
    return (await selectRow(world, 'messages', ['id'], { message })).id
  }

  describe.each([
    { queue: 'callbacks', add: addCallback, waits: 'open', closed: 'closed' },
    { queue: 'messages', add: addMessage, waits: 'new', closed: 'closed' },
  ])('$queue', ({ queue, add, waits, closed }) => {
    const undo = (person: Person, id: string) => world.call<Request>(person, 'POST', `/admin/${queue}/${id}/undo`)
    const open = (person: Person, id: string) =>
      world.call(person, 'POST', '/admin/inbox/open', { kind: queue.slice(0, -1), _id: id })
    const move = (person: Person, id: string, body: object) =>
      world.call<Request>(person, 'PUT', `/admin/${queue}/${id}`, body)
    test('are owned by the admin who changed them, and by none when they are open again', async () => {
      const id = await add()
      const note = 'Called twice, card 2341 2341 2346'
      const moved = await move(meera, id, { status: closed, note })
      expect(moved.body).toMatchObject({ owner: { name: 'Meera Iyer' }, note: 'Called twice, card XXXX XXXX 2346' })
      expect((await world.readAudit(id)).at(-1)?.changes).not.toContain('twice')
      const again = await move(meera, id, { status: waits })
      expect(again.body).toMatchObject({ owner: null, note: 'Called twice, card XXXX XXXX 2346' })
    })

    test('keep their owner when a note is added', async () => {
      const id = await add()
      await open(ravi, id)
      expect((await move(ravi, id, { status: waits, note: 'Line busy' })).body.owner?.name).toBe('Ravi Kumar')
    })

    test('can be undone once by the admin who changed them, unless changed since', async () => {
      const id = await add()
      await open(ravi, id)
      await move(meera, id, { status: closed, note: 'Done' })
      expect((await undo(ravi, id)).body.message).toBe(texts.undo.nothing)
      const undone = await undo(meera, id)
      expect(undone.body).toMatchObject({ status: waits, owner: { name: 'Ravi Kumar' }, note: 'Done' })
      expect((await undo(meera, id)).status).toBe(409)
      await move(meera, id, { status: closed })
      world.clock.now = new Date(world.clock.now.getTime() + 1_000)
      await move(ravi, id, { status: closed, note: 'Called again' })
      const late = await undo(meera, id)
      expect([late.status, late.body.message]).toEqual([409, texts.undo.changedSince])
    })
  })

  test('a family cannot read the note on its callback', async () => {
    const id = await addCallback()
    await world.call(ravi, 'PUT', `/admin/callbacks/${id}`, { status: 'called', note: 'Sounded worried' })
    const own = await world.call<unknown[]>(customer, 'GET', '/callback')
    expect(own.text).not.toContain('worried')
  })
})
