import type { MoneyDocument } from '@thodu/api/contract/money/money.schema'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { dayInCity, dayMs } from '@thodu/api/contract/time'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepDocuments } from '../../../api/src/money/sweep-documents.ts'
import { findRow, insertRows, selectRow, selectRows } from '../../support/rows.ts'
import { samplePayments } from '../../support/samples/payments.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { today } from '../visits/visit-world.ts'
import { createMoneyWorld, type OfficeMoney } from './money-world.ts'

const world = useWorld(createMoneyWorld)
beforeEach(() => {
  world.setClock(today)
  world.deps.settings.values.payments = samplePayments
})

const given = async () => {
  const { booking, visit, caretaker } = await world.planOne()
  await world.asked(booking._id, { amount: 500, method: 'cash' })
  await world.begin(booking, caretaker)
  await world.work(visit)
  return { id: booking._id, visit, money: await world.money(booking._id) }
}
const bill = <Body = OfficeMoney>(id: string, days: { from: string; to: string }) =>
  world.call<Body>(world.admin, 'POST', `/admin/bookings/${id}/bills`, days)
const waive = <Body = OfficeMoney>(visit: string, revision: number) =>
  world.call<Body>(world.admin, 'POST', `/admin/visits/${visit}/waive`, { reason: 'She left early', revision })
const lineOf = (money: OfficeMoney) => money.lines.find(({ kind }) => kind === 'done')
const revisionOf = (money: OfficeMoney) => lineOf(money)?.visit?.revision ?? -1

describe('a bill (rule MON-16)', () => {
  test('lists the costs of its days, once, with names and amounts that stay unchanged', async () => {
    const { id, money } = await given()
    const day = lineOf(money)?.day ?? ''
    const price = -(lineOf(money)?.amount ?? 0)
    expect([money.billFrom, price > 0]).toEqual([day, true])
    await world.adjust(id, { kind: 'charge', amount: 250 })
    await world.decide(money.payments[0]?._id ?? '', { status: 'confirmed', received: 500 })
    const paid = await selectRow(world, 'payments', '*', { booking_id: id })
    const refund = { ...paid, id: newId(), direction: 'out', received: 200, reference: 'R2', number: 9 } as const
    await insertRows(world, 'payments', refund)
    const { status, body } = await bill(id, { from: day, to: day })
    expect([status, body.billFrom]).toEqual([201, null])
    const [issued] = body.documents
    expect(issued).toMatchObject({ series: 'B', total: price + 250, label: expect.stringMatching(/^B\/26-27\/\d{5}$/) })
    const { page } = (await world.document(issued?._id ?? '')).body
    expect(page.title).toBe('Bill')
    expect(page.lines.map(({ what }) => what)).toEqual(['Visit', 'Charge'])
    expect(page.sums.map(({ name }) => name)).toEqual(['Amount', 'Paid so far', 'Still to pay'])
    // A refund that was sent counts as not paid.
    expect(page.sums[1]?.value).toBe('₹300')
    const again = await bill<Refusal>(id, { from: '2026-06-01', to: day })
    expect([again.status, again.body.code]).toEqual([409, 'money.days_billed'])
  })

  test('covers days until today and requires at least one charge', async () => {
    const { booking } = await world.planOne()
    const ahead = await bill<Refusal>(booking._id, { from: today, to: '2026-12-31' })
    expect([ahead.status, ahead.body.errors]).toEqual([400, { to: 'This day is in the future.' }])
    expect((await bill<Refusal>(booking._id, { from: today, to: today })).body.code).toBe('money.nothing_to_bill')
    expect((await bill(booking._id, { from: today, to: '2026-06-01' })).status).toBe(400)
  })

  test('uses the language of the family when an admin creates it, and the requested one for the family', async () => {
    const { id, money } = await given()
    const day = lineOf(money)?.day ?? ''
    const { body } = await bill(id, { from: day, to: day })
    const document = body.documents[0]?._id ?? ''
    const { write } = world.deps.database
    const speaks = (language: 'te' | null) =>
      write((tx) => tx.updateTable('accounts').set({ language }).where('id', '=', world.family.id).execute())
    await speaks('te')
    expect((await world.document(document)).body.page).toMatchObject({ title: 'బిల్లు', language: 'te' })
    await speaks(null)
    const own = await world.call<MoneyDocument>(
      world.family,
      'GET',
      `/booking/${id}/documents/${document}`,
      undefined,
      {
        [languageHeader]: 'hi',
      },
    )
    expect([own.status, own.body.page.title]).toEqual([200, 'बिल'])
  })

  test.each([
    ['none', 'Bill', []],
    ['exempt', 'Bill of supply', ['Exempt from tax: notification 12/2017-CT(R), entry 74.']],
    ['18', 'Bill', []],
  ] as const)('shows the tax as configured: %s', async (kind, title, notes) => {
    world.deps.settings.values.payments = { ...samplePayments, gstin: '36ABCDE1234F1Z5', tax: { 'elderly-care': kind } }
    const { id, money } = await given()
    const day = lineOf(money)?.day ?? ''
    const { body } = await bill(id, { from: day, to: day })
    const { page } = (await world.document(body.documents[0]?._id ?? '')).body
    expect([page.title, page.notes]).toEqual([title, notes])
    const names = page.sums.map(({ name }) => name)
    expect(names.includes('CGST 9 %')).toBe(kind === '18')
    expect(page.facts.some(({ name }) => name === 'GSTIN')).toBe(kind !== 'none')
  })
})

