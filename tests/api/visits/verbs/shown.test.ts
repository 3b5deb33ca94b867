import type { OwnVisit, Visit } from '@thodu/api/contract/visits/visits.schema'
import { newId, type VisitRow } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenBooking, insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import { patient } from '../../../support/samples/patient.ts'
import type { Person } from '../../../support/world.ts'
import { createVisitWorld, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
let lakshmi: Person
beforeAll(async () => {
  world = await createVisitWorld()
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
})
afterAll(() => world.close())

/** Hours from now. */
const hours = (count: number): string => new Date(world.clock.now.getTime() + count * 3_600_000).toISOString()
const addBooking = (given: Partial<GivenBooking> = {}) => {
  const { id: _id, name, email } = world.family
  return insertBooking(world, { owner: { user: { _id, name, email } }, ...given })
}
type Given = Partial<Parameters<typeof insertVisit>[1]>
const add = (id: string, startsIn: number, given: Given = {}): Promise<VisitRow> =>
  insertVisit(world, { booking: { _id: id }, startsAt: hours(startsIn), minutes: 60, caretaker: lakshmi, ...given })

test('the office sees what a visit stands for and what stands for it, who comes, and why it is not proved', async () => {
  const { id } = await addBooking()
  const done = (startsIn: number, start_proof: VisitRow['start_proof']) =>
    add(id, startsIn, { status: 'done', start_proof, end_proof: 'none' })
  const visits = {
    proved: await done(-9, 'code'),
    provedAfterATry: await done(-8, 'code'),
    withoutACode: await done(-7, 'none'),
    withAWrongCode: await done(-6, 'none'),
    underWay: await add(id, -5, { status: 'started', start_proof: 'none', minutes: 300 }),
    missed: await add(id, -4, { status: 'missed' }),
    instead: await add(id, 1),
    nobodys: await add(id, 2, { caretaker: null }),
  }
  const { missed, provedAfterATry, withAWrongCode, underWay, instead } = visits
  const moved = await add(id, 30, { origin_visit_id: missed.id, origin_kind: 'replacement' })
  await world.deps.database.write(async (tx) => {
    const tries = [provedAfterATry, withAWrongCode, underWay].map((visit) => ({
      visit_id: visit.id,
      kind: 'start' as const,
      tries: 2,
    }))
    await tx.insertInto('visit_code_tries').values(tries).execute()
    const noteOf = (text: string, created_at: string) => ({
      ...{ id: newId(), visit_id: instead.id, author_id: lakshmi.id, text, client_event_id: newId(), created_at },
    })
    const notes = [noteOf('The last one', hours(-1)), noteOf('The first one', hours(-2))]
    await tx.insertInto('visit_notes').values(notes).execute()
  })
  const listed = new Map((await world.listVisits({ booking: id })).map((visit) => [visit._id, visit]))
  const shown = Object.entries({ ...visits, moved }).map(([name, row]) => {
    const { caretaker, origin, followedBy, notProved, lastNote } = listed.get(row.id) as Visit
    return [name, caretaker?.name ?? null, origin, followedBy, notProved, lastNote]
  })
  const name = 'Lakshmi Devi'
  expect(shown).toEqual([
    ['proved', name, null, null, null, null],
    ['provedAfterATry', name, null, null, null, null],
    ['withoutACode', name, null, null, 'no-code', null],
    ['withAWrongCode', name, null, null, 'code-wrong', null],
    ['underWay', name, null, null, null, null],
    ['missed', name, null, moved.id, null, null],
    ['instead', name, null, null, null, 'The last one'],
    ['nobodys', null, null, null, null, null],
    ['moved', name, { kind: 'replacement', visitId: missed.id }, null, null, null],
  ])
})

test('who comes is told where and whom to call, as far as it is known', async () => {
  const detailsOf = (details: object) => JSON.stringify({ ...patient, ...details })
  const infoOf = (phone: string) => JSON.stringify({ name: 'Asha Rao', email: 'asha@example.in', phone, location: '' })
  const bookings = [
    await addBooking({ user_info: infoOf('9000000001') }),
    await addBooking({ user_info: infoOf(''), patient_details: detailsOf({ city: '' }) }),
    await addBooking({ user_info: infoOf(''), patient_details: JSON.stringify({ city: 'Warangal' }) }),
  ]
  for (const [place, { id }] of bookings.entries()) await add(id, 3 + place)
  const { body } = await world.call<OwnVisit[]>(lakshmi, 'GET', '/caretaker/visits')
  const told = bookings.map(({ code }) => body.find(({ bookingId, brief }) => bookingId === code && brief)?.brief)
  expect(told).toEqual([
    {
      patientName: 'Narsamma Rao',
      address: '12-3-45, Station Road, Hanamkonda, Warangal',
      pincode: '506001',
      phone: '9000000001',
    },
    {
      patientName: 'Narsamma Rao',
      address: '12-3-45, Station Road, Hanamkonda',
      pincode: '506001',
      phone: '9876543210',
    },
    { patientName: 'Narsamma Rao', address: 'Warangal', pincode: '', phone: '' },
  ])
})

test('what an end asks for is shown while an end is ahead, and not once it is behind', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard')
  await world.plan(booking, { startsOn: '2026-06-20', tasks: ['medicine'] })
  const { _id: id } = booking
  const who = await world.addPerson('caretaker')
  const visits = [
    await add(id, -2, { caretaker: who, status: 'done', start_proof: 'code', end_proof: 'code' }),
    await add(id, -1, { caretaker: who, status: 'started', start_proof: 'code', minutes: 180 }),
    await add(id, 5, { caretaker: who }),
    await add(id, 30, { caretaker: who }),
  ]
  const { body } = await world.call<OwnVisit[]>(who, 'GET', '/caretaker/visits')
  const asked = visits.map((visit) => body.find(({ _id }) => _id === visit.id)?.tasks)
  expect(asked).toEqual([[], ['medicine'], ['medicine'], []])
})
