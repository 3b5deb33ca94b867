import { verifyAudit } from '@thodu/api'
import type { Offer, TakePage } from '@thodu/api/contract/offers/offers.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withLease } from '../../api/src/operations/leases.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { insertBooking } from '../support/insert-booking.ts'
import { readOutbox } from '../support/mails.ts'
import { selectRow, selectRows } from '../support/rows.ts'
import { insertVisit } from '../support/samples/insert-visit.ts'
import { bookingBody } from '../support/samples/patient.ts'

/** Rounds of each race; ROUNDS=200 runs the long version. */
const rounds = Number(process.env.ROUNDS ?? 10)

let first: TestApi
let second: TestApi
beforeAll(async () => {
  first = await createTestApi({ RATE_LIMITS: 'on' })
  second = await createTestApi({ RATE_LIMITS: 'on' }, { beside: first })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const both = <Result>(count: number, call: (api: TestApi, index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? first : second, index)))
const count = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

describe('two processes on one database', () => {
  test('make one booking of one key, and give one caretaker one of many bookings', async () => {
    const admin = await first.makeAdmin()
    for (let round = 0; round < rounds; round += 1) {
      const id = await first.addAccount('user', { name: 'Asha Rao', email: `family.${round}@example.in` })
      const token = await first.openSessionFor(id)
      const headers = { 'Idempotency-Key': `round ${round}` }
      const keyed = await both(6, (api) => api.call('POST', '/booking', { token, body: bookingBody, headers }))
      expect([count(keyed, 201), count(keyed, 200)]).toEqual([1, 5])
      const made = await both(4, (api) =>
        api.call<{ _id: string }>('POST', '/booking', { token, body: { ...bookingBody, timestamp: `${round}` } }),
      )
      const bookings = [...new Set([...keyed, ...made].map(({ body }) => (body as { _id: string })._id))]
      expect(bookings).toHaveLength(5)
      const caretaker = await first.addAccount('caretaker', {
        name: 'Lakshmi Devi',
        email: `caretaker.${round}@example.in`,
      })
      const assigned = await both(10, (api, index) =>
        api.call('PUT', `/admin/bookings/${bookings[index % 5]}/status`, {
          token: admin.token,
          body: { assignedCaregiver: caretaker },
        }),
      )
      expect([count(assigned, 200), count(assigned, 409)]).toEqual([1, 9])
    }
    expect(await verifyAudit(second.deps.database)).toMatchObject({ ok: true })
  }, 600_000)

  test('give an offered visit to one of 50 yeses (rule OFFER-4)', async () => {
    const admin = await first.makeAdmin()
    const family = await first.addAccount('user', { name: 'Savitri Rao', email: 'offered.family@example.in' })
    const owner = { id: family, name: 'Savitri Rao', email: 'offered.family@example.in' }
    const booking = await insertBooking(first, { owner })
    const startsAt = new Date(first.deps.now().getTime() + 86_400_000).toISOString()
    const visit = await insertVisit(first, { booking: { _id: booking.id }, startsAt })
    const links: string[] = []
    for (let five = 0; five < 10; five += 1) {
      const people = await Promise.all(
        Array.from({ length: 5 }, (_, index) => {
          const email = `offered.${five}.${index}@example.in`
          return first.addAccount('caretaker', { name: 'Laxmi Bai', email })
        }),
      )
      const body = { visits: [{ visit: visit.id, caretakers: people }], decides: 'first-yes' }
      const asked = await first.call<{ offers: Offer[] }>('POST', '/admin/offers', { token: admin.token, body })
      for (const { caretaker, message } of asked.body.offers)
        if (people.includes(caretaker._id)) links.push(message?.link.split('#')[1] ?? '')
    }
    const answers = await both(links.length, (api, index) =>
      api.call<TakePage>('POST', '/take/answer', {
        body: { visit: visit.id, answer: 'yes' },
        headers: { 'X-Take-Link': links[index] ?? '' },
        ip: `198.51.100.${index + 1}`,
      }),
    )
    const states = answers.map(({ body }) => body.visits[0]?.state)
    expect(states.filter((state) => state === 'given')).toHaveLength(1)
    expect(states.filter((state) => state === 'taken')).toHaveLength(49)
    expect((await selectRow(second, 'visits', '*', { id: visit.id })).revision).toBe(2)
  }, 600_000)

  test('count ten wrong passwords together and refuse the eleventh', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const email = `guessed.${round}@example.in`
      const guess = (api: TestApi) =>
        api.call('POST', '/auth/login', { body: { email, password: 'Wrong@1234' }, ip: `203.0.113.${round % 250}` })
      const tries = await both(14, guess)
      expect([count(tries, 401), count(tries, 429)], email).toEqual([10, 4])
      first.clock.advance(90_000_000)
      second.clock.advance(90_000_000)
    }
  }, 600_000)

  test('send each mail once', async () => {
    const asked = await both(20, (api, index) =>
      api.call('POST', '/auth/send-otp', { body: { email: `mail.${index}@example.in` }, ip: `198.51.100.${index}` }),
    )
    expect(count(asked, 200)).toBe(20)
    await Promise.all([first.deps.mailer.settle(), second.deps.mailer.settle()])
    const sent = [first, second].flatMap((api) => readOutbox(api.config.outboxDir).map(({ to }) => to))
    const codes = sent.filter((to) => to.startsWith('mail.'))
    expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted())
    expect(codes).toHaveLength(20)
  })

  test('do nightly work one at a time, and continue that of an ended process', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const night = withLease(first.deps, 'night', async () => {
      await held
      return 'done'
    })
    const other = () => withLease(second.deps, 'night', async () => 'done again')
    await expect.poll(async () => (await selectRows(first, 'leases', '*')).length).toBe(1)
    expect(await other()).toBeUndefined()
    second.clock.advance(61_000)
    expect(await other()).toBe('done again')
    release()
    expect(await night).toBe('done')
  })

  test('share sessions and their end', async () => {
    const { token } = await first.signUp()
    expect((await second.call('GET', '/auth/me', { token })).status).toBe(200)
    await second.call('POST', '/auth/logout', { token })
    expect((await first.call('GET', '/auth/me', { token })).status).toBe(401)
  })
})
