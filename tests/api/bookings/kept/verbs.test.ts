import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBooking } from '../../../support/insert-booking.ts'
import { bookingBody } from '../../../support/samples/patient.ts'
import { createWorld, type Person, type Refusal, type World } from '../../../support/world.ts'

const at = '2026-06-10T06:30:00.000Z'
const wishes = { language: null, gender: null, genderStrength: 'none', keepSame: false, food: null }
let world: World
let family: Person
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  family = await world.addPerson('user')
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())
const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const asOwner = ({ id, name, email }: Person) => ({ user: { _id: id, name, email } })
type More = Omit<Parameters<typeof insertBooking>[1], 'owner'>
const add = (more: More = {}) => insertBooking(world, { owner: asOwner(family), ...more })
const setStatus = (id: string, body: unknown) => world.call(admin, 'PUT', `/admin/bookings/${id}/status`, body)
const changesOf = async (id: string) =>
  (await world.readAudit(id)).map(({ action, changes }) => [action, JSON.parse(changes ?? 'null')])

describe('a note under a name that was given before', () => {
  const notes = async (of: { id: string }, person: Person, clientEventId: string) =>
    await world.call<Booking & Refusal>(person, 'POST', `/caretaker/bookings/${of.id}/notes`, {
      note: 'Ate well',
      clientEventId,
    })
  const keep = (of: { id: string }, author: Person, clientEventId: string) =>
    world.deps.database.write((tx) =>
      tx
        .insertInto('booking_notes')
        .values({
          id: newId(),
          booking_id: of.id,
          author_id: author.id,
          author_name: author.name,
          note: 'Slept well',
          client_event_id: clientEventId,
          created_at: at,
        })
        .execute(),
    )

  test.each([
    ['at another booking of hers', true, false],
    ['by somebody else at this one', false, true],
    ['by somebody else at another', false, false],
  ])('is refused where it was %s', async (_, isHers, isHere) => {
    const caretaker = await newCaretaker()
    const row = await add({ status: 'active', caretaker: asOwner(caretaker) })
    const name = newId()
    await keep(isHere ? row : await add(), isHers ? caretaker : await newCaretaker(), name)
    const { status, body } = await notes(row, caretaker, name)
    expect([status, body.code]).toEqual([409, 'request.conflict'])
  })

  test('is answered as a caretaker may see the booking: no card, no promise, no reason', async () => {
    const caretaker = await newCaretaker()
    const card = { id: await world.addDocument(family, 'aadharCard'), category: 'aadharCard' }
    const more = { made_by: 'office', cancel_reason: 'Family away' } as const
    const row = await add({ status: 'active', caretaker: asOwner(caretaker), files: [card], ...more })
    const name = newId()
    const [first, again] = [await notes(row, caretaker, name), await notes(row, caretaker, name)]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(again.body).toMatchObject({ uploadedFiles: {}, cancelReason: null })
    expect(again.text).not.toMatch(/aadharCard|promises|madeBy|Family away/)
  })
})

describe('the office', () => {
  test('is answered what the family wishes when it assigns, takes a step and takes back', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.book(family)
    const assigned = await world.assign(admin, booking, caretaker)
    const confirmed = await setStatus(booking._id, { status: 'confirmed' })
    const back = await world.assign(admin, booking, null)
    for (const { status, body } of [assigned, confirmed, back])
      expect([status, body.preferences]).toEqual([200, wishes])
    const who = { id: caretaker.id, name: caretaker.name }
    const unassigned = { field: 'assignedCaregiver', from: { _id: who.id, name: who.name }, to: null }
    const audited = await changesOf(booking._id)
    expect(audited.slice(-2)).toEqual([
      ['BOOKING_STATUS_CHANGED', [{ field: 'status', from: 'pending', to: 'confirmed' }]],
      ['CARETAKER_UNASSIGNED', [unassigned, { field: 'status', from: 'confirmed', to: 'pending' }]],
    ])
    expect(audited.at(-3)).toMatchObject([
      'CARETAKER_ASSIGNED',
      expect.arrayContaining([{ field: 'assignedCaregiver', from: null, to: who }]),
    ])
  })

  test('that takes a step cancels nothing: no reason is kept, and the family is told of the step', async () => {
    const booking = await world.book(family)
    await world.assign(admin, booking, await newCaretaker())
    const { body } = await setStatus(booking._id, { status: 'confirmed', reason: 'Called twice' })
    expect([body.status, body.cancelReason]).toEqual(['confirmed', null])
    expect(await world.readRow(booking._id)).toMatchObject({ cancelled_from: null, cancel_reason: null })
    const subjects = (await world.readMails())
      .map(({ subject }) => subject)
      .filter((text) => text.includes(booking.bookingId))
    expect(subjects.filter((text) => /cancel/i.test(text))).toEqual([])
    expect(subjects.filter((text) => /confirmed/i.test(text))).toHaveLength(1)
  })

  test('that cancels keeps why and where it stood, and tells family and team', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('confirmed', { customer: family, admin, caretaker })
    const { body } = await setStatus(booking._id, { status: 'cancelled', reason: 'Called twice' })
    expect([body.status, body.cancelReason, body.preferences]).toEqual(['cancelled', 'Called twice', wishes])
    expect(await world.readRow(booking._id)).toMatchObject({ cancelled_from: 'confirmed' })
    const told = (await world.readMails()).filter(
      ({ subject }) => subject.includes(booking.bookingId) && /cancel/i.test(subject),
    )
    expect(told).toHaveLength(2)
  })
})

