import type { Waiting } from '@thodu/api/contract/desk/desk.schema'
import type { Hall } from '@thodu/api/contract/desk/hall.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitWorld } from '../visits/visit-world.ts'

type VisitWorld = Awaited<ReturnType<typeof createVisitWorld>>
let at: VisitWorld
beforeAll(async () => {
  at = await createVisitWorld()
})
afterAll(() => at.close())

const readHall = async () => (await at.call<Hall>(at.admin, 'GET', '/admin/hall')).body
const kindsOf = ({ rows }: Hall, bookingId: string) =>
  rows.filter(({ booking }) => booking?._id === bookingId).map(({ kind }) => kind)

test('what cannot wait stands first, with who, since when and a number (rule HALL-1)', async () => {
  const { booking, caretaker } = await at.planDaily(undefined, { patientName: 'Narsamma' })
  const open = await at.bookPackage('elderly-care', 'standard', { patientName: 'Rajaiah' })
  await at.plan(open)

  // A new booking waits for its call; visits that begin tomorrow at eight are open, or somebody has them.
  const before = await readHall()
  expect(kindsOf(before, open._id)).toEqual(['open'])
  // Both bookings are of one family, which is called once.
  expect(before.rows.map(({ kind }) => kind)).toEqual(['open', 'call'])
  expect(before.next).toMatchObject({ who: 'Narsamma', caretaker: caretaker.name })

  at.clock.now = new Date('2026-06-11T02:50:00.000Z')
  const late = await readHall()
  const first = late.rows.find(({ who }) => who === 'Narsamma')
  expect(first).toMatchObject({
    kind: 'late',
    who: 'Narsamma',
    at: '2026-06-11T02:30:00.000Z',
    caretaker: caretaker.name,
    booking: { _id: booking._id, bookingId: booking.bookingId },
  })
  expect(first?.phone).not.toBe('')
  // The one that nobody was chosen for is late as well.
  expect(late.counts.late).toBe(2)
  expect(late.rows.slice(0, 2).map(({ kind }) => kind)).toEqual(['late', 'late'])
  const waiting = await at.call<Waiting>(at.admin, 'GET', '/admin/waiting')
  expect(waiting.body).toMatchObject({ lateVisits: 2, calls: late.counts.call, openVisits: late.counts.open })
})

test('a promise that has ended stands with whom it was made to, and the number to say so (rule HALL-1)', async () => {
  const waits = await at.bookPackage('elderly-care', 'standard', { patientName: 'Somakka' })
  at.clock.now = new Date(at.clock.now.getTime() + 3 * 86_400_000)
  const { rows } = await readHall()
  const late = rows.filter(({ kind, booking }) => kind === 'promise' && booking?._id === waits._id)
  expect(late.length).toBeGreaterThan(0)
  expect(late.filter(({ phone }) => phone === '')).toEqual([])
})
