import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { BookingCourse } from '@thodu/api/contract/bookings/course.schema'
import type { PromiseKind } from '@thodu/api/contract/promises/promise-kinds'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { insertRows, selectRow, selectRows, updateRows } from '../../../support/rows.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin', 'Meera Iyer')

const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
/** A minute goes by. @returns the time it is then */
const wait = (): string => world.pass(60_000)
const office = <Body = Booking & Refusal>(method: string, { _id }: Booking, verb: string, body?: object) =>
  world.call<Body>(admin, method, `/admin/bookings/${_id}${verb}`, body)
const cancel = (booking: Booking) => world.setStatus(admin, booking, 'cancelled')
const handOver = (booking: Booking, to: Person) => world.reassign(admin, booking, to)
const stepBack = (booking: Booking) => office('POST', booking, '/step-back', { reason: 'A slip' })
const undo = (booking: Booking) => office('POST', booking, '/undo')
const courseOf = async (booking: Booking) => (await office<BookingCourse>('GET', booking, '/course')).body.assignments

describe('what was promised with a booking (rule PROM-3)', () => {
  /** When each promise of a kind was met, or why nobody waits for it any more; null while it is open. */
  const told = async ({ _id }: Booking, kind: PromiseKind) => {
    const rows = await selectRows(world, 'promises', ['met_at', 'void_reason'], { subject_id: _id, kind }, 'round')
    return rows.map((row) => row.met_at ?? row.void_reason)
  }
  const toldOf = async (booking: Booking, ...kinds: PromiseKind[]) =>
    Promise.all(kinds.map((kind) => told(booking, kind)))
  const each = ['call', 'match', 'verification', 'caregiver'] as const

  test('is met by whoever is assigned, by the first step, and by nothing else', async () => {
    const booking = await world.book(customer)
    await office('PUT', booking, '', { patientDetails: { city: 'Hanamkonda' } })
    expect(await toldOf(booking, ...each)).toEqual([[null], [null], [null], [null]])
    const caretaker = await newCaretaker()
    const assigned = wait()
    await world.assign(admin, booking, caretaker)
    expect(await toldOf(booking, ...each)).toEqual([[null], [assigned], [null], [null]])
    const stepped = wait()
    await world.advance(caretaker, booking, 'confirmed')
    expect(await toldOf(booking, ...each)).toEqual([[null], [assigned], [null], [stepped]])
    wait()
    for (const step of ['active', 'completed']) await world.advance(caretaker, booking, step)
    expect(await toldOf(booking, ...each)).toEqual([['completed'], [assigned], ['completed'], [stepped]])
  })

  test('is verified by somebody whose checks are on file', async () => {
    const checked = await newCaretaker()
    const on = '2026-05-01'
    const checks = { policeCheckOn: on, idCheckOn: on, referencesOn: on }
    await world.call(admin, 'PUT', `/admin/caretakers/${checked.id}/profile`, checks)
    const booking = await world.book(customer)
    const at = wait()
    await world.assign(admin, booking, checked)
    expect(await toldOf(booking, 'match', 'verification', 'caregiver')).toEqual([[at], [at], [null]])
  })

  test('is looked for anew once a caretaker is taken back, and that is met by the next', async () => {
    const booking = await world.book(customer)
    await world.assign(admin, booking, await newCaretaker())
    await world.assign(admin, booking, null)
    expect(await told(booking, 'rematch')).toEqual([null])
    const at = wait()
    await world.assign(admin, booking, await newCaretaker())
    expect(await told(booking, 'rematch')).toEqual([at])
  })

  test('is nothing any more once it is cancelled, and the same again where that was a mistake', async () => {
    const booking = await world.book(customer)
    await cancel(booking)
    expect(await toldOf(booking, ...each)).toEqual(each.map(() => ['cancelled']))
    await undo(booking)
    expect(await toldOf(booking, ...each)).toEqual(each.map(() => ['cancelled', null]))
    wait()
    await cancel(booking)
    await stepBack(booking)
    expect(await toldOf(booking, ...each)).toEqual(each.map(() => ['cancelled', 'cancelled', null]))
  })
})

describe('who cared, and when (rule OFF-19)', () => {
  test('each assignment has its own end after two handovers', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const first = wait()
    await handOver(booking, await newCaretaker())
    const second = wait()
    await handOver(booking, await newCaretaker())
    expect((await courseOf(booking)).map(({ endedAt }) => endedAt)).toEqual([first, second, null])
  })

  test('a correction of patient details does not restart the care', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const before = await courseOf(booking)
    wait()
    expect((await office('PUT', booking, '', { patientDetails: { city: 'Hanamkonda' } })).status).toBe(200)
    expect(await courseOf(booking)).toEqual(before)
  })
})

test('the office gets the whole booking as the answer of each change', async () => {
  const booking = await world.bookUpTo('confirmed', { customer, admin, caretaker: await newCaretaker() })
  const read = async () => (await office('GET', booking, '')).body
  expect((await handOver(booking, await newCaretaker())).body).toEqual(await read())
  expect((await stepBack(booking)).body).toEqual(await read())
  expect((await read()).preferences).toBeDefined()
})

test('an undo is refused when the caretaker is inactive by now (rule OFF-21)', async () => {
  const caretaker = await newCaretaker()
  const booking = await world.bookUpTo('active', { customer, admin, caretaker })
  await cancel(booking)
  await updateRows(world, 'accounts', { id: caretaker.id }, { inactive_at: world.clock.now.toISOString() })
  expect((await undo(booking)).body.code).toBe('booking.caretaker_inactive')
})

test('an unsent refund is withdrawn when cancelled care continues, and only then (rule MON-15)', async () => {
  const [open, over] = [
    await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() }),
    await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() }),
  ]
  await cancel(over)
  const at = world.clock.now.toISOString()
  const asked = { number: 1, direction: 'out', amount: 500, received: null, method: 'cash', status: 'asked' } as const
  const nothing = { utr: null, paid_on: null, note: null, claimed_at: null, decided_by: null, decided_at: null }
  for (const { _id, bookingId } of [open, over])
    await insertRows(world, 'payments', {
      ...{ id: newId(), booking_id: _id, reference: `${bookingId}-1`, asked_by: admin.id, asked_at: at },
      ...{ ...asked, ...nothing, reason: null, updated_at: at },
    })
  const statusOf = async ({ _id }: Booking) =>
    (await selectRow(world, 'payments', ['status'], { booking_id: _id })).status
  for (const booking of [open, over]) await stepBack(booking)
  expect([await statusOf(open), await statusOf(over)]).toEqual(['asked', 'withdrawn'])
})
