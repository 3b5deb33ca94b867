import type { Family } from '@thodu/api/contract/desk/desk.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let admin: Person
let asha: Person
let other: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  asha = await world.addPerson('user', 'Asha Rao')
  other = await world.addPerson('user', 'Rukmini Goud')
})
afterAll(() => world.close())

const wait = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
const readFamily = async ({ id }: Person) => (await world.call<Family>(admin, 'GET', `/admin/families/${id}`)).body
const block = <Body = Family['blocks']>(family: Person, caretaker: Person, reason: string) =>
  world.call<Body>(admin, 'POST', `/admin/families/${family.id}/blocks`, { caretaker: caretaker.id, reason })
const unblock = (family: Person, caretaker: Person) =>
  world.call<Family['blocks']>(admin, 'DELETE', `/admin/families/${family.id}/blocks/${caretaker.id}`)

test('whom a family never wants again stands on its page, newest first; said again, the reason is the newer (rule MATCH-3)', async () => {
  const [lakshmi, padma] = [
    await world.addPerson('caretaker', 'Lakshmi Devi'),
    await world.addPerson('caretaker', 'Padma Reddy'),
  ]
  await block(asha, lakshmi, 'Shouted')
  await block(other, lakshmi, 'Late')
  wait(1_000)
  const namesOf = (blocks: Family['blocks']) => blocks.map(({ caretaker, reason }) => `${caretaker.name}: ${reason}`)
  expect(namesOf((await block(asha, padma, 'Left early')).body)).toEqual([
    'Padma Reddy: Left early',
    'Lakshmi Devi: Shouted',
  ])
  wait(1_000)
  expect(namesOf((await block(asha, lakshmi, 'Shouted twice')).body)).toEqual([
    'Lakshmi Devi: Shouted twice',
    'Padma Reddy: Left early',
  ])
  expect(namesOf((await readFamily(other)).blocks)).toEqual(['Lakshmi Devi: Late'])
  expect(namesOf((await unblock(asha, lakshmi)).body)).toEqual(['Padma Reddy: Left early'])
  expect(namesOf((await readFamily(other)).blocks)).toEqual(['Lakshmi Devi: Late'])
  expect((await unblock(other, padma)).status).toBe(404)
  const trail = await world.readAudit(lakshmi.id)
  // That a reason was given, not which: the trail hides what people write.
  const given = JSON.stringify([{ field: 'reason', from: null, to: null, hidden: true }])
  expect(trail.map(({ changes }) => changes)).toEqual([given, given, given, '[]'])
  expect(trail.map(({ description }) => description)).toEqual([
    'Lakshmi Devi is never to be sent to Asha Rao again',
    'Lakshmi Devi is never to be sent to Rukmini Goud again',
    'Lakshmi Devi is never to be sent to Asha Rao again',
    'Lakshmi Devi may be sent again to a family that had asked not to',
  ])
})

test('is said by families alone, of caretakers alone', async () => {
  const caretaker = await world.addPerson('caretaker')
  expect((await block<Refusal>(caretaker, caretaker, 'Shouted')).status).toBe(404)
  expect((await block<Refusal>({ ...asha, id: 'none' }, caretaker, 'Shouted')).status).toBe(404)
  const refusals = [await block<Refusal>(asha, other, 'x'), await block<Refusal>(asha, { ...other, id: 'none' }, 'x')]
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'booking.unknown_caretaker'],
    [400, 'booking.unknown_caretaker'],
  ])
})

test('a note and an address are written down about somebody who exists', async () => {
  const none = '/admin/families/none'
  const note = await world.call<Refusal>(admin, 'POST', `${none}/notes`, { note: 'Prefers a call' })
  const email = await world.call<Refusal>(admin, 'PUT', `${none}/email`, { email: 'nobody@example.in' })
  expect([note.status, email.status]).toEqual([404, 404])
})

test('everything of a family stands newest first, with what the person did and what was done to what is theirs', async () => {
  const ask = async () =>
    (
      await world.call<{ _id: string }>(asha, 'POST', '/callback', {
        serviceType: 'elderly-care',
        selectedPackage: 'standard',
        callbackData: { preferredTime: 'morning' },
      })
    ).body._id
  const write = (subject: string, email: string) =>
    world.call(undefined, 'POST', '/contact', {
      name: 'Asha',
      email,
      subject,
      message: 'When does somebody come?',
      inquiryType: 'general',
    })
  const made: { bookings: string[]; callbacks: string[]; documents: string[] } = {
    bookings: [],
    callbacks: [],
    documents: [],
  }
  for (const subject of ['first', 'second']) {
    made.bookings.unshift((await world.book(asha))._id)
    made.callbacks.unshift(await ask())
    made.documents.unshift(await world.addDocument(asha))
    await write(subject, asha.email)
    await write(`${subject} of another`, other.email)
    await world.call(admin, 'POST', `/admin/families/${asha.id}/notes`, { note: `${subject} note` })
    await world.call(admin, 'POST', `/admin/families/${other.id}/notes`, { note: 'Of another' })
    wait(1_000)
  }
  await world.call(admin, 'PUT', `/admin/callbacks/${made.callbacks[0]}`, { status: 'called' })
  await world.deps.database.write((tx) =>
    tx
      .insertInto('nominees')
      .values({
        account_id: asha.id,
        name: 'Ravi Rao',
        phone: '9876540001',
        relation: 'Son',
        named_at: world.clock.now.toISOString(),
      })
      .execute(),
  )
  const family = await readFamily(asha)
  expect({
    bookings: family.bookings.map(({ _id }) => _id),
    callbacks: family.callbacks.map(({ _id }) => _id),
    documents: family.documents.map(({ _id }) => _id),
  }).toEqual(made)
  expect(family.messages.map(({ subject }) => subject)).toEqual(['second', 'first'])
  expect(family.notes.map(({ note }) => note)).toEqual(['second note', 'first note'])
  expect(family.nominee).toMatchObject({ name: 'Ravi Rao', phone: '9876540001', relation: 'Son' })
  expect((await readFamily(other)).nominee).toBeNull()
  expect(family.history[0]).toMatchObject({ action: 'STATUS_UPDATE', resourceId: made.callbacks[0] })
  const times = family.history.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().reverse())
  expect(JSON.stringify(family)).not.toContain('of another')
})
