import type { AttentionList, AttentionRow } from '@thodu/api/contract/dashboard/attention.schema'
import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import { addDays } from '@thodu/api/contract/time'
import { type BookingRow, newId, type Tables, type Tx } from '@thodu/db'
import type { Insertable } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePromises } from '../../../api/src/promises/make-promises.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows, selectRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { patient } from '../../support/samples/patient.ts'
import { createWorld, type Person, type World } from '../../support/world.ts'

let world: World
/** This admin calls the attention list only, so all their access rows come from it. */
let admin: Person
let family: Person
let caretaker: Person
const noon = '2026-06-10T06:30:00.000Z'
const minutes = (count: number): string => new Date(Date.parse(noon) + count * 60_000).toISOString()
const hours = (count: number): string => minutes(count * 60)

beforeEach(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  family = await world.addPerson('user', 'Asha Rao')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  for (const [{ id }, phone] of [
    [caretaker, '9876500001'],
    [family, '9876500002'],
  ] as const)
    await write((tx) => tx.updateTable('accounts').set({ phone }).where('id', '=', id).execute())
})
afterEach(() => world.close())

const write = (job: (tx: Tx) => Promise<unknown>) => world.deps.database.write(job)
const readAttentionList = async () => (await world.call<AttentionList>(admin, 'GET', '/admin/hall')).body
async function readSeen(): Promise<string[]> {
  await world.deps.accessLog.settle()
  const rows = await selectRows(world, 'access_log', ['subject_type', 'subject_id'], { viewer_id: admin.id })
  return rows.map((row) => `${row.subject_type} ${row.subject_id}`).sort()
}
type Booked = {
  family?: string
  emergency?: string
  status?: 'pending' | 'confirmed' | 'active'
  startsIn?: number
  isAssigned?: boolean
  isPlanned?: boolean
}
async function addBooking(
  name: string,
  { family: phone = '', emergency = '', status = 'active', startsIn, isAssigned = true, isPlanned = true }: Booked = {},
): Promise<BookingRow> {
  const own = isAssigned ? await world.addPerson('caretaker', 'Jyothi Pasula') : null
  const booking = await insertBooking(world, {
    owner: { user: { _id: family.id, name: family.name, email: family.email } },
    ...(own && { caretaker: { user: { _id: own.id, name: own.name, email: own.email } } }),
    status,
    user_info: JSON.stringify({ name: family.name, email: family.email, phone, location: '' }),
    patient_details: JSON.stringify({ ...patient, patientName: name, emergencyPhone: emergency }),
    patient_name: name,
    preferred_start_date: startsIn === undefined ? null : addDays('2026-06-10', startsIn),
  })
  if (own && isPlanned)
    await insertVisit(world, {
      booking: { _id: booking.id },
      caretaker: own,
      startsAt: hours(-24 * 30),
      status: 'done',
      start_proof: 'family',
    })
  return booking
}
type Visited = Partial<Insertable<Tables['visits']>> & { caretaker?: Person | null }
const addVisit = (booking: BookingRow, startsAt: string, { caretaker: who = caretaker, ...columns }: Visited = {}) =>
  insertVisit(world, { booking: { _id: booking.id }, caretaker: who, startsAt, ...columns })
const summaryOf = ({ rows }: AttentionList) => rows.map(({ group, kind, who }) => `${group}: ${kind} ${who}`)
const rowOf = ({ rows }: AttentionList, who: string): AttentionRow | undefined => rows.find((row) => row.who === who)

test('new incidents come before seen ones, the oldest first (rule HALL-1)', async () => {
  const [first, second] = [await addBooking('Narsamma'), await addBooking('Rajaiah')]
  const visits = [await addVisit(first, hours(-1), { status: 'started' })]
  const other = await world.addPerson('caretaker')
  visits.push(await addVisit(second, hours(-1), { status: 'started', caretaker: other }))
  const say = async (visit: number, created_at: string, status: 'new' | 'seen', text: string) => {
    const who = { by_account: caretaker.id, seen_by: status === 'seen' ? admin.id : null }
    const times = { occurred_at: minutes(-59), created_at, mailed_at: created_at }
    const id = newId()
    const of = { visit_id: visits[visit]?.id ?? '', client_event_id: newId() }
    await insertRows(world, 'visit_troubles', { id, kind: 'fall', text, status, ...of, ...who, ...times })
    return id
  }
  await say(0, minutes(-40), 'seen', 'seen first')
  const newer = await say(0, minutes(-20), 'new', 'new, the newer')
  await say(1, minutes(-30), 'seen', 'seen last')
  await say(1, minutes(-25), 'new', 'new, the older')
  const hall = await readAttentionList()
  const told = ({ trouble }: AttentionRow['also'][number]) => `${trouble?.text} ${trouble?.seenBy}`
  expect(hall.rows.map((row) => [row.kind, told(row), ...row.also.map(told)])).toEqual([
    ['trouble', 'new, the older null', 'seen last Meera Iyer'],
    ['trouble', 'new, the newer null', 'seen first Meera Iyer'],
  ])
  expect(hall.rows[1]).toMatchObject({
    _id: newer,
    who: 'Narsamma',
    at: minutes(-59),
    booking: { _id: first.id, bookingId: first.code },
    caretaker: 'Lakshmi Devi',
    phone: '9876500001',
    trouble: { kind: 'fall', visitId: visits[0]?.id, startsAt: hours(-1), family: { phone: '9876500002' } },
  })
  expect(await readSeen()).toEqual([`booking ${first.id}`, `booking ${second.id}`].sort())
})

