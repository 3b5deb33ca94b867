import type { HandOff } from '@thodu/api/contract/hand-off/hand-off.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let admin: Person
let colleague: Person
let family: Person

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
  colleague = await world.addPerson('admin', 'Ravi')
  family = await world.addPerson('user', 'Latha Rao')
  await setAccount(family, { phone: '9876543201' })
})
afterAll(() => world.close())

type Account = { phone?: string; language?: 'te' | 'hi' | null; sms_alerts?: 0 | 1 }
const setAccount = (person: Person, values: Account) =>
  world.deps.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', person.id).execute())
const toUser = ({ id: _id, name, email }: Person) => ({ user: { _id, name, email } })
/** A booking of the family with a caretaker of its own. */
async function addBooking(more: Partial<Parameters<typeof insertBooking>[1]> = {}) {
  const caretaker = await world.addPerson('caretaker', 'Sridevi Goud')
  await setAccount(caretaker, { phone: '9876543202', language: 'te' })
  return insertBooking(world, { owner: toUser(family), caretaker: toUser(caretaker), ...more })
}
const addUnassigned = () => insertBooking(world, { owner: toUser(family) })
const ask = <Body = HandOff>(booking: string, query = '') =>
  world.call<Body>(admin, 'GET', `/admin/bookings/${booking}/hand-off${query}`)
const look = async (booking: string, query = '') => (await ask(booking, query)).body
const textOf = async (booking: string, template: string) =>
  (await look(booking)).messages.find((one) => one.template === template)?.text
const open = <Body = { _id: string; url: string }>(bookingId: string, more: object = {}, person = admin) =>
  world.call<Body>(person, 'POST', '/admin/communications', {
    bookingId,
    template: 'callMissed',
    to: 'family',
    ...more,
  })

describe('the visit of tomorrow (rule CALL-7)', () => {
  const addRelief = () => world.addPerson('caretaker', 'Padma Reddy')
  const noon = '2026-06-11T06:30:00.000Z'
  test.each([
    ['its first minute', '2026-06-10T18:30:00.000Z', {}, true],
    ['its last minute', '2026-06-11T18:29:00.000Z', {}, true],
    ['the last minute of today', '2026-06-10T18:29:00.000Z', {}, false],
    ['the first minute of the day after', '2026-06-11T18:30:00.000Z', {}, false],
    ['one that was cancelled', noon, { status: 'cancelled' }, false],
    ['one that is done', noon, { status: 'done' }, false],
  ] as const)('is told of the city’s day: %s', async (_, startsAt, more, isTold) => {
    const { id } = await addBooking()
    await insertVisit(world, { booking: { _id: id }, caretaker: await addRelief(), startsAt, ...more })
    expect((await textOf(id, 'visitTomorrow')) !== undefined).toBe(isTold)
    const fitting = (await look(id)).messages.find(({ isFitting }) => isFitting)?.template
    expect(fitting === 'visitTomorrow').toBe(isTold)
  })

  test('is told with its time and who really comes; another family’s is not told', async () => {
    const relief = await addRelief()
    const [{ id }, { id: other }] = [await addBooking(), await addBooking()]
    await insertVisit(world, { booking: { _id: id }, caretaker: relief, startsAt: noon })
    expect(await textOf(id, 'visitTomorrow')).toMatch(/^Hello\. Padma comes tomorrow, Jun 11, 2026.* 12:00\spm\.$/)
    expect(await textOf(id, 'caretakerAssigned')).toContain('Padma')
    expect(await textOf(other, 'visitTomorrow')).toBeUndefined()
    expect(await textOf(other, 'caretakerAssigned')).toContain('Sridevi')
    // She comes to one of the two, and is written to about that one.
    expect((await ask(other, `?to=caretaker&caretaker=${relief.id}`)).status).toBe(404)
    // A message to the family goes to the family, whoever comes.
    expect((await look(other, `?caretaker=${relief.id}`)).messages[0]?.url).toContain('919876543201')
  })

  test('a booking that nobody is assigned to says that it came, and nobody can be written to about it but the family', async () => {
    const { id } = await addUnassigned()
    const { refusal, messages } = await look(id)
    expect([refusal, messages.find(({ isFitting }) => isFitting)?.template]).toEqual([null, 'bookingReceived'])
    expect(messages.map(({ template }) => template)).toEqual(['bookingReceived', 'callMissed', 'notice'])
    expect(await look(id, '?to=caretaker')).toMatchObject({
      refusal: 'no-mobile',
      language: 'en',
      messages: [{ url: null }],
    })
  })
})

