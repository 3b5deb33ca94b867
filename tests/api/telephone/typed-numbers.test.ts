import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Findings } from '@thodu/api/contract/desk/desk.schema'
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

describe('numbers of two countries that end alike (rule CALL-2)', () => {
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

  it('are two cards with their own families, each dialled in its country', async () => {
    const [one, other] = [await find('+65 9123 4567'), await find('65912 34567')]
    expect([one.phone, other.phone]).toEqual(['+6591234567', '+916591234567'])
    expect(one.families.map(({ _id }) => _id)).toEqual([abroad.user._id])
    expect(other.families.map(({ _id }) => _id)).toEqual([here.user._id])
    expect(one.items.map(({ _id }) => _id)).toEqual([bookedAbroad._id])
    expect(other.items.map(({ _id }) => _id)).toEqual([bookedHere._id])
  })

  it('at the patient’s home are two as well', async () => {
    expect((await find('+1 984 801 2345')).families.map(({ _id }) => _id)).toEqual([abroad.user._id])
    expect((await find('98480 12345')).families.map(({ _id }) => _id)).toEqual([here.user._id])
  })

  it.each([
    ['65912 34567', 'here'],
    ['+91 65912 34567', 'here'],
    ['+65 9123 4567', 'abroad'],
    ['98480 12345', 'here'],
    ['+1 984 801 2345', 'abroad'],
  ])('are told apart in lists and in the search: %s is %s', async (q, whose) => {
    const [booking, family] = whose === 'here' ? [bookedHere, here] : [bookedAbroad, abroad]
    expect(await listed('bookings', q)).toEqual([booking._id])
    const { body } = await api.call<Findings>('GET', `/admin/find?q=${encodeURIComponent(q)}`, { token: admin.token })
    expect(body.bookings.map(({ _id }) => _id)).toEqual([booking._id])
    if (q.includes('65')) expect(await listed('users', q)).toEqual([family.user._id])
  })

  it('find nobody where only a number abroad ends alike', async () => {
    await book(await signUpWith('+1 984 809 9999'), '+1 984 809 9999')
    expect([await listed('bookings', '98480 99999'), await listed('users', '98480 99999')]).toEqual([[], []])
  })

  it('by part of a number both are found', async () => {
    expect((await listed('users', '9123456')).sort()).toEqual([abroad.user._id, here.user._id].sort())
  })

  it('gets no draft of a message for a number in another country', async () => {
    const { body } = await api.call<{ code?: string; state?: string; url?: string | null }>(
      'GET',
      `/admin/bookings/${bookedAbroad._id}/messages?to=family`,
      { token: admin.token },
    )
    expect(JSON.stringify(body)).not.toContain('916591234567')
  })
})

describe('several numbers in one field', () => {
  it.each([
    ['90000 55994 / 90000 55995', '90000 55994', '9000055995'],
    ['90000 66995, +91 90000 66994', '+91 90000 66995', '9000066994'],
    ['Ravi 9000077994 Meena 9000077995', '9000077994', '090000 77995'],
  ])('find their family by each of them: %s', async (emergencyPhone, ...numbers) => {
    const family = await api.signUp()
    const { _id } = await book(family, emergencyPhone)
    for (const number of numbers) {
      expect((await find(number)).families.map(({ _id: id }) => id)).toContain(family.user._id)
      expect(await listed('bookings', number)).toContain(_id)
    }
  })
})

describe('digits of Indian scripts and signs that nobody sees (rules WORD-10, WORD-11)', () => {
  it.each([
    ['౯౦౦౦౦౫౫౯౯౨', '9000055992'],
    ['९०००० ५५९९२', '90000 55992'],
    ['\u202a+91 90000 55992\u202c', '+91 90000 55992'],
  ])('a number typed as %s is stored as %s and found', async (typed, stored) => {
    const family = await api.signUp()
    const booking = await book(family, typed)
    expect(booking.patientDetails.emergencyPhone).toBe(stored)
    expect((await find('9000055992')).families.map(({ _id }) => _id)).toContain(family.user._id)
  })

  it('are taken in every answer that is a number', async () => {
    const family = await api.signUp()
    const { body } = await api.call<Booking>('POST', '/booking', {
      token: family.token,
      body: { ...bookingBody, patientDetails: { ...patient, patientAge: '౭౪', pincode: '५०६००१' } },
    })
    expect(body.patientDetails).toMatchObject({ patientAge: '74', pincode: '506001' })
  })

  it('leave name, phone and place of an account as people read them', async () => {
    const family = await api.signUp()
    const { status, body } = await api.call('PUT', '/user/profile', {
      token: family.token,
      body: {
        name: '\u200eLakshmi\u00a0Rao\u200f',
        phone: '\u202a+91 90000 00102\u202c',
        location: '\ufeffHanamkonda ',
      },
    })
    expect([status, body]).toMatchObject([200, { name: 'Lakshmi Rao', phone: '+919000000102', location: 'Hanamkonda' }])
  })

  it('a dot after an initial and a trunk 0 are no reason to refuse', async () => {
    const family = await api.signUp()
    const { status, body } = await api.call('PUT', '/user/profile', {
      token: family.token,
      body: { name: 'Dr. K.V. Ramesh', phone: '090000 00102' },
    })
    expect([status, body]).toMatchObject([200, { name: 'Dr K V Ramesh', phone: '9000000102' }])
  })

  it.each(['patientName', 'address', 'city', 'emergencyContact', 'emergencyPhone', 'patientAge', 'pincode'])(
    '%s of such signs alone is missing',
    async (field) => {
      const family = await api.signUp()
      const body = { ...bookingBody, patientDetails: { ...patient, [field]: '\u200b\u3164\u2800' } }
      expect(await api.call('POST', '/booking', { token: family.token, body })).toMatchObject({
        status: 400,
        body: { errors: { [field]: 'This field is required' } },
      })
    },
  )

  it('a contact message of such signs alone is missing', async () => {
    const message = {
      name: '\u200b',
      email: 'a@example.in',
      subject: '\u2060',
      message: '\u3164',
      inquiryType: 'general',
    }
    const required = 'This field is required'
    expect(await api.call('POST', '/contact', { body: message })).toMatchObject({
      status: 400,
      body: { errors: { name: required, subject: required, message: required } },
    })
  })
})