test('visits without a caretaker and visits whose caretaker is late form two groups (rule HALL-1)', async () => {
  const add = async (name: string, startsAt: string, more: Visited = {}) =>
    addVisit(await addBooking(name), startsAt, more)
  await add('Absent', minutes(-30), { caretaker: await world.addPerson('caretaker') })
  await add('Late', minutes(-29))
  await add('Due', minutes(-14), { caretaker: await world.addPerson('caretaker') })
  await add('Begun', minutes(0), { caretaker: null })
  await add('Open', minutes(48 * 60 - 1), { caretaker: null })
  await add('Open later', hours(48), { caretaker: null })
  await add('Planned', hours(20))
  const hall = await readAttentionList()
  expect(summaryOf(hall)).toEqual([
    'unassigned: unassigned Begun',
    'absent: absent Absent',
    'absent: late Late',
    'soon: open Open',
  ])
  expect(hall.counts).toMatchObject({ unassigned: 1, absent: 2, soon: 1, incidents: 0 })
  expect(rowOf(hall, 'Late')).toMatchObject({ phone: '9876500001', caretaker: 'Lakshmi Devi' })
  expect(rowOf(hall, 'Begun')).toMatchObject({ phone: '9876500002', caretaker: null })
  expect(hall.next).toEqual({ startsAt: hours(20), who: 'Planned', caretaker: 'Lakshmi Devi' })
  const seen = await selectRows(world, 'bookings', ['id'], {
    patient_name: ['Absent', 'Late', 'Begun', 'Open', 'Planned'],
  })
  expect(await readSeen()).toEqual(seen.map(({ id }) => `booking ${id}`).sort())
})

test('care within 48 hours without a caretaker or a visit needs attention (rule HALL-1)', async () => {
  const waits = { status: 'pending', isAssigned: false } as const
  const unplanned = { status: 'confirmed', isPlanned: false } as const
  await addBooking('Begun a week ago', { ...waits, startsIn: -7 })
  const first = await addBooking('Starts on Friday', { ...waits, startsIn: 2, family: '9876500002' })
  await addBooking('Starts on Saturday', { ...waits, startsIn: 3 })
  await addBooking('Without a start date', waits)
  const second = await addBooking('Unplanned', { ...unplanned, startsIn: 1 })
  await addBooking('Assigned and unplanned', { ...unplanned, status: 'pending', startsIn: 0 })
  await addBooking('Unplanned on Saturday', { ...unplanned, startsIn: 3 })
  await addBooking('Active and unplanned', { isPlanned: false })
  await addBooking('Planned', { ...unplanned, startsIn: 1, isPlanned: true })
  const cancelled = await addBooking('Its visits are cancelled', { ...unplanned, startsIn: 2 })
  await addVisit(cancelled, hours(30), { status: 'cancelled' })
  await write((tx) =>
    makePromises(
      tx,
      world.deps.config.promises,
      { type: 'booking', id: first.id },
      { kinds: ['match'] },
      new Date(noon),
    ),
  )
  const hall = await readAttentionList()
  const starting = hall.rows.filter(({ group }) => group === 'soon')
  expect(starting.map(({ kind, who }) => `${kind} ${who}`)).toEqual([
    'noCaretaker Begun a week ago',
    'noCaretaker Starts on Friday',
    expect.stringMatching(/^noPlan/),
    expect.stringMatching(/^noPlan/),
    expect.stringMatching(/^noPlan/),
    expect.stringMatching(/^noPlan/),
  ])
  expect(
    starting
      .slice(2)
      .map(({ who }) => who)
      .sort(),
  ).toEqual(['Active and unplanned', 'Assigned and unplanned', 'Its visits are cancelled', 'Unplanned'])
  expect(rowOf(hall, 'Starts on Friday')).toMatchObject({
    _id: first.id,
    at: '2026-06-11T18:30:00.000Z',
    booking: { _id: first.id, bookingId: first.code },
    caretaker: null,
    phone: '+919876500002',
    promises: [{ kind: 'match', isLate: false }],
  })
  expect(rowOf(hall, 'Unplanned')).toMatchObject({ _id: second.id, caretaker: 'Jyothi Pasula' })
  expect(rowOf(hall, 'Active and unplanned')).toMatchObject({ at: null })
  expect(await readSeen()).toEqual(starting.map(({ _id }) => `booking ${_id}`).sort())
  const waiting = await world.call<Waiting>(admin, 'GET', '/admin/waiting')
  expect(waiting.body.startsSoon).toEqual({ unassigned: 2, unplanned: 4 })
})

