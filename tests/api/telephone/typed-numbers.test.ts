import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
beforeAll(async () => {
  admin = await api.makeAdmin()
})

async function signUpWith(phone: string): Promise<SignedIn> {
  const family = await api.signUp()
  const { status } = await api.call('PUT', '/user/profile', { token: family.token, body: { phone } })
  expect(status).toBe(200)
  return family
}
const book = async ({ token }: SignedIn, emergencyPhone: string) =>
  (
    await api.call<Booking>('POST', '/booking', {
      token,
      body: { ...bookingBody, patientDetails: { ...patient, emergencyPhone } },
    })
  ).body
const find = async (phone: string) =>
  (await api.call<CallCard>('POST', '/admin/call-sheet/find', { token: admin.token, body: { phone } })).body
const listed = async (path: string, q: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q }))
  const { body } = await api.call<{ _id: string }[]>('GET', `/admin/${path}?filter=${filter}`, { token: admin.token })
  return body.map(({ _id }) => _id)
}

describe('numbers of two countries with the same last digits (rule CALL-2)', () => {
  let abroad: SignedIn
  let here: SignedIn
  let bookedAbroad: Booking
  let bookedHere: Booking
  beforeAll(async () => {
    abroad = await signUpWith('+65 9123 4567')
    here = await signUpWith('65912 34567')
    bookedAbroad = await book(abroad, '+1 984 801 2345')
    bookedHere = await book(here, '98480 12345')
  })

  it('are two cards with their own families, each with its country code', async () => {
    const [one, other] = [await find('+65 9123 4567'), await find('65912 34567')]
    expect([one.phone, other.phone]).toEqual(['+6591234567', '+916591234567'])
    expect(one.families.map(({ _id }) => _id)).toEqual([abroad.user._id])
    expect(other.families.map(({ _id }) => _id)).toEqual([here.user._id])
    expect(one.items.map(({ _id }) => _id)).toEqual([bookedAbroad._id])
    expect(other.items.map(({ _id }) => _id)).toEqual([bookedHere._id])
  })

  it('are also distinguished at the patient’s home', async () => {
    expect((await find('+1 984 801 2345')).families.map(({ _id }) => _id)).toEqual([abroad.user._id])
    expect((await find('98480 12345')).families.map(({ _id }) => _id)).toEqual([here.user._id])
  })

  it('get no WhatsApp message when the number is foreign', async () => {
    const { body } = await api.call<{ code?: string; state?: string; url?: string | null }>(
      'GET',
      `/admin/bookings/${bookedAbroad._id}/messages?to=family`,
      { token: admin.token },
    )
    expect(JSON.stringify(body)).not.toContain('916591234567')
  })
})

it.each([
  ['90000 55994 / 90000 55995', '90000 55994', '9000055995'],
  ['90000 66995, +91 90000 66994', '+91 90000 66995', '9000066994'],
  ['Ravi 9000077994 Meena 9000077995', '9000077994', '090000 77995'],
])('several numbers in one field each find their family: %s', async (emergencyPhone, ...numbers) => {
  const family = await api.signUp()
  const { _id } = await book(family, emergencyPhone)
  for (const number of numbers) {
    expect((await find(number)).families.map(({ _id: id }) => id)).toContain(family.user._id)
    expect(await listed('bookings', number)).toContain(_id)
  }
})
