import type { HandOff } from '@thodu/api/contract/hand-off/hand-off.schema'
import { languages } from '@thodu/api/contract/people/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeMessage } from '../../../api/src/hand-off/write-messages.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import type { Refusal } from '../../support/world.ts'
import { createMoneyWorld, type MoneyWorld } from '../money/money-world.ts'
import { today } from '../visits/visit-world.ts'

let world: MoneyWorld
beforeAll(async () => {
  world = await createMoneyWorld()
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ phone: '9876543211' }).where('id', '=', world.family.id).execute(),
  )
})
beforeEach(() => world.setClock(today))
afterAll(() => world.close())

const look = async (booking: string, query = '') =>
  (await world.call<HandOff>(world.admin, 'GET', `/admin/bookings/${booking}/hand-off${query}`)).body.messages
const fittingOf = async (booking: string) => (await look(booking)).find(({ isFitting }) => isFitting)?.template
const textOf = async (booking: string, template: string, query = '') =>
  (await look(booking, query)).find((one) => one.template === template)?.text
const hand = <Body = { url: string }>(bookingId: string, more: object) =>
  world.call<Body>(world.admin, 'POST', '/admin/communications', { bookingId, to: 'family', ...more })
const utr = '412345670001'

describe('messages about money (rule CALL-7)', () => {
  test('an open request is asked for with its page, in the language of the message', async () => {
    const { booking } = await world.planOne()
    expect(await textOf(booking._id, 'paymentAsked')).toBeUndefined()
    const payment = await world.asked(booking._id, { amount: 5_501 })
    const link = world.linkOf(payment)
    expect(await textOf(booking._id, 'paymentAsked')).toBe(
      `Hello. Please pay ₹5,501, reference ${payment.reference}. How: ${world.deps.config.publicUrl}/pay#${link}`,
    )
    expect(await textOf(booking._id, 'paymentAsked', '?language=te')).toContain(`/te/pay#${link}`)
    expect((await world.payPage<{ amount: number }>(link)).body.amount).toBe(5_501)
    expect((await hand(booking._id, { template: 'paymentAsked' })).body.url).toContain(encodeURIComponent(`#${link}`))
  })

  test('what came is told for three days, with until when is paid; not what was taken back', async () => {
    const { booking } = await world.planOne()
    const { _id: payment } = await world.asked(booking._id)
    await world.decide(payment, { status: 'confirmed', received: 7_000, utr })
    expect(await textOf(booking._id, 'paymentAsked')).toBeUndefined()
    expect(await textOf(booking._id, 'paymentReceived')).toMatch(
      /^Hello\. ₹7,000 came for booking \w{6}\. Thank you\. It is paid until /,
    )
    await world.adjust(booking._id, { kind: 'reversal', payment })
    expect(await textOf(booking._id, 'paymentReceived')).toBeUndefined()
    const { booking: other } = await world.planOne()
    const { _id: second } = await world.asked(other._id)
    await world.decide(second, { status: 'confirmed', received: 7_000, utr: '412345670002' })
    world.clock.now = new Date(world.clock.now.getTime() + 3 * 86_400_000 + 1)
    expect(await textOf(other._id, 'paymentReceived')).toBeUndefined()
  })

  test('fits itself to what stands: who comes tomorrow, a request, what came, what ends', async () => {
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

  test('care that is planned for three days at most ends soon, money or none', async () => {
    const { booking } = await world.planOne()
    const visits = await world.visitsOf(booking._id)
    const last = visits.at(-1)
    if (!last) throw new Error('no visit')
    world.clock.now = new Date(last.starts_min * 60_000 - 3 * 86_400_000)
    world.deps.config.payments = { ...samplePayments, upi: null, bank: null }
    expect(await textOf(booking._id, 'endsSoon')).toMatch(/^Hello\. For booking \w{6} care is arranged until /)
    world.clock.now = new Date(last.starts_min * 60_000 - 5 * 86_400_000)
    expect(await textOf(booking._id, 'endsSoon')).toBeUndefined()
    world.deps.config.payments = samplePayments
  })

  test('goes out to who switched messages off, with a reason; who comes to the house reads none of it', async () => {
    const { booking } = await world.planOne()
    await world.asked(booking._id)
    const setAlerts = (sms_alerts: 0 | 1) =>
      world.deps.database.write((tx) =>
        tx.updateTable('accounts').set({ sms_alerts }).where('id', '=', world.family.id).execute(),
      )
    await setAlerts(0)
    const refused = await hand<Refusal>(booking._id, { template: 'paymentAsked' })
    expect([refused.status, refused.body.code]).toEqual([403, 'hand_off.switched_off'])
    expect((await hand(booking._id, { template: 'paymentAsked', reason: 'Asked for on the phone' })).status).toBe(201)
    await setAlerts(1)
    expect(await textOf(booking._id, 'paymentAsked', '?to=caretaker')).toBeUndefined()
  })

  test('no text is longer than 200 letters, its link included, in any language (G8)', () => {
    for (const language of languages)
      for (const template of ['paymentAsked', 'paymentReceived', 'endsSoon'] as const) {
        const text = writeMessage(template, language, {
          booking: { code: 'TH7K2Q', status: 'confirmed' },
          caretaker: 'Sridevi',
          tomorrow: undefined,
          publicUrl: 'https://care.example.org',
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
