import type { JobStats } from '@thodu/api/contract/bookings/booking-figures.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { newId } from '@thodu/db'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { codeOf, createWorld, type Person } from '../../support/world.ts'

describe('the jobs of a caretaker', () => {
  const world = useWorld(createWorld)
  const admin = usePerson(world, 'admin')
  const customer = usePerson(world, 'user')
  const caretaker = usePerson(world, 'caretaker')
  /** Three finished bookings, the oldest one of them active, and a booking of another caretaker. */
  let open: Booking
  beforeAll(async () => {
    open = await world.book(customer)
    for (const rating of [5, 4, undefined]) {
      world.clock.now = new Date(world.clock.now.getTime() + 60_000)
      const done = await world.bookUpTo('completed', { customer, admin, caretaker })
      if (rating !== undefined) await world.call(customer, 'POST', `/booking/${done._id}/review`, { rating })
    }
    await world.assign(admin, open, caretaker)
    await world.bookUpTo('completed', { customer, admin, caretaker: await world.addPerson('caretaker') })
  })

  const read = (query = '') => world.call<Booking[]>(caretaker, 'GET', `/caretaker/bookings${query}`)

  test('are listed with open ones first, then finished ones page by page', async () => {
    const { body, headers } = await read()
    expect(body.map(({ status }) => status)).toEqual(['pending', 'completed', 'completed', 'completed'])
    const days = body.slice(1).map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted().reverse())
    expect(headers.get('Content-Range')).toBe('bookings 0-3/4')

    const pages = []
    for (const range of ['[0,1]', '[2,3]']) pages.push(...(await read(`?range=${range}`)).body)
    expect(pages.map(({ _id }) => _id)).toEqual(body.map(({ _id }) => _id))
    expect((await read('?range=[2,3]')).headers.get('Content-Range')).toBe('bookings 2-3/4')
  })

  test('can be sorted in another order', async () => {
    const { body } = await read(`?sort=${encodeURIComponent('["createdAt","DESC"]')}`)
    expect(body.at(-1)?._id).toBe(open._id)
  })

  test('are counted without the bookings of other caretakers', async () => {
    const stats = await world.call<JobStats>(caretaker, 'GET', '/caretaker/bookings/stats')
    expect(stats.body).toEqual({ activeJobs: 0, completedJobs: 3, averageRating: 4.5 })
    const newcomer = await world.addPerson('caretaker')
    const none = await world.call<JobStats>(newcomer, 'GET', '/caretaker/bookings/stats')
    expect(none.body).toEqual({ activeJobs: 0, completedJobs: 0, averageRating: null })
  })

  test('an admin cannot sort the bookings list by open bookings', async () => {
    const sort = encodeURIComponent('["open","DESC"]')
    expect((await world.call(admin, 'GET', `/admin/bookings?sort=${sort}`)).status).toBe(400)
  })
})

describe('a note sent from a phone (rule CARE-24)', () => {
  const world = useWorld(createWorld)
  let caretaker: Person
  let booking: Booking
  const at = '2026-06-10T06:30:00.000Z'
  const hours = (count: number) => new Date(Date.parse(at) + count * 3_600_000).toISOString()
  beforeEach(async () => {
    world.clock.now = new Date(at)
    caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
    const customer = await world.addPerson('user')
    const admin = await world.addPerson('admin', 'Meera Iyer')
    booking = await world.bookUpTo('active', { customer, admin, caretaker })
  })
  const note = (more: object, of = booking, person = caretaker) =>
    world.call(person, 'POST', `/caretaker/bookings/${of._id}/notes`, { note: 'Ate well', ...more })

  test('is stored once, however often and however many at once it is sent', async () => {
    const clientEventId = newId()
    const answers = await Promise.all(Array.from({ length: 5 }, () => note({ clientEventId })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    for (const { body } of answers) expect(body.caretakerNotes).toHaveLength(1)
    expect((await world.readAudit(booking._id)).filter(({ action }) => action === 'NOTES_ADDED')).toHaveLength(1)
    await note({})
    expect((await note({})).body.caretakerNotes).toHaveLength(3)
  })

  test('is refused when its client id belongs to another note', async () => {
    const clientEventId = newId()
    await note({ clientEventId })
    const customer = await world.addPerson('user')
    const admin = await world.addPerson('admin', 'Meera Iyer')
    const kavitha = await world.addPerson('caretaker', 'Kavitha B')
    const other = await world.bookUpTo('active', { customer, admin, caretaker: kavitha })
    expect(await codeOf(note({ clientEventId }, other, kavitha))).toBe('409 request.conflict')
  })

  test.each([
    ['some hours ago has the time it was written', -13, -13],
    ['more than three days ago has the time it arrived', -73, 0],
    ['in the future has the time it arrived', 2, 0],
  ])('written %s', async (_, written, counts) => {
    const { body } = await note({ clientEventId: newId(), occurredAt: hours(written) })
    expect(body.caretakerNotes.map(({ createdAt }) => createdAt)).toEqual([hours(counts)])
  })
})
