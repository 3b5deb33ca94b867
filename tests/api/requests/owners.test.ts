import type { CallbackInQueue, ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let customer: Person
let ravi: Person
let meera: Person

beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user')
  ravi = await world.addPerson('admin', 'Ravi Kumar')
  meera = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())

type Request = (CallbackInQueue | ContactMessage) & Refusal

async function addCallback(): Promise<string> {
  const asked = { preferredTime: 'morning', additionalNotes: '' }
  const body = { serviceType: 'elderly-care', selectedPackage: 'basic', callbackData: asked }
  return (await world.call<{ _id: string }>(customer, 'POST', '/callback', body)).body._id
}
async function addMessage(): Promise<string> {
  const body = { name: 'Sita', email: 'sita@example.in', subject: 'Hi', message: 'Hello', inquiryType: 'general' }
  await world.call(undefined, 'POST', '/contact', body)
  return (await world.call<ContactMessage[]>(ravi, 'GET', '/admin/messages')).body[0]?._id ?? ''
}

describe.each([
  { queue: 'callbacks', add: addCallback, waits: 'open', closed: 'closed' },
  { queue: 'messages', add: addMessage, waits: 'new', closed: 'closed' },
])('$queue', ({ queue, add, waits, closed }) => {
  const act = (person: Person, id: string, verb: 'claim' | 'release' | 'undo', body: object = {}) =>
    world.call<Request>(person, 'POST', `/admin/${queue}/${id}/${verb}`, body)
  const move = (person: Person, id: string, body: object) =>
    world.call<Request>(person, 'PUT', `/admin/${queue}/${id}`, body)
  const find = async (person: Person, id: string) =>
    (await world.call<Request[]>(person, 'GET', `/admin/${queue}`)).body.find(({ _id }) => _id === id)

  test('have an owner whom the others see, until it is given back', async () => {
    const id = await add()
    expect((await find(meera, id))?.owner).toBeNull()
    expect((await act(ravi, id, 'claim')).body.owner).toEqual({ _id: ravi.id, name: 'Ravi Kumar' })
    expect((await find(meera, id))?.owner?.name).toBe('Ravi Kumar')
    const refused = await act(meera, id, 'claim')
    expect([refused.status, refused.body.message]).toEqual([409, texts.requests.claimed])
    expect((await act(meera, id, 'release')).status).toBe(409)
    expect((await act(meera, id, 'claim', { from: ravi.id })).body.owner?.name).toBe('Meera Iyer')
    expect((await act(meera, id, 'release')).body.owner).toBeNull()
    const rows = (await world.readAudit(id)).filter(({ changes }) => changes.includes('owner'))
    expect(rows.map(({ action, status }) => [action, status])).toEqual(Array(3).fill(['STATUS_UPDATE', 'success']))
  })

  test('are taken on one by one, and the log says who had it and who has it', async () => {
    const [id, other] = [await add(), await add()]
    await act(ravi, id, 'claim')
    await act(meera, id, 'claim', { from: ravi.id })
    expect((await find(meera, other))?.owner).toBeNull()
    const owned = async (request: string) =>
      world.deps.database.read
        .selectFrom(queue === 'callbacks' ? 'callbacks' : 'messages')
        .select(['owner_id', 'owned_at'])
        .where('id', '=', request)
        .executeTakeFirstOrThrow()
    expect(await owned(id)).toEqual({ owner_id: meera.id, owned_at: world.clock.now.toISOString() })
    // Taken on again, or given back by nobody, it is as it was.
    await act(meera, id, 'claim')
    await act(meera, other, 'release')
    await act(meera, id, 'release')
    expect(await owned(id)).toEqual({ owner_id: null, owned_at: null })
    const owner = ({ id: _id, name }: Person) => ({ _id, name })
    const changes = (await world.readAudit(id)).map((row) => JSON.parse(row.changes))
    expect(changes.filter(([change]) => change?.field === 'owner')).toEqual([
      [{ field: 'owner', from: null, to: owner(ravi) }],
      [{ field: 'owner', from: owner(ravi), to: owner(meera) }],
      [{ field: 'owner', from: owner(meera), to: null }],
    ])
    expect((await world.readAudit(other)).filter((row) => row.changes.includes('owner'))).toEqual([])
    expect((await act(ravi, 'none', 'claim')).status).toBe(404)
  })

  test('of two at once the first one has it; once more is the same', async () => {
    const id = await add()
    const answers = await Promise.all([act(ravi, id, 'claim'), act(meera, id, 'claim')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? ravi : meera
    expect((await act(winner, id, 'claim')).status).toBe(200)
  })

  test('belong to whoever moved them on, and to nobody once they wait again; the note stays', async () => {
    const id = await add()
    const note = 'Called twice, card 2341 2341 2346'
    const moved = await move(meera, id, { status: closed, note })
    expect(moved.body).toMatchObject({ owner: { name: 'Meera Iyer' }, note: 'Called twice, card XXXX XXXX 2346' })
    expect((await world.readAudit(id)).at(-1)?.changes).not.toContain('twice')
    const again = await move(meera, id, { status: waits })
    expect(again.body).toMatchObject({ owner: null, note: 'Called twice, card XXXX XXXX 2346' })
  })

  test('keep their owner while a note is written', async () => {
    const id = await add()
    await act(ravi, id, 'claim')
    expect((await move(ravi, id, { status: waits, note: 'Line busy' })).body.owner?.name).toBe('Ravi Kumar')
  })

  test('are undone by who moved them, once, while nothing has happened since', async () => {
    const id = await add()
    await act(ravi, id, 'claim')
    await move(meera, id, { status: closed, note: 'Done' })
    expect((await act(ravi, id, 'undo')).body.message).toBe(texts.undo.nothing)
    const undone = await act(meera, id, 'undo')
    expect(undone.body).toMatchObject({ status: waits, owner: { name: 'Ravi Kumar' }, note: 'Done' })
    expect((await act(meera, id, 'undo')).status).toBe(409)
    await move(meera, id, { status: closed })
    world.clock.now = new Date(world.clock.now.getTime() + 1_000)
    await move(ravi, id, { status: closed, note: 'Called again' })
    const late = await act(meera, id, 'undo')
    expect([late.status, late.body.message]).toEqual([409, texts.undo.changedSince])
  })
})

test('the family does not read the note about its callback', async () => {
  const id = await addCallback()
  await world.call(ravi, 'PUT', `/admin/callbacks/${id}`, { status: 'called', note: 'Sounded worried' })
  const own = await world.call<unknown[]>(customer, 'GET', '/callback')
  expect(own.text).not.toContain('worried')
})
