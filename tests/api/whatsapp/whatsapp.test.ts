import { languages } from '@thodu/api/contract/people/languages'
import {
  type Communication,
  messageTemplates,
  type WhatsAppMessage,
} from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { describe, expect, test } from 'vitest'
import { initialOffice } from '../../../api/src/config/initial-office.ts'
import { writeMessage } from '../../../api/src/whatsapp/write-messages.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
const canary = 'canary-7f3a'

const setAccount = (person: Person, values: { phone?: string; language?: 'te'; sms_alerts?: 0 | 1 }) =>
  updateRows(world, 'accounts', { id: person.id }, values)
const look = async (booking: string, query = '') =>
  (await world.call<WhatsAppMessage>(admin, 'GET', `/admin/bookings/${booking}/hand-off${query}`)).body
const open = <Body = { _id: string; url: string }>(bookingId: string, more: object = {}) =>
  world.call<Body>(admin, 'POST', '/admin/communications', { bookingId, template: 'callMissed', to: 'family', ...more })
const log = async (booking: string) =>
  (await world.call<Communication[]>(admin, 'GET', `/admin/bookings/${booking}/communications`)).body

async function addBooking(phone: string, more: { sms_alerts?: 0 | 1 } = {}) {
  const family = await world.addPerson('user', canary)
  await setAccount(family, { phone, language: 'te', ...more })
  const caretaker = await world.addPerson('caretaker', 'Smt. Sridevi Goud')
  const toUser = ({ id: _id, name, email }: Person) => ({ user: { _id, name, email } })
  const booking = await insertBooking(world, {
    owner: toUser(family),
    caretaker: toUser(caretaker),
    marker: canary,
  })
  return { booking, family }
}

describe('the link of a message', () => {
  test.each(['+91 98765-43210', '09876543210', '9876543210'])(
    'uses the mobile number in any spelling: %s (F1)',
    async (phone) => {
      const { booking } = await addBooking(phone)
      const { refusal, messages } = await look(booking.id)
      expect(refusal).toBeNull()
      expect(messages.every(({ url }) => url?.startsWith('https://wa.me/919876543210?text='))).toBe(true)
    },
  )

  test.each(['0870 2577777', '987654321', '', '+1 312 555 0100'])(
    'does not exist without a mobile number: %j (F1)',
    async (phone) => {
      const { booking } = await addBooking(phone)
      const { refusal, messages } = await look(booking.id)
      expect([refusal, messages.every(({ url }) => url === null)]).toEqual(['no-mobile', true])
      const refused = await open<Refusal>(booking.id)
      expect([refused.status, refused.body.code]).toEqual([409, 'hand_off.no_mobile'])
    },
  )

  test('carries the previewed text in each language, without health details (F2, F4)', async () => {
    const { booking } = await addBooking('9876543211')
    expect((await look(booking.id)).language).toBe('te')
    for (const language of languages) {
      const { messages } = await look(booking.id, `?language=${language}`)
      expect(messages.map(({ template }) => template)).toContain('caretakerAssigned')
      for (const { text, url } of messages) {
        expect(new URL(url ?? '').searchParams.get('text')).toBe(text)
        expect((url ?? '').length).toBeLessThan(2_000)
        expect(text).not.toContain(canary)
        expect(text).not.toContain('Goud')
      }
    }
  })

  test('contains booking id, first names, time and link in every template (F4)', () => {
    const facts = {
      booking: { code: 'TH7K2Q', status: 'completed' as const },
      caretaker: `Sridevi-${'x'.repeat(90)} Goud`,
      substitute: `Sridevi-${'x'.repeat(90)} Goud`,
      tomorrow: new Date('2026-06-11T02:30:00.000Z'),
      office: initialOffice('https://care.example.org'),
      request: { amount: 5_501, reference: 'TH7K2Q-1', linkIn: () => 'https://care.example.org/pay#link' },
      received: { amount: 5_501, paidUntil: '2026-06-12' as const },
      endsOn: '2026-06-12' as const,
    }
    const money: readonly string[] = ['paymentAsked', 'paymentReceived']
    for (const template of messageTemplates)
      for (const language of languages) {
        const text = writeMessage(template, language, facts) ?? ''
        expect(text, `${template} ${language}`).not.toBe('')
        expect(encodeURIComponent(text).length).toBeLessThan(2_000)
        expect(text).not.toMatch(/Goud|aadhaar|diagnos|address/i)
        expect(text.includes('₹'), template).toBe(money.includes(template))
      }
  })
})

test('a message about tomorrow’s visit is in one language throughout (rule LANG-12)', () => {
  const said = languages.map((language) =>
    writeMessage('visitTomorrow', language, {
      booking: { code: 'TH7K2Q', status: 'confirmed' },
      caretaker: 'శ్రీదేవి',
      tomorrow: new Date('2026-06-11T11:00:00.000Z'),
      office: initialOffice('https://care.example.org'),
    }),
  )
  expect(said[0]).toMatch(/Jun 11, 2026.* 4:30\spm/)
  expect(said[1]).toMatch(/11 జూన్ 2026.*సాయంత్రం 4:30/)
  expect(said[2]).toMatch(/11 जून 2026.*शाम 4:30/)
  expect(said.slice(1).join()).not.toMatch(/[a-z]/i)
})

