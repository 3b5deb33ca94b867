import type { Affected, Breach, People, Whom } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { unknownAddress } from '../../../api/src/accounts/unknown-address.ts'
import { insertRows, selectRow, updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const now = '2026-06-10T06:30:00.000Z'
beforeEach(() => {
  world.clock.now = new Date(now)
})

const office = <Body = Breach>(method: string, path: string, body?: unknown) =>
  world.call<Body>(admin, method, `/admin/breaches${path}`, body)
const open = async (): Promise<Breach> => {
  const given = { awareAt: now, nature: 'A laptop was stolen.', clientEventId: crypto.randomUUID() }
  const { body } = await office('POST', '', given)
  const said = { consequences: 'Strangers may call you.', safetySteps: 'Tell nobody a code.' }
  return (await office('PUT', `/${body._id}`, said)).body
}
const read = async (id: string) => {
  const breach = (await office<Breach[]>('GET', '')).body.find(({ _id }) => _id === id)
  if (!breach) throw new Error(`no breach ${id}`)
  return breach
}
async function count(id: string, whom: Whom): Promise<People> {
  const { list, ...counts } = (await office<Affected>('POST', `/${id}/people`, { whom })).body
  expect(list).toHaveLength(counts.people)
  return counts
}
const tell = (id: string, whom: Whom) => office<People>('POST', `/${id}/tell`, { whom })
/** People without an address; those who are still to be called come first. */
const calls = async (id: string) =>
  (await office<Affected>('POST', `/${id}/people`, {})).body.list
    .filter(({ email }) => email === '')
    .map(({ _id, toldAt }) => [_id, toldAt])
const set = (id: string, values: { email?: string; removed_at?: string }) =>
  updateRows(world, 'accounts', { id }, values)
async function addWithoutAddress(): Promise<Person> {
  const family = await world.addPerson('user')
  await set(family.id, { email: unknownAddress(family.id) })
  return family
}
const bookingsOf = async (...families: Person[]) => {
  for (const family of families) await world.book(family)
}

test('two breaches notify their own people and list their own calls', async () => {
  const silent = [await addWithoutAddress(), await addWithoutAddress()]
  const heard = await world.addPerson('user')
  await bookingsOf(...silent, heard)
  const breaches = [await open(), await open()]
  const [one, other] = breaches.map(({ _id }) => _id) as [string, string]
  const everybody = { kind: 'everybody' } as const
  const first = (await tell(one, everybody)).body
  const none = { withoutAccount: 0, seen: null }
  expect(first).toEqual({ ...none, people: first.people, told: 0, mails: first.people - 2, calls: 2 })
  expect(await count(other, everybody)).toEqual(first)
  const all = { people: first.people, told: first.people, mails: 0, calls: 0 }
  expect(await count(one, everybody)).toEqual({ ...none, ...all })
  expect(await calls(other)).toEqual([])
  expect((await office<Refusal>('POST', `/${other}/calls/${silent[0]?.id}`)).status).toBe(404)
  expect((await tell(other, everybody)).body).toEqual(first)
  world.clock.now = new Date('2026-06-10T08:00:00.000Z')
  expect((await office('POST', `/${one}/calls/${silent[0]?.id}`)).status).toBe(204)
  expect((await office<Refusal>('POST', `/${one}/calls/${heard.id}`)).status).toBe(404)
  const ids = silent.map(({ id }) => id).toSorted()
  const [called = '', waits = ''] = [silent[0]?.id, silent[1]?.id]
  expect(await calls(one)).toEqual([
    [waits, null],
    [called, '2026-06-10T08:00:00.000Z'],
  ])
  expect((await calls(other)).toSorted()).toEqual(ids.map((id) => [id, null]))
  const mailed = first.people - 2
  expect((await read(one)).people).toEqual({
    mailed,
    called: 1,
    toCall: 1,
    firstAt: now,
    lastAt: '2026-06-10T08:00:00.000Z',
  })
  expect((await read(other)).people).toEqual({ mailed, called: 0, toCall: 2, firstAt: now, lastAt: now })
})

describe('the people affected by a breach', () => {
  test('never include staff or removed accounts', async () => {
    const breach = await open()
    const [stays, gone] = [await world.addPerson('user'), await world.addPerson('user')]
    const bookings = [await world.book(stays), await world.book(gone)]
    const files = [await world.addDocument(stays), await world.addDocument(gone), await world.addDocument(admin)]
    const before = await count(breach._id, { kind: 'everybody' })
    await set(gone.id, { removed_at: now })
    expect((await count(breach._id, { kind: 'everybody' })).people).toBe(before.people - 1)
    expect((await count(breach._id, { kind: 'files', files })).people).toBe(1)
    const people = bookings.map(async ({ _id }) => (await count(breach._id, { kind: 'booking', booking: _id })).people)
    expect(await Promise.all(people)).toEqual([1, 0])
  })

  test('of a file are its owner, also when found by its name', async () => {
    const breach = await open()
    const owner = await world.addPerson('user')
    const id = await world.addDocument(owner)
    await world.addDocument(await world.addPerson('user'))
    await (await world.sideDoor()).rows("update documents set name = 'stolen.pdf' where id = ?", id)
    await tell(breach._id, { kind: 'files', files: ['stolen.pdf'] })
    expect(await world.readSubjects(owner.email)).toHaveLength(1)
    expect((await read(breach._id)).people.mailed).toBe(1)
  })

  test('of a viewer are those whose bookings, files, families and messages the viewer saw between two times', async () => {
    const breach = await open()
    const people = {
      booking: await world.addPerson('user'),
      document: await world.addPerson('user'),
      family: await world.addPerson('user'),
      message: await world.addPerson('user'),
    }
    const booking = await world.book(people.booking)
    const document = await world.addDocument(people.document)
    await world.call(undefined, 'POST', '/contact', {
      name: 'Asha Rao',
      email: people.message.email,
      subject: 'A bill',
      message: 'Please look at it.',
      inquiryType: 'general',
    })
    const message = await selectRow(world, 'messages', ['id'], { email: people.message.email })
    const subjects = { booking: booking._id, document, family: people.family.id, message: message.id }
    const [from, until] = ['2026-05-01T10:00:00.000Z', '2026-05-01T11:00:00.000Z']
    const look = (
      type: keyof typeof subjects,
      more: { email?: string; opened?: number; listed?: number; first?: string; last?: string },
    ) =>
      insertRows(world, 'access_log', {
        id: newId(),
        hour: from,
        viewer_id: newId(),
        viewer_name: 'Snoop',
        viewer_email: more.email ?? 'snoop@example.in',
        viewer_role: 'admin',
        subject_type: type,
        subject_id: subjects[type],
        opened: more.opened ?? 1,
        listed: more.listed ?? 1,
        refused: 1,
        ip_address: '203.0.113.1',
        first_at: more.first ?? from,
        last_at: more.last ?? from,
      })
    const seen = async (openedOnly = false) => {
      const whom = { kind: 'viewer', email: 'Snoop@example.in', from, until, openedOnly } as const
      return (await count(breach._id, whom)).people
    }
    const told = async () => {
      const whom = { kind: 'viewer', email: 'snoop@example.in', from, until } as const
      return (await count(breach._id, whom)).seen
    }
    await look('booking', { email: 'other@example.in' })
    await look('booking', { opened: 0, listed: 0 })
    await look('booking', { first: '2026-05-01T08:00:00.000Z', last: '2026-05-01T09:59:59.999Z' })
    await look('booking', { first: '2026-05-01T11:00:00.001Z', last: '2026-05-01T11:30:00.000Z' })
    expect(await seen()).toBe(0)
    await look('booking', { opened: 0 })
    expect([await seen(), await seen(true)]).toEqual([1, 0])
    expect(await told()).toEqual({ opened: 0, listedOnly: 1 })
    for (const [index, type] of (['booking', 'document', 'family', 'message'] as const).entries()) {
      await look(type, { first: until, last: until })
      expect([await seen(), await seen(true)]).toEqual([index + 1, index + 1])
    }
    expect(await told()).toEqual({ opened: 4, listedOnly: 0 })
  })
})
