import { brand } from '@thodu/api/contract/brand.config'
import type { Breach, People, Whom } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { unknownAddress } from '../../../api/src/accounts/unknown-address.ts'
import { remindOfBreaches } from '../../../api/src/privacy/breaches/remind-team.ts'
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
type Call = { _id: string; name: string; toldAt: string | null; hasAccount: boolean }
const read = async (id: string) => (await office('GET', `/${id}`)).body
const count = async (id: string, whom: Whom) => (await office<People>('POST', `/${id}/people`, { whom })).body
const tell = (id: string, whom: Whom) => office<People>('POST', `/${id}/tell`, { whom })
const calls = async (id: string) =>
  (await office<{ _id: string; toldAt: string | null }[]>('GET', `/${id}/calls`)).body.map(({ _id, toldAt }) => [
    _id,
    toldAt,
  ])
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

describe('two breaches beside each other', () => {
  test('what is written of one, and that it is closed, leaves the other as it is', async () => {
    const [one, other] = [await open(), await open()]
    await office('PUT', `/${one._id}`, { boardToldAt: now, boardDetailedAt: now, place: '', cause: 'A theft' })
    await office('POST', `/${one._id}/close`)
    expect(await read(other._id)).toEqual(other)
    expect(await read(one._id)).toMatchObject({
      closedAt: now,
      place: null,
      cause: 'A theft',
      by: { name: 'Meera Iyer' },
    })
    const filter = encodeURIComponent('{"open":false}')
    const closed = (await office<Breach[]>('GET', `?filter=${filter}`)).body
    expect(closed.map(({ _id }) => _id)).toEqual([one._id])
    const all = (await office<Breach[]>('GET', '')).body.map(({ _id }) => _id)
    expect(all).toEqual(expect.arrayContaining([one._id, other._id]))
    expect((await office<Refusal>('GET', '/nobody')).status).toBe(404)
    const changes = (await world.readAudit(one._id)).map((row) => JSON.parse(row.changes ?? '[]'))
    expect(changes[0]).toEqual([{ field: 'awareAt', from: null, to: now }])
    expect(changes.at(-2)).toContainEqual({ field: 'boardToldAt', from: null, to: now })
    expect(changes.at(-1)).toEqual([{ field: 'closedAt', from: null, to: now }])
  })

  test('each tells its people, and each has its own calls', async () => {
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
    // Who was told by mail is not called.
    expect((await office<Refusal>('POST', `/${one}/calls/${heard.id}`)).status).toBe(404)
    const ids = silent.map(({ id }) => id).toSorted()
    const [called = '', waits = ''] = [silent[0]?.id, silent[1]?.id]
    expect(await calls(one)).toEqual([
      [waits, null],
      [called, '2026-06-10T08:00:00.000Z'],
    ])
    expect(await calls(other)).toEqual(ids.map((id) => [id, null]))
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

  test('the first and the last who was told are those of this breach, by mail as by telephone', async () => {
    const [mailed, late, silent] = [
      await world.addPerson('user'),
      await world.addPerson('user'),
      await addWithoutAddress(),
    ]
    const owners = { mailed: await world.addDocument(mailed), late: await world.addDocument(late) }
    const quiet = await world.addDocument(silent)
    const [called, other] = [await open(), await open()]
    await tell(called._id, { kind: 'files', files: [quiet] })
    await office('POST', `/${called._id}/calls/${silent.id}`)
    expect((await read(called._id)).people).toEqual({ mailed: 0, called: 1, toCall: 0, firstAt: now, lastAt: now })
    await tell(other._id, { kind: 'files', files: [owners.mailed] })
    world.clock.now = new Date('2026-06-10T09:00:00.000Z')
    await tell(other._id, { kind: 'files', files: [owners.mailed, owners.late] })
    const told = { mailed: 2, called: 0, toCall: 0, firstAt: now, lastAt: '2026-06-10T09:00:00.000Z' }
    expect((await read(other._id)).people).toEqual(told)
    const row = (await world.readAudit(other._id)).at(-1)
    expect(JSON.parse(row?.changes ?? '')).toEqual([{ field: 'peopleTold', from: null, to: 1 }])
  })

  test('the team is reminded of the one that is due, and of none whose details the Board has', async () => {
    const given = (awareAt: string) => ({ awareAt, nature: 'x', clientEventId: crypto.randomUUID() })
    const [due, later, detailed] = [
      (await office('POST', '', given('2026-06-10T05:00:00Z'))).body,
      (await office('POST', '', given('2026-06-10T06:00:00Z'))).body,
      (await office('POST', '', given('2026-06-10T05:00:00Z'))).body,
    ]
    await office('PUT', `/${detailed._id}`, { boardDetailedAt: now })
    const mails = async () => {
      const subjects = await world.readSubjects(brand.email)
      return [due, later, detailed].map(({ code }) => subjects.filter((one) => one.includes(`breach ${code}:`)).length)
    }
    world.clock.now = new Date('2026-06-11T05:00:00.000Z')
    await remindOfBreaches(world.deps)
    expect(await mails()).toEqual([2, 1, 1])
    world.clock.now = new Date('2026-06-11T06:00:00.000Z')
    await remindOfBreaches(world.deps)
    expect(await mails()).toEqual([2, 2, 1])
  })
})

test('a moment that has not come is none of becoming aware; this one is', async () => {
  const given = (awareAt: string) => ({ awareAt, nature: 'x', clientEventId: crypto.randomUUID() })
  const early = await office<Refusal>('POST', '', given('2026-06-10T06:30:00.001Z'))
  expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([400, ['awareAt']])
  expect((await office('POST', '', given(now))).status).toBe(201)
})

test('what is written once more as it stands is no change, and in no log', async () => {
  const breach = await open()
  const before = (await world.readAudit(breach._id)).length
  await office('PUT', `/${breach._id}`, {
    nature: breach.nature,
    consequences: breach.consequences,
    extendedUntil: null,
  })
  expect(await world.readAudit(breach._id)).toHaveLength(before)
  await office('PUT', `/${breach._id}`, { consequences: 'None.', extendedUntil: '2026-06-20T00:00:00Z' })
  const row = (await world.readAudit(breach._id)).at(-1)
  expect(JSON.parse(row?.changes ?? '')).toEqual([
    { field: 'consequences', from: null, to: null, hidden: true },
    { field: 'extendedUntil', from: null, to: '2026-06-20T00:00:00.000Z' },
  ])
  expect((await read(breach._id)).dueAt).toBe('2026-06-20T00:00:00.000Z')
})

describe('whom it touches', () => {
  test('is nobody of the office and nobody who is gone, by whatever way', async () => {
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

  test('is whose file it was, by its name too, and nobody else', async () => {
    const breach = await open()
    const owner = await world.addPerson('user')
    const id = await world.addDocument(owner)
    await world.addDocument(await world.addPerson('user'))
    await (await world.sideDoor()).rows("update documents set name = 'stolen.pdf' where id = ?", id)
    await tell(breach._id, { kind: 'files', files: ['stolen.pdf'] })
    expect(await world.readSubjects(owner.email)).toHaveLength(1)
    expect((await read(breach._id)).people.mailed).toBe(1)
  })

  test('of a viewer is what that person saw between two moments, opened or in a list: bookings, files, families and messages', async () => {
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
  })

  test('of a viewer is also each person who wrote without an account, told once by mail or called at the number', async () => {
    const breach = await open()
    const write = (path: string, body: object) => world.call(undefined, 'POST', path, body)
    const letter = (subject: string) => ({
      name: 'Rahul Verma',
      email: 'rahul.verma@example.in',
      subject,
      message: 'My mother needs dialysis three times a week.',
      inquiryType: 'general',
    })
    await write('/contact', letter('A bill'))
    await write('/contact', letter('Another bill'))
    await write('/call-wish', { name: 'Lata Nair', phone: '9876500099', when: 'soon' })
    const asked = { name: 'Joseph Mathew', contact: 'joseph@example.in', kind: 'access', text: 'All of it, please.' }
    expect((await write('/privacy-requests', asked)).status).toBe(201)
    const from = world.clock.now.toISOString()
    const until = new Date(world.clock.now.getTime() + 60_000).toISOString()
    const viewer = await world.addPerson('admin')
    const whom = { kind: 'viewer', email: viewer.email, from, until } as const
    expect(await count(breach._id, whom)).toMatchObject({ people: 0, withoutAccount: 0 })
    await world.call(viewer, 'GET', '/admin/messages')
    await world.call(viewer, 'GET', '/admin/privacy-requests')
    await world.deps.accessLog.settle()
    const before = await count(breach._id, whom)
    const { people } = before
    const seen = { opened: 0, listedOnly: people }
    expect(before).toEqual({ people, withoutAccount: 3, told: 0, mails: people - 1, calls: 1, seen })
    expect((await tell(breach._id, whom)).body).toEqual(before)
    expect((await tell(breach._id, whom)).body).toMatchObject({ told: before.people, mails: 0, calls: 0 })
    for (const address of ['rahul.verma@example.in', 'joseph@example.in'])
      expect((await world.readSubjects(address)).filter((subject) => /data/i.test(subject))).not.toEqual([])
    const [waiting] = (await office<Call[]>('GET', `/${breach._id}/calls`)).body
    expect(waiting).toMatchObject({ name: 'Lata Nair', toldAt: null, hasAccount: false })
    expect((await office('POST', `/${breach._id}/calls/${waiting?._id}`)).status).toBe(204)
    expect((await read(breach._id)).people).toMatchObject({ mailed: before.mails, called: 1, toCall: 0 })
    // A person is one contact, however often they wrote.
    await write('/contact', letter('A third bill'))
    expect(await count(breach._id, { kind: 'everybody' })).toMatchObject({ withoutAccount: 3 })
  })
})
