import { randomUUID } from 'node:crypto'
import { noticeVersion } from '@thodu/api/contract/privacy/notice'
import type { FollowedPrivacyRequest, PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { dayMs, hourMs } from '@thodu/api/contract/time'
import { describe, expect, test } from 'vitest'
import { unknownAddress } from '../../../../api/src/accounts/unknown-address.ts'
import { writeAudit } from '../../../../api/src/audit/write-audit.ts'
import type { AuditEvent } from '../../../../api/src/http/audit-event.ts'
import { findCorrection } from '../../../../api/src/privacy/requests/find-correction.ts'
import { listLateRequests } from '../../../../api/src/privacy/requests/late-requests.ts'
import { findRequest } from '../../../../api/src/privacy/requests/requests.queries.ts'
import { updateRows } from '../../../support/rows.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person } from '../../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const asha = usePerson(world, 'user', 'Asha Rao')

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
/** A family of the telephone: it has no address yet. */
async function addUnreachable(): Promise<Person> {
  const family = await world.addPerson('user', 'Vimala Rao')
  const email = unknownAddress(family.id)
  await setAccount(family, { email, phone: '9848012345' })
  return { ...family, email }
}

test('what the office does with one request leaves every other as it is', async () => {
  const [moved, other] = [await ask(asha), await ask(asha, { kind: 'grievance' })]
  const before = await read(other._id)
  await move(moved._id, { status: 'waiting', answer: 'Which booking?' })
  await move(moved._id, { status: 'done', answer: '' })
  expect(await read(other._id)).toEqual(before)
  expect(await read(moved._id)).toMatchObject({ status: 'done', answer: null })
})

test('two families of two patients each hear once that theirs asked', async () => {
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

describe('a family without an address', () => {
  test('that withdraws by telephone is named by its number, and no mail goes nowhere', async () => {
    const family = await addUnreachable()
    const path = `/admin/families/${family.id}/consents`
    const body = { purpose: 'care', way: 'office', version: noticeVersion }
    await world.call(admin, 'PUT', path, { ...body, given: true, onBehalf: 'self' })
    await world.call(admin, 'PUT', path, { ...body, given: false })
    const [request] = await list({ family: family.id })
    expect(request).toMatchObject({ kind: 'withdrawal', contact: '9848012345', family: { email: '' } })
    await move(request?._id ?? '', { status: 'done', answer: 'It is done.' })
    expect(await world.readMails(family.email)).toEqual([])
  })

  test('whose patient asks hears nothing, and is not noted as told', async () => {
    const family = await addUnreachable()
    await byForm('patient.three@example.org', { asPatient: true })
    const { _id: id } = await newest('patient.three@example.org')
    await move(id, { status: 'acknowledged', family: family.id, proof: 'call' })
    expect(await read(id)).toMatchObject({ family: { _id: family.id }, familyToldAt: null })
    expect(await world.readMails(family.email)).toEqual([])
  })
})

test('nobody writes to an account that is gone: neither to who asked nor to the family', async () => {
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

test('what the office only guesses to be somebody’s is not shown to her', async () => {
  const ravi = await world.addPerson('user', 'Ravi Teja')
  await byForm('guessed@example.org')
  const { _id: id } = await newest('guessed@example.org')
  await move(id, { status: 'acknowledged', family: ravi.id })
  expect(await own(ravi)).toEqual([])
  await move(id, { status: 'acknowledged', proof: 'call' })
  expect((await own(ravi)).map(({ _id }) => _id)).toEqual([id])
})

test('how somebody was known, and when, is written down once', async () => {
  await byForm('known@example.org')
  const { _id: id } = await newest('known@example.org')
  const at = world.clock.now.toISOString()
  await move(id, { status: 'acknowledged', proof: 'call' })
  world.clock.now = new Date(world.clock.now.getTime() + hourMs)
  expect((await move(id, { status: 'waiting', proof: 'call' })).body).toMatchObject({
    proof: 'call',
    provenAt: at,
    acknowledgedAt: at,
  })
  const paper = (await move(id, { status: 'waiting', proof: 'paper' })).body
  expect(paper).toMatchObject({ proof: 'paper', provenAt: world.clock.now.toISOString() })
  const signedIn = await ask(asha)
  const other = await world.addPerson('user')
  const said = { status: 'acknowledged', proof: 'call', family: other.id }
  expect((await move(signedIn._id, said)).status).toBe(200)
  expect(await read(signedIn._id)).toMatchObject({ proof: 'sign-in', family: { _id: asha.id } })
})

test('who was taken for somebody is so no more; nobody is somebody who is gone, or a request that is not there', async () => {
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

test('a mail goes where something new is asked or it is decided, and what was said stays', async () => {
  const vani = await world.addPerson('user', 'Vani Reddy')
  const asked = await ask(vani)
  const question = 'Which booking is it?'
  const steps: [object, number][] = [
    [{ status: 'acknowledged' }, 1],
    [{ status: 'waiting' }, 1],
    [{ status: 'acknowledged', answer: 'A note' }, 1],
    [{ status: 'waiting', answer: question }, 2],
    [{ status: 'waiting', answer: question }, 2],
    [{ status: 'acknowledged' }, 2],
    [{ status: 'waiting', answer: '' }, 2],
    [{ status: 'waiting', answer: question }, 3],
  ]
  for (const [body, mails] of steps) {
    await move(asked._id, body)
    expect([body, (await world.readSubjects(vani.email)).length]).toEqual([body, mails])
  }
  await move(asked._id, { status: 'acknowledged' })
  expect(await read(asked._id)).toMatchObject({ answer: question })
})

test('only a correction that was made leads to a row of the log', async () => {
  const vani = await world.addPerson('user', 'Vani Reddy')
  const booking = await world.book(vani)
  const [access, correction] = [await ask(vani), await ask(vani, { kind: 'correction' })]
  await world.call(admin, 'PUT', `/admin/bookings/${booking._id}`, { patientDetails: { patientName: 'Savithri Rao' } })
  expect((await move(access._id, { status: 'done' })).body.correctedBy).toBeNull()
  expect((await move(correction._id, { status: 'acknowledged' })).body.correctedBy).toBeNull()
  expect((await move(correction._id, { status: 'done' })).body.correctedBy).toMatchObject({ resourceId: booking._id })
})

test('the same words are asked anew once they are answered, and of another kind; a day later mails go again', async () => {
  const contact = 'again@example.org'
  await byForm(contact)
  await byForm(contact)
  await byForm(contact, { kind: 'access' })
  expect(await list({ q: contact })).toHaveLength(2)
  await move((await newest(contact))._id, { status: 'refused', reason: 'We do not know you.' })
  await byForm(contact, { kind: 'access' })
  await byForm(contact, { kind: 'correction' })
  expect(await list({ q: contact })).toHaveLength(4)
  const received = async () =>
    (await world.readSubjects(contact)).filter((subject) => subject.startsWith('We have your request')).length
  expect(await received()).toBe(3)
  world.clock.now = new Date(world.clock.now.getTime() + dayMs + 1)
  await byForm(contact, { kind: 'grievance' })
  expect(await received()).toBe(4)
})

test('the list shows one kind, one state, what is open or answered, one family, some by id', async () => {
  const vani = await world.addPerson('user', 'Vani Reddy')
  const [access, grievance] = [await ask(vani), await ask(vani, { kind: 'grievance' })]
  await byForm('vani.patient@example.org', { asPatient: true })
  const { _id: patients } = await newest('vani.patient@example.org')
  await move(patients, { status: 'acknowledged', family: vani.id })
  await move(grievance._id, { status: 'done' })
  const ids = [access._id, grievance._id, patients]
  const find = async (filter: object) => (await list({ id: ids, ...filter })).map(({ _id }) => _id).toSorted()
  expect(await find({})).toEqual(ids.toSorted())
  expect(await find({ kind: 'grievance' })).toEqual([grievance._id])
  expect(await find({ status: 'acknowledged' })).toEqual([patients])
  expect(await find({ open: false })).toEqual([grievance._id])
  expect(await find({ open: true })).toEqual([access._id, patients].toSorted())
  expect((await list({ family: vani.id })).map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  expect(await find({ q: access.code })).toEqual([access._id])
})

test('late is what is open and was due, to the millisecond', async () => {
  const late = async (at: number) =>
    (await listLateRequests(world.deps.database.read, new Date(at).toISOString())).map(({ id }) => id)
  const [open, answered] = [await ask(asha), await ask(asha)]
  await move(answered._id, { status: 'done' })
  const due = Date.parse((await read(open._id)).nextDueAt)
  expect(await late(due)).not.toContain(open._id)
  expect(await late(due + 1)).toContain(open._id)
  expect(await late(due + 400 * dayMs)).not.toContain(answered._id)
  const then = (id: string) => findRequest(world.deps.database, id, new Date(due + 400 * dayMs))
  expect([(await then(open._id))?.isLate, (await then(answered._id))?.isLate]).toEqual([true, false])
  world.clock.now = new Date(due)
  expect((await read(open._id)).isLate).toBe(false)
})

test('an own address hears of each request, however many there are', async () => {
  const vani = await world.addPerson('user', 'Vani Reddy')
  for (const kind of ['access', 'erasure', 'grievance', 'access', 'erasure']) await ask(vani, { kind })
  expect(await world.readSubjects(vani.email)).toHaveLength(5)
})

test('each family that withdraws asks for itself, beside what else it asked', async () => {
  const families = [await world.addPerson('user'), await world.addPerson('user')]
  for (const family of families) {
    await ask(family, { kind: 'erasure' })
    for (const given of [true, false, true, false])
      await world.call(family, 'PUT', '/user/consents/care', { given, version: noticeVersion })
    expect((await own(family)).map(({ kind }) => kind).toSorted()).toEqual(['erasure', 'withdrawal'])
  }
  const [first] = families
  if (!first) throw new Error('nobody there')
  const [withdrawal] = await list({ family: first.id, kind: 'withdrawal' })
  await move(withdrawal?._id ?? '', { status: 'done' })
  for (const given of [true, false])
    await world.call(first, 'PUT', '/user/consents/care', { given, version: noticeVersion })
  expect(await list({ family: first.id, kind: 'withdrawal' })).toHaveLength(2)
})

test('whom one names is written down once, and stays whoever else takes somebody back', async () => {
  const [one, other] = [await world.addPerson('user'), await world.addPerson('user')]
  const named = { name: 'Sita Devi', phone: '+919848012345', relation: 'Daughter' }
  const put = (person: Person, body: object) => world.call(person, 'PUT', '/user/nominee', body)
  for (const person of [one, other]) await put(person, named)
  const at = world.clock.now.toISOString()
  world.clock.now = new Date(world.clock.now.getTime() + hourMs)
  expect((await put(one, named)).body).toEqual({ nominee: { ...named, namedAt: at } })
  await world.call(other, 'DELETE', '/user/nominee')
  await world.call(other, 'DELETE', '/user/nominee')
  expect((await world.call(one, 'GET', '/user/nominee')).body).toEqual({ nominee: { ...named, namedAt: at } })
  for (const part of [{ name: 'Sita Rao' }, { phone: '+919848012346' }, { relation: 'Niece' }])
    await put(one, { ...named, ...part })
  expect((await world.readAudit(one.id)).map(({ description }) => description)).toEqual(
    Array(4).fill('Named whom to ask for the own data'),
  )
  expect((await world.readAudit(other.id)).map(({ description }) => description)).toEqual([
    'Named whom to ask for the own data',
    'Took back whom to ask for the own data',
  ])
})

describe('a correction is what the office changed of the family since it was asked for', () => {
  const since = '2026-07-01T00:00:00.000Z'
  let number = 0
  /** One row about something of a family of its own. @returns what is found for it */
  async function findAfter(
    what: 'family' | 'booking' | 'another',
    event: Partial<AuditEvent>,
    role = 'admin' as const,
  ) {
    const family = await world.addPerson('user')
    const booking = what === 'booking' ? await world.book(family) : undefined
    number += 1
    const performer = { id: admin.id, name: admin.name, email: admin.email, role, ip: '203.0.113.1' }
    await world.deps.database.write((tx) =>
      writeAudit(tx, {
        performer,
        action: 'USER_MANAGEMENT',
        resourceType: 'user',
        resourceId: what === 'family' ? family.id : (booking?._id ?? 'somebody-else'),
        description: `Row ${number}`,
        at: new Date(since),
        ...event,
      }),
    )
    const id = await world.deps.database.write((tx) => findCorrection(tx, family.id, since))
    const rows = await world.readAudit(what === 'family' ? family.id : (booking?._id ?? ''))
    return id === null ? null : rows.at(-1)?.description === `Row ${number}`
  }

  test('the account or one of its bookings', async () => {
    expect(await findAfter('family', {})).toBe(true)
    expect(await findAfter('booking', { action: 'BOOKING_UPDATED', resourceType: 'booking' })).toBe(true)
  })

  test('not what is another’s, what came before, what failed, what is no correction, nor what it did itself', async () => {
    expect(await findAfter('another', {})).toBeNull()
    expect(await findAfter('family', { at: new Date(Date.parse(since) - 1) })).toBeNull()
    expect(await findAfter('family', { status: 'failed' })).toBeNull()
    expect(await findAfter('family', { action: 'STATUS_UPDATE' })).toBeNull()
    expect(await findAfter('family', {}, 'user' as 'admin')).toBeNull()
    expect(await world.deps.database.write((tx) => findCorrection(tx, null, since))).toBeNull()
  })
})
