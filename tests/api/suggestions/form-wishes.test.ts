import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeAccount } from '../../../api/src/users/remove-account.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import type { Person } from '../../support/world.ts'
import { createMatchingWorld } from './matching-world.ts'

let world: Awaited<ReturnType<typeof createMatchingWorld>>
let family: Person
beforeAll(async () => {
  world = await createMatchingWorld()
  family = await world.startAnew()
})
afterAll(() => world.close())

const bookWith = async (customer: Person, formData: object): Promise<Booking> => {
  const answer = await world.call<Booking>(customer, 'POST', '/booking', { ...bookingBody, formData })
  expect(answer.status).toBe(201)
  return answer.body
}
const wished = { wishGender: 'female', wishLanguage: 'ur', wishFood: 'vegetarian' }
const readAsOffice = async ({ _id }: Booking) =>
  (await world.call<Booking>(world.admin, 'GET', `/admin/bookings/${_id}`)).body

test('a wish of the form leads the suggestions and leaves nobody out; food stands above them (rule JRN-28)', async () => {
  await world.addCaretaker('Ravi', { gender: 'male', languages: ['te'] })
  await world.addCaretaker('Ayesha', { gender: 'female', languages: ['ur'] })
  const booking = await bookWith(family, { ...wished, other: 'kept' })
  expect(booking.formData).toMatchObject({ ...wished, other: 'kept' })
  expect(booking).not.toHaveProperty('preferences')
  expect((await readAsOffice(booking)).preferences).toEqual({
    language: 'ur',
    gender: 'female',
    genderStrength: 'prefer',
    keepSame: false,
    food: 'vegetarian',
  })
  const { eligible, blocked, food } = await world.suggest(`bookings/${booking._id}`)
  expect(eligible.map(({ caretaker }) => caretaker.name)).toEqual(['Ayesha', 'Ravi'])
  expect(blocked).toEqual([])
  expect(food).toBe('vegetarian')

  // What the office hears on the call counts from then on; the answers of the form stay as they were given.
  await world.ask(booking, { language: 'te' })
  const after = await readAsOffice(booking)
  expect(after.preferences).toMatchObject({ language: 'te', gender: null, food: 'vegetarian' })
  expect(after.formData).toMatchObject(wished)
})

test('who wishes for nothing, or for what was not offered, has no wishes', async () => {
  const plain = await world.book(family)
  const odd = await bookWith(family, { wishGender: 'must', wishLanguage: { te: 1 }, wishFood: 'x' })
  const rows = await world.deps.database.read
    .selectFrom('booking_preferences')
    .select('booking_id')
    .where('booking_id', 'in', [plain._id, odd._id])
    .execute()
  expect(rows).toEqual([])
  expect((await world.suggest(`bookings/${odd._id}`)).food).toBeNull()
})

test('wishes go with the account', async () => {
  const leaving = await world.addPerson('user', 'Leaving Family')
  const booking = await bookWith(leaving, wished)
  await world.call(leaving, 'POST', `/booking/${booking._id}/cancel`, {})
  await removeAccount(world.deps, leaving.email)
  const { preferences, formData } = await readAsOffice(booking)
  expect([formData, preferences?.food, preferences?.gender]).toEqual([{}, null, null])
})
