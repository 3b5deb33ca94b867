import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Tables } from '@thodu/db'
import { newId } from '@thodu/db'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../../support/world.ts'

let world: World
let customer: Person
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user')
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())

type Answered = Booking & Refusal
const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const setAccount = (person: Person, values: Updateable<Tables['accounts']>) =>
  world.deps.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', person.id).execute())
const setStatus = ({ _id }: Booking, body: object) =>
  world.call<Answered>(admin, 'PUT', `/admin/bookings/${_id}/status`, body)
const lastRow = async ({ _id }: Booking) => {
  const row = (await world.readAudit(_id)).at(-1)
  return { ...row, changes: JSON.parse(row?.changes ?? '[]') }
}

describe('notes of a caretaker (rule CARE-3)', () => {
  const say = (caretaker: Person, { _id }: Booking, more: object = {}) =>
    world.call<Answered>(caretaker, 'POST', `/caretaker/bookings/${_id}/notes`, { note: 'Slept well', ...more })

  test('are 200 of a booking at most, whatever others have', async () => {
    const caretaker = await newCaretaker()
    const other = await newCaretaker()
    const [booking, elsewhere] = [
      await world.bookUpTo('active', { customer, admin, caretaker }),
      await world.bookUpTo('active', { customer, admin, caretaker: other }),
    ]
    const at = world.clock.now.toISOString()
    const written = { note: 'Before', author_id: caretaker.id, author_name: 'Lakshmi Devi', created_at: at }
    await world.deps.database.write((tx) =>
      tx
        .insertInto('booking_notes')
        .values(Array.from({ length: 199 }, () => ({ ...written, id: newId(), booking_id: booking._id })))
        .execute(),
    )
    expect((await say(caretaker, booking)).body.caretakerNotes).toHaveLength(200)
    const refused = await say(caretaker, booking)
    expect([refused.status, refused.body.code]).toEqual([409, 'booking.too_many_notes'])
    expect((await say(other, elsewhere)).body.caretakerNotes).toHaveLength(1)
    expect(await lastRow(elsewhere)).toMatchObject({
      action: 'NOTES_ADDED',
      resource_type: 'booking',
      description: `Note added to booking ${elsewhere.bookingId}`,
      changes: [],
    })
  })

  test.each([
    ['a minute ago', -60_000, true],
    ['just less than three days ago', -72 * 3_600_000 + 1, true],
    ['three days ago', -72 * 3_600_000, false],
    ['now', 0, false],
    ['ahead', 60_000, false],
  ])('written %s on the phone are of then, where that can be: %s', async (_, ago, isKept) => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('active', { customer, admin, caretaker })
    const now = world.clock.now.getTime()
    const occurredAt = new Date(now + ago).toISOString()
    const { body } = await say(caretaker, booking, { occurredAt, clientEventId: newId() })
    expect(body.caretakerNotes.map(({ createdAt }) => createdAt)).toEqual([
      isKept ? occurredAt : new Date(now).toISOString(),
    ])
  })

  test('under the name of somebody else’s note, or of another booking, are none', async () => {
    const [caretaker, other] = [await newCaretaker(), await newCaretaker()]
    const booking = await world.bookUpTo('active', { customer, admin, caretaker })
    const elsewhere = await world.bookUpTo('active', { customer, admin, caretaker: other })
    const clientEventId = newId()
    await say(caretaker, booking, { clientEventId })
    expect((await say(other, elsewhere, { clientEventId })).body.code).toBe('request.conflict')
    const handover = { caretaker: (await newCaretaker()).id, reason: 'Ill' }
    await world.call(admin, 'POST', `/admin/bookings/${booking._id}/handover`, handover)
    expect((await say(caretaker, booking, { clientEventId })).status).toBe(404)
    await world.advance(other, elsewhere, 'completed')
    expect((await say(other, elsewhere)).body.code).toBe('booking.care_over')
  })
})

