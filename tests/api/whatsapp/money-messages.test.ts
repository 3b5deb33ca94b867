import { languages } from '@thodu/api/contract/people/languages'
import { addDays } from '@thodu/api/contract/time'
import type { WhatsAppMessage } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { formatDate } from '@thodu/api/contract/words/formats'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { initialOffice } from '../../../api/src/config/initial-office.ts'
import { writeMessage } from '../../../api/src/whatsapp/write-messages.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { updateRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { createMoneyWorld } from '../money/money-world.ts'
import { today } from '../visits/visit-world.ts'

const world = useWorld(createMoneyWorld)
beforeAll(async () => {
  await updateRows(world, 'accounts', { id: world.family.id }, { phone: '9876543211' })
})
beforeEach(() => world.setClock(today))

const look = async (booking: string, query = '') =>
  (await world.call<WhatsAppMessage>(world.admin, 'GET', `/admin/bookings/${booking}/hand-off${query}`)).body.messages
const fittingOf = async (booking: string) => (await look(booking)).find(({ isFitting }) => isFitting)?.template
const textOf = async (booking: string, template: string, query = '') =>
  (await look(booking, query)).find((one) => one.template === template)?.text
const hand = <Body = { url: string }>(bookingId: string, more: object) =>
  world.call<Body>(world.admin, 'POST', '/admin/communications', { bookingId, to: 'family', ...more })
const utr = '412345670001'

describe('messages about money (rule CALL-7)', () => {
  test('an open payment request has a message with its page, in each language', async () => {
    const { booking } = await world.planOne()
    expect(await textOf(booking._id, 'paymentAsked')).toBeUndefined()
    const payment = await world.asked(booking._id, { amount: 5_501 })
    const link = world.linkOf(payment)
    expect(await textOf(booking._id, 'paymentAsked')).toBe(
      `Hello. Please pay ₹5,501 with the reference ${payment.reference}. How to pay: ${world.deps.config.publicUrl}/pay#${link}`,
    )
    expect(await textOf(booking._id, 'paymentAsked', '?language=te')).toContain(`/te/pay#${link}`)
    expect((await world.payPage<{ amount: number }>(link)).body.amount).toBe(5_501)
    expect((await hand(booking._id, { template: 'paymentAsked' })).body.url).toContain(encodeURIComponent(`#${link}`))
  })

  test('a received payment has a message for three days, unless it was reversed', async () => {
    const { booking } = await world.planOne()
    const { _id: payment } = await world.asked(booking._id)
    await world.decide(payment, { status: 'confirmed', received: 7_000, utr })
    expect(await textOf(booking._id, 'paymentAsked')).toBeUndefined()
    expect(await textOf(booking._id, 'paymentReceived')).toMatch(
      /^Hello\. We have received ₹7,000 for booking \w{6}\. Thank you\. You have paid until /,
    )
    await world.adjust(booking._id, { kind: 'reversal', payment })
    expect(await textOf(booking._id, 'paymentReceived')).toBeUndefined()
    const { booking: other } = await world.planOne()
    const { _id: second } = await world.asked(other._id)
    await world.decide(second, { status: 'confirmed', received: 7_000, utr: '412345670002' })
    world.clock.now = new Date(world.clock.now.getTime() + 3 * 86_400_000 + 1)
    expect(await textOf(other._id, 'paymentReceived')).toBeUndefined()
  })

  test('the suggested message is first tomorrow’s visit, then the open request, then the received payment', async () => {
    const { booking, visit } = await world.planOne()
    world.clock.now = new Date(visit.starts_min * 60_000 - 86_400_000)
    await world.asked(booking._id)
    expect(await fittingOf(booking._id)).toBe('visitTomorrow')
    world.clock.now = new Date(visit.starts_min * 60_000 - 3 * 86_400_000)
    expect(await fittingOf(booking._id)).toBe('paymentAsked')
    const [open] = (await world.money(booking._id)).payments
    await world.decide(open?._id ?? '', { status: 'confirmed', received: 7_000, utr: '412345670003' })
    expect(await fittingOf(booking._id)).toBe('paymentReceived')
  })

  test('a payment request needs a reason to reach a family that disabled messages, and reaches no caretaker', async () => {
    const { booking } = await world.planOne()
    await world.asked(booking._id)
    const setAlerts = (sms_alerts: 0 | 1) => updateRows(world, 'accounts', { id: world.family.id }, { sms_alerts })
    await setAlerts(0)
    const refused = await hand<Refusal>(booking._id, { template: 'paymentAsked' })
    expect([refused.status, refused.body.code]).toEqual([403, 'hand_off.switched_off'])
    expect((await hand(booking._id, { template: 'paymentAsked', reason: 'Asked for on the phone' })).status).toBe(201)
    await setAlerts(1)
    expect(await textOf(booking._id, 'paymentAsked', '?to=caretaker')).toBeUndefined()
  })

  test('no message is longer than 200 letters in any language (G8)', () => {
    for (const language of languages)
      for (const template of ['paymentAsked', 'paymentReceived', 'endsSoon'] as const) {
        const text = writeMessage(template, language, {
          booking: { code: 'TH7K2Q', status: 'confirmed' },
          caretaker: 'Sridevi',
          tomorrow: undefined,
          office: initialOffice('https://care.example.org'),
          request: {
            amount: 100_000,
            reference: 'TH7K2Q-12',
            linkIn: () => `https://care.example.org/${language}/pay#${'x'.repeat(26)}.${'y'.repeat(32)}`,
          },
          received: { amount: 100_000, paidUntil: '2026-09-30' },
          endsOn: '2026-09-30',
        })
        const letters = [...new Intl.Segmenter(language).segment(text ?? '')].length
        expect(letters, `${template} ${language}: ${text}`).toBeGreaterThan(20)
        expect(letters, `${template} ${language}: ${text}`).toBeLessThanOrEqual(200)
      }
  })
})

