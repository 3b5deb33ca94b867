import type { Caretaker, CaretakerPage } from '@thodu/api/contract/caretakers/caretakers.schema'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let admin: Person
let family: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  family = await world.addPerson('user')
})
afterAll(() => world.close())

const toUser = ({ id: _id, name, email }: Person) => ({ user: { _id, name, email } })
const addPair = async () =>
  [await world.addPerson('caretaker', 'One'), await world.addPerson('caretaker', 'Other')] as const
const edit = (person: Person, changes: unknown) =>
  world.call<CaretakerPage & Refusal>(admin, 'PUT', `/admin/caretakers/${person.id}`, changes)
const pageOf = async ({ id }: Person) => (await world.call<CaretakerPage>(admin, 'GET', `/admin/caretakers/${id}`)).body
const accountOf = ({ id }: Person) =>
  world.deps.database.read.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const list = async (filter: object) =>
  (
    await world.call<Caretaker[]>(
      admin,
      'GET',
      `/admin/caretakers?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body
/** What the log says changed last. */
const changesOf = async ({ id }: Person) => JSON.parse((await world.readAudit(id)).at(-1)?.changes ?? '[]')

test('a new first password is hers alone', async () => {
  const [one, other] = await addPair()
  const give = (password: string) => world.call(admin, 'POST', `/admin/caretakers/${one.id}/password`, { password })
  const before = await accountOf(other)
  expect((await give('Secret@2026')).status).toBe(204)
  expect(await accountOf(other)).toEqual(before)
  const given = await accountOf(one)
  expect([given.password_chosen_by, given.password_hash === before.password_hash]).toEqual(['office', false])
})

test('a face is hers alone, the log says what became of it, and taking away none is no change', async () => {
  const [one, other] = await addPair()
  const put = ({ id }: Person, jpeg: string | null) =>
    world.call<CaretakerPage>(admin, 'PUT', `/admin/caretakers/${id}/photo`, { jpeg })
  const draw = async (background: string) =>
    (
      await sharp({ create: { width: 240, height: 240, channels: 3, background } })
        .jpeg()
        .toBuffer()
    ).toString('base64')
  const faces = [
    (await put(one, await draw('#b07050'))).body.photo,
    (await put(other, await draw('#3050b0'))).body.photo,
  ]
  expect(faces[0]).not.toBe(faces[1])
  expect([(await pageOf(one)).photo, (await pageOf(other)).photo]).toEqual(faces)
  expect(await changesOf(one)).toEqual([{ field: 'photo', from: null, to: 'shown' }])
  await put(one, await draw('#ffffff'))
  expect(await changesOf(one)).toEqual([{ field: 'photo', from: 'shown', to: 'shown' }])
  expect((await put(one, null)).body.photo).toBeNull()
  expect(await changesOf(one)).toEqual([{ field: 'photo', from: 'shown', to: null }])
  expect((await pageOf(other)).photo).toBe(faces[1])
  const rows = (await world.readAudit(one.id)).length
  expect((await put(one, null)).status).toBe(200)
  expect(await world.readAudit(one.id)).toHaveLength(rows)
})

test('nobody but a caretaker is edited as one, or gets a face', async () => {
  const before = [await accountOf(family), await accountOf(admin)]
  for (const person of [family, admin, { ...family, id: 'none' }]) {
    expect((await edit(person, { name: 'Not Saved', active: false })).status).toBe(404)
    expect((await world.call(admin, 'PUT', `/admin/caretakers/${person.id}/photo`, { jpeg: null })).status).toBe(404)
    expect((await world.call(admin, 'GET', `/admin/caretakers/${person.id}`)).status).toBe(404)
  }
  expect([await accountOf(family), await accountOf(admin)]).toEqual(before)
})

test('who works no more leaves the visits of others’ bookings that she had, once, and only then', async () => {
  const [one, other] = await addPair()
  const { id } = await insertBooking(world, { owner: toUser(family), caretaker: toUser(other), status: 'active' })
  const at = (day: number) =>
    insertVisit(world, { booking: { _id: id }, caretaker: one, startsAt: `2026-06-${day}T04:30:00.000Z` })
  const hasHer = async (visit: { id: string }) =>
    (
      await world.deps.database.read
        .selectFrom('visits')
        .select('caretaker_id')
        .where('id', '=', visit.id)
        .executeTakeFirstOrThrow()
    ).caretaker_id === one.id
  const visit = await at(12)
  expect((await edit(one, { phone: '9849012345' })).status).toBe(200)
  expect(await hasHer(visit)).toBe(true)
  expect((await edit(one, { active: false })).status).toBe(200)
  expect(await hasHer(visit)).toBe(false)
  expect((await changesOf(one))[0]).toEqual({ field: 'active', from: true, to: false })
  const later = await at(13)
  expect((await edit(one, { active: false, phone: '9849012346' })).status).toBe(200)
  expect(await hasHer(later)).toBe(true)
})

test('who has an open booking is edited all the same, and is only kept from being made inactive', async () => {
  const [one] = await addPair()
  expect((await edit(one, { note: 'Likes mornings', serviceTypes: ['elderly-care', 'other'] })).status).toBe(200)
  await insertBooking(world, { owner: toUser(family), caretaker: toUser(one), status: 'active' })
  expect((await edit(one, { phone: '9849012347' })).body).toMatchObject({
    note: 'Likes mornings',
    serviceTypes: ['elderly-care', 'other'],
    active: true,
  })
  expect((await changesOf(one)).map(({ field }: { field: string }) => field)).toEqual(['phone'])
  expect((await edit(one, { active: true })).status).toBe(200)
  expect((await edit(one, { active: false })).status).toBe(409)
})

test('her page tells her own jobs, days and ratings, none of a family that was closed, and no rating of care that went on with another', async () => {
  const [one, other] = await addPair()
  const closed = await world.addPerson('user')
  const job = async (owner: Person, caretaker: Person, rating: number | null, worked = caretaker) => {
    const day = worked === one ? 2 : 1
    const { id } = await insertBooking(world, {
      owner: toUser(owner),
      caretaker: toUser(caretaker),
      status: 'completed',
      rating,
      review: rating === null ? null : `${rating} stars`,
    })
    await world.deps.database.write((tx) =>
      tx
        .insertInto('booking_assignments')
        .values({
          booking_id: id,
          caretaker_id: worked.id,
          assigned_at: '2026-06-01T04:00:00.000Z',
          care_from: `2026-06-0${day}T04:30:00.000Z`,
          care_until: '2026-06-03T04:30:00.000Z',
          ended_at: worked === caretaker ? null : '2026-06-03T04:30:00.000Z',
          ended_by: worked === caretaker ? null : 'handover',
          reason: null,
        })
        .execute(),
    )
    return id
  }
  const [hers, gone] = [await job(family, one, 4), await job(closed, one, 5)]
  await job(family, other, 2)
  await job(family, other, null)
  const handedOver = await job(family, other, 1, one)
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ restricted_at: '2026-06-09T06:30:00.000Z' }).where('id', '=', closed.id).execute(),
  )
  const page = await pageOf(one)
  expect(page.jobs.map(({ _id }) => _id)).not.toContain(gone)
  expect(page.jobs).toEqual([
    expect.objectContaining({ _id: handedOver, rating: null, review: null }),
    expect.objectContaining({ _id: hers, rating: 4, review: '4 stars' }),
  ])
  expect([page.daysWorked, (await pageOf(other)).daysWorked]).toEqual([2, 3])
  expect(page.ratings).toEqual([0, 0, 0, 1, 1])
  expect((await pageOf(other)).ratings).toEqual([1, 1, 0, 0, 0])
})

test('a list of one service has who offers it, with her own services and record alone', async () => {
  const [one, other] = await addPair()
  await edit(one, { serviceTypes: ['baby-care'] })
  await edit(other, { serviceTypes: ['post-operative', 'other'] })
  await insertBooking(world, { owner: toUser(family), caretaker: toUser(one), status: 'completed', rating: 3 })
  const found = await list({ serviceType: 'baby-care', id: [one.id, other.id] })
  expect(found).toEqual([
    expect.objectContaining({ _id: one.id, serviceTypes: ['baby-care'], completedBookings: 1, averageRating: 3 }),
  ])
  const [shown] = await list({ id: [other.id] })
  expect(shown).toMatchObject({ serviceTypes: ['other', 'post-operative'], completedBookings: 0, averageRating: null })
  expect(await list({ id: [family.id] })).toEqual([])
  // What nobody offers any more stays where it was written down, and is not shown.
  await world.deps.database.write((tx) =>
    tx.insertInto('caretaker_service_types').values({ account_id: one.id, service_type: 'at-night' }).execute(),
  )
  expect(await list({ id: [one.id] })).toMatchObject([{ serviceTypes: ['baby-care'] }])
})
