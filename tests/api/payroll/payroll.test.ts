import type { PayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertRows, selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { ist } from '../visits/visit-world.ts'
import { createPayrollWorld } from './payroll-world.ts'

const world = useWorld(createPayrollWorld)
let sita: Person
beforeEach(async () => {
  world.setClock('2026-07-01')
  sita = await world.addPerson('caretaker', 'Sita Devi')
})
const sumsOf = ({ carried, earned, advances, adjustments, due }: PayBook) => ({
  ...{ carried, earned, advances, adjustments, due },
})

describe('an open month', () => {
  test('adds up the confirmed visits at the rates of their days, advances and adjustments (rules PAY-1 to PAY-5)', async () => {
    await world.setRates(sita)
    await world.setRates(sita, { from: '2026-06-15', day: 750, night: null })
    await world.addDone(sita, '2026-06-04')
    await world.addDone(sita, '2026-06-20', { hours: 5 })
    await world.addDone(sita, '2026-06-05', { code: 'S', proof: 'family' })
    await world.addDone(sita, '2026-06-06', { code: 'L', proof: 'office' })
    await world.addDone(sita, '2026-06-07', { proof: 'none' })
    await world.addDone(sita, '2026-07-01')
    await world.addDone(sita, '2026-04-30')
    await world.enter(sita, { kind: 'advance', amount: 1_000, day: '2026-06-10' })
    await world.enter(sita, { kind: 'addition', amount: 200, day: '2026-06-11' })
    await world.enter(sita, { kind: 'deduction', amount: 50, day: '2026-06-12' })
    const book = await world.bookOf(sita, '2026-06')
    expect(sumsOf(book)).toEqual({ carried: 0, earned: 2_900, advances: 1_000, adjustments: 150, due: 2_050 })
    expect(book.given).toEqual({ D: 2, N: 0, L: 1, S: 1 })
    expect(book.minutes).toBe((12 + 5 + 12 + 12) * 60)
    expect(book.unconfirmed).toMatchObject([{ day: '2026-06-07', code: 'D' }])
    expect(book).toMatchObject({ state: 'open', closing: 'possible', closedMonths: [], rates: { day: 750 } })
    expect(await world.ownBook(sita, '2026-06')).toMatchObject(sumsOf(book))
  })

  test('lists a visit without a rate, and cannot be closed before it has one', async () => {
    await world.setRates(sita, { night: null })
    await world.addDone(sita, '2026-06-04', { code: 'N' })
    expect(await world.bookOf(sita, '2026-06')).toMatchObject({
      closing: 'no_rate',
      unpriced: [{ day: '2026-06-04', code: 'N' }],
    })
    const { status, body } = await world.closeMonth<Refusal>(sita, '2026-06')
    expect([status, body.code]).toEqual([409, 'payroll.no_rate'])
    await world.setRates(sita)
    expect((await world.closeMonth(sita, '2026-06')).body).toMatchObject({ state: 'closed', due: 800 })
  })

  test.each([
    ['2026-07', 'not_over'],
    ['2026-06', 'earlier_open'],
    ['2026-05', 'earlier_open'],
    ['2026-03', 'nothing'],
  ])('the month %s is not closed: %s', async (month, closing) => {
    await world.setRates(sita)
    await world.enter(sita, { kind: 'advance', amount: 10, day: '2026-04-30' })
    await world.addDone(sita, '2026-05-04')
    await world.addDone(sita, '2026-06-04')
    expect(await world.bookOf(sita, month)).toMatchObject({ closing })
    const { status, body } = await world.closeMonth<Refusal>(sita, month)
    expect([status, body.code]).toEqual([409, `payroll.${closing}`])
  })

  test('a month that ends at midnight in the city can be closed in the minute after it', async () => {
    await world.setRates(sita)
    await world.addDone(sita, '2026-06-04')
    world.setClock('2026-06-30', '23:59')
    expect((await world.closeMonth(sita, '2026-06')).status).toBe(409)
    world.setClock('2026-07-01', '00:00')
    expect((await world.closeMonth(sita, '2026-06')).status).toBe(200)
  })
})

describe('a closed month', () => {
  beforeEach(async () => {
    await world.setRates(sita)
    await world.addDone(sita, '2026-06-04')
  })

  test('is closed once and does not change (rules PAY-1, PAY-5, PAY-7)', async () => {
    const { body: closed } = await world.closeMonth(sita, '2026-06')
    expect(closed).toMatchObject({
      state: 'closed',
      closing: 'done',
      due: 700,
      lines: [{ kind: 'visit', amount: 700 }],
    })
    await world.setRates(sita, { day: 900 })
    await world.addDone(sita, '2026-06-05')
    await world.enter(sita, { kind: 'advance', amount: 100, day: '2026-06-30' })
    const { status, body } = await world.closeMonth<Refusal>(sita, '2026-06')
    expect([status, body.code]).toEqual([409, 'payroll.closed'])
    expect(sumsOf(await world.bookOf(sita, '2026-06'))).toEqual(sumsOf(closed))
  })

  test('a visit that is confirmed later, and a late entry, belong to the next month (rules PAY-3, PAY-6)', async () => {
    const late = await world.addDone(sita, '2026-06-05', { proof: 'none' })
    await world.closeMonth(sita, '2026-06')
    expect((await world.bookOf(sita, '2026-07')).unconfirmed).toMatchObject([{ _id: late.id, day: '2026-06-05' }])
    expect((await world.office(late, 'confirm', { reached: 'The son' })).status).toBe(200)
    await world.enter(sita, { kind: 'advance', amount: 100, day: '2026-06-30' })
    const july = await world.bookOf(sita, '2026-07')
    expect(july).toMatchObject({ earned: 700, advances: 100, due: 600, unconfirmed: [] })
    expect(await world.bookOf(sita, '2026-08')).toMatchObject({ lines: [] })
    const row = (await world.listMonth('2026-07')).caretakers.find(({ caretaker }) => caretaker._id === sita.id)
    expect(row).toMatchObject({ earned: 700, advances: 100, due: 600, given: { D: 1 } })
  })

  test('a correction goes into the next month and names the corrected one (rules PAY-4, PAY-6)', async () => {
    const early = await world.enter<Refusal>(sita, { kind: 'correction', amount: -100, month: '2026-06' })
    expect([early.status, early.body.code]).toEqual([409, 'payroll.not_closed'])
    await world.closeMonth(sita, '2026-06')
    const { status, body } = await world.enter(sita, { kind: 'correction', amount: -100, month: '2026-06' })
    expect([status, body.month]).toEqual([201, '2026-07'])
    expect(body.lines).toMatchObject([{ kind: 'correction', amount: -100, corrects: '2026-06' }])
    expect(body.due).toBe(-100)
  })

  test('a debt goes into the next closed month, and is not paid out (rules PAY-5, PAY-8)', async () => {
    await world.enter(sita, { kind: 'advance', amount: 1_000, day: '2026-06-10' })
    expect((await world.closeMonth(sita, '2026-06')).body.due).toBe(-300)
    const refused = await world.payMonth<Refusal>(sita, '2026-06')
    expect([refused.status, refused.body.code]).toEqual([409, 'payroll.not_due'])
    await world.addDone(sita, '2026-08-04')
    world.setClock('2026-09-01')
    expect(sumsOf((await world.closeMonth(sita, '2026-08')).body)).toEqual({
      ...{ carried: -300, earned: 700, advances: 0, adjustments: 0, due: 400 },
    })
    expect(await world.bookOf(sita, '2026-09')).toMatchObject({ carried: 0 })
    expect(await world.bookOf(sita, '2026-07')).toMatchObject({ carried: 0, closing: 'later_closed' })
  })

  test('is paid once, with a reference unless it is paid in cash (rule PAY-8)', async () => {
    const open = await world.payMonth<Refusal>(sita, '2026-06')
    expect([open.status, open.body.code]).toEqual([409, 'payroll.not_closed'])
    await world.closeMonth(sita, '2026-06')
    for (const wrong of [
      { reference: '12' },
      { method: 'cash' },
      { method: 'bank', reference: '' },
      { paidOn: '2026-07-02' },
    ])
      expect((await world.payMonth(sita, '2026-06', wrong)).status).toBe(400)
    const { status, body } = await world.payMonth(sita, '2026-06', { paidOn: '2026-06-30' })
    const payment = { method: 'upi', reference: '412345678901', paidOn: '2026-06-30' }
    expect([status, body.state, body.payment]).toEqual([200, 'paid', payment])
    expect(await world.ownBook(sita, '2026-06')).toMatchObject({ state: 'paid', payment })
    const again = await world.payMonth<Refusal>(sita, '2026-06', { method: 'cash', reference: '' })
    expect([again.status, again.body.code]).toEqual([409, 'payroll.paid'])
  })

  test('the database refuses to pay a visit twice, or one of another caretaker, or one without a confirmation (rule PAY-7)', async () => {
    const other = await world.addPerson('caretaker', 'Padma Rani')
    const visits = [
      await world.addDone(sita, '2026-06-05'),
      await world.addDone(other, '2026-06-05'),
      await world.addDone(sita, '2026-06-06', { proof: 'none' }),
      await world.addVisit({ booking: world.booking, caretaker: sita, startsAt: ist('2026-06-08', '08:00') }),
    ]
    await world.closeMonth(sita, '2026-06')
    const [month] = await selectRows(world, 'pay_months', ['id'], { caretaker_id: sita.id })
    const line = (visit_id: string) =>
      insertRows(world, 'pay_lines', {
        ...{ id: newId(), month_id: month?.id ?? '', caretaker_id: sita.id, visit_id, day: '2026-06-05' },
        ...{ code: 'D' as const, minutes: 720, amount: 700 },
      })
    for (const { id } of visits) await expect(line(id)).rejects.toThrow()
    await expect(
      world.deps.database.write((tx) =>
        tx
          .updateTable('pay_months')
          .set({ due: 1 } as never)
          .execute(),
      ),
    ).rejects.toThrow()
    await expect(world.deps.database.write((tx) => tx.deleteFrom('pay_lines').execute())).rejects.toThrow()
  })
})

test.each([
  { kind: 'advance', amount: 0, day: '2026-06-10' },
  { kind: 'advance', amount: -5, day: '2026-06-10' },
  { kind: 'advance', amount: 10.5, day: '2026-06-10' },
  { kind: 'advance', amount: 10, day: '2026-07-02' },
  { kind: 'advance', amount: 10, day: '2026-06-10', reason: ' ' },
  { kind: 'correction', amount: 0, month: '2026-06' },
])('the entry %o is refused', async (entry) => {
  expect((await world.enter(sita, entry)).status).toBe(400)
})

test.each(['2026-13', '2026', 'May', '1999-01'])('the month %s is refused', async (month) => {
  expect((await world.call(world.admin, 'GET', `/admin/payroll?month=${month}`)).status).toBe(400)
})

test('rates need at least one amount', async () => {
  const none = { day: null, night: null, liveIn: null, session: null }
  expect((await world.setRates(sita, none)).status).toBe(400)
})

test('the list has a row for each caretaker of the month, by name (rule OFF-36)', async () => {
  world.setClock('2026-03-01')
  const padma = await world.addPerson('caretaker', 'Padma Rani')
  const resting = await world.addPerson('caretaker', 'Padma Rani')
  await world.setRates(padma, { from: '2026-01-01' })
  await world.addDone(padma, '2026-02-04')
  await world.addDone(padma, '2026-02-05', { proof: 'none' })
  await world.addDone(sita, '2026-02-06')
  await world.addVisit({
    booking: world.booking,
    caretaker: sita,
    startsAt: ist('2026-02-07', '08:00'),
    status: 'missed',
  })
  for (const [from, to] of [
    ['2026-01-31', '2026-02-03'],
    ['2026-02-28', '2026-03-02'],
  ] as const)
    await insertRows(world, 'time_off', {
      ...{ id: newId(), caretaker_id: resting.id, kind: 'leave', status: 'approved', reason: '' },
      ...{ starts_min: Date.parse(ist(from, '00:00')) / 60_000, ends_min: Date.parse(ist(to, '00:00')) / 60_000 },
      created_at: '2026-01-01T00:00:00.000Z',
    })
  // Equal names get the end of the id.
  const nameOf = ({ id }: Person) => ({ _id: id, name: `Padma Rani (${id.slice(-4)})` })
  const { caretakers, isOver } = await world.listMonth('2026-02')
  expect(isOver).toBe(true)
  expect(caretakers).toMatchObject([
    { caretaker: nameOf(padma), hasRates: true, given: { D: 1 }, earned: 700, unconfirmed: 1, state: 'open' },
    { caretaker: nameOf(resting), hasRates: false, daysOff: 3, earned: 0 },
    { caretaker: { name: 'Sita Devi' }, hasRates: false, unpriced: 1, missed: 1, earned: 0 },
  ])
  expect((await world.listMonth('2024-02')).caretakers).toEqual([])
  const open = caretakers[0]
  await world.closeMonth(padma, '2026-02')
  await world.payMonth(padma, '2026-02', { method: 'cash', reference: '' })
  const [closed] = (await world.listMonth('2026-02')).caretakers
  expect(closed).toEqual({
    ...{ ...open, state: 'paid', unconfirmed: 0 },
    payment: { method: 'cash', reference: null, paidOn: '2026-03-01' },
  })
})

test('a caretaker reads only their own book, and no family or price (rule PAY-9)', async () => {
  const other = await world.addPerson('caretaker', 'Padma Rani')
  await world.setRates(sita)
  await world.setRates(other, { day: 987 })
  await world.addDone(sita, '2026-06-04')
  await world.addDone(other, '2026-06-04')
  const { text, body } = await world.call<PayBook>(sita, 'GET', '/caretaker/payroll?month=2026-06')
  expect(body.lines).toHaveLength(1)
  expect(text).not.toContain('987')
  expect(text).not.toMatch(/charge|price|booking|patient/)
  expect((await world.closeMonth(other, '2026-06')).status).toBe(200)
  const still = await world.call<PayBook>(sita, 'GET', '/caretaker/payroll?month=2026-06')
  expect(still.body).toEqual(body)
  for (const path of ['/admin/payroll', `/admin/payroll/${sita.id}`, `/admin/payroll/${sita.id}/slip`])
    expect((await world.call(sita, 'GET', path)).status).toBe(403)
})

test('the slip is in the language of the caretaker and states that nothing is deducted (rule PAY-10)', async () => {
  await world.call(sita, 'PUT', '/user/profile', { language: 'te' })
  await world.setRates(sita)
  for (const day of ['2026-06-04', '2026-06-05']) await world.addDone(sita, day)
  await world.addDone(sita, '2026-06-06', { proof: 'none' })
  await world.enter(sita, { kind: 'advance', amount: 400, day: '2026-06-10', reason: 'School fees' })
  const { page, text, whatsAppUrl } = await world.slip(sita, '2026-06')
  expect(page).toMatchObject({ language: 'te', issuer: ['తోడు'] })
  expect(text).toContain('\nపేరు: Sita Devi\nనెల: జూన్ 2026\nస్టేటస్: లెక్క ఇంకా ముగియలేదు, మొత్తాలు మారవచ్చు\n\n')
  expect(text).toContain('జూన్ 2026, పగళ్లు: 2 × ₹700 = ₹1,400\n10 జూన్ 2026, అడ్వాన్స్: School fees = -₹400\n\n')
  expect(text).toContain('సంపాదన: ₹1,400\nఅడ్వాన్స్‌లు: -₹400\nచెల్లించాల్సింది: ₹1,000\nఇంకా రుజువు')
  expect(text).toMatch(/విజిట్‌లు: 1\.\n.*ప్రావిడెంట్ ఫండ్/)
  expect(decodeURIComponent(whatsAppUrl ?? text)).toContain(text)
  const own = await world.call<{ page: unknown }>(sita, 'GET', '/caretaker/payroll/slip?month=2026-06')
  expect(own.body).toEqual({ page })
})

test('a slip shows the payment, or the debt that goes into the next month (rule PAY-10)', async () => {
  await world.setRates(sita)
  await world.addDone(sita, '2026-05-04')
  await world.addDone(sita, '2026-05-05', { code: 'S' })
  await world.closeMonth(sita, '2026-05')
  expect((await world.slip(sita, '2026-05')).text).toContain('Closed, not paid yet')
  await world.payMonth(sita, '2026-05')
  const { text } = await world.slip(sita, '2026-05')
  expect(text).toContain('State: Paid\nPaid on: Jul 1, 2026\nPaid by: UPI\nReference: 412345678901\n\n')
  expect(text).toContain('\n\nEarned: ₹950\nPaid out: ₹950\nNo tax')
  await world.enter(sita, { kind: 'advance', amount: 400, day: '2026-06-10' })
  await world.enter(sita, { kind: 'correction', amount: 100, month: '2026-05' })
  await world.closeMonth(sita, '2026-06')
  const july = (await world.slip(sita, '2026-07')).text
  expect(july).toContain('\n\nJul 1, 2026, Correction of May 2026: Asked on the phone = ₹100\n\nEarned: ₹0\n')
  expect(july).toContain(': ₹100\nFrom the month before: -₹400\nGoes into the next month: -₹300\n')
})

test('each command, and a slip opened in WhatsApp, writes an audit row without the reason of an entry', async () => {
  await world.setRates(sita)
  await world.addDone(sita, '2026-06-04')
  await world.enter(sita, { kind: 'addition', amount: 40, day: '2026-06-10', reason: 'secret reason' })
  await world.closeMonth(sita, '2026-06')
  await world.payMonth(sita, '2026-06')
  const opened = (await world.openSlip(sita, '2026-06')).body.slipOpened
  expect(opened).toEqual({ at: world.clock.now.toISOString(), by: expect.any(String) })
  world.pass(1_000)
  expect((await world.openSlip(sita, '2026-06')).body.slipOpened, 'a second press').toEqual(opened)
  expect((await world.bookOf(sita, '2026-05')).slipOpened).toBeNull()
  const rows = await selectRows(world, 'audit_log', ['description', 'changes'], { resource_id: sita.id }, 'seq')
  expect(rows.at(-2)?.changes).toContain('{"field":"method","from":null,"to":"upi"}')
  expect(rows.map(({ description }) => description).slice(-5)).toEqual([
    'Pay of Sita Devi: rates from 2026-05-01',
    'Pay of Sita Devi: addition of ₹40 on 2026-06-10',
    'Pay of Sita Devi: 2026-06 closed, ₹740 due',
    'Pay of Sita Devi: 2026-06 paid, ₹740 by upi, reference …8901',
    'Pay of Sita Devi: 2026-06 slip opened in WhatsApp, en',
  ])
  expect(JSON.stringify(rows)).not.toMatch(/secret reason|412345678901/)
})
