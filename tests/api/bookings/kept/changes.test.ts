import type { BookingRow } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateBooking } from '../../../../api/src/bookings/bookings.queries.ts'
import { anonymiseBookings } from '../../../../api/src/bookings/verbs/anonymise-bookings.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { createWorld, type Person, type World } from '../../../support/world.ts'

let world: World
let family: Person
let caretaker: Person
beforeAll(async () => {
  world = await createWorld()
  family = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())
const asOwner = ({ id, name, email }: Person) => ({ user: { _id: id, name, email } })
type More = Omit<Parameters<typeof insertBooking>[1], 'owner'>
const add = (more: More = {}, owner = family) => insertBooking(world, { owner: asOwner(owner), ...more })
const change = (checked: BookingRow, changes: Parameters<typeof updateBooking>[2]) =>
  world.deps.database.write((tx) => updateBooking(tx, checked, changes, world.deps.now()))

describe('a change of a booking', () => {
  const checks: [string, (row: BookingRow) => Partial<BookingRow>][] = [
    ['its status', () => ({ status: 'cancelled' })],
    ['who cares', () => ({ assigned_caregiver_id: caretaker.id })],
    ['its rating', () => ({ rating: 4 })],
    ['its version', () => ({ updated_at: '2026-06-09T00:00:00.000Z' })],
    ['the number of its row', ({ seq }) => ({ seq: seq + 1_000 })],
  ]
  test.each(checks)('is refused where %s is not as it was checked, and leaves it as it is', async (_, differs) => {
    const row = await add()
    const changed = change({ ...row, ...differs(row) }, { review: 'Changed' })
    await expect(changed).rejects.toMatchObject({ status: 409, code: 'request.conflict' })
    expect(await world.readRow(row.id)).toEqual(row)
  })

  test('is made where all is, whoever cares and however it is rated', async () => {
    for (const more of [{}, { status: 'completed', rating: 4, caretaker: asOwner(caretaker) } as const]) {
      const row = await add(more)
      expect((await change(row, { review: 'Changed' })).review).toBe('Changed')
    }
  })

  test('leaves when the care was completed, but for a step', async () => {
    const completed = '2026-06-08T06:30:00.000Z'
    const row = await add({ status: 'completed', completed_at: completed, caretaker: asOwner(caretaker) })
    const { status, ...rated } = await change(row, { rating: 5 })
    expect([status, rated.completed_at]).toEqual(['completed', completed])
    const back = await change(await world.readRow(row.id), { status: 'active' })
    expect(back.completed_at).toBeNull()
    const again = await change(await world.readRow(row.id), { status: 'completed' })
    expect(again.completed_at).toBe(world.clock.now.toISOString())
  })
})

test('of a family that leaves, its own bookings lose all that is about it, and keep what the books need', async () => {
  const leaving = await world.addPerson('user', 'Padma Rao')
  const told = { marker: 'Narsamma', review: 'Kind', cancel_reason: 'In hospital', rating: 4 } as const
  const hers = [await add(told, leaving), await add({ ...told, status: 'cancelled' }, leaving)]
  const other = await add(told)
  expect(await world.deps.database.write((tx) => anonymiseBookings(tx, leaving.id))).toBe(2)
  for (const before of hers) {
    const nobody = 'Removed account'
    const after = await world.readRow(before.id)
    expect(after).toEqual({
      ...before,
      form_data: '{}',
      patient_details: '{}',
      patient_name: nobody,
      patient_latin: '',
      patient_order: after.patient_order,
      user_info: JSON.stringify({ name: nobody, email: '', phone: '', location: '' }),
      customer_name: nobody,
      customer_latin: '',
      customer_order: after.customer_order,
      customer_phone: '',
      customer_email: '',
      emergency_phone: after.emergency_phone,
      total_form_fields: 0,
      filled_form_fields: 0,
      completion_rate: 0,
      review: null,
      cancel_reason: null,
      search_text: before.code.toLowerCase(),
    })
    expect(JSON.stringify(after)).not.toMatch(/narsamma|padma|9848/i)
  }
  expect(await world.readRow(other.id)).toEqual(other)
})
