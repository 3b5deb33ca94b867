import type { AccessEntry } from '@thodu/api/contract/access/access.schema'
import type { EmergencySheet } from '@thodu/api/contract/desk/desk.schema'
import { newId } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEmergencySheet } from '../../../api/src/desk/emergency-sheet.ts'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertVisit, minutesOf } from '../../support/samples/insert-visit.ts'
import { patient } from '../../support/samples/patient.ts'
import { createWorld, type Person, type World } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

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

test('addresses and numbers stand as far as they are known, and visits while they are ahead or under way', async () => {
  const city = await createWorld()
  try {
    const office = await city.addPerson('admin', 'Meera Iyer')
    await removeAccount(city.deps, (await city.addPerson('admin', 'Gone Office')).email)
    const { id, name, email } = await city.addPerson('user')
    const add = (patientName: string, more: object = {}) =>
      insertBooking(city, {
        owner: { user: { _id: id, name, email } },
        status: 'pending',
        patient_name: patientName,
        patient_details: JSON.stringify({ ...patient, patientName, ...more }),
        preferred_start_date: '2026-06-01',
      })
    const known = { address: '4-12-77 Kothawada', city: 'Warangal', pincode: '506002' }
    await add('Known', { ...known, emergencyContact: 'Swathi', emergencyPhone: '9966677001' })
    const unknown = { city: undefined, emergencyContact: undefined, emergencyPhone: undefined }
    await add('Unknown', { ...known, ...unknown })
    const caretaker = await city.addPerson('caretaker', 'Lakshmi Devi')
    for (const [patientName, status, startsAt] of [
      ['Under way', 'started', '2026-06-10T06:00:00.000Z'],
      ['Ahead', 'planned', '2026-06-10T07:00:00.000Z'],
      ['Cancelled', 'cancelled', '2026-06-10T08:00:00.000Z'],
    ] as const) {
      const who = status === 'started' ? caretaker : null
      await insertVisit(city, { booking: { _id: (await add(patientName)).id }, startsAt, status, caretaker: who })
    }
    const sheet = (await city.call<EmergencySheet>(office, 'GET', '/admin/emergency-sheet')).body
    expect(sheet.admins.map((one) => one.name)).toEqual(['Meera Iyer'])
    expect(sheet.visits.map((visit) => [visit.patient.name, visit.caretaker?.name])).toEqual([
      ['Under way', 'Lakshmi Devi'],
      ['Ahead', undefined],
    ])
    expect(sheet.bookings.map((booking) => [booking.patient, booking.caretaker])).toEqual([
      [
        { name: 'Known', address: '4-12-77 Kothawada, Warangal, 506002', emergencyContact: 'Swathi +91 99666 77001' },
        null,
      ],
      [{ name: 'Unknown', address: '4-12-77 Kothawada, 506002', emergencyContact: '' }, null],
      [expect.objectContaining({ name: 'Cancelled' }), null],
    ])
  } finally {
    await city.close()
  }
})

test('a sheet that has no room for all says so: from 200 bookings or 400 visits on', async () => {
  const city = await createWorld()
  try {
    const { id, name, email } = await city.addPerson('user')
    const read = () => readEmergencySheet(city.deps.database.read, city.clock.now)
    const book = () =>
      insertBooking(city, { owner: { user: { _id: id, name, email } }, preferred_start_date: '2026-06-01' })
    const visited = await book()
    const addVisits = (count: number) =>
      city.deps.database.write(async (tx) => {
        const starts_min = minutesOf('2026-06-10T08:30:00.000Z')
        const at = city.clock.now.toISOString()
        const visit = {
          booking_id: visited.id,
          service_day: '2026-06-10',
          code: 'D' as const,
          starts_min,
          ends_min: starts_min + 60,
        }
        const none = {
          caretaker_id: null,
          started_min: null,
          ended_min: null,
          origin_visit_id: null,
          origin_kind: null,
        }
        for (let place = 0; place < count; place += 1)
          await tx
            .insertInto('visits')
            .values({ id: newId(), ...visit, ...none, ordinal: place + 1, created_at: at, updated_at: at })
            .execute()
      })
    await addVisits(399)
    expect((await read()).sheet.isWhole).toBe(true)
    await insertVisit(city, { booking: { _id: visited.id }, startsAt: '2026-06-10T08:30:00.000Z', ordinal: 400 })
    expect((await read()).sheet).toMatchObject({ isWhole: false, visits: { length: 400 } })
    await city.deps.database.write((tx) => tx.deleteFrom('visits').where('ordinal', '>', 1).execute())
    for (let place = 1; place < 199; place += 1) await book()
    expect((await read()).sheet).toMatchObject({ isWhole: true, bookings: { length: 198 } })
    await book()
    expect((await read()).sheet).toMatchObject({ isWhole: false, bookings: { length: 199 } })
  } finally {
    await city.close()
  }
})

test('who is where until tomorrow night comes by the hour, with the caretaker of the visit and not of the booking (rule OPS-12)', async () => {
  const visits = await createVisitWorld()
  try {
    // A Wednesday noon; the first visit is tomorrow at eight.
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
    // The day after, the one under way and the next one; what is over is on no sheet.
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
