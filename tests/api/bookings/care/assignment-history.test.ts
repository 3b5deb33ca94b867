import type { AuditChange } from '@thodu/api/contract/audit/audit.schema'
import type { BookingAssignments } from '@thodu/api/contract/bookings/assignment-history.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { describe, expect, test } from 'vitest'
import { selectRows } from '../../../support/rows.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { codeOf, createWorld } from '../../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')

const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const wait = (): string => world.pass(3_600_000)
const courseOf = async ({ _id }: { _id: string }) =>
  (await world.call<BookingAssignments>(admin, 'GET', `/admin/bookings/${_id}/course`)).body
const setStatus = (booking: { _id: string }, status: string) => world.setStatus(admin, booking, status)
const stepBack = ({ _id }: { _id: string }, more: object = {}) =>
  world.call<Booking>(admin, 'POST', `/admin/bookings/${_id}/step-back`, { reason: 'A slip', ...more })

describe('the assignment history (rule OFF-19)', () => {
  test('covers this booking from the first step of care to its last', async () => {
    const [caretaker, other] = [await newCaretaker(), await newCaretaker()]
    const elsewhere = await world.bookUpTo('active', { customer, admin, caretaker: other })
    const booking = await world.book(customer)
    const assigned = wait()
    await world.assign(admin, booking, caretaker)
    wait()
    await world.advance(caretaker, booking, 'confirmed')
    expect((await courseOf(booking)).assignments).toMatchObject([{ careFrom: null, careUntil: null }])
    const began = wait()
    await world.advance(caretaker, booking, 'active')
    const ended = wait()
    await world.advance(caretaker, booking, 'completed')
    expect(await courseOf(booking)).toEqual({
      assignments: [
        {
          caretaker: { _id: caretaker.id, name: 'Lakshmi Devi' },
          assignedAt: assigned,
          welcomedAt: null,
          careFrom: began,
          careUntil: ended,
          endedAt: null,
          endedBy: null,
          reason: null,
        },
      ],
      corrections: [],
    })
    expect((await courseOf(elsewhere)).assignments).toMatchObject([
      { caretaker: { _id: other.id }, careUntil: null, endedAt: null },
    ])
    // Each correction undoes one step: first the end, then the start.
    await stepBack(booking)
    expect((await courseOf(booking)).assignments).toMatchObject([{ careFrom: began, careUntil: null }])
    await stepBack(booking)
    expect((await courseOf(booking)).assignments).toMatchObject([{ careFrom: null, careUntil: null }])
    expect((await courseOf(elsewhere)).corrections).toEqual([])
  })

  test('ends with a cancellation, and continues when it is corrected', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('active', { customer, admin, caretaker })
    const [before] = (await courseOf(booking)).assignments
    const at = wait()
    await setStatus(booking, 'cancelled')
    expect((await courseOf(booking)).assignments).toEqual([{ ...before, careUntil: at }])
    wait()
    await stepBack(booking)
    expect((await courseOf(booking)).assignments).toEqual([before])
    const confirmed = await world.bookUpTo('confirmed', { customer, admin, caretaker: await newCaretaker() })
    wait()
    await setStatus(confirmed, 'cancelled')
    expect((await courseOf(confirmed)).assignments).toMatchObject([{ careFrom: null, careUntil: null }])
  })
})

describe('correcting a status by one step (rule OFF-20)', () => {
  test('is refused when the status changed meanwhile, and is logged as a correction', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('active', { customer, admin, caretaker })
    expect(await codeOf(stepBack(booking, { from: 'completed' }))).toBe('409 booking.step_taken')
    expect((await stepBack(booking, { from: 'active' })).body.status).toBe('confirmed')
    const row = (await world.readAudit(booking._id)).at(-1)
    expect(row?.description).toBe(
      `Booking ${booking.bookingId}: status corrected from active to confirmed by the office`,
    )
    expect(JSON.parse(row?.changes ?? '[]')).toEqual([
      { field: 'status', from: 'active', to: 'confirmed' },
      { field: 'reason', from: null, to: null, hidden: true },
    ])
    const subjects = await world.readSubjects(customer.email)
    expect(subjects.filter((subject) => subject === `Your booking ${booking.bookingId} continues`)).toEqual([])
    await setStatus(booking, 'cancelled')
    await stepBack(booking)
    expect(await world.readSubjects(customer.email)).toContain(`Your booking ${booking.bookingId} continues`)
  })

  test('promises a new match only when the caretaker was removed', async () => {
    const rematches = async ({ _id }: { _id: string }) =>
      (await selectRows(world, 'promises', ['id'], { subject_id: _id, kind: 'rematch' })).length
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('active', { customer, admin, caretaker })
    await setStatus(booking, 'cancelled')
    await stepBack(booking)
    expect(await rematches(booking)).toBe(0)
    await setStatus(booking, 'cancelled')
    await world.assign(admin, await world.book(customer), caretaker)
    await stepBack(booking)
    expect(await rematches(booking)).toBe(1)
    const alone = await world.book(customer)
    await setStatus(alone, 'cancelled')
    await stepBack(alone)
    expect(await rematches(alone)).toBe(0)
  })
})