describe('a WhatsApp message', () => {
  test('is recorded once for two taps, and settled when the admin returns (F3, F5)', async () => {
    const { booking } = await addBooking('9876543212')
    const [first, second] = [await open(booking.id), await open(booking.id)]
    expect([first.status, second.body._id]).toEqual([201, first.body._id])
    expect(await log(booking.id)).toMatchObject([
      { template: 'callMissed', language: 'te', state: 'opened', channel: 'whatsapp', by: { name: 'Meera Iyer' } },
    ])
    expect((await world.readAudit(booking.id)).at(-1)).toMatchObject({
      description: expect.stringMatching(
        /^WhatsApp message opened: callMissed, te, to family, about booking [2-9A-Z]{6}$/,
      ),
      actor_id: admin.id,
    })
    const settled = await world.call<Communication>(admin, 'PUT', `/admin/communications/${first.body._id}`, {
      state: 'sent',
    })
    expect(settled.body).toMatchObject({ state: 'sent', settledAt: world.clock.now.toISOString() })
    expect((await world.call(admin, 'PUT', '/admin/communications/none', { state: 'sent' })).status).toBe(404)
    world.clock.now = new Date(world.clock.now.getTime() + 3_000)
    expect((await open(booking.id)).body._id).not.toBe(first.body._id)
    const rows = await selectRows(world, 'communications', '*')
    expect(JSON.stringify(rows)).not.toContain(canary)
    expect(JSON.stringify(rows)).not.toContain('98765')
  })

  test('about a substitute needs a reason to reach a family that disabled messages', async () => {
    const { booking } = await addBooking('9876543213', { sms_alerts: 0 })
    expect((await look(booking.id)).refusal).toBe('switched-off')
    const refused = await open<Refusal>(booking.id)
    expect([refused.status, refused.body.code]).toEqual([403, 'hand_off.switched_off'])
    expect((await open(booking.id, { template: 'replacement' })).status).toBe(403)
    const told = await open(booking.id, { template: 'replacement', reason: 'Somebody else comes today' })
    expect(told.status).toBe(201)
  })

  test('to the emergency number is disabled too when the family disabled messages', async () => {
    const { booking } = await addBooking('9876543216', { sms_alerts: 0 })
    expect((await look(booking.id, '?to=emergency')).refusal).toBe('switched-off')
    const refused = await open<Refusal>(booking.id, { to: 'emergency' })
    expect([refused.status, refused.body.code]).toEqual([403, 'hand_off.switched_off'])
    expect((await log(booking.id)).length).toBe(0)
    const { booking: other } = await addBooking('9876543217')
    expect((await open(other.id, { to: 'emergency' })).body.url).toContain('919876543210')
  })

  test('for families cannot be sent to a caretaker', async () => {
    const { booking } = await addBooking('9876543218')
    for (const template of messageTemplates.filter((one) => one !== 'callMissed')) {
      const refused = await open<Refusal>(booking.id, { to: 'caretaker', template, reason: 'Somebody else comes' })
      expect([refused.status, refused.body.code], template).toEqual([409, 'hand_off.not_fitting'])
    }
    expect((await look(booking.id, '?to=caretaker')).messages.map(({ template }) => template)).toEqual(['callMissed'])
    expect((await open(booking.id, { to: 'caretaker' })).status).toBe(201)
  })

  test('that does not fit the booking is refused', async () => {
    const { booking } = await addBooking('9876543214')
    const early = await open<Refusal>(booking.id, { template: 'reviewAsked' })
    expect([early.status, early.body.code]).toEqual([409, 'hand_off.not_fitting'])
    expect((await open(booking.id, { template: 'diagnosis' })).status).toBe(400)
    expect((await open('none')).status).toBe(404)
  })

  test('can be sent to the substitute of a visit, and to no other caretaker (rule CALL-9)', async () => {
    const { booking } = await addBooking('9876543214')
    const [relief, stranger] = [await world.addPerson('caretaker'), await world.addPerson('caretaker')]
    await setAccount(relief, { phone: '9876543215' })
    await insertVisit(world, { booking: { _id: booking.id }, caretaker: relief, startsAt: '2026-06-12T02:30:00.000Z' })
    const numberOf = async (query: string) => (await look(booking.id, `?to=caretaker${query}`)).messages[0]?.url
    expect(await numberOf(`&caretaker=${relief.id}`)).toContain('919876543215')
    expect(await numberOf('')).not.toContain('919876543215')
    const asked = { to: 'caretaker', caretaker: stranger.id }
    const query = new URLSearchParams(asked)
    const refusals = [
      await world.call<Refusal>(admin, 'GET', `/admin/bookings/${booking.id}/hand-off?${query}`),
      await open<Refusal>(booking.id, asked),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([404, 404])
    expect((await open(booking.id, { ...asked, caretaker: relief.id })).status).toBe(201)
  })
})
