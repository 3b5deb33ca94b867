import type { WhatsAppMessage } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const family = usePerson(world, 'user', 'Latha Rao')

beforeAll(async () => {
  await setAccount(family, { phone: '9876543201' })
})

type Account = { phone?: string; language?: 'te' | 'hi' | null; sms_alerts?: 0 | 1 }
const setAccount = (person: Person, values: Account) => updateRows(world, 'accounts', { id: person.id }, values)
const toUser = ({ id: _id, name, email }: Person) => ({ user: { _id, name, email } })
async function addBooking(more: Partial<Parameters<typeof insertBooking>[1]> = {}) {
  const caretaker = await world.addPerson('caretaker', 'Sridevi Goud')
  await setAccount(caretaker, { phone: '9876543202', language: 'te' })
  return insertBooking(world, { owner: toUser(family), caretaker: toUser(caretaker), ...more })
}
const addUnassigned = () => insertBooking(world, { owner: toUser(family) })
const ask = <Body = WhatsAppMessage>(booking: string, query = '') =>
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

describe('the message about the visit of tomorrow (rule CALL-7)', () => {
  const addRelief = () => world.addPerson('caretaker', 'Padma Reddy')
  const noon = '2026-06-11T06:30:00.000Z'
  test.each([
    ['its first minute', '2026-06-10T18:30:00.000Z', {}, true],
    ['its last minute', '2026-06-11T18:29:00.000Z', {}, true],
    ['the last minute of today', '2026-06-10T18:29:00.000Z', {}, false],
    ['the first minute of the day after', '2026-06-11T18:30:00.000Z', {}, false],
    ['one that was cancelled', noon, { status: 'cancelled' }, false],
    ['one that is done', noon, { status: 'done' }, false],
  ] as const)('is about a visit of the next day in the city: %s', async (_, startsAt, more, isTold) => {
    const { id } = await addBooking()
    await insertVisit(world, { booking: { _id: id }, caretaker: await addRelief(), startsAt, ...more })
    expect((await textOf(id, 'visitTomorrow')) !== undefined).toBe(isTold)
    const fitting = (await look(id)).messages.find(({ isFitting }) => isFitting)?.template
    expect(fitting === 'visitTomorrow').toBe(isTold)
  })

  test('contains the time of the visit and the caretaker who comes', async () => {
    const relief = await addRelief()
    const [{ id }, { id: other }] = [await addBooking(), await addBooking()]
    await insertVisit(world, { booking: { _id: id }, caretaker: relief, startsAt: noon })
    expect(await textOf(id, 'visitTomorrow')).toMatch(/^Hello\. Padma will come tomorrow, Jun 11, 2026.* 12:00\spm\.$/)
    expect(await textOf(id, 'caretakerAssigned')).toContain('Padma')
    expect(await textOf(other, 'visitTomorrow')).toBeUndefined()
    expect(await textOf(other, 'caretakerAssigned')).toContain('Sridevi')
    // The substitute comes to one of the two bookings and gets messages about that one only.
    expect((await ask(other, `?to=caretaker&caretaker=${relief.id}`)).status).toBe(404)
    expect((await look(other, `?caretaker=${relief.id}`)).messages[0]?.url).toContain('919876543201')
  })

  test('no message names a caretaker while tomorrow’s visit is unassigned', async () => {
    const { id } = await addBooking()
    await insertVisit(world, { booking: { _id: id }, caretaker: null, startsAt: noon })
    expect(await textOf(id, 'visitTomorrow')).toBeUndefined()
    expect(await textOf(id, 'replacement')).toBeUndefined()
    expect(await textOf(id, 'caretakerAssigned')).toContain('Sridevi')
    const refused = await open<Refusal>(id, { template: 'visitTomorrow', reason: 'Asked on the phone' })
    expect([refused.status, refused.body.code]).toEqual([409, 'hand_off.not_fitting'])
    await insertVisit(world, {
      booking: { _id: id },
      caretaker: await addRelief(),
      startsAt: '2026-06-11T14:30:00.000Z',
    })
    expect(await textOf(id, 'visitTomorrow')).toMatch(/^Hello\. Padma will come tomorrow, Jun 11, 2026.* 8:00\spm\.$/)
  })

  test('a message about a visit names its substitute, and no caretaker while the visit is unassigned', async () => {
    const [{ id }, { id: other }] = [await addBooking(), await addBooking()]
    const given = { booking: { _id: id }, caretaker: await addRelief(), startsAt: '2026-06-14T06:30:00.000Z' }
    const visit = await insertVisit(world, given)
    const open = await insertVisit(world, { ...given, caretaker: null, startsAt: '2026-06-15T06:30:00.000Z' })
    const { messages } = await look(id, `?visit=${visit.id}`)
    expect(messages.find(({ isFitting }) => isFitting)).toMatchObject({
      template: 'replacement',
      text: expect.stringContaining('Another caregiver will come for your booking'),
    })
    const said = (await look(id, `?visit=${open.id}`)).messages.map(({ template }) => template)
    expect(said).not.toContain('replacement')
    expect((await ask(other, `?visit=${visit.id}`)).status).toBe(404)
    const sent = await world.call<{ url: string }>(admin, 'POST', '/admin/communications', {
      bookingId: id,
      template: 'replacement',
      to: 'family',
      visit: visit.id,
    })
    expect(decodeURIComponent(sent.body.url)).toContain('Padma')
  })

  test('an unassigned booking has messages for its family only', async () => {
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

describe('the recipient of a message', () => {
  test('is the requested number, else the number of the booking, else that of the account', async () => {
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

  test('gets the message in their own language, else in English', async () => {
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

  test('can be a caretaker even when the family disabled messages for itself (rule CALL-8)', async () => {
    const { id } = await addBooking()
    await setAccount(family, { sms_alerts: 0 })
    const refusals = [(await look(id)).refusal, (await look(id, '?to=caretaker')).refusal]
    const sent = await open(id, { to: 'caretaker' })
    await setAccount(family, { sms_alerts: 1 })
    expect([refusals, sent.status]).toEqual([['switched-off', null], 201])
    expect(sent.body.url).toContain('919876543202')
  })

  test('of a privacy notice can only be the family', async () => {
    const { id } = await addBooking({ patient_details: JSON.stringify({ emergencyPhone: '9876543205' }) })
    const refused = await open<Refusal>(id, { to: 'emergency', template: 'notice' })
    expect([refused.status, refused.body.code]).toEqual([409, 'hand_off.not_fitting'])
    expect((await open(id, { template: 'notice' })).status).toBe(201)
  })
})