describe('the office (rules OFF-8 to OFF-10)', () => {
  test.each([
    ['inactive', { inactive_at: '2026-06-01T00:00:00.000Z' }, 409, 'booking.caretaker_inactive'],
    ['removed', { removed_at: '2026-06-01T00:00:00.000Z' }, 400, 'booking.unknown_caretaker'],
    ['an admin by now', { role: 'admin' }, 400, 'booking.unknown_caretaker'],
  ] as const)('gives no booking to who is %s', async (_, values, status, code) => {
    const caretaker = await newCaretaker()
    await setAccount(caretaker, values)
    const booking = await world.book(customer)
    const answer = await world.assign<Answered>(admin, booking, caretaker)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('writes down who came and who went, with the status where it changed', async () => {
    const caretaker = await newCaretaker()
    const who = { name: 'Lakshmi Devi' }
    const booking = await world.book(customer)
    await world.assign(admin, booking, caretaker)
    expect(await lastRow(booking)).toMatchObject({
      action: 'CARETAKER_ASSIGNED',
      description: `Lakshmi Devi assigned to booking ${booking.bookingId}`,
      changes: expect.arrayContaining([{ field: 'assignedCaregiver', from: null, to: expect.objectContaining(who) }]),
    })
    await world.assign(admin, booking, null)
    expect(await lastRow(booking)).toMatchObject({
      action: 'CARETAKER_UNASSIGNED',
      description: `Lakshmi Devi taken back from booking ${booking.bookingId}`,
      changes: [{ field: 'assignedCaregiver', from: { _id: caretaker.id, ...who }, to: null }],
    })
    await world.assign(admin, booking, caretaker)
    await world.advance(caretaker, booking, 'confirmed')
    await world.assign(admin, booking, null)
    expect((await lastRow(booking)).changes.slice(1)).toEqual([{ field: 'status', from: 'confirmed', to: 'pending' }])
  })

  test('cancels with or without words, and takes the next step where somebody is there to take it', async () => {
    const caretaker = await newCaretaker()
    const alone = await world.book(customer)
    expect((await setStatus(alone, { status: 'confirmed' })).body.code).toBe('booking.wrong_step')
    const { body } = await setStatus(alone, { status: 'cancelled' })
    expect([body.status, body.cancelReason]).toEqual(['cancelled', null])
    expect((await setStatus(alone, { status: 'cancelled' })).body.code).toBe('booking.already_finished')
    const told = `Booking ${alone.bookingId} has been cancelled`
    expect(await world.readSubjects('care@thodu.example')).toContain(told)
    const booking = await world.book(customer)
    await world.assign(admin, booking, caretaker)
    expect((await setStatus(booking, { status: 'active' })).body.code).toBe('booking.wrong_step')
    expect((await setStatus(booking, { status: 'confirmed' })).body.status).toBe('confirmed')
    expect(await lastRow(booking)).toMatchObject({
      action: 'BOOKING_STATUS_CHANGED',
      description: `Booking ${booking.bookingId}: pending to confirmed by the office`,
      changes: [{ field: 'status', from: 'pending', to: 'confirmed' }],
    })
    // A step forward is not undone; an end is.
    const undo = () => world.call<Answered>(admin, 'POST', `/admin/bookings/${booking._id}/undo`)
    expect((await undo()).status).toBe(409)
    await setStatus(booking, { status: 'active' })
    const ended = await setStatus(booking, { status: 'completed' })
    expect([ended.body.status, ended.body.completedAt]).toEqual(['completed', world.clock.now.toISOString()])
    expect((await undo()).body).toMatchObject({ status: 'active', completedAt: null })
  })
})

describe('a rating (rule BOOK-10)', () => {
  test.each([
    ['', null, ['RATING_SUBMITTED']],
    ['Kind and punctual', 'Kind and punctual', ['RATING_SUBMITTED', 'REVIEW_SUBMITTED']],
  ])('with the words “%s” keeps %s and logs %j', async (review, kept, actions) => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('completed', { customer, admin, caretaker })
    const { body } = await world.call<Booking>(customer, 'POST', `/booking/${booking._id}/review`, {
      rating: 4,
      review,
    })
    expect([body.rating, body.review]).toEqual([4, kept])
    const rows = (await world.readAudit(booking._id)).slice(-actions.length)
    expect(rows.map(({ action }) => action)).toEqual(actions)
    expect([rows[0]?.description, JSON.parse(rows[0]?.changes ?? '[]')]).toEqual([
      `Booking ${booking.bookingId} rated 4 of 5`,
      [{ field: 'rating', from: null, to: 4 }],
    ])
    expect((await world.readRow(booking._id)).reviewed_at).toBe(world.clock.now.toISOString())
  })
})
