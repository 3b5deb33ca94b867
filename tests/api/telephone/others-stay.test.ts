import { removeAccount } from '@thodu/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { selectRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { type CallWorld, createCallWorld } from './call-world.ts'

let world: CallWorld
beforeAll(async () => {
  world = await createCallWorld()
})
afterAll(() => world.close())

/** A family with calls about a callback, a booking and a missed visit, each with its own number. */
async function callAbout(phones: readonly [string, string, string]) {
  const [own, booked, written] = phones
  const family = await world.addFamily(own)
  const { id: _id, name, email } = family
  const user_info = JSON.stringify({ phone: booked })
  const booking = await insertBooking(world, { owner: { user: { _id, name, email } }, user_info, status: 'cancelled' })
  const caretaker = await world.addPerson('caretaker')
  const startsAt = world.clock.now.toISOString()
  await insertVisit(world, { booking: { _id: booking.id }, caretaker, startsAt, status: 'missed' })
  await world.ask(family)
  await world.write(written, { email })
  world.wait(1)
  for (const phone of phones) {
    const call = await world.log(await world.cardAt(phone), 'no-answer', { note: `About ${phone}` })
    expect([phone, call.status, call.body.items.length]).toEqual([phone, 201, 1])
  }
  return family
}

test('removing a family keeps numbers and notes of all calls about another family (CALL-6)', async () => {
  const [leaves, stays] = [
    ['9876540001', '9876540002', '9876540003'],
    ['9876540011', '9876540012', '9876540013'],
  ] as const
  const leaving = await callAbout(leaves)
  await callAbout(stays)
  const { removed } = await removeAccount(world.deps, leaving.email)
  expect(removed.calls).toBe(3)
  const calls = await selectRows(world, 'calls', ['phone10', 'note'], {}, 'phone10')
  expect(calls).toEqual([
    ...Array(3).fill({ phone10: '', note: null }),
    ...stays.map((phone10) => ({ phone10, note: `About ${phone10}` })),
  ])
})

test('removing a stranger who typed the number of a family deletes nothing of that family (CALL-6)', async () => {
  const phone = '9876540051'
  await world.addFamily(phone)
  const body = { kind: 'erasure', text: 'Please', name: 'Latha Rao', contact: phone, patientName: 'Amma' }
  expect((await world.call(undefined, 'POST', '/privacy-requests', body)).status).toBe(201)
  await world.log(await world.find(phone), 'reached', { note: 'The mother speaks no more' })
  const stranger = await world.addFamily(phone)
  await removeAccount(world.deps, stranger.email)
  const { read } = world.deps.database
  const calls = await read.selectFrom('calls').select('note').where('phone10', '=', phone).execute()
  expect(calls).toEqual([{ note: 'The mother speaks no more' }])
  expect(
    await read.selectFrom('privacy_requests').select('contact').where('contact', '=', phone).execute(),
  ).toHaveLength(1)
})

test('each of several numbers in one field leads to its own calls, and not to those of another family (CALL-6)', async () => {
  const leaving = await world.addFamily('9876540061')
  const booking = await world.book(leaving, { emergencyPhone: '98765 40062 / 98765 40063 / 98765 40066' })
  const staying = await world.addFamily('9876540071')
  await world.book(staying, { emergencyPhone: 'Ravi 98765 40072, Meena 98765 40063, +65 9123 4567' })
  await world.write('9876540064 / 9876540065', { email: 'another.person@example.in' })
  await world.write('9876540064, 9876540065', { email: leaving.email })
  await world.log(await world.cardAt('9876540064'), 'reached', { note: 'About nights' })
  for (const phone of ['9876540062', '9876540063', '9876540065', '9876540066'])
    await world.log(await world.find(phone), 'reached', { note: `About ${phone}` })
  await world.call(leaving, 'POST', `/booking/${booking._id}/cancel`, { reason: 'Not needed' })
  await removeAccount(world.deps, leaving.email)
  const calls = await selectRows(
    world,
    'calls',
    ['phone10', 'note'],
    { phone10: ['9876540062', '9876540063', '9876540064', '9876540065', '9876540066'] },
    'phone10',
  )
  expect(calls.map(({ phone10 }) => phone10)).toEqual(['9876540063', '9876540064', '9876540065'])
})

test('calls to a foreign number of another family stay, in any spelling (CALL-6)', async () => {
  const number = '+65 9123 4567'
  const staying = await world.addFamily('9876540081')
  await world.book(staying, { emergencyPhone: `9876540082 / ${number}` })
  const leaving = await world.addFamily('+6591234567')
  await world.write(`(0)98765-40083; ${number}`, { email: 'third.person@example.in' })
  await world.log(await world.find(number), 'reached', { note: 'About Singapore' })
  await removeAccount(world.deps, leaving.email)
  const { read } = world.deps.database
  expect(await read.selectFrom('calls').select('note').where('phone10', '=', '+6591234567').execute()).toEqual([
    { note: 'About Singapore' },
  ])
})
