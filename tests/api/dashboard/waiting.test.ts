import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'
import { newId } from '@thodu/db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertDocument } from '../../support/insert-document.ts'
import { insertRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { createWorld, type Person, type World } from '../../support/world.ts'

let world: World
let admin: Person
let family: Person
const noon = '2026-06-10T06:30:00.000Z'
const hours = (count: number): string => new Date(Date.parse(noon) + count * 3_600_000).toISOString()
const day = 24

beforeEach(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin')
  family = await world.addPerson('user', 'Asha Rao')
})
afterEach(() => world.close())

const count = async () => (await world.call<Waiting>(admin, 'GET', '/admin/waiting')).body
const owner = () => ({ user: { _id: family.id, name: family.name, email: family.email } })

test('the menu counts the open entries of each queue (rule OFF-24)', async () => {
  const times = { created_at: noon, updated_at: noon }
  const [caretaker, another] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
  const assigned = { user: { _id: caretaker.id, name: caretaker.name, email: caretaker.email } }
  for (const status of ['pending', 'pending', 'cancelled'] as const)
    await insertBooking(world, { owner: owner(), status })
  const { id } = await insertBooking(world, { owner: owner(), status: 'pending', caretaker: assigned })
  for (const [status, minutes] of [
    ['planned', -29],
    ['planned', -31],
    ['planned', -200],
    ['cancelled', -31],
  ] as const)
    await insertVisit(world, { booking: { _id: id }, startsAt: hours(minutes / 60), minutes: 20, status })
  await insertVisit(world, { booking: { _id: id }, startsAt: hours(3) })
  const time = 'morning' as const
  const callback = { user_id: family.id, service_type: 'elderly-care', package_id: 'basic', preferred_time: time }
  const message = { name: 'Ravi', email: 'ravi@example.in', phone: '', subject: 'Hi', message: 'x', inquiry_type: 'x' }
  const leave = { caretaker_id: another.id, kind: 'leave', reason: 'Wedding', created_at: noon } as const
  const unsaid = { note: null, additional_notes: '', client_timestamp: '' }
  for (const status of ['open', 'open', 'open', 'called', 'closed'] as const)
    await insertRows(world, 'callbacks', { id: newId(), ...callback, ...unsaid, status, ...times })
  for (const status of ['new', 'new', 'answered', 'closed'] as const)
    await insertRows(world, 'messages', { id: newId(), ...message, status, ...times })
  for (const [place, status] of (['requested', 'requested', 'declined', 'withdrawn'] as const).entries()) {
    const starts_min = Math.floor(Date.parse(noon) / 60_000) + 100_000 + place * 2_000
    await insertRows(world, 'time_off', { id: newId(), ...leave, status, starts_min, ends_min: starts_min + 1_440 })
  }
  for (const status of ['pending', 'pending', 'pending', 'pending', 'verified', 'rejected'] as const)
    await insertDocument(world, { ownerId: family.id, status })
  const waiting = await count()
  expect(waiting).toMatchObject({ bookings: 2, callbacks: 3, messages: 2, documents: 4, timeOff: 2 })
  expect(waiting).toMatchObject({ lateVisits: 3, openVisits: 1 })
})

test('a callback requested for the evening is not overdue at noon', async () => {
  await world.call(family, 'POST', '/callback', {
    serviceType: 'elderly-care',
    selectedPackage: 'standard',
    callbackData: { preferredTime: 'evening' },
  })
  const [asked] = (await world.call<CallbackInQueue[]>(admin, 'GET', '/admin/callbacks')).body
  if (!asked?.dueAt) throw new Error('Nothing is promised')
  world.clock.now = new Date(asked.dueAt)
  expect(await count()).toMatchObject({ callbacks: 1, overdueCallbacks: 0 })
  world.clock.now = new Date(Date.parse(asked.dueAt) + 1)
  expect(await count()).toMatchObject({ callbacks: 1, overdueCallbacks: 1 })
  await world.call(admin, 'PUT', `/admin/callbacks/${asked._id}`, { status: 'called' })
  expect(await count()).toMatchObject({ callbacks: 0, overdueCallbacks: 0 })
  expect((await world.call<CallbackInQueue>(admin, 'GET', `/admin/callbacks/${asked._id}`)).body.dueAt).toBeNull()
})

test('a request about personal data counts as open until decided, and as overdue after its due time', async () => {
  const ask = (next_due_at: string, decided_at: string | null) => {
    const id = newId()
    const asked = { kind: 'access', text: 'x', patient_name: null, by_patient: 0, keep_from_family: 0 } as const
    const dates = { due_ack_at: next_due_at, due_at: hours(100), next_due_at, next_alert_at: null, created_at: noon }
    const course = { status: decided_at ? 'refused' : 'new', acknowledged_at: decided_at, decided_at } as const
    const nothing = { family_told_at: null, proof: null, proven_at: null, corrected_by: null, client_event_id: null }
    const who = { account_id: null, family_id: null, language: null, name: 'Ravi', contact: 'x@y.in' }
    const more = { contact_number: '', answer: decided_at && 'No', by_id: decided_at && admin.id }
    const row = { id, code: id, ...asked, ...dates, ...course, ...nothing, ...who, ...more }
    return insertRows(world, 'privacy_requests', row)
  }
  await ask(hours(-1), null)
  await ask(noon, null)
  await ask(hours(1), null)
  await ask(hours(-1), hours(-2))
  expect((await count()).privacy).toEqual({ open: 3, late: 1 })
})

test('the menu counts reported payments and refunds, and refunds are late after seven days (rule MON-9)', async () => {
  const add = async (direction: 'in' | 'out', status: 'asked' | 'claimed' | 'withdrawn', asked_at = noon) => {
    const { id: booking_id } = await insertBooking(world, { owner: owner(), status: 'cancelled' })
    const id = newId()
    const asked = { booking_id, number: 1, reference: id, direction, amount: 700, method: 'upi', status } as const
    const claimed = status === 'claimed' ? { claimed_at: noon } : {}
    return insertRows(world, 'payments', { id, ...asked, ...claimed, asked_by: null, asked_at, updated_at: noon })
  }
  for (const status of ['claimed', 'claimed', 'asked', 'withdrawn'] as const) await add('in', status)
  await add('in', 'asked', hours(-30 * day))
  await add('out', 'asked', hours(-7 * day))
  await add('out', 'asked', new Date(Date.parse(hours(-7 * day)) - 1).toISOString())
  await add('out', 'asked')
  await add('out', 'withdrawn', hours(-30 * day))
  await add('out', 'claimed')
  expect((await count()).money).toBeNull()
  world.deps.settings.values.payments = samplePayments
  expect((await count()).money).toEqual({ claims: 2, refunds: 3, lateRefunds: 1 })
})
