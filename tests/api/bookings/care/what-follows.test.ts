import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { BookingCourse } from '@thodu/api/contract/bookings/course.schema'
import type { PromiseKind } from '@thodu/api/contract/promises/promise-kinds'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepReasons } from '../../../../api/src/bookings/care/keep-reasons.ts'
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

const newCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
/** A minute goes by. @returns the time it is then */
const wait = (): string => {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  return world.clock.now.toISOString()
}
const office = <Body = Booking & Refusal>(method: string, { _id }: Booking, verb: string, body?: object) =>
  world.call<Body>(admin, method, `/admin/bookings/${_id}${verb}`, body)
const cancel = (booking: Booking) => office('PUT', booking, '/status', { status: 'cancelled', reason: 'A mistake' })
const handOver = (booking: Booking, { id }: Person) =>
  office('POST', booking, '/handover', { caretaker: id, reason: 'Ill' })
const stepBack = (booking: Booking) => office('POST', booking, '/step-back', { reason: 'A slip' })
const undo = (booking: Booking) => office('POST', booking, '/undo')
const courseOf = async (booking: Booking) => (await office<BookingCourse>('GET', booking, '/course')).body.assignments

describe('what was promised with a booking (rule PROM-3)', () => {
  /** When each promise of a kind was met, or why nobody waits for it any more; null while it is open. */
  const told = async ({ _id }: Booking, kind: PromiseKind) => {
    const rows = await world.deps.database.read
      .selectFrom('promises')
      .select(['met_at', 'void_reason'])
      .where('subject_id', '=', _id)
      .where('kind', '=', kind)
      .orderBy('round')
      .execute()
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

describe('why somebody was chosen (rule DAY-20)', () => {
  const choice = { rank: 1, score: 10, version: 1, reasons: [{ code: 'speaks', values: { language: 'te' } }] }
  const rowsOf = ({ _id }: Booking) =>
    world.deps.database.read
      .selectFrom('booking_assignments')
      .select('chosen_for')
      .where('booking_id', '=', _id)
      .orderBy('seq')
      .execute()
  const keep = ({ _id }: Booking, given: Parameters<typeof keepReasons>[2]) =>
    world.deps.database.write((tx) => keepReasons(tx, _id, given))

  test('is kept beside the assignment that goes on, of this booking alone, where there are reasons', async () => {
    const [booking, other] = [
      await world.bookUpTo('confirmed', { customer, admin, caretaker: await newCaretaker() }),
      await world.bookUpTo('confirmed', { customer, admin, caretaker: await newCaretaker() }),
    ]
    await handOver(booking, await newCaretaker())
    const none = { chosen_for: null }
    for (const given of [undefined, { ...choice, reasons: [] }]) {
      await keep(booking, given)
      expect(await rowsOf(booking)).toEqual([none, none])
    }
    await keep(booking, choice)
    expect(await rowsOf(booking)).toEqual([none, { chosen_for: JSON.stringify(choice.reasons) }])
    expect(await rowsOf(other)).toEqual([none])
  })
})

describe('who cared, and when (rule OFF-19)', () => {
  test('each assignment keeps its own end, whoever follows', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const first = wait()
    await handOver(booking, await newCaretaker())
    const second = wait()
    await handOver(booking, await newCaretaker())
    expect((await courseOf(booking)).map(({ endedAt }) => endedAt)).toEqual([first, second, null])
  })

  test('a correction of the patient’s details begins no care anew', async () => {
    const booking = await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() })
    const before = await courseOf(booking)
    wait()
    expect((await office('PUT', booking, '', { patientDetails: { city: 'Hanamkonda' } })).status).toBe(200)
    expect(await courseOf(booking)).toEqual(before)
  })
})

test('the office is answered the booking as it reads it, its wishes too, by whatever verb', async () => {
  const booking = await world.bookUpTo('confirmed', { customer, admin, caretaker: await newCaretaker() })
  const read = async () => (await office('GET', booking, '')).body
  expect((await handOver(booking, await newCaretaker())).body).toEqual(await read())
  expect((await stepBack(booking)).body).toEqual(await read())
  expect((await read()).preferences).toBeDefined()
})

test('an undo gives a booking to nobody who is inactive by now (rule OFF-21)', async () => {
  const caretaker = await newCaretaker()
  const booking = await world.bookUpTo('active', { customer, admin, caretaker })
  await cancel(booking)
  await world.deps.database.write((tx) =>
    tx
      .updateTable('accounts')
      .set({ inactive_at: world.clock.now.toISOString() })
      .where('id', '=', caretaker.id)
      .execute(),
  )
  expect((await undo(booking)).body.code).toBe('booking.caretaker_inactive')
})

test('a refund that nobody has sent is taken back where care goes on after all, not where it went on anyway (rule MON-15)', async () => {
  const [open, over] = [
    await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() }),
    await world.bookUpTo('active', { customer, admin, caretaker: await newCaretaker() }),
  ]
  await cancel(over)
  const at = world.clock.now.toISOString()
  const asked = { number: 1, direction: 'out', amount: 500, received: null, method: 'cash', status: 'asked' } as const
  const nothing = { utr: null, paid_on: null, note: null, claimed_at: null, decided_by: null, decided_at: null }
  for (const { _id, bookingId } of [open, over])
    await world.deps.database.write((tx) =>
      tx
        .insertInto('payments')
        .values({
          ...{ id: newId(), booking_id: _id, reference: `${bookingId}-1`, asked_by: admin.id, asked_at: at },
          ...{ ...asked, ...nothing, reason: null, updated_at: at },
        })
        .execute(),
    )
  const statusOf = async ({ _id }: Booking) => {
    const { read } = world.deps.database
    return (await read.selectFrom('payments').select('status').where('booking_id', '=', _id).executeTakeFirst())?.status
  }
  for (const booking of [open, over]) await stepBack(booking)
  expect([await statusOf(open), await statusOf(over)]).toEqual(['asked', 'withdrawn'])
})
