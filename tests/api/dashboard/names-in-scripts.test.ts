import { removeAccount } from '@thodu/api'
import type { AuditLogPage } from '@thodu/api/contract/audit/audit.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Findings } from '@thodu/api/contract/dashboard/dashboard.schema'
import type { OwnedDocument } from '@thodu/api/contract/documents/documents.schema'
import type { ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import type { UserRow } from '@thodu/api/contract/users/users.calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { selectRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const names = ['Lakshmi Devi', 'లక్ష్మి దేవి', 'लक्ष्मी देवी']
const people: Person[] = []
const bookings: Booking[] = []

const write = (name: string) =>
  world.call(undefined, 'POST', '/contact', {
    ...{ name, email: 'somebody@example.in', phone: '', subject: 'Care', message: 'Please', inquiryType: 'general' },
  })

beforeAll(async () => {
  for (const name of names) {
    const person = await world.addPerson('user')
    await world.call(person, 'PUT', '/user/profile', { name })
    people.push(person)
    bookings.push(await world.book(person, { patientName: name.split(' ')[0] ?? '' }))
    await write(name)
  }
  const other = await world.addPerson('user', 'Somebody Else')
  await world.call(other, 'PUT', '/user/profile', { name: 'రాములు' })
  await world.book(other, { patientName: 'రాములు' })
  await write('రాములు')
})

const listed = async <Row>(list: string, filter: object) =>
  (await world.call<Row[]>(admin, 'GET', `/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

describe.each(['lakshmi', 'LAKSHMI devi', 'లక్ష్మి', 'लक्ष्मी', 'లక్ష'])(
  'a search for %s finds the name in three scripts',
  (q) => {
    test('in bookings', async () => {
      const found = await listed<Booking>('bookings', { q })
      expect(found.map(({ _id }) => _id).sort()).toEqual(bookings.map(({ _id }) => _id).sort())
    })

    test('in accounts and in families of the search', async () => {
      const found = await listed<UserRow>('users', { q })
      expect(found.map(({ name }) => name).sort()).toEqual([...names].sort())
      const { body } = await world.call<Findings>(admin, 'GET', `/admin/find?q=${encodeURIComponent(q)}`)
      expect(body.families.map(({ name }) => name).sort()).toEqual([...names].sort())
    })

    test('in messages', async () => {
      const found = await listed<ContactMessage>('messages', { q })
      expect(found.map(({ name }) => name).sort()).toEqual([...names].sort())
    })

    test('in the audit log', async () => {
      const { body } = await world.call<AuditLogPage>(admin, 'GET', `/audit/logs?search=${encodeURIComponent(q)}`)
      const found = new Set(body.data.logs.map(({ userName }) => userName))
      for (const name of names.slice(1)) expect([q, [...found]]).toEqual([q, expect.arrayContaining([name])])
      expect([...found].some((name) => name.includes('రాములు'))).toBe(false)
    })
  },
)

test('a changed name is found by its new spelling only', async () => {
  const person = await world.addPerson('user')
  await world.call(person, 'PUT', '/user/profile', { name: 'సరస్వతి' })
  expect((await listed<UserRow>('users', { q: 'saraswathi' })).map(({ _id }) => _id)).toEqual([person.id])
  await world.call(person, 'PUT', '/user/profile', { name: 'Anitha' })
  expect(await listed<UserRow>('users', { q: 'saraswathi' })).toEqual([])
})

test('lists sort names by sound, whatever the script and case (rule WORD-9)', async () => {
  const mixed = ['zeenath Order', 'Order అనిల్', 'order anil B', 'Order रवि', 'ORDER Kavitha', 'Order కవిత A']
  for (const name of mixed) {
    const person = await world.addPerson('user')
    await world.call(person, 'PUT', '/user/profile', { name })
    await world.book(person, { patientName: name })
    await world.addDocument(person)
    await write(name)
    await world.call(await world.addPerson('caretaker'), 'PUT', '/user/profile', { name })
  }
  const sorted = async <Row>(list: string, field: string, order: string) =>
    (await world.call<Row[]>(admin, 'GET', `/admin/${list}?sort=["${field}","${order}"]&filter={"q":"order"}`)).body
  const wanted = ['Order అనిల్', 'order anil B', 'Order కవిత A', 'ORDER Kavitha', 'Order रवि', 'zeenath Order']
  for (const order of ['ASC', 'DESC']) {
    const expected = order === 'ASC' ? wanted : wanted.toReversed()
    const families = await sorted<UserRow>('users', 'name', order)
    expect(families.filter(({ role }) => role === 'user').map(({ name }) => name)).toEqual(expected)
    expect((await sorted<{ name: string }>('caretakers', 'name', order)).map(({ name }) => name)).toEqual(expected)
    expect((await sorted<ContactMessage>('messages', 'name', order)).map(({ name }) => name)).toEqual(expected)
    const files = await sorted<OwnedDocument>('documents', 'owner', order)
    expect(files.map(({ owner }) => owner.name)).toEqual(expected)
    for (const field of ['customer', 'patient'])
      expect((await sorted<Booking>('bookings', field, order)).map(({ userInfo }) => userInfo.name)).toEqual(expected)
  }
})

test('a removed account keeps no spelling of its name', async () => {
  const person = await world.addPerson('user')
  await world.call(person, 'PUT', '/user/profile', { name: 'సరస్వతి' })
  const { _id } = await world.book(person, { patientName: 'సరస్వతి' })
  await world.call(person, 'POST', `/booking/${_id}/cancel`, { reason: 'Not needed' })
  await removeAccount(world.deps, person.email)
  const rows = await selectRows(world, 'accounts', '*', { id: person.id })
  const booked = await selectRows(world, 'bookings', '*', { user_id: person.id })
  expect(booked.length).toBe(1)
  expect(JSON.stringify([rows, booked])).not.toMatch(/saras|సరస్వతి/)
})