describe('messages about money', () => {
  const day = 86_400_000
  const world = useWorld(createMoneyWorld)
  let utr = 512345670000
  beforeEach(() => world.setClock(today))

  const textOf = async (booking: string, template: string) => {
    const { body } = await world.call<WhatsAppMessage>(world.admin, 'GET', `/admin/bookings/${booking}/hand-off`)
    return body.messages.find((one) => one.template === template)?.text
  }
  const wait = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms)
  }
  async function pay(booking: string, received = 7_000): Promise<void> {
    const { _id } = await world.asked(booking, { amount: received })
    utr += 1
    await world.decide(_id, { status: 'confirmed', received, utr: String(utr) })
  }
  const tell = (on: string) => formatDate(`${on}T06:30:00.000Z`, 'en')

  describe('a payment request (rule CALL-7)', () => {
    test('has a message for its own booking, and none for cash', async () => {
      const [{ booking }, { booking: other }, { booking: cash }] = [
        await world.planOne(),
        await world.planOne(),
        await world.planOne(),
      ]
      await world.asked(booking._id, { amount: 4_000 })
      await world.asked(cash._id, { method: 'cash' })
      expect(await textOf(booking._id, 'paymentAsked')).toContain('₹4,000')
      expect([await textOf(other._id, 'paymentAsked'), await textOf(cash._id, 'paymentAsked')]).toEqual([
        undefined,
        undefined,
      ])
    })

    test('has no message for a refund', async () => {
      const { booking, caretaker } = await world.planOne()
      await pay(booking._id, 9_000)
      wait(4 * day)
      await world.begin(booking, caretaker)
      await world.advance(caretaker, booking, 'completed')
      const settled = await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/settle`, {})
      expect(settled.status).toBe(201)
      const [refund] = (await world.money(booking._id)).payments
      expect([refund?.direction, await textOf(booking._id, 'paymentAsked')]).toEqual(['out', undefined])
      const { status } = await world.decide(refund?._id ?? '', {
        status: 'confirmed',
        received: refund?.amount,
        utr: '512345679999',
      })
      expect([status, await textOf(booking._id, 'paymentReceived')]).toEqual([200, undefined])
    })
  })

  test('the message about a received payment is about the newest confirmed payment (rule CALL-7)', async () => {
    const { booking } = await world.planOne()
    await pay(booking._id, 7_000)
    wait(60_000)
    await pay(booking._id, 7_500)
    await world.adjust(booking._id, { kind: 'credit', amount: 50 })
    wait(60_000)
    const { _id } = await world.asked(booking._id)
    await world.decide(_id, { status: 'rejected', reason: 'Not in the statement' })
    expect(await textOf(booking._id, 'paymentReceived')).toContain('₹7,500')
  })

  describe('the message about the end of care (rule CALL-7)', () => {
    beforeEach(() => {
      world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
      return () => {
        world.deps.settings.values.payments = samplePayments
      }
    })
    type Given = { inDays: number; status?: 'planned' | 'started' | 'done' | 'cancelled' }
    async function endOf(...visits: Given[]) {
      const owner = { user: { _id: world.family.id, name: world.family.name, email: world.family.email } }
      const { id } = await insertBooking(world, { owner })
      for (const { inDays, status = 'planned' } of visits)
        await insertVisit(world, {
          booking: { _id: id },
          caretaker: await world.addPerson('caretaker'),
          startsAt: `${addDays(today, inDays)}T04:30:00.000Z`,
          status,
        })
      return textOf(id, 'endsSoon')
    }
    const until = (inDays: number) => expect.stringContaining(`is arranged until ${tell(addDays(today, inDays))}.`)

    test.each([
      ['today', [{ inDays: 0 }], until(0)],
      ['today, where the last visit has begun', [{ inDays: 0, status: 'started' }], until(0)],
      ['the third day', [{ inDays: 3 }], until(3)],
      ['not the fourth', [{ inDays: 4 }], undefined],
      ['not what is past', [{ inDays: -1 }], undefined],
      ['not the next visit of many', [{ inDays: 1 }, { inDays: 20 }], undefined],
      [
        'the last that is planned, whatever was cancelled',
        [{ inDays: 1 }, { inDays: 20, status: 'cancelled' }],
        until(1),
      ],
      ['nothing where nothing is planned', [{ inDays: 0, status: 'done' }], undefined],
    ] as const)('%s', async (_, visits, expected) => {
      expect(await endOf(...visits)).toEqual(expected)
    })
  })

  test('names the last paid day when care is planned longer than paid', async () => {
    const { booking } = await world.planOne()
    expect(await textOf(booking._id, 'endsSoon')).toBeUndefined()
    await pay(booking._id)
    const { paidUntil } = await world.money(booking._id)
    expect(paidUntil).toBe('2026-06-11')
    expect(await textOf(booking._id, 'endsSoon')).toContain(`until ${tell(paidUntil ?? '')}.`)
  })

  test('does not exist, like all messages about money, while payments are off', async () => {
    const { booking } = await world.planOne()
    await pay(booking._id)
    await world.asked(booking._id)
    world.deps.settings.values.payments = { ...samplePayments, upi: null, bank: null }
    const said = [await textOf(booking._id, 'paymentAsked'), await textOf(booking._id, 'paymentReceived')]
    world.deps.settings.values.payments = samplePayments
    expect(said).toEqual([undefined, undefined])
  })
})
