import type { AuditLogPage } from '@thodu/api/contract/audit/audit.schema'
import type { Family, FamilyNote } from '@thodu/api/contract/dashboard/dashboard.schema'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { insertRows, selectRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const asha = usePerson(world, 'user', 'Asha Rao')
const other = usePerson(world, 'user', 'Rukmini Goud')

const readFamily = async ({ id }: Person) => (await world.call<Family>(admin, 'GET', `/admin/families/${id}`)).body
const addNote = (person: Person, family: Person, note: unknown) =>
  world.call<FamilyNote[] & Refusal>(person, 'POST', `/admin/families/${family.id}/notes`, { note })

async function fillEverything(person: Person) {
  const booking = await world.book(person, { patientName: `Patient of ${person.name}` })
  const callback = await world.call(person, 'POST', '/callback', {
    serviceType: 'elderly-care',
    selectedPackage: 'standard',
    callbackData: { preferredTime: 'morning' },
  })
  const document = await world.addDocument(person, 'medicalReports')
  await world.call(undefined, 'POST', '/contact', {
    name: person.name,
    email: person.email.toUpperCase(),
    subject: `From ${person.name}`,
    message: 'When does somebody come?',
    inquiryType: 'general',
  })
  return { booking, callback: callback.body._id, document }
}

describe('the page of a family', () => {
  test('shows everything of this family and nothing of another', async () => {
    const hers = await fillEverything(asha)
    await fillEverything(other)
    await addNote(admin, asha, 'Prefers a call after six.')
    const family = await readFamily(asha)
    expect(family).toMatchObject({ _id: asha.id, name: 'Asha Rao', email: asha.email, location: 'Warangal' })
    expect(family.bookings.map(({ _id }) => _id)).toEqual([hers.booking._id])
    expect(family.callbacks.map(({ _id }) => _id)).toEqual([hers.callback])
    expect(family.documents.map(({ _id }) => _id)).toEqual([hers.document])
    expect(family.messages.map(({ subject, userId }) => [subject, userId])).toEqual([['From Asha Rao', asha.id]])
    expect(family.notes.map(({ note, author }) => [note, author])).toEqual([
      ['Prefers a call after six.', 'Meera Iyer'],
    ])
    expect(family.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['BOOKING_CREATED', 'NOTES_ADDED', 'STATUS_UPDATE']),
    )
    expect(family.history.find(({ action }) => action === 'BOOKING_CREATED')).toMatchObject({
      bookingId: hers.booking.bookingId,
      userId: asha.id,
    })
    expect(JSON.stringify(family)).not.toContain('Rukmini')
  })

  test('is recorded in the access log with the records it showed', async () => {
    const rows = async (type: string) => {
      const found = await selectRows(world, 'access_log', '*', { viewer_id: admin.id })
      return found.filter((row) => row.subject_type === type)
    }
    const family = await readFamily(asha)
    // This family has no notes, because writing one would also create an access row.
    const quiet = await world.addPerson('user', 'Quiet Family')
    await readFamily(quiet)
    await expect.poll(() => rows('family')).toContainEqual(expect.objectContaining({ subject_id: quiet.id, opened: 1 }))
    await expect
      .poll(() => rows('booking'))
      .toContainEqual(expect.objectContaining({ subject_id: family.bookings[0]?._id }))
    await expect
      .poll(() => rows('document'))
      .toContainEqual(expect.objectContaining({ subject_id: family.documents[0]?._id }))
  })
})

describe('notes of admins about a family', () => {
  test('are masked, logged without their text, and refused when blank', async () => {
    const answer = await addNote(admin, other, '  Card 2341 2341 2346.  ')
    expect([answer.status, answer.body.map((one) => one.note)]).toEqual([201, ['Card XXXX XXXX 2346.']])
    const [row] = (await world.readAudit(other.id)).filter(({ action }) => action === 'NOTES_ADDED')
    expect(row).toMatchObject({
      actor_id: admin.id,
      resource_type: 'user',
      description: 'Office note about Rukmini Goud added',
    })
    expect(JSON.stringify(row)).not.toContain('2346')
    for (const blank of ['', '   ', undefined]) expect((await addNote(admin, other, blank)).status).toBe(400)
  })

  test('are visible to no family and no caretaker', async () => {
    const secret = 'Pays late, be patient.'
    await addNote(admin, asha, secret)
    const caretaker = await world.addPerson('caretaker')
    const [booking] = (await readFamily(asha)).bookings
    if (booking) await world.assign(admin, booking, caretaker)
    for (const [person, path] of [
      [asha, '/booking'],
      [asha, '/user/profile'],
      [asha, '/analytics'],
      [caretaker, '/caretaker/bookings'],
    ] as const)
      expect((await world.call(person, 'GET', path)).text).not.toContain('Pays late')
    for (const person of [asha, caretaker]) expect((await addNote(person, asha, 'mine')).status).toBe(403)
  })

  test('are limited to 200', async () => {
    const busy = await world.addPerson('user')
    const written = { account_id: busy.id, author_id: admin.id, author_name: admin.name, note: 'A note' }
    const created_at = world.clock.now.toISOString()
    const notes = Array.from({ length: 199 }, () => ({ ...written, id: newId(), created_at }))
    await insertRows(world, 'family_notes', notes)
    expect((await addNote(admin, busy, 'the last one')).status).toBe(201)
    const answer = await addNote(admin, busy, 'one more')
    expect([answer.status, answer.body.code]).toEqual([409, 'family.too_many_notes'])
  })
})

test('the audit log can be read oldest first, page by page', async () => {
  const read = async (query: string) =>
    (await world.call<AuditLogPage>(admin, 'GET', `/audit/logs?action=STATUS_UPDATE&${query}`)).body.data
  const newestFirst = (await read('limit=200')).logs
  expect(newestFirst.length).toBeGreaterThan(3)
  const pages = []
  for (let page = 1; page <= Math.ceil(newestFirst.length / 3); page += 1)
    pages.push(...(await read(`limit=3&order=asc&page=${page}`)).logs)
  expect(pages).toEqual(newestFirst.toReversed())
})

describe('blocks of caretakers', () => {
  const world = useWorld(createWorld)
  const admin = usePerson(world, 'admin', 'Meera Iyer')
  const asha = usePerson(world, 'user', 'Asha Rao')
  const other = usePerson(world, 'user', 'Rukmini Goud')

  const wait = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms)
  }
  const readFamily = async ({ id }: Person) => (await world.call<Family>(admin, 'GET', `/admin/families/${id}`)).body
  const block = <Body = Family['blocks']>(family: Person, caretaker: Person, reason: string) =>
    world.call<Body>(admin, 'POST', `/admin/families/${family.id}/blocks`, { caretaker: caretaker.id, reason })
  const unblock = (family: Person, caretaker: Person) =>
    world.call<Family['blocks']>(admin, 'DELETE', `/admin/families/${family.id}/blocks/${caretaker.id}`)

  test('are listed on the page of the family, newest first (rule MATCH-3)', async () => {
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
    const given = JSON.stringify([{ field: 'reason', from: null, to: null, hidden: true }])
    expect(trail.map(({ changes }) => changes)).toEqual([given, given, given, '[]'])
    expect(trail.map(({ description }) => description)).toEqual([
      'Lakshmi Devi is blocked for Asha Rao',
      'Lakshmi Devi is blocked for Rukmini Goud',
      'Lakshmi Devi is blocked for Asha Rao',
      'Lakshmi Devi is no longer blocked for a family',
    ])
  })
})
