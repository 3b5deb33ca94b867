import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'

let api: TestApi
let customer: SignedIn
beforeAll(async () => {
  api = await createTestApi()
  customer = await api.signUp()
})
afterAll(() => api.close())

type Answer = Booking & { code?: string }
const list = (range?: string) =>
  api.call<Booking[]>('GET', `/booking${range === undefined ? '' : `?range=${range}`}`, { token: customer.token })
const book = (formData: unknown, headers: Record<string, string> = {}) =>
  api.call<Answer>('POST', '/booking', { token: customer.token, body: { ...bookingBody, formData }, headers })

describe('what a form may add to a booking', () => {
  it('is kept without what repeats the patient details', async () => {
    const { status, body } = await book({ ...patient, patientAge: ' 74 ', city: 'Kazipet', source: 'x', count: 2 })
    expect([status, body.formData]).toEqual([201, { city: 'Kazipet', source: 'x', count: 2 }])
  })

  it.each([
    ['more fields than a form has', Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`field${at}`, true]))],
    ['a long text', { text: 'x'.repeat(9_000) }],
    ['many bytes in few letters', { first: 'త'.repeat(1_400), second: 'త'.repeat(1_400) }],
  ])('is refused, and nothing is lost silently: %s', async (_, formData) => {
    const before = (await list()).body.length
    const { status, body } = await book(formData)
    expect([status, body.code]).toEqual([400, 'booking.form_too_large'])
    expect((await list()).body).toHaveLength(before)
  })

  it('is not read where it is nested, however deep, with a key too', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const body = JSON.stringify({ ...bookingBody, formData: { source: 'x', deep: 0 } }).replace(':0', `:${deep}`)
    const headers = { 'Idempotency-Key': 'deep' }
    const send = () => api.call<Answer>('POST', '/booking', { token: customer.token, body, headers })
    const first = await send()
    expect([first.status, first.body.formData]).toEqual([201, { source: 'x' }])
    expect((await send()).status).toBe(200)
  })
})

describe('own bookings', () => {
  it('come newest first, 200 at most, and others by range', async () => {
    const before = (await list()).body.length
    for (let made = 0; made < 230; made += 1) await insertBooking(api, { owner: customer })
    const total = before + 230
    const { body, headers } = await list()
    expect([body.length, headers.get('Content-Range')]).toEqual([200, `bookings 0-199/${total}`])
    expect(body.map(({ createdAt }) => createdAt)).toEqual(
      body
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    const rest = await list('[200,999]')
    expect(rest.headers.get('Content-Range')).toBe(`bookings 200-${total - 1}/${total}`)
    expect(new Set([...body, ...rest.body].map(({ _id }) => _id)).size).toBe(total)
    expect((await list('[5,1]')).status).toBe(400)
  })
})

describe('bookings by the hour', () => {
  it('stop at 20, since each sends the team a mail', async () => {
    const limited = await createTestApi({ RATE_LIMITS: 'on' })
    const { token } = await limited.signUp()
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1)
      statuses.push((await limited.call('POST', '/booking', { token, body: bookingBody })).status)
    await limited.close()
    expect(statuses).toEqual([...Array(20).fill(201), 429])
  })
})