describe('a rating', () => {
  const rate = (id: string, body: object) => world.call(family, 'POST', `/booking/${id}/review`, body)
  const completed = '2026-06-08T06:30:00.000Z'

  test('with words is written down as two changes, of which one hides the words, and without as one', async () => {
    const [words, none, blank] = [
      await add({ status: 'completed' }),
      await add({ status: 'completed' }),
      await add({ status: 'completed' }),
    ]
    await rate(words.id, { rating: 4, review: 'Kind' })
    await rate(none.id, { rating: 3 })
    await rate(blank.id, { rating: 2, review: ' ' })
    expect(await changesOf(words.id)).toEqual([
      ['RATING_SUBMITTED', [{ field: 'rating', from: null, to: 4 }]],
      ['REVIEW_SUBMITTED', [{ field: 'review', from: null, to: null, hidden: true }]],
    ])
    expect(await changesOf(none.id)).toEqual([['RATING_SUBMITTED', [{ field: 'rating', from: null, to: 3 }]]])
    expect(await changesOf(blank.id)).toEqual([['RATING_SUBMITTED', [{ field: 'rating', from: null, to: 2 }]]])
  })

  test('is answered with the booking as its family sees it, completed when it was', async () => {
    const row = await add({ status: 'completed', completed_at: completed })
    const one = { id: newId(), booking_id: row.id, kind: 'credit', amount: 100, payment_id: null } as const
    await world.deps.database.write((tx) =>
      tx
        .insertInto('money_adjustments')
        .values({ ...one, reason: 'agreed', by_id: null, day: '2026-06-10', created_at: at })
        .execute(),
    )
    const { status, body } = await rate(row.id, { rating: 5, review: 'Kind' })
    expect([status, body]).toMatchObject([200, { hasMoney: true, completedAt: completed, rating: 5, review: 'Kind' }])
    expect(body).toEqual((await world.call(family, 'GET', `/booking/${row.id}`)).body)
  })
})

test.each([
  ['medicalReports', 'aadharCard'],
  ['aadharCard', 'medicalReports'],
])('a file that a booking lists under %s and %s is a card, and no caretaker sees it', async (...categories) => {
  const file = await world.addDocument(family)
  const other = await world.addDocument(family)
  const uploadedFiles: Record<string, string[]> = Object.fromEntries(
    categories.map((category) => [category, [`/api/files/${file}`]]),
  )
  uploadedFiles.medicalReports?.push(`/api/files/${other}`)
  const { status, body } = await world.call(family, 'POST', '/booking', { ...bookingBody, uploadedFiles })
  const medicalReports = [`/api/files/${other}`]
  expect([status, body.uploadedFiles]).toEqual([201, { aadharCard: [`/api/files/${file}`], medicalReports }])
  const caretaker = await newCaretaker()
  await world.assign(admin, body, caretaker)
  const seen = await world.call(caretaker, 'GET', `/caretaker/bookings/${body._id}`)
  expect([seen.status, seen.body.uploadedFiles]).toEqual([200, { medicalReports }])
})
