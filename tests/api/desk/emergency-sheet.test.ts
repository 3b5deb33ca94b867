import type { AccessEntry } from '@thodu/api/contract/access/access.schema'
import type { EmergencySheet } from '@thodu/api/contract/desk/desk.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Person, type World } from '../../support/world.ts'

let world: World
let admin: Person
let asha: Person
let later: Person

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  asha = await world.addPerson('user', 'Asha Rao')
  later = await world.addPerson('user', 'Rukmini Goud')
})
afterAll(() => world.close())

const readSheet = async () => (await world.call<EmergencySheet>(admin, 'GET', '/admin/emergency-sheet')).body

test('the sheet names who has open care today, with every number, and nobody else; who saw it is written down', async () => {
  const today = await world.book(asha, { patientName: 'Amma' })
  const over = await world.book(asha, { patientName: 'Over' })
  await world.call(asha, 'POST', `/booking/${over._id}/cancel`, { reason: 'No more' })
  const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  await world.book(later, { patientName: 'Next year', preferredStartDate: nextYear })
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  await world.call(admin, 'PUT', `/admin/bookings/${today._id}/status`, { assignedCaregiver: caretaker.id })
  const sheet = await readSheet()
  expect(sheet.admins).toEqual([expect.objectContaining({ name: 'Meera Iyer', email: admin.email })])
  expect(sheet.isWhole).toBe(true)
  expect(sheet.bookings).toEqual([
    expect.objectContaining({
      bookingId: today.bookingId,
      status: 'pending',
      family: { name: 'Asha Rao', phone: expect.stringMatching(/\d{5}/) },
      patient: expect.objectContaining({ name: 'Amma', address: expect.stringMatching(/\S/) }),
      caretaker: { name: 'Lakshmi Devi', phone: expect.stringMatching(/\d{5}/) },
    }),
  ])
  const { body: log } = await world.call<AccessEntry[]>(admin, 'GET', '/admin/access-log')
  const seen = log.filter(({ listed }) => listed > 0).map(({ subject }) => `${subject.type} ${subject._id}`)
  expect(seen.sort()).toEqual([`booking ${today._id}`, `family ${asha.id}`])
})