test('a booking without visits for over a week is listed as older, outside the menu counts (rules HALL-1, OFF-24)', async () => {
  await addBooking('Forgotten', { status: 'confirmed', isPlanned: false, startsIn: -8 })
  expect(summaryOf(await readAttentionList())).toEqual(['older: noPlan Forgotten'])
  const { body } = await world.call<Waiting>(admin, 'GET', '/admin/waiting')
  expect([body.startsSoon, body.needsAction]).toEqual([
    { unassigned: 0, unplanned: 0 },
    { rows: 0, urgent: 0 },
  ])
})

test('a change request shows the number of the family, else the emergency number (rule BOOK-19)', async () => {
  const bookings = [
    await addBooking('Both', { family: '9876500002', emergency: '9876500003' }),
    await addBooking('Emergency', { emergency: '9876500003' }),
    await addBooking('None'),
  ]
  for (const [index, { id: booking_id }] of bookings.entries()) {
    const times = { created_at: hours(index - 5), updated_at: hours(index - 5) }
    const asked = { kind: 'pause', from_day: '2026-06-12', until_day: '2026-06-15', words: 'Hospital' } as const
    await insertRows(world, 'change_requests', { id: newId(), booking_id, ...asked, state: 'open', ...times })
  }
  const { rows } = await readAttentionList()
  expect(rows.map(({ kind, phone }) => [kind, phone])).toEqual([
    ['change', '+919876500002'],
    ['change', '+919876500003'],
    ['change', ''],
  ])
  expect(rows[0]).toMatchObject({
    who: 'Asha Rao',
    at: hours(-5),
    booking: { _id: bookings[0]?.id, bookingId: bookings[0]?.code },
    change: { kind: 'pause', reason: null, from: '2026-06-12', until: '2026-06-15', words: 'Hospital' },
  })
  expect(await readSeen()).toEqual(bookings.map(({ id }) => `booking ${id}`).sort())
})

test('a breach is listed without personal data until the Board is informed (rule PRIV-B1)', async () => {
  const texts = { nature: 'x', consequences: 'x', safety_steps: 'x' }
  const add = (code: string, aware_at: string, board_told_at: string | null) => {
    const times = { aware_at, reminded_at: aware_at, created_at: aware_at, board_told_at }
    const of = { id: newId(), code, client_event_id: newId(), by_id: admin.id }
    return insertRows(world, 'breaches', { ...of, ...texts, ...times })
  }
  await add('D-TOLD', hours(-2), hours(-1))
  await add('D-NEW', hours(-3), null)
  const { rows } = await readAttentionList()
  expect(rows.map(({ who, at, breach }) => [who, at, breach])).toEqual([
    ['D-NEW', hours(69), { isTold: false }],
    ['D-TOLD', hours(70), { isTold: true }],
  ])
  expect(await readSeen()).toEqual([])
  for (let place = 0; place < 49; place += 1) await add(`D-${place}`, hours(0), null)
  expect(await readAttentionList()).toMatchObject({ counts: { incidents: 51 }, rows: { length: 50 } })
})

test('an overdue request about personal data is listed with a number (rule PRIV-R2)', async () => {
  const patientsFamily = await world.addPerson('user')
  const add = async (name: string, next_due_at: string, who: object) => {
    const id = newId()
    const asked = { kind: 'access', text: 'x', patient_name: null, by_patient: 0, keep_from_family: 0 } as const
    const due = { due_ack_at: next_due_at, due_at: hours(100), next_due_at, next_alert_at: null }
    const course = { status: 'new', acknowledged_at: null, decided_at: null, answer: null, by_id: null } as const
    const nothing = { family_told_at: null, proof: null, proven_at: null, corrected_by: null, client_event_id: null }
    const nobody = { account_id: null, family_id: null, language: null, contact: '9876500004', contact_number: '' }
    const row = { id, code: id, name, created_at: hours(-90), ...asked, ...due, ...course }
    await insertRows(world, 'privacy_requests', { ...row, ...nothing, ...nobody, ...who })
    return id
  }
  const unknown = await add('Unknown', hours(-3), {})
  await add('Family', hours(-2), { account_id: family.id, contact: family.email })
  await add('Patient', hours(-1), { family_id: patientsFamily.id })
  await add('In time', hours(1), {})
  const { rows } = await readAttentionList()
  expect(rows.map(({ kind, who, at, phone }) => [kind, who, at, phone])).toEqual([
    ['privacy', 'Unknown', hours(-3), '9876500004'],
    ['privacy', 'Family', hours(-2), ''],
    ['privacy', 'Patient', hours(-1), '9876500004'],
  ])
  const seen = [`family ${family.id}`, `family ${patientsFamily.id}`, `message ${unknown}`]
  expect(await readSeen()).toEqual(seen.sort())
})

