import { removeAccount } from '@thodu/api'
import type { AuditLogPage } from '@thodu/api/contract/audit/audit.schema'
import type { Family, FamilyNote } from '@thodu/api/contract/desk/desk.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('one family, one page', () => {
  test('holds the person and everything that is hers, and nothing of anybody else', async () => {
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

  test('is written down when it is opened, with what stood on it', async () => {
    const rows = async (type: string) => {
      const found = await world.deps.database.read
        .selectFrom('access_log')
        .selectAll()
        .where('viewer_id', '=', admin.id)
        .execute()
      return found.filter((row) => row.subject_type === type)
    }
    const family = await readFamily(asha)
    // Nobody has written a note about it, which would be a look as well.
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

describe('notes of the office', () => {
  test('are masked, logged without their words, and refused when blank', async () => {
    const answer = await addNote(admin, other, '  Card 2341 2341 2346.  ')
    expect([answer.status, answer.body.map((one) => one.note)]).toEqual([201, ['Card XXXX XXXX 2346.']])
    const [row] = (await world.readAudit(other.id)).filter(({ action }) => action === 'NOTES_ADDED')
    expect(row).toMatchObject({
      actor_id: admin.id,
      resource_type: 'user',
      description: 'Office note added about Rukmini Goud',
    })
    expect(JSON.stringify(row)).not.toContain('2346')
    for (const blank of ['', '   ', undefined]) expect((await addNote(admin, other, blank)).status).toBe(400)
  })

  test('are seen by no family and no caretaker', async () => {
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

  test('have an end', async () => {
    const busy = await world.addPerson('user')
    for (let index = 0; index < 200; index += 1) await addNote(admin, busy, `note ${index}`)
    const answer = await addNote(admin, busy, 'one more')
    expect([answer.status, answer.body.code]).toEqual([409, 'family.too_many_notes'])
  })

  test('go with the account', async () => {
    const leaving = await world.addPerson('user', 'Leaving Family')
    await addNote(admin, leaving, 'Moves to Hyderabad.')
    const { removed } = await removeAccount(world.deps, leaving.email)
    expect(removed.officeNotes).toBe(1)
    expect((await world.call(admin, 'GET', `/admin/families/${leaving.id}`)).status).toBe(404)
  })
})

test('the log reads oldest first when asked, page by page', async () => {
  const read = async (query: string) =>
    (await world.call<AuditLogPage>(admin, 'GET', `/audit/logs?action=STATUS_UPDATE&${query}`)).body.data
  const newestFirst = (await read('limit=200')).logs
  expect(newestFirst.length).toBeGreaterThan(3)
  const pages = []
  for (let page = 1; page <= Math.ceil(newestFirst.length / 3); page += 1)
    pages.push(...(await read(`limit=3&order=asc&page=${page}`)).logs)
  expect(pages).toEqual(newestFirst.toReversed())
})
