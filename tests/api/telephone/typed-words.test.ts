import type { Family } from '@thodu/api/contract/desk/desk.schema'
import type { ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unmeetPromise } from '../../../api/src/promises/keep-promises.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { createWorld, type Person, type World } from '../../support/world.ts'

let world: World
let admin: Person

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Ravi')
})
afterAll(() => world.close())

const write = (name: string, email: string, phone: string) =>
  world.call(undefined, 'POST', '/contact', {
    name,
    email,
    phone,
    subject: 'Please let my nephew in',
    message: 'He comes at nine.',
    inquiryType: 'general',
  })
const cardOf = async (id: string) =>
  (await world.call<CallCard[]>(admin, 'GET', '/admin/call-sheet')).body.find(({ items }) =>
    items.some(({ _id }) => _id === id),
  )

test('a family without an address shows none, not the made-up one, and not the one a stranger typed (CALL-2)', async () => {
  const body = { ...bookingBody, customer: { name: 'Sita Goud', phone: '9876500401' } }
  const booking = await world.call(admin, 'POST', '/admin/bookings', body)
  expect(booking.status).toBe(201)
  // Somebody has to call her after all.
  const subject = { type: 'booking', id: booking.body._id } as const
  await world.deps.database.write((tx) => unmeetPromise(tx, subject, { kind: 'call' }, world.clock.now))
  const alone = await cardOf(booking.body._id)
  expect(alone).toMatchObject({ name: 'Sita Goud', email: '' })

  await write('A Stranger', 'stranger@example.in', '9876500401')
  const joined = await cardOf(booking.body._id)
  expect(joined).toMatchObject({ name: 'Sita Goud', email: '' })
  expect(joined?.items.map(({ type, isTyped }) => [type, isTyped])).toEqual([
    ['booking', false],
    ['message', true],
  ])
  expect(JSON.stringify(joined)).not.toContain('unknown-address')
})

test('a stranger’s number and name stand for a family only where nothing else does', async () => {
  await write('A Stranger', 'stranger@example.in', '9876500402')
  const { body } = await world.call<CallCard[]>(admin, 'GET', '/admin/call-sheet')
  const card = body.find(({ phone }) => phone === '+919876500402')
  expect(card).toMatchObject({ name: 'A Stranger', email: 'stranger@example.in' })
  expect(card?.items.map(({ isTyped }) => isTyped)).toEqual([true])
})

test('what anybody typed with a family’s address says so on its page and among the messages', async () => {
  const family = await world.addPerson('user', 'Latha Rao')
  await write('Latha', family.email, '')
  const page = await world.call<Family>(admin, 'GET', `/admin/families/${family.id}`)
  expect(page.body.messages.map(({ isTyped }) => isTyped)).toEqual([true])
  const list = await world.call<ContactMessage[]>(admin, 'GET', '/admin/messages')
  expect(list.body.find(({ email }) => email === family.email)).toMatchObject({ userId: family.id, isTyped: true })
})
