import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, loadConfig, verifyAudit } from '@thodu/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRaw } from '../../tests/support/raw-database.ts'
import { fillDemo } from './fill-demo.ts'
import { demoPayments } from './play-money.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-fill-demo-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

type Visit = {
  status: string
  origin_kind: string | null
  caretaker_id: string | null
  starts_min: number
  ends_min: number
}

// After 6:30 PM UTC it is already the next day in the city, and events follow a booking made hours ago. The free caretakers
// differ by weekday.
it.each([0, 2, 4, 6])(
  'the demo can be filled in %i days, late in the evening, when the city is a day ahead of UTC',
  async (days) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    vi.setSystemTime(new Date(`${day}T22:53:00Z`))
    const env = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
    await expect(fillDemo(loadConfig(env, undefined, demoPayments))).resolves.toBeUndefined()
    const { database } = await createDeps(loadConfig(env))
    expect(await verifyAudit(database)).toMatchObject({ ok: true })
    await database.close()
    const now = Date.now() / 60_000
    const visits = useRaw(join(folder, 'thodu.db'), (raw) =>
      raw.prepare<[], Visit>('select status, origin_kind, caretaker_id, starts_min, ends_min from visits').all(),
    )
    // In six weeks every kind of visit has occurred, and no past visit is unresolved.
    expect(visits.filter(({ status }) => status === 'done').length).toBeGreaterThan(300)
    expect(visits.filter(({ status, ends_min }) => status === 'planned' && ends_min < now)).toEqual([])
    const has = (wanted: Partial<Visit>) =>
      visits.some((visit) => Object.entries(wanted).every(([name, value]) => visit[name as keyof Visit] === value))
    expect(has({ status: 'missed' }) && has({ origin_kind: 'replacement' }) && has({ origin_kind: 'moved' })).toBe(true)
    expect(has({ status: 'planned', caretaker_id: null })).toBe(true)
    // The office has called and written, and some promises were broken.
    const told = useRaw(join(folder, 'thodu.db'), (raw) => ({
      outcomes: new Set(raw.prepare('select outcome from calls').pluck().all()),
      templates: new Set(raw.prepare("select template from communications where state = 'sent'").pluck().all()),
      kept: raw
        .prepare('select count(*) from promises where met_at is not null and broken_noted_at is null')
        .pluck()
        .get(),
      explained: new Set(raw.prepare('select reason_code from promises where reason_code is not null').pluck().all()),
      held: raw.prepare('select count(*) from promise_holds').pluck().get(),
      unmarked: raw.prepare("select count(*) from calls where note not like '%(demo)'").pluck().get(),
      mails: new Set(raw.prepare('select status from outbox_mails').pluck().all()),
    }))
    expect([...told.outcomes].toSorted()).toEqual(['no-answer', 'reached'])
    expect([...told.templates].toSorted()).toEqual(['callMissed', 'caretakerAssigned', 'reviewAsked'])
    expect(Number(told.kept)).toBeGreaterThan(200)
    expect([...told.explained].toSorted()).toEqual(['no-caretaker', 'our-delay'])
    expect([told.held, told.unmarked, [...told.mails]]).toEqual([3, 0, ['sent']])
    // A month of money: payments by UPI and in cash, receipts, a bill and a refund; every open state occurs.
    const money = useRaw(join(folder, 'thodu.db'), (raw) => ({
      ways: raw.prepare("select distinct method || status from payments where direction = 'in'").pluck().all(),
      waits: raw.prepare("select direction || status from payments where status in ('asked', 'claimed')").pluck().all(),
      series: raw.prepare('select distinct series from issued_documents').pluck().all(),
      charged: raw.prepare('select count(*) from visits where charge_amount > 0').pluck().get(),
    }))
    expect(money.ways).toEqual(expect.arrayContaining(['upiconfirmed', 'cashconfirmed', 'upiasked', 'upiclaimed']))
    expect([...new Set(money.waits)].toSorted()).toEqual(['inasked', 'inclaimed', 'outasked'])
    expect(money.series.toSorted()).toEqual(['B', 'F', 'R'])
    expect(Number(money.charged)).toBeGreaterThan(300)
    // The office has asked by link, and has paid the caretakers for a month.
    const pay = useRaw(join(folder, 'thodu.db'), (raw) => ({
      answers: raw.prepare("select distinct coalesce(answer, 'open') from offers").pluck().all(),
      paid: raw.prepare('select count(*) from pay_months where paid_at is not null').pluck().get(),
      advances: raw.prepare("select count(*) from pay_entries where kind = 'advance'").pluck().get(),
    }))
    expect([pay.answers.toSorted(), pay.advances]).toEqual([['no', 'open', 'yes'], 2])
    expect(Number(pay.paid)).toBeGreaterThan(8)
  },
  240_000,
)
