import type { BookingAssignments } from '@thodu/api/contract/bookings/assignment-history.schema'
import { texts } from '@thodu/api/contract/texts'
import { describe, expect, test } from 'vitest'
import { sweepUndos } from '../../../../api/src/undo/undo.ts'
import { selectRows, updateRows } from '../../../support/rows.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Refusal } from '../../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')

type Booked = { _id: string; bookingId: string }
type Seen = { status: string; assignedCaregiver: { _id: string } | null; cancelReason: string | null } & Refusal
const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const wait = (ms: number) => void world.pass(ms)
const cancel = (booking: Booked) => world.setStatus<Seen>(admin, booking, 'cancelled', 'A mistake')
const undo = ({ _id }: Pick<Booked, '_id'>, by = admin, home: 'admin' | 'caretaker' = 'admin') =>
  world.call<Seen>(by, 'POST', `/${home}/bookings/${_id}/undo`)
const setRight = ({ _id }: Booked, more: object = {}) =>
  world.call<Seen>(admin, 'POST', `/admin/bookings/${_id}/step-back`, { reason: 'Pressed too early', ...more })
const refusal = async (answer: Promise<{ status: number; body: Refusal }>) => {
  const { status, body } = await answer
  return [status, body.message]
}
const lastAudit = async ({ _id }: Booked) => {
  const row = (await world.readAudit(_id)).at(-1)
  return [row?.action, row?.status, row?.user_role]
}

describe('undoing a change of a booking', () => {
  test.each(['confirmed', 'active'] as const)(
    'restores a cancelled %s booking and notifies the family',
    async (status) => {
      const caretaker = await newCaretaker()
      const booking = await world.bookUpTo(status, { customer, admin, caretaker })
      await cancel(booking)
      wait(9_000)
      const back = await undo(booking)
      expect([back.status, back.body.status, back.body.cancelReason]).toEqual([200, status, null])
      expect(back.body.assignedCaregiver?._id).toBe(caretaker.id)
      expect(await lastAudit(booking)).toEqual(['BOOKING_STATUS_CHANGED', 'success', 'admin'])
      expect(await world.readSubjects(customer.email)).toContain(`Your booking ${booking.bookingId} continues`)
      expect((await world.call(caretaker, 'GET', `/caretaker/bookings/${booking._id}`)).body.userInfo.email).toBe(
        customer.email,
      )
    },
  )

  test('lets a caretaker reactivate a completed booking once', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('completed', { customer, admin, caretaker })
    expect((await undo(booking, caretaker, 'caretaker')).body.status).toBe('active')
    expect(await lastAudit(booking)).toEqual(['CARETAKER_STATUS_UPDATED', 'success', 'caretaker'])
    expect(await refusal(undo(booking, caretaker, 'caretaker'))).toEqual([409, texts.undo.nothing])
    const course = await world.call<BookingAssignments>(admin, 'GET', `/admin/bookings/${booking._id}/course`)
    expect(course.body.assignments.at(-1)?.careUntil).toBeNull()
  })

  test('is refused to other callers, after its time, and after a later change', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('completed', { customer, admin, caretaker })
    expect(await refusal(undo(booking))).toEqual([409, texts.undo.nothing])
    expect((await undo(booking, await newCaretaker(), 'caretaker')).status).toBe(404)
    wait(1_000)
    await world.call(customer, 'POST', `/booking/${booking._id}/review`, { rating: 5 })
    expect(await refusal(undo(booking, caretaker, 'caretaker'))).toEqual([409, texts.undo.changedSince])
    expect((await world.readRow(booking._id)).status).toBe('completed')

    const late = await world.bookUpTo('active', { customer, admin, caretaker })
    await cancel(late)
    wait(46_000)
    expect(await refusal(undo(late))).toEqual([409, texts.undo.tooLate])
    expect(await lastAudit(late)).toEqual(['BOOKING_STATUS_CHANGED', 'failed', 'admin'])
  })

  test('is refused when the caretaker has another booking meanwhile', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('active', { customer, admin, caretaker })
    await cancel(booking)
    await world.assign(admin, await world.book(customer), caretaker)
    expect(await refusal(undo(booking))).toEqual([409, texts.assignment.caretakerBusy])
    expect((await world.readRow(booking._id)).status).toBe('cancelled')
  })

  test('is refused when the caretaker is inactive meanwhile (rule OFF-21)', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('active', { customer, admin, caretaker })
    await cancel(booking)
    await updateRows(world, 'accounts', { id: caretaker.id }, { inactive_at: world.clock.now.toISOString() })
    expect((await undo(booking)).body.code).toBe('booking.caretaker_inactive')
  })
})

describe('correcting a booking by one step', () => {
  test('goes from completed to active, confirmed and pending, and no further', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('completed', { customer, admin, caretaker })
    for (const status of ['active', 'confirmed', 'pending']) {
      const back = await setRight(booking)
      expect([back.status, back.body.status, back.body.assignedCaregiver?._id]).toEqual([200, status, caretaker.id])
    }
    expect(await refusal(setRight(booking))).toEqual([409, texts.assignment.noStepBack])
    const { body } = await world.call<BookingAssignments>(admin, 'GET', `/admin/bookings/${booking._id}/course`)
    expect(body.corrections).toMatchObject([
      { from: 'completed', to: 'active', reason: 'Pressed too early', by: 'Meera Iyer' },
      { from: 'active', to: 'confirmed' },
      { from: 'confirmed', to: 'pending' },
    ])
    const row = (await world.readAudit(booking._id)).at(-2)
    expect([row?.action, row?.changes.includes('too early')]).toEqual(['BOOKING_STATUS_CHANGED', false])
  })

  test('restores a booking that the family cancelled', async () => {
    const booking = await world.book(customer)
    await world.call(customer, 'POST', `/booking/${booking._id}/cancel`)
    expect((await setRight(booking)).body.status).toBe('pending')
  })

  test('is refused for a rated booking, and while the caretaker has another booking', async () => {
    const caretaker = await newCaretaker()
    const rated = await world.bookUpTo('completed', { customer, admin, caretaker })
    await world.call(customer, 'POST', `/booking/${rated._id}/review`, { rating: 4 })
    expect(await refusal(setRight(rated))).toEqual([409, texts.assignment.rated])
    const done = await world.bookUpTo('completed', { customer, admin, caretaker })
    await world.assign(admin, await world.book(customer), caretaker)
    expect(await refusal(setRight(done))).toEqual([409, texts.assignment.notFree])
  })

  test('happens once when two admins do it at once, and requires a reason', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const answers = await Promise.all([setRight(booking, { from: 'active' }), setRight(booking, { from: 'active' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await world.readRow(booking._id)).status).toBe('confirmed')
    expect(await refusal(setRight(booking, { reason: ' ' }))).toEqual([400, texts.assignment.reasonRequired])
  })
})
async function cancelOne(): Promise<string> {
  const booking = await world.book(customer)
  await cancel(booking)
  return booking._id
}

test('an undo is possible for 45 seconds and is deleted after that (rule BOOK-18)', async () => {
  const old = await cancelOne()
  wait(1)
  const [kept, other] = [await cancelOne(), await cancelOne()]
  wait(45_000)
  await sweepUndos(world.deps)
  const rows = await selectRows(world, 'undos', ['subject_id'])
  expect(rows.map(({ subject_id }) => subject_id).toSorted()).toEqual([kept, other].toSorted())
  expect([(await undo({ _id: old })).status, (await undo({ _id: kept })).status]).toEqual([409, 200])
  expect((await undo({ _id: other })).status).toBe(200)
})
