import type { DocumentPage } from '@thodu/api/contract/money/money.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTaken } from '../../../api/src/charges/terms.ts'
import { listMoneyLines } from '../../../api/src/money/money-lines.ts'
import { findLanguage } from '../../../api/src/money/read-money.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { createMoneyWorld, type MoneyWorld, type OfficeMoney } from './money-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await createMoneyWorld()
})
afterAll(() => world.close())

test('a family is written to in its own language', async () => {
  const languages = ['te', null, 'hi'] as const
  const ids = await Promise.all(
    languages.map(async (language) => {
      const { id: _id, name, email } = await world.addPerson('user')
      await world.deps.database.write((tx) =>
        tx.updateTable('accounts').set({ language }).where('id', '=', _id).execute(),
      )
      return (await insertBooking(world, { owner: { user: { _id, name, email } } })).id
    }),
  )
  const found = []
  for (const id of ids) found.push(await findLanguage(world.deps.database.read, id))
  expect(found).toEqual(['te', 'en', 'hi'])
})

test('a confirmation that is taken back names the receipt of its own payment', async () => {
  const pages: DocumentPage[] = []
  const labels: (string | undefined)[] = []
  for (const _ of [1, 2]) {
    const { booking } = await world.planOne()
    const { _id } = await world.asked(booking._id, { method: 'cash' })
    const paid = (await world.decide(_id, { status: 'confirmed', received: 7_000 })).body
    labels.push(paid.documents.find(({ series }) => series === 'R')?.label)
    const { body } = await world.adjust<OfficeMoney>(booking._id, { kind: 'reversal', payment: _id })
    const credit = body.documents.find(({ series }) => series === 'C')
    pages.push((await world.document(credit?._id ?? '')).body.page)
  }
  expect(new Set(labels).size).toBe(2)
  expect(pages.map((page) => labels.filter((label) => JSON.stringify(page).includes(`"${label}"`)))).toEqual(
    labels.map((label) => [label]),
  )
})

test('lines end with the day that is asked for, the newest first', async () => {
  const { booking, visit, caretaker } = await world.planOne()
  await world.begin(booking, caretaker)
  await world.work(visit)
  const lines = (until: string) => listMoneyLines(world.deps.database.read, booking._id, { until })
  expect((await lines(visit.service_day)).map(({ day }) => day)).toEqual([visit.service_day])
  expect(await lines('2026-06-10')).toEqual([])
  await world.deps.database.write((tx) =>
    tx.updateTable('visits').set({ charge: 'none' }).where('id', '=', visit.id).execute(),
  )
  expect(await lines(visit.service_day)).toEqual([])
})

test('each version of the terms has taken what its own visits cost, and the next bill begins behind the last', async () => {
  world.setClock('2026-06-10')
  const { booking, caretaker } = await world.planOne()
  await world.begin(booking, caretaker)
  const [first, second, third] = await world.visitsOf(booking._id)
  if (!first || !second || !third) throw new Error('no three visits')
  await world.work(first)
  const price = booking.price.amount
  const changed = { price: 4_000, reason: 'Agreed' }
  expect((await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}/terms`, changed)).status).toBe(200)
  await world.work(second)
  const { read } = world.deps.database
  const versions = await read
    .selectFrom('care_terms')
    .selectAll()
    .where('booking_id', '=', booking._id)
    .orderBy('version')
    .execute()
  const taken = []
  for (const terms of versions) taken.push((await findTaken(read, terms)).taken)
  expect(taken).toEqual([price, 4_000])
  for (const { service_day: day } of [first, second])
    await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/bills`, { from: day, to: day })
  expect((await world.money(booking._id)).billFrom).toBeNull()
  await world.work(third)
  expect((await world.money(booking._id)).billFrom).toBe(third.service_day)
})