describe('undo (rule BOOK-18)', () => {
  const undo = ({ _id }: { _id: string }) => world.call<Booking>(admin, 'POST', `/admin/bookings/${_id}/undo`)
  const changesOf = async ({ _id }: { _id: string }) =>
    JSON.parse((await world.readAudit(_id)).at(-1)?.changes ?? '[]') as AuditChange[]

  test('logs the restored status or caretaker, and nothing that stayed the same', async () => {
    const caretaker = await newCaretaker()
    const booking = await world.bookUpTo('confirmed', { customer, admin, caretaker })
    const { assigned_at: assignedAt } = await world.readRow(booking._id)
    wait()
    await setStatus(booking, 'cancelled')
    await undo(booking)
    expect(await changesOf(booking)).toEqual([{ field: 'status', from: 'cancelled', to: 'confirmed' }])
    expect((await world.readRow(booking._id)).assigned_at).toBe(assignedAt)
    await world.assign(admin, booking, null)
    await undo(booking)
    const who = { _id: caretaker.id, name: 'Lakshmi Devi' }
    expect(await changesOf(booking)).toEqual([
      { field: 'status', from: 'pending', to: 'confirmed' },
      { field: 'assignedCaregiver', from: null, to: who },
    ])
    expect((await world.readRow(booking._id)).assigned_at).toBe(world.clock.now.toISOString())
    expect((await world.readAudit(booking._id)).at(-1)?.description).toBe(
      `Booking ${booking.bookingId}: change undone, confirmed again`,
    )
    const pending = await world.book(customer)
    await world.assign(admin, pending, await newCaretaker())
    await undo(pending)
    expect((await world.readRow(pending._id)).assigned_at).toBeNull()
    expect((await changesOf(pending)).map(({ field }) => field)).toEqual(['assignedCaregiver'])
    expect(await world.readSubjects(customer.email)).not.toContain(`Your booking ${pending.bookingId} continues`)
  })
})

describe('preferences of the family (rule MATCH-2)', () => {
  const ask = (booking: Booking, wishes: object) =>
    world.call<Booking>(admin, 'PUT', `/admin/bookings/${booking._id}/preferences`, wishes)

  test('keep the latest answers, and the audit log lists the changed ones by name', async () => {
    const booking = await world.book(customer)
    const other = await world.book(customer)
    const wishes = { language: 'te', gender: 'female', genderStrength: 'must', keepSame: true, food: 'vegetarian' }
    expect((await ask(booking, wishes)).body.preferences).toEqual(wishes)
    const rows = async () =>
      (await world.readAudit(booking._id)).filter(({ description }) => /Preferences/.test(description))
    expect((await rows()).map(({ description }) => description)).toEqual([
      `Preferences of the family changed for booking ${booking.bookingId}: language, gender, genderStrength, keepSame, food`,
    ])
    const { food: _, ...withoutFood } = wishes
    expect((await ask(booking, withoutFood)).body.preferences).toEqual(wishes)
    expect(await rows()).toHaveLength(1)
    const none = { language: null, gender: null, genderStrength: 'none', keepSame: false, food: null }
    expect((await ask(booking, none)).body.preferences).toEqual(none)
    expect(await rows()).toHaveLength(2)
    expect((await world.call<Booking>(admin, 'GET', `/admin/bookings/${other._id}`)).body.preferences).toEqual(none)
  })
})
