import { verifyAudit } from '@thodu/api'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { expect, test } from 'vitest'
import { createTestApi } from '../support/api.ts'
import { patientDetails } from '../support/people.ts'
import { printFigures } from './support/figures.ts'

const hour = 3_600_000
const jumps = [2 * hour, -26 * hour, 40 * 24 * hour, -39 * 24 * hour, -3 * hour, 1]

test('when the clock jumps, bookings stay unique and listed, and the audit chain stays valid', async () => {
  const api = await createTestApi()
  const person = await api.signUp()
  const admin = await api.makeAdmin()
  let { token } = person
  const made = new Set<string>()
  for (const jump of jumps) {
    api.clock.advance(jump)
    // At the new time a session may have ended or not begun, so people sign in again.
    const me = await api.call('GET', '/auth/me', { token })
    expect([200, 401]).toContain(me.status)
    if (me.status === 401) token = (await api.signIn(person.user.email)).token
    const answer = await api.call<Booking>('POST', '/booking', {
      token,
      body: { serviceType: 'elderly-care', packageId: 'basic', patientDetails, agreedToTerms: true },
    })
    expect(answer.status).toBe(201)
    made.add(answer.body.bookingId)
  }
  expect(made.size).toBe(jumps.length)
  const list = await api.call<Booking[]>('GET', '/booking', { token })
  expect(new Set(list.body.map(({ bookingId }) => bookingId))).toEqual(made)
  const { token: adminToken } = await api.signIn(admin.user.email)
  const page = await api.call<Booking[]>('GET', '/admin/bookings?range=[0,24]', { token: adminToken })
  expect(page.body).toHaveLength(jumps.length)
  const audit = await verifyAudit(api.deps.database)
  expect(audit.ok).toBe(true)
  printFigures('clock jumps', { jumps: jumps.length, bookings: made.size, lost: 0 })
  await api.close()
})

test('an expired code stays expired when the clock is set back', async () => {
  const api = await createTestApi()
  const email = api.nextEmail('clock')
  await api.call('POST', '/auth/send-otp', { body: { email } })
  const otp = await api.lastCode(email)
  api.clock.advance(11 * 60_000)
  expect((await api.call('POST', '/auth/verify-otp', { body: { email, otp } })).status).toBe(400)
  await api.close()
})
