import { removeAccount } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { selectRows } from '../../support/rows.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'
import { createCallWorld } from './call-world.ts'

const world = useWorld(createCallWorld)

test('removing a stranger who typed the number of a family deletes nothing of that family (CALL-6)', async () => {
  const phone = '9876540051'
  await world.addFamily(phone)
  const body = { kind: 'erasure', text: 'Please', name: 'Latha Rao', contact: phone, patientName: 'Amma' }
  expect((await world.call(undefined, 'POST', '/privacy-requests', body)).status).toBe(201)
  await world.log(await world.find(phone), 'reached', { note: 'The mother speaks no more' })
  const stranger = await world.addFamily(phone)
  await removeAccount(world.deps, stranger.email)
  const calls = await selectRows(world, 'calls', ['note'], { phone10: phone })
  expect(calls).toEqual([{ note: 'The mother speaks no more' }])
  expect(await selectRows(world, 'privacy_requests', ['contact'], { contact: phone })).toHaveLength(1)
})

test('each of several numbers in one field leads to its own calls, and not to those of another family (CALL-6)', async () => {
  const leaving = await world.addFamily('9876540061')
  const booking = await world.book(leaving, { emergencyPhone: '98765 40062 / 98765 40063 / 98765 40066' })
  const staying = await world.addFamily('9876540071')
  await world.book(staying, { emergencyPhone: 'Ravi 98765 40072, Meena 98765 40063, +65 9123 4567' })
  await world.write('9876540064 / 9876540065', { email: 'another.person@example.in' })
  await world.write('9876540064, 9876540065', { email: leaving.email })
  await world.log(await world.cardAt('9876540064'), 'reached', { note: 'About nights' })
  for (const phone of ['9876540062', '9876540063', '9876540065', '9876540066'])
    await world.log(await world.find(phone), 'reached', { note: `About ${phone}` })
  await world.call(leaving, 'POST', `/booking/${booking._id}/cancel`, { reason: 'Not needed' })
  await removeAccount(world.deps, leaving.email)
  const own = ['9876540062', '9876540063', '9876540064', '9876540065', '9876540066']
  const calls = await selectRows(world, 'calls', ['phone10'], { phone10: own }, 'phone10')
  expect(calls.map(({ phone10 }) => phone10)).toEqual(['9876540063', '9876540064', '9876540065'])
})

test('calls to a foreign number of another family stay, in any spelling (CALL-6)', async () => {
  const number = '+65 9123 4567'
  const staying = await world.addFamily('9876540081')
  await world.book(staying, { emergencyPhone: `9876540082 / ${number}` })
  const leaving = await world.addFamily('+6591234567')
  await world.write(`(0)98765-40083; ${number}`, { email: 'third.person@example.in' })
  await world.log(await world.find(number), 'reached', { note: 'About Singapore' })
  await removeAccount(world.deps, leaving.email)
  const calls = await selectRows(world, 'calls', ['note'], { phone10: '+6591234567' })
  expect(calls).toEqual([{ note: 'About Singapore' }])
})

test('a number of many families leads to the first five by name (CALL-6)', async () => {
  for (const letter of 'FBEDAC') await world.addFamily('9876540091', `${letter} Rao`)
  const { families } = await world.find('9876540091')
  expect(families.map(({ name }) => name[0]).join('')).toBe('ABCDE')
})

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
