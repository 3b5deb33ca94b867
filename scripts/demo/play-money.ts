import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import type { Payment } from '@thodu/api/contract/money/money.schema'
import type { PaymentSetup } from '@thodu/api/contract/payment-setup'
import { dayInCity } from '@thodu/api/contract/time'
import type { DemoBooking } from './demo-bookings.ts'
import type { DemoCast } from './demo-cast.ts'
import type { DemoEvent } from './timeline.ts'

const hour = 3_600_000
const day = 24 * hour
/** The office requests payment for a week at a time. */
const askedEvery = 7 * day

/** For fewer days the office requests nothing in advance. */
const shortWeek = 4 * day

/** Invented payment details of the demo; no bank has them. */
export const demoPayments: PaymentSetup = {
  upi: { vpa: 'thodu.demo@invented', name: 'Thodu (demo)', verified: false, max: 100_000 },
  bank: { holder: 'Thodu (demo)', account: '000000000000', ifsc: 'DEMO0000000', bank: 'Bank of the demo' },
  gstin: null,
  tax: {},
}

type OfficeMoney = AnswerOf<'GET /admin/bookings/{id}/money'>
type Paying = { from: number; endsAt: number | undefined }

function createPurse({ answer, ask, admin, customers }: DemoCast, plan: DemoBooking, booking: Booking) {
  const path = `/admin/bookings/${booking._id}`
  const isCash = plan.paying === 'cash'
  const read = () => answer<OfficeMoney>(admin, 'GET', `${path}/money`)
  /** Builds a UTR: twelve digits, different for each payment. */
  const utrOf = ({ reference }: Payment) => {
    const letters = [...reference].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7)
    return `4${String(letters).padStart(11, '0')}`
  }
  const findOpen = async () => (await read()).payments.find(({ status }) => status === 'asked' || status === 'claimed')
  return {
    async request(): Promise<boolean> {
      const { suggested, payments } = await read()
      const isOpen = payments.some(({ status }) => status === 'asked' || status === 'claimed')
      if (suggested === 0 || isOpen) return false
      await ask(admin, 'POST', `${path}/payments`, { amount: suggested, method: isCash ? 'cash' : 'upi' })
      return true
    },
    async claim(): Promise<undefined> {
      const payment = await findOpen()
      if (!payment || isCash) return
      await ask(customers[plan.customer], 'POST', `/payments/${payment._id}/claim`, { utr: utrOf(payment) })
    },
    async confirm(at: number): Promise<undefined> {
      const payment = await findOpen()
      if (!payment) return
      await ask(admin, 'PUT', `/admin/payments/${payment._id}`, {
        status: 'confirmed',
        received: payment.amount,
        paidOn: dayInCity(new Date(at)),
        ...(payment.method === 'cash' ? {} : { utr: utrOf(payment) }),
      })
    },
    /** @returns whether an amount remains to be paid or refunded */
    async settle(): Promise<boolean> {
      const { balance } = await read()
      if (balance === 0) return false
      await ask(admin, 'POST', `${path}/settle`, {})
      return true
    },
    async bill(until: number): Promise<undefined> {
      const { billFrom } = await read()
      const to = dayInCity(new Date(until))
      if (billFrom !== null && billFrom <= to) await ask(admin, 'POST', `${path}/bills`, { from: billFrom, to })
    },
  }
}

/**
 * Plays weekly requests, claims and confirmations, then a bill and the settlement. The last request, or the refund, stays in the
 * plan's state.
 */
export function playMoney(cast: DemoCast, plan: DemoBooking, booking: Booking, { from, endsAt }: Paying): DemoEvent[] {
  const purse = createPurse(cast, plan, booking)
  const event = (at: number, run: DemoEvent['run']): DemoEvent => ({ at, run })
  const weeks: number[] = []
  // The settlement requests the last days.
  const lastRequest = endsAt === undefined ? Date.now() : endsAt - shortWeek
  for (let at = from; at < lastRequest; at += askedEvery) weeks.push(at)
  const stays = (at: number) => endsAt === undefined && at === weeks.at(-1)
  const asked = weeks.map((at) =>
    event(at, async () => {
      if (!(await purse.request()) || (stays(at) && plan.paying === 'asked')) return
      const claimed = event(at + 3 * hour, purse.claim)
      if (stays(at) && plan.paying === 'claimed') return [claimed]
      return [claimed, event(at + 5 * hour, () => purse.confirm(at + 5 * hour))]
    }),
  )
  if (endsAt === undefined) return asked
  const settled = endsAt + 2 * day
  return [
    ...asked,
    event(endsAt + day, () => purse.bill(endsAt)),
    event(settled, async () => {
      if (!(await purse.settle()) || plan.paying === 'refund') return
      return [event(settled + 4 * hour, () => purse.confirm(settled + 4 * hour))]
    }),
  ]
}
