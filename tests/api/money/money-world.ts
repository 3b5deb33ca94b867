import { randomUUID } from 'node:crypto'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoneyDocument, OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { samplePayments } from '../../support/samples/payments.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

export type { OfficeMoney }

export async function createMoneyWorld() {
  const world = await createVisitWorld()
  world.deps.settings.values.payments = samplePayments
  const { admin, family, call } = world
  const money = async (id: string) => (await call<OfficeMoney>(admin, 'GET', `/admin/bookings/${id}/money`)).body
  const ask = <Body = OfficeMoney>(id: string, more: object = {}) =>
    call<Body>(admin, 'POST', `/admin/bookings/${id}/payments`, { amount: 7_000, method: 'upi', ...more })
  const decide = <Body = OfficeMoney>(payment: string, body: object) =>
    call<Body>(admin, 'PUT', `/admin/payments/${payment}`, body)
  const adjust = <Body = OfficeMoney>(id: string, body: object) =>
    call<Body>(admin, 'POST', `/admin/bookings/${id}/adjustments`, { reason: 'Said on the phone', ...body })
  const asked = async (id: string, more: object = {}) => {
    const { body, status, text } = await ask(id, more)
    const [payment] = body.payments
    if (status !== 201 || !payment) throw new Error(text)
    return payment
  }
  const linkOf = (payment: { payUrl: string | null }): string => payment.payUrl?.split('#')[1] ?? ''
  const payPage = <Body>(link: string) => call<Body>(undefined, 'GET', '/pay', undefined, { 'X-Pay-Link': link })
  const claimByLink = <Body = Refusal>(link: string, body: object = {}) =>
    call<Body>(undefined, 'POST', '/pay/claim', body, { 'X-Pay-Link': link })
  const claim = <Body = Refusal>(payment: string, body: object = {}, who: Person = family) =>
    call<Body>(who, 'POST', `/payments/${payment}/claim`, body)
  /** Confirms and starts the care, so that visits can start. */
  const begin = async (booking: Booking, caretaker: Person) => {
    for (const step of ['confirmed', 'active']) await world.advance(caretaker, booking, step)
  }
  const newEvent = () => randomUUID()
  const work = async (visit: { id: string; caretaker_id: string | null; starts_min: number; ends_min: number }) => {
    for (const [step, minute] of [
      ['start', visit.starts_min],
      ['end', visit.ends_min],
    ] as const) {
      world.clock.now = new Date(minute * 60_000)
      const body = { clientEventId: newEvent(), reason: 'She rang' }
      const answer = await call(admin, 'POST', `/admin/visits/${visit.id}/${step}`, body)
      if (answer.status !== 200) throw new Error(answer.text)
    }
  }
  const document = (id: string) => call<MoneyDocument>(admin, 'GET', `/admin/documents-issued/${id}`)
  const calls = { money, ask, asked, decide, adjust, payPage, claimByLink, claim, document }
  return { ...world, ...calls, linkOf, work, begin, newEvent }
}
export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>