describe('to whom', () => {
  test('the family is written to at the number it asked us to call, else at its booking’s, else at its own', async () => {
    const booked = { user_info: JSON.stringify({ phone: '098765 43203' }) }
    const wished = { ...booked, form_data: JSON.stringify({ callNumber: '+91 98765 43204' }) }
    const abroad = { ...booked, form_data: JSON.stringify({ callNumber: '+1 312 555 0100' }) }
    const numbers: string[] = []
    for (const more of [wished, booked, abroad, {}]) {
      const { id } = await addBooking(more)
      numbers.push(/91\d{10}/.exec((await look(id)).messages[0]?.url ?? '')?.[0] ?? '')
    }
    expect(numbers).toEqual(['919876543204', '919876543203', '919876543203', '919876543201'])
  })

  test('each is written to in a language of their own, in English where none is known', async () => {
    const { id } = await addBooking()
    const languageOf = async (to: string) => (await look(id, `?to=${to}`)).language
    await setAccount(family, { language: 'hi' })
    expect([await languageOf('family'), await languageOf('emergency'), await languageOf('caretaker')]).toEqual([
      'hi',
      'hi',
      'te',
    ])
    await setAccount(family, { language: null })
    expect(await languageOf('family')).toBe('en')
  })

  test('messages that a family switched off are not switched off for who comes (rule CALL-8)', async () => {
    const { id } = await addBooking()
    await setAccount(family, { sms_alerts: 0 })
    const refusals = [(await look(id)).refusal, (await look(id, '?to=caretaker')).refusal]
    const sent = await open(id, { to: 'caretaker' })
    await setAccount(family, { sms_alerts: 1 })
    expect([refusals, sent.status]).toEqual([['switched-off', null], 201])
    expect(sent.body.url).toContain('919876543202')
  })

  test('what is kept of the family is told to nobody but the family', async () => {
    const { id } = await addBooking({ patient_details: JSON.stringify({ emergencyPhone: '9876543205' }) })
    const refused = await open<Refusal>(id, { to: 'emergency', template: 'notice' })
    expect([refused.status, refused.body.code]).toEqual([409, 'hand_off.not_fitting'])
    expect((await open(id, { template: 'notice' })).status).toBe(201)
  })
})

test('one press is one row for two seconds, and each message, recipient, person and booking has its own (rule CALL-8)', async () => {
  const [{ id }, { id: other }] = [await addBooking(), await addBooking()]
  const more = { template: 'caretakerAssigned', reason: 'Asked on the phone' }
  const first = (await open(id, more)).body._id
  const others = [
    await open(id),
    await open(id, { to: 'caretaker' }),
    await open(id, more, colleague),
    await open(other, more),
  ].map(({ body }) => body._id)
  expect(new Set([first, ...others]).size).toBe(5)
  const start = world.clock.now.getTime()
  world.clock.now = new Date(start + 1_999)
  expect((await open(id, more)).body._id).toBe(first)
  world.clock.now = new Date(start + 2_000)
  expect((await open(id, more)).body._id).not.toBe(first)
  const kept = world.deps.database.read
    .selectFrom('communications')
    .select(['id', 'reason'])
    .where('booking_id', '=', id)
  const reasons = new Map((await kept.execute()).map((row) => [row.id, row.reason]))
  expect([reasons.get(first), reasons.get(others[0] ?? '')]).toEqual(['Asked on the phone', null])
})
