import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Booker, createBooking, placeBooking } from '../../../../api/src/bookings/verbs/create-booking.ts'
import { rememberKey } from '../../../../api/src/bookings/verbs/idempotency.ts'
import type { Caller } from '../../../../api/src/http/caller.ts'
import { bookingBody, patient } from '../../../support/samples/patient.ts'
import { createWorld, type Person, type Refusal, type World } from '../../../support/world.ts'

let world: World
let customer: Person
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user', 'Asha Rao')
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())

const post = <Body = Booking>(more: object, person = customer) =>
  world.call<Body>(person, 'POST', '/booking', { ...bookingBody, ...more })
const tellOf = async ({ _id }: Booking) => (await world.readAudit(_id)).map(({ description }) => description)
const callerOf = ({ id, name, email }: Person) =>
  ({ actor: { id }, performer: { id, name, email, role: 'user', ip: '203.0.113.7' } }) as Caller

test.each([
  [{}, undefined],
  [{ wishGender: 'female' }, ['female', 'prefer', null, null]],
  [{ wishLanguage: 'ur' }, [null, 'none', 'ur', null]],
  [{ wishFood: 'halal' }, [null, 'none', null, 'halal']],
  [{ wishGender: 'male', wishFood: 'vegetarian' }, ['male', 'prefer', null, 'vegetarian']],
])('what the form says of wishes, %j, is kept as %j', async (formData, kept) => {
  const family = await world.addPerson('user')
  const { body } = await post({ formData }, family)
  const row = await world.deps.database.read
    .selectFrom('booking_preferences')
    .select(['gender', 'gender_strength', 'language', 'food'])
    .where('booking_id', '=', body._id)
    .executeTakeFirst()
  expect(row && [row.gender, row.gender_strength, row.language, row.food]).toEqual(kept)
})

describe('the form', () => {
  test('keeps what repeats a detail there alone, with blanks around it and with a card number in it', async () => {
    const card = '2341 2341 2346'
    const details = { additionalNotes: `Card ${card}`, medications: card }
    const { body } = await post({
      patientDetails: { ...patient, ...details },
      formData: {
        patientName: `  ${patient.patientName} `,
        additionalNotes: ` ${details.additionalNotes} `,
        medications: ` ${card} `,
        city: 'Hyderabad',
        source: `heard at ${card}`,
      },
    })
    expect(body.formData).toEqual({ city: 'Hyderabad', source: 'heard at XXXX XXXX 2346' })
  })

  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]))
  const bytes = (count: number) => ({ note: 'n'.repeat(count - JSON.stringify({ note: '' }).length) })
  test.each([
    ['60 fields', fields(60), 201],
    ['61 fields', fields(61), 400],
    ['8192 bytes', bytes(8192), 201],
    ['8193 bytes', bytes(8193), 400],
  ])('of %s', async (_size, formData, status) => {
    expect((await post({ formData })).status).toBe(status)
  })
})

test('a service and a package that are there make no booking without the details they need', async () => {
  const { status, body } = await post<Refusal>({ patientDetails: { ...patient, city: ' ' } })
  expect([status, body.errors]).toEqual([400, { city: texts.details.required }])
})

test('who does not agree to the terms has agreed to none, and no version of them', async () => {
  const { body } = await post({ agreedToTerms: false })
  const row = await world.readRow(body._id)
  expect([body.agreedToTermsAt, row.agreed_to_terms_at, row.terms_version]).toEqual([null, null, null])
})

test('the audit trail says whether the family or the office has booked', async () => {
  const own = await post({})
  const phoned = await world.call(admin, 'POST', '/admin/bookings', { ...bookingBody, customer: { id: customer.id } })
  const what = 'Elderly Care, 12 Hours Daily'
  expect(await tellOf(own.body)).toEqual([`Booking ${own.body.bookingId} made: ${what}`])
  expect(await tellOf(phoned.body)).toEqual([`Booking ${phoned.body.bookingId} made by the office: ${what}`])
})

test.each([
  ['Asha Rao', 'self'],
  ['Narsamma Rao', 'other'],
])('who books for %s agrees to the notice for: %s', async (patientName, behalf) => {
  const family = await world.addPerson('user', 'Asha Rao')
  await post({ agreedToNotice: true, patientDetails: { ...patient, patientName } }, family)
  const rows = await world.deps.database.read
    .selectFrom('consents')
    .select('on_behalf')
    .where('account_id', '=', family.id)
    .execute()
  expect(rows).toEqual([{ on_behalf: behalf }])
})

test.each(['removed_at', 'restricted_at'] as const)('an account with %s meanwhile books nothing', async (column) => {
  const family = await world.addPerson('user')
  const { database } = world.deps
  await database.write((tx) =>
    tx
      .updateTable('accounts')
      .set({ [column]: world.clock.now.toISOString() })
      .where('id', '=', family.id)
      .execute(),
  )
  const order = { request: bookingBody, key: undefined } as Parameters<typeof createBooking>[2]
  await expect(createBooking(world.deps, callerOf(family), order)).rejects.toMatchObject({ status: 401 })
  const rows = await database.read.selectFrom('bookings').select('id').where('user_id', '=', family.id).execute()
  expect(rows).toEqual([])
})

describe('a key that another request has taken between the look and the booking', () => {
  const order = { request: bookingBody, key: 'taken meanwhile' } as Parameters<typeof placeBooking>[2]
  const bookerWho = (findOwner: Booker['findOwner']): Booker => ({
    findOwner,
    madeBy: null,
    viewer: 'user',
    scope: { customer: customer.id },
    limit: { name: 'bookings-in-test', max: 20, perSeconds: 3600 },
  })

  test('makes it look once more', async () => {
    const { body: other } = await post({})
    const { _id } = other
    const findOwner = vi.fn<Booker['findOwner']>(async (tx, at) => {
      if (findOwner.mock.calls.length === 1)
        await rememberKey(tx, { accountId: customer.id, key: 'taken meanwhile', requestHash: 'x' }, _id, at)
      return customer.id
    })
    const saved = await placeBooking(world.deps, callerOf(customer), order, bookerWho(findOwner))
    expect([saved.created, findOwner.mock.calls.length]).toEqual([true, 2])
  })

  test('is the only reason to look again', async () => {
    const findOwner = vi.fn<Booker['findOwner']>().mockRejectedValue(new Error('No such family'))
    const unknown = placeBooking(world.deps, callerOf(customer), { ...order, key: 'other' }, bookerWho(findOwner))
    await expect(unknown).rejects.toThrow('No such family')
    expect(findOwner).toHaveBeenCalledTimes(1)
  })
})

describe('a booking id that is taken', () => {
  /** Chance gives these letters of the alphabet, the last of them for ever. */
  const drawing = async <Result>(places: number[], run: () => Promise<Result>) => {
    const draws = vi.spyOn(crypto, 'randomInt')
    draws.mockImplementation(() => places[Math.min(draws.mock.calls.length - 1, places.length - 1)])
    syncBuiltinESMExports()
    try {
      return { answer: await run(), draws: draws.mock.calls.length }
    } finally {
      draws.mockRestore()
      syncBuiltinESMExports()
    }
  }

  test('is left, and another drawn, twenty times at most', async () => {
    const first = await drawing([0], () => post({}))
    const second = await drawing([0, 0, 0, 0, 0, 0, 1], () => post({}))
    expect([first.answer.body.bookingId, second.answer.body.bookingId]).toEqual(['AAAAAA', 'BBBBBB'])
    const none = await drawing([0], () => post<Refusal>({}))
    expect([none.answer.status, none.draws]).toEqual([503, 20 * 6])
  })
})
