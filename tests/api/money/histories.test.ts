import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld } from './money-world.ts'

/** Fits into a normal test run. `HISTORIES=10000` runs the complete proof (E1). */
const histories = Number(process.env.HISTORIES ?? 40)

const world = useWorld(createMoneyWorld)
beforeEach(() => world.setClock(today))

let last = 700_000_000_000
const newUtr = (): string => {
  last += 1
  return String(last)
}
const session = { code: 'S', start: '10:00', minutes: 60 } as const
const amounts = fc.integer({ min: 1, max: 9_000 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ what: 'work' } as const) },
  fc.record({ what: fc.constant('skip' as const), isCharged: fc.boolean() }),
  fc.constant({ what: 'miss' } as const),
  fc.constant({ what: 'waive' } as const),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pay' as const), amount: amounts }) },
  fc.constant({ what: 'reverse' } as const),
  fc.record({ what: fc.constant('adjust' as const), kind: fc.constantFrom('credit', 'charge'), amount: amounts }),
  fc.record({ what: fc.constant('terms' as const), price: amounts }),
  fc.constant({ what: 'goOn' } as const),
  fc.constant({ what: 'bill' } as const),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** The balance from raw rows: payments, charges of visits, and manual changes. */
async function recount(id: string): Promise<number> {
  const { read } = world.deps.database
  const payments = await read.selectFrom('payments').selectAll().where('booking_id', '=', id).execute()
  const adjustments = await read.selectFrom('money_adjustments').selectAll().where('booking_id', '=', id).execute()
  let balance = 0
  for (const { status, direction, received } of payments)
    if (status === 'confirmed') balance += direction === 'in' ? (received ?? 0) : -(received ?? 0)
  for (const { amount } of adjustments) balance += amount
  for (const { charge, charge_amount } of await world.visitsOf(id)) if (charge === 'due') balance -= charge_amount ?? 0
  return balance
}

/** Checks that each part of a version is charged at most once, and that all parts add up to its price. */
async function checkParts(id: string): Promise<void> {
  const { read } = world.deps.database
  const charged = (await world.visitsOf(id)).filter(({ charge_no }) => charge_no !== null)
  for (const { version, price, parts } of await read
    .selectFrom('care_terms')
    .selectAll()
    .where('booking_id', '=', id)
    .execute()) {
    const own = charged.filter(({ charge_terms }) => charge_terms === version)
    expect(own.map(({ charge_no }) => charge_no ?? 0).toSorted((one, other) => one - other)).toEqual(
      own.map((__, at) => at + 1),
    )
    const within = own.filter(({ charge_no }) => (charge_no ?? 0) <= parts)
    if (within.length === parts) expect(within.reduce((sum, visit) => sum + (visit.charge_amount ?? 0), 0)).toBe(price)
  }
}

async function take(id: string, { what, ...given }: Step): Promise<unknown> {
  const { admin, call } = world
  const next = (await world.visitsOf(id)).find(({ status }) => status === 'planned')
  const money = await world.money(id)
  const lines = money.lines.filter(({ visit, isWaived }) => visit && !isWaived)
  switch (what) {
    case 'work':
      return next && world.work(next)
    case 'skip': {
      const charge = 'isCharged' in given && given.isCharged ? 'due' : 'none'
      return next && call(admin, 'POST', `/admin/visits/${next.id}/skip`, { reason: 'Not needed', charge })
    }
    case 'miss':
      return next && call(admin, 'POST', `/admin/visits/${next.id}/missed`, { reason: 'Nobody came' })
    case 'waive': {
      const visit = lines[0]?.visit
      return (
        visit && call(admin, 'POST', `/admin/visits/${visit._id}/waive`, { reason: 'Late', revision: visit.revision })
      )
    }
    case 'pay': {
      const { amount } = given as { amount: number }
      const { _id } = await world.asked(id, { amount, method: 'bank' })
      return world.decide(_id, { status: 'confirmed', received: amount, utr: newUtr() })
    }
    case 'reverse': {
      const payment = money.payments.find(({ status }) => status === 'confirmed')
      return payment && world.adjust(id, { kind: 'reversal', payment: payment._id })
    }
    case 'adjust':
      return world.adjust(id, given)
    case 'terms':
      return call(admin, 'PUT', `/admin/bookings/${id}/terms`, { ...given, reason: 'Agreed' })
    case 'goOn':
      return call(admin, 'POST', `/admin/bookings/${id}/go-on`, { packages: 1 })
    case 'bill':
      return (
        money.billFrom &&
        call(admin, 'POST', `/admin/bookings/${id}/bills`, {
          from: money.billFrom,
          to: lines[0]?.day ?? money.billFrom,
        })
      )
  }
}

test('after any events the balance equals the rows and a package adds up to its price (rules MON-1 to MON-3, E1)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      world.setClock(today)
      const caretaker = await world.addPerson('caretaker')
      const booking = await world.bookPackage('physiotherapy', 'weekly')
      const id = booking._id
      await world.assign(world.admin, booking, caretaker)
      await world.plan(booking, { shifts: [session] })
      await world.begin(booking, caretaker)
      for (const one of steps) {
        await take(id, one)
        expect((await world.money(id)).balance).toBe(await recount(id))
      }
      await checkParts(id)
      const open = (await world.visitsOf(id)).some(({ status }) => status === 'started')
      if (open) return
      await world.advance(caretaker, booking, 'completed')
      await world.call(world.admin, 'POST', `/admin/bookings/${id}/settle`)
      const { balance, payments } = await world.money(id)
      expect(balance).toBe(await recount(id))
      const waiting = payments.find(({ status }) => status === 'asked')
      expect(waiting ? (waiting.direction === 'in' ? -1 : 1) * waiting.amount : 0).toBe(balance)
    }),
    { numRuns: histories },
  )
  const issued = await selectRows(world, 'issued_documents', ['series', 'number'])
  for (const [, rows] of Map.groupBy(issued, ({ series }) => series))
    expect(rows.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(rows.map((__, at) => at + 1))
}, 7_200_000)