test('a credit for a bill has a credit note, is limited to the rest of the bill, and appears on no later bill (rule MON-9)', async () => {
  const { id, money } = await given()
  const day = lineOf(money)?.day ?? ''
  const [issued] = (await bill(id, { from: day, to: day })).body.documents
  if (!issued) throw new Error('No bill')
  const credit = <Body = OfficeMoney>(amount: number, of: string) =>
    world.adjust<Body>(id, { kind: 'credit', amount, bill: of })
  const tooMuch = await credit<Refusal>(issued.total + 1, issued._id)
  expect([tooMuch.status, tooMuch.body.message]).toEqual([409, 'That is more than the rest of the bill.'])
  const { status, body } = await credit(issued.total - 100, issued._id)
  const note = body.documents.find(({ series }) => series === 'C')
  expect([status, note?.total, body.balance - money.balance]).toEqual([201, issued.total - 100, issued.total - 100])
  const { page } = (await world.document(note?._id ?? '')).body
  expect([page.title, page.facts.find(({ name }) => name === 'Reverses')?.value]).toEqual(['Credit note', issued.label])
  expect((await credit<Refusal>(101, issued._id)).body.code).toBe('money.more_than_bill')
  expect((await credit<Refusal>(1, note?._id ?? '')).status).toBe(404)
  const other = await given()
  expect((await world.adjust<Refusal>(other.id, { kind: 'credit', amount: 1, bill: issued._id })).status).toBe(404)
  // A credit without a bill appears on the next bill. This one has its own credit note.
  world.clock.now = new Date(world.clock.now.getTime() + dayMs)
  const next = dayInCity(world.clock.now)
  await world.adjust(id, { kind: 'charge', amount: 300 })
  await credit(100, issued._id)
  const later = (await bill(id, { from: next, to: next })).body.documents.find(({ series }) => series === 'B')
  expect(later?.total).toBe(300)
})

test('the names in a document are erased after eight more years, and its number stays (rule MON-11)', async () => {
  const { id, money } = await given()
  const day = lineOf(money)?.day ?? ''
  const [issued] = (await bill(id, { from: day, to: day })).body.documents
  const read = async () => (await world.document(issued?._id ?? '')).body
  const family = (await read()).page.facts
  world.clock.now = new Date('2035-03-31T18:29:00Z')
  await sweepDocuments(world.deps)
  world.setClock(today)
  expect((await read()).page.facts).toEqual(family)
  world.clock.now = new Date('2035-03-31T18:30:00Z')
  await sweepDocuments(world.deps)
  world.setClock(today)
  const erased = await read()
  expect([erased.label, erased.total, erased.page.notes]).toEqual([
    issued?.label,
    issued?.total,
    ['The text of this document was erased.'],
  ])
  expect(erased.page.lines).toEqual([])
})

describe('waiving a charge (rule MON-16)', () => {
  test('removes a visit from the amount due, once, with a reason', async () => {
    const { id, visit, money } = await given()
    const { status, body } = await waive(visit.id, revisionOf(money))
    expect([status, body.balance, lineOf(body)?.isWaived]).toEqual([200, 0, true])
    const again = await waive<Refusal>(visit.id, revisionOf(body))
    expect([again.status, again.body.code]).toEqual([409, 'money.costs_nothing'])
    const row = await findRow(world, 'visits', ['waive_reason'], { id: visit.id })
    expect(row?.waive_reason).toBe('She left early')
    expect(JSON.stringify(await selectRows(world, 'audit_log', '*'))).not.toContain('She left early')
    expect((await world.money(id)).billFrom).toBeNull()
    const written = (await world.readAudit(id)).at(-1)
    expect([written?.action, JSON.parse(written?.changes ?? '[]')]).toEqual([
      'BOOKING_UPDATED',
      [
        { field: 'charge', from: 'due', to: 'waived' },
        { field: 'reason', from: null, to: null, hidden: true },
      ],
    ])
    const [, second] = await world.visitsOf(id)
    expect((await waive<Refusal>(second?.id ?? '', second?.revision ?? 0)).body.code).toBe('money.costs_nothing')
  })

  test('is refused for a stale revision, and for a billed visit', async () => {
    const { id, visit, money } = await given()
    expect((await waive<Refusal>(visit.id, revisionOf(money) - 1)).body.code).toBe('visit.stale')
    const day = lineOf(money)?.day ?? ''
    await bill(id, { from: day, to: day })
    const billed = await waive<Refusal>(visit.id, revisionOf(money))
    expect([billed.status, billed.body.message]).toEqual([409, 'This visit is on a bill. Give a credit instead.'])
  })
})
