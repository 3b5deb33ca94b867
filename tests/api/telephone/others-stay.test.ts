import { removeAccount } from '@thodu/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { type CallWorld, createCallWorld } from './call-world.ts'

let world: CallWorld
beforeAll(async () => {
  world = await createCallWorld()
})
afterAll(() => world.close())

/** A family with a callback and a booking whose visit nobody came to, each with a number of its own, all of them called. */
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

test('of calls about another family every number and note stays when one is removed (CALL-6)', async () => {
  const [leaves, stays] = [
    ['9876540001', '9876540002', '9876540003'],
    ['9876540011', '9876540012', '9876540013'],
  ] as const
  const leaving = await callAbout(leaves)
  await callAbout(stays)
  const { removed } = await removeAccount(world.deps, leaving.email)
  expect(removed.calls).toBe(3)
  const calls = await world.deps.database.read
    .selectFrom('calls')
    .select(['phone10', 'note'])
    .orderBy('phone10')
    .execute()
  expect(calls).toEqual([
    ...Array(3).fill({ phone10: '', note: null }),
    ...stays.map((phone10) => ({ phone10, note: `About ${phone10}` })),
  ])
})

test('a booking whose form holds no number to call, but something else, is called at its own', async () => {
  const family = await world.addFamily('9876540021')
  const booking = await world.book(family)
  const change = {
    form_data: JSON.stringify({ callNumber: 9_876_540_022 }),
    user_info: JSON.stringify({ phone: '9876540023' }),
  }
  await world.deps.database.write((tx) =>
    tx.updateTable('bookings').set(change).where('id', '=', booking._id).execute(),
  )
  expect((await world.cardOf(booking._id))?.phone).toBe('+919876540023')
})

test('who was reached is not tried again; whoever was not waits on, each by its own tries', async () => {
  const [reached, waiting] = [
    await world.ask(await world.addFamily('9876540031')),
    await world.ask(await world.addFamily('9876540032')),
  ]
  for (const id of [reached, waiting]) await world.log(await world.cardOf(id), 'no-answer')
  await world.log(await world.cardOf(reached), 'reached')
  expect(await world.cardOf(reached)).toBeUndefined()
  expect(await world.cardOf(waiting)).toMatchObject({ attempts: 1, nextTryAt: expect.any(String) })
})

test('of two families of one number the address is of who has one', async () => {
  const phone = '9876540041'
  const [first, second] = [await world.addFamily(phone), await world.addFamily(phone)]
  const email = `${first.id}@unknown-address.invalid`
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ email }).where('id', '=', first.id).execute(),
  )
  for (const family of [first, second]) await world.ask(family)
  const card = await world.cardAt(phone)
  expect([card?.families.map(({ _id }) => _id), card?.email]).toEqual([[first.id, second.id], second.email])
})