test('a promise is listed two hours before its end, and a promised call among the calls only', async () => {
  const bookings = [
    await addBooking('Soon', { family: '9876500002' }),
    await addBooking('Later'),
    await addBooking('Call'),
  ]
  const [soon, later, call] = bookings.map(({ id }) => id)
  const promised = [
    [soon, 'match', new Date(Date.parse(hours(-4)) - 1)],
    [later, 'match', new Date(hours(-4))],
    [call, 'call', new Date(hours(-4))],
  ] as const
  await write(async (tx) => {
    for (const [id = '', kind, at] of promised)
      await makePromises(tx, world.deps.config.promises, { type: 'booking', id }, { kinds: [kind] }, at)
  })
  const { rows } = await readAttentionList()
  expect(rows.map(({ kind, booking }) => [kind, booking?._id])).toEqual([
    ['call', call],
    ['promise', soon],
  ])
  expect(rows[1]).toMatchObject({
    group: 'stuck',
    who: 'Asha Rao',
    at: '2026-06-10T08:29:59.999Z',
    booking: { _id: soon, bookingId: bookings[0]?.code },
    phone: '9876500002',
    promise: 'match',
  })
  expect(await readSeen()).toEqual([`booking ${soon}`, `booking ${call}`, `family ${family.id}`].sort())
})

test('a stuck booking shows its first open step, with the promises to explain or to hold (rules HALL-5, PROM-6, PROM-7)', async () => {
  const kinds = ['match', 'verification', 'caregiver'] as const
  const [late, held] = [await addBooking('Late', { isPlanned: true }), await addBooking('Held', { isPlanned: true })]
  await write(async (tx) => {
    for (const { id } of [late, held])
      await makePromises(tx, world.deps.config.promises, { type: 'booking', id }, { kinds }, new Date(hours(-23)))
    const first = tx.updateTable('promises').where('subject_id', '=', held.id).where('kind', '=', 'match')
    await first.set({ ends_at: hours(30) }).execute()
  })
  const list = await readAttentionList()
  expect(list.rows.map(({ kind, promise, booking }) => [kind, promise, booking?._id])).toEqual([
    ['promise', 'match', late.id],
  ])
  expect(list.rows[0]?.promises.map(({ kind, isLate, reason }) => [kind, isLate, reason])).toEqual([
    ['match', true, null],
    ['verification', true, null],
    ['caregiver', false, null],
  ])
  const ids = list.rows[0]?.promises.filter(({ isLate }) => isLate).map(({ _id }) => _id) ?? []
  await world.call(admin, 'PUT', '/admin/promises', { ids, reason: 'our-delay' })
  const explained = (await readAttentionList()).rows[0]?.promises
  expect(explained?.map(({ reason }) => reason)).toEqual(['our-delay', 'our-delay', null])
  const { needsAction } = (await world.call<Waiting>(admin, 'GET', '/admin/waiting')).body
  expect(needsAction).toEqual({ rows: 1, urgent: 0 })
})

test('a call that is not due and a cancelled visit are not listed, and each due call has a row', async () => {
  const evening = { preferredTime: 'evening' }
  const asked = { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData: evening }
  for (const person of [family, await world.addPerson('user', 'Vimala Rao')])
    expect((await world.call(person, 'POST', '/callback', asked)).status).toBe(201)
  const booking = await addBooking('Narsamma')
  await addVisit(booking, hours(20), { status: 'cancelled' })
  await addVisit(booking, hours(24))
  expect(await readAttentionList()).toMatchObject({ rows: [], counts: { calls: 0 }, next: null })
  await addVisit(booking, minutes(24 * 60 - 1), { caretaker: await world.addPerson('caretaker', 'Padma Rani') })
  expect((await readAttentionList()).next).toMatchObject({ caretaker: 'Padma Rani' })
  world.clock.now = new Date(hours(9))
  const calls = (await readAttentionList()).rows.filter(({ kind }) => kind === 'call')
  expect(calls.map(({ who, booking }) => [who, booking]).sort()).toEqual([
    ['Asha Rao', null],
    ['Vimala Rao', null],
  ])
})
