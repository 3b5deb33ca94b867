import type { AccessEntry } from '@thodu/api/contract/access/access.schema'
import type { EmergencySheet } from '@thodu/api/contract/dashboard/dashboard.schema'
import { expect, test } from 'vitest'
import { readEmergencySheet } from '../../../api/src/dashboard/emergency-sheet.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const asha = usePerson(world, 'user', 'Asha Rao')
const later = usePerson(world, 'user', 'Rukmini Goud')

const readSheet = async () => (await world.call<EmergencySheet>(admin, 'GET', '/admin/emergency-sheet')).body

test('the emergency sheet lists current bookings with all numbers, and the access log records its reader', async () => {
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

test('an emergency sheet states when it is truncated', async () => {
  const city = await createWorld()
  try {
    const { id, name, email } = await city.addPerson('user')
    const read = () => readEmergencySheet(city.deps.database.read, city.clock.now)
    const book = () =>
      insertBooking(city, { owner: { user: { _id: id, name, email } }, preferred_start_date: '2026-06-01' })
    for (let place = 0; place < 199; place += 1) await book()
    expect((await read()).sheet).toMatchObject({ isWhole: true, bookings: { length: 199 } })
    await book()
    expect((await read()).sheet).toMatchObject({ isWhole: false, bookings: { length: 200 } })
  } finally {
    await city.close()
  }
})

test('the emergency sheet lists visits until tomorrow night with the caretaker of each visit (rule OPS-12)', async () => {
  const visits = await createVisitWorld()
  try {
    // The clock shows Wednesday noon, and the first visit is tomorrow at eight.
    const { booking, caretaker } = await visits.planDaily(undefined, { patientName: 'Kamala Devi' })
    const helper = await visits.addPerson('caretaker', 'Helper Devi')
    const [first] = await visits.visitsOf(booking._id)
    await visits.call(visits.admin, 'PUT', `/admin/visits/${first?.id}`, {
      caretaker: helper.id,
      revision: first?.revision,
    })
    const read = async () => (await visits.call<EmergencySheet>(visits.admin, 'GET', '/admin/emergency-sheet')).body
    const sheet = await read()
    expect(sheet.visits).toEqual([
      expect.objectContaining({
        bookingId: booking.bookingId,
        startsAt: '2026-06-11T02:30:00.000Z',
        patient: expect.objectContaining({ name: 'Kamala Devi' }),
        caretaker: expect.objectContaining({ name: 'Helper Devi' }),
      }),
    ])
    expect(sheet.bookings).toEqual([])
    visits.setClock('2026-06-11', '09:00')
    expect((await read()).visits.map(({ startsAt, caretaker: who }) => [startsAt.slice(0, 10), who?.name])).toEqual([
      ['2026-06-11', 'Helper Devi'],
      ['2026-06-12', 'Lakshmi Devi'],
    ])
    visits.setClock('2026-06-11', '20:01')
    expect((await read()).visits.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2026-06-12'])
    expect(caretaker.id).not.toBe(helper.id)
    const { body: log } = await visits.call<AccessEntry[]>(visits.admin, 'GET', '/admin/access-log')
    expect(log.some(({ subject, listed }) => subject._id === booking._id && listed > 0)).toBe(true)
  } finally {
    await visits.close()
  }
})
