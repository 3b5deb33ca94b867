import { randomUUID } from 'node:crypto'
import type { FollowedPrivacyRequest, PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { expect, test } from 'vitest'
import { updateRows } from '../../../support/rows.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person } from '../../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')

const ask = async (person: Person, body: object = {}) =>
  (
    await world.call<FollowedPrivacyRequest>(person, 'POST', '/user/privacy-requests', {
      kind: 'access',
      text: 'What do you know of me?',
      clientEventId: randomUUID(),
      ...body,
    })
  ).body
const own = async (person: Person) =>
  (await world.call<FollowedPrivacyRequest[]>(person, 'GET', '/user/privacy-requests')).body
const byForm = (contact: string, body: object = {}) =>
  world.call(undefined, 'POST', '/privacy-requests', {
    name: 'Sita Devi',
    contact,
    kind: 'erasure',
    text: 'Please delete what you have of me.',
    ...body,
  })
const list = async (filter: object) =>
  (
    await world.call<PrivacyRequest[]>(
      admin,
      'GET',
      `/admin/privacy-requests?sort=["createdAt","DESC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body
const newest = async (contact: string) => {
  const [found] = await list({ q: contact })
  if (!found) throw new Error(`nothing of ${contact}`)
  return found
}
const read = async (id: string) =>
  (await world.call<PrivacyRequest>(admin, 'GET', `/admin/privacy-requests/${id}`)).body
const move = (id: string, body: object) =>
  world.call<PrivacyRequest>(admin, 'PUT', `/admin/privacy-requests/${id}`, body)
const setAccount = ({ id }: Pick<Person, 'id'>, values: { email?: string; removed_at?: string; phone?: string }) =>
  updateRows(world, 'accounts', { id }, values)

test('two families of two patients are each notified once about the request of their own patient', async () => {
  const families = [await world.addPerson('user', 'Vijay Kumar'), await world.addPerson('user', 'Ravi Teja')]
  const contacts = ['patient.one@example.org', 'patient.two@example.org']
  for (const contact of contacts) await byForm(contact, { asPatient: true })
  for (const [index, family] of families.entries()) {
    const { _id: id } = await newest(contacts[index] ?? '')
    for (const status of ['acknowledged', 'waiting']) await move(id, { status, family: family.id, proof: 'call' })
    expect(await read(id)).toMatchObject({ familyToldAt: world.clock.now.toISOString() })
    expect(await world.readSubjects(family.email)).toEqual(['A request from your patient about personal data'])
  }
})

test('a removed account gets no mail, neither as the person who asked nor as the family', async () => {
  const [gone, family] = [await world.addPerson('user'), await world.addPerson('user')]
  const asked = await ask(gone)
  await byForm('patient.four@example.org', { asPatient: true })
  const { _id: id } = await newest('patient.four@example.org')
  await move(id, { status: 'acknowledged', family: family.id })
  for (const one of [gone, family]) await setAccount(one, { removed_at: world.clock.now.toISOString() })
  await move(asked._id, { status: 'done' })
  await move(id, { status: 'acknowledged', proof: 'call' })
  expect(await world.readSubjects(gone.email)).toHaveLength(1)
  expect(await world.readSubjects(family.email)).toEqual([])
})

test('an account that an admin only assumes to be the author does not see the request', async () => {
  const ravi = await world.addPerson('user', 'Ravi Teja')
  await byForm('guessed@example.org')
  const { _id: id } = await newest('guessed@example.org')
  await move(id, { status: 'acknowledged', family: ravi.id })
  expect(await own(ravi)).toEqual([])
  await move(id, { status: 'acknowledged', proof: 'call' })
  expect((await own(ravi)).map(({ _id }) => _id)).toEqual([id])
})

test('an assumed account can be withdrawn, and cannot be a removed one; an unknown request is not found', async () => {
  const [ravi, gone] = [await world.addPerson('user', 'Ravi Teja'), await world.addPerson('user')]
  await setAccount(gone, { removed_at: world.clock.now.toISOString() })
  await byForm('mistaken@example.org')
  const { _id: id } = await newest('mistaken@example.org')
  expect((await move(id, { status: 'acknowledged', family: ravi.id })).body.family?._id).toBe(ravi.id)
  const changes = JSON.parse((await world.readAudit(id)).at(-1)?.changes ?? '')
  expect(changes).toContainEqual({ field: 'family', from: null, to: ravi.id })
  expect((await move(id, { status: 'acknowledged', family: gone.id })).status).toBe(409)
  const undone = await move(id, { status: 'acknowledged', family: null })
  expect([undone.status, undone.body.family]).toEqual([200, null])
  expect((await move('nobody', { status: 'acknowledged' })).status).toBe(404)
})
