import type { JobStats } from '@thodu/api/contract/bookings/booking-figures.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type Person, type World } from '../../support/world.ts'

let world: World
let admin: Person
let customer: Person
let caretaker: Person
/** Three finished jobs, the oldest of all under way, and a job of somebody else. */
let open: Booking
beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin')
  customer = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker')
  open = await world.book(customer)
  for (const rating of [5, 4, undefined]) {
    world.clock.now = new Date(world.clock.now.getTime() + 60_000)
    const done = await world.bookUpTo('completed', { customer, admin, caretaker })
    if (rating !== undefined) await world.call(customer, 'POST', `/booking/${done._id}/review`, { rating })
  }
  await world.assign(admin, open, caretaker)
  await world.bookUpTo('completed', { customer, admin, caretaker: await world.addPerson('caretaker') })
})
afterAll(() => world.close())

const read = (query = '') => world.call<Booking[]>(caretaker, 'GET', `/caretaker/bookings${query}`)

it('open jobs come first, history by page behind them', async () => {
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

it('the order can still be chosen', async () => {
  const { body } = await read(`?sort=${encodeURIComponent('["createdAt","DESC"]')}`)
  expect(body.at(-1)?._id).toBe(open._id)
})

it("a caretaker's work in numbers counts all of it, and nobody else's", async () => {
  const stats = await world.call<JobStats>(caretaker, 'GET', '/caretaker/bookings/stats')
  expect(stats.body).toEqual({ activeJobs: 0, completedJobs: 3, averageRating: 4.5 })
  const newcomer = await world.addPerson('caretaker')
  const none = await world.call<JobStats>(newcomer, 'GET', '/caretaker/bookings/stats')
  expect(none.body).toEqual({ activeJobs: 0, completedJobs: 0, averageRating: null })
})

it('the office cannot sort by it: its list is too long to be sorted as it is', async () => {
  const sort = encodeURIComponent('["open","DESC"]')
  expect((await world.call(admin, 'GET', `/admin/bookings?sort=${sort}`)).status).toBe(400)
})
