import {
  fewestCounted,
  type PromiseKind,
  promiseKinds,
  promiseReasons,
  publicPromiseKinds,
} from '@thodu/api/contract/promises/promise-kinds'
import type { KeptPromises } from '@thodu/api/contract/promises/promises.schema'
import type { PromiseReport } from '@thodu/api/contract/reports/reports.schema'
import type { PromiseRow, Tables } from '@thodu/db'
import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { endPromises, meetPromises, unmeetPromise } from '../../../api/src/promises/keep-promises.ts'
import { makePromises } from '../../../api/src/promises/make-promises.ts'
import { readFirstCallReport } from '../../../api/src/reports/first-call-report.ts'
import { insertRows, selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

/** Computes the reports from all rows independently; the answers of the server must be equal. */

type Span = { from: string; to: string }

const minute = 60_000
const day = 1_440 * minute
/** The city is five and a half hours ahead of UTC all year. */
const dayOf = (time: number | string): string =>
  new Date((typeof time === 'string' ? Date.parse(time) : time) + 330 * minute).toISOString().slice(0, 10)
const step = (from: string, days: number): string => new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

function mondayBefore(from: string): string {
  let found = from
  while (new Date(found).getUTCDay() !== 1) found = step(found, -1)
  return found
}
const isWithin = ({ from, to }: Span, one: string): boolean => from <= one && one <= to
const times = <Item>(items: readonly Item[], fits: (item: Item) => boolean): number => items.filter(fits).length

const isKept = ({ void_at, met_at, ends_at }: PromiseRow): boolean =>
  void_at === null && met_at !== null && met_at <= ends_at
/** A promise that was noted as broken, kept late or never, and is not void. */
const isBroken = ({ void_at, broken_noted_at }: PromiseRow): boolean => void_at === null && broken_noted_at !== null

function recountPromises(all: readonly PromiseRow[], span: Span, names: Map<string, string>): PromiseReport {
  const rows: PromiseReport['rows'] = []
  const reasons: PromiseReport['reasons'] = []
  const people = [...names.keys()].sort()
  const dated = all.map((row) => ({ ...row, due: dayOf(row.due_at) })).filter(({ due }) => isWithin(span, due))
  for (let week = mondayBefore(span.from); week <= span.to; week = step(week, 7)) {
    const ofWeek = dated.filter(({ due }) => isWithin({ from: week, to: step(week, 6) }, due))
    for (const kind of promiseKinds) {
      const own = ofWeek.filter((row) => row.kind === kind)
      const [kept, broken] = [times(own, isKept), times(own, isBroken)]
      if (kept + broken > 0) rows.push({ week, kind, kept, broken })
      for (const reason of promiseReasons)
        for (const id of people) {
          const count = times(own, (row) => isBroken(row) && row.reason_code === reason && row.reason_by === id)
          if (count > 0) reasons.push({ week, kind, reason, by: { _id: id, name: names.get(id) ?? '' }, count })
        }
      const unexplained = times(own, (row) => isBroken(row) && row.reason_code === null)
      if (unexplained > 0) reasons.push({ week, kind, reason: null, by: null, count: unexplained })
    }
  }
  return { ...span, rows, reasons }
}

/** Days that histories reach back, and days that the requested spans reach into the future. */
const [back, ahead] = [120, 5]
const world = useWorld(createWorld)
let office: Person[]

const timeOf = (ms: number): string => new Date(ms).toISOString()
const ask = <Body>(name: string, query: string) => world.call<Body>(office[0], 'GET', `/admin/reports/${name}?${query}`)
const read = async <Body>(name: string, { from, to }: { from: string; to: string }) =>
  (await ask<Body>(name, `from=${from}&to=${to}`)).body

type NewPromise = Insertable<Tables['promises']>
const subjects: Record<PromiseKind, PromiseRow['subject_type']> = {
  call: 'booking',
  match: 'booking',
  verification: 'booking',
  caregiver: 'booking',
  rematch: 'booking',
  callback: 'callback',
  reply: 'message',
}

/** The fate of a promise that began at a random minute of four months. */
const history = fc.record({
  kind: fc.constantFrom(...promiseKinds),
  ago: fc.integer({ min: 0, max: back * 1_440 }),
  minutes: fc.integer({ min: 1, max: 2_880 }),
  fate: fc.constantFrom('kept', 'kept', 'late', 'never', 'void', 'open'),
  /** Thousandths of the promised time, or minutes of delay. */
  part: fc.integer({ min: 0, max: 1_000 }),
  reason: fc.option(fc.constantFrom(...promiseReasons), { freq: 3 }),
  by: fc.nat(2),
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

function toPromise({ kind, ago, minutes, fate, part, reason, by }: History, index: number, now: number): NewPromise {
  const start = now - ago * minute + part
  const end = start + minutes * minute
  const done = timeOf(
    fate === 'late' ? end + (part + 1) * minute : start + Math.floor((minutes * minute * part) / 1_000),
  )
  // A late promise that is undone was noted as broken before it became void.
  const isBroken = fate === 'late' || fate === 'never' || (fate === 'void' && part > 500)
  const explained = isBroken && reason !== null
  return {
    id: `report-${index}`,
    subject_type: subjects[kind],
    subject_id: `report-${index}`,
    kind,
    round: 0,
    clock: 'always',
    started_at: timeOf(start),
    due_at: timeOf(end),
    due_day: dayOf(end),
    ends_at: timeOf(end),
    held_minutes: 0,
    next_alert_at: null,
    met_at: fate === 'kept' || fate === 'late' ? done : null,
    broken_noted_at: isBroken ? timeOf(end) : null,
    closed_at: fate === 'never' && part > 500 ? timeOf(end) : null,
    void_at: fate === 'void' ? done : null,
    void_reason: fate === 'void' ? 'cancelled' : null,
    reason_code: explained ? reason : null,
    reason_note: null,
    reason_by: explained ? (office[by]?.id ?? null) : null,
    reason_at: explained ? timeOf(end) : null,
  }
}

/** Inserts half of the histories in their final state and the others step by step, because counts follow both. */
async function addPromises(histories: readonly History[]): Promise<void> {
  const now = world.clock.now.getTime()
  await world.deps.database.write(async (tx) => {
    for (const [index, one] of histories.entries()) {
      const { met_at, broken_noted_at, void_at, void_reason, ...promise } = toPromise(one, index, now)
      const isWhole = index % 2 === 0
      const fate = { met_at, broken_noted_at, void_at, void_reason }
      const open = { met_at: null, broken_noted_at: null, void_at: null, void_reason: null }
      await tx
        .insertInto('promises')
        .values({ ...promise, ...(isWhole ? fate : open) })
        .execute()
      if (isWhole) continue
      for (const step of [{ broken_noted_at }, { met_at }, { void_at, void_reason }])
        await tx.updateTable('promises').set(step).where('id', '=', promise.id).execute()
    }
  })
}

const someSpan = fc
  .record({ last: fc.integer({ min: -ahead, max: back + 5 }), days: fc.oneof(fc.nat(20), fc.nat(365)) })
  .map(({ last, days }) => {
    const to = world.clock.now.getTime() - last * 1_440 * minute
    return { from: dayOf(to - days * 1_440 * minute), to: dayOf(to) }
  })

beforeAll(async () => {
  office = []
  for (const name of ['Ravi', 'Meera', 'Anil']) office.push(await world.addPerson('admin', name))
  await addPromises(fc.sample(history, { numRuns: 3_000, seed: 20 }))
}, 120_000)

describe('reports of any days equal a recount of all rows', () => {
  const names = () => new Map(office.map(({ id, name }) => [id, name]))
  const promises = () => selectRows(world, 'promises', '*')

  test('for promises and reasons', async () => {
    const rows = await promises()
    const check = async (span: { from: string; to: string }) => {
      const report = await read<PromiseReport>('promises', span)
      expect(report).toEqual(recountPromises(rows, span, names()))
      const sum = (items: readonly { broken?: number; count?: number }[]) =>
        items.reduce((total, { broken = 0, count = 0 }) => total + broken + count, 0)
      expect(sum(report.reasons)).toBe(sum(report.rows))
    }
    await fc.assert(fc.asyncProperty(someSpan, check), { numRuns: 30, seed: 1 })
    const now = world.clock.now.getTime()
    const whole = { from: dayOf(now - back * 1_440 * minute), to: dayOf(now) }
    const { rows: counted, reasons } = await read<PromiseReport>('promises', whole)
    expect(new Set(counted.map(({ kind }) => kind)).size).toBe(promiseKinds.length)
    expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(promiseReasons.length + 1)
    expect(new Set(reasons.map(({ by }) => by?.name)).size).toBe(office.length + 1)
  }, 120_000)
})

test('the report of the last 90 days equals the kept rate', async () => {
  const { database, config } = world.deps
  const now = world.clock.now.getTime()
  // A promise kept today that is due tomorrow counts in neither before its due day.
  await database.write(async (tx) => {
    const subject = { type: 'booking', id: 'due-tomorrow' } as const
    await makePromises(tx, config.promises, subject, { kinds: ['caregiver'] }, world.clock.now)
    await meetPromises(tx, subject, ['caregiver'], world.clock.now)
  })
  const { body: kept } = await world.call<KeptPromises>(undefined, 'GET', '/promises/kept')
  const { rows } = await read<PromiseReport>('promises', { from: dayOf(now - 89 * 1_440 * minute), to: dayOf(now) })
  for (const kind of publicPromiseKinds) {
    const own = rows.filter((row) => row.kind === kind)
    const total = own.reduce((sum, row) => sum + row.kept + row.broken, 0)
    expect(total).toBeGreaterThan(fewestCounted)
    expect(kept[kind]).toEqual({ kept: own.reduce((sum, row) => sum + row.kept, 0), total })
  }
})

test('the report of calls counts them by day in the city and by outcome', async () => {
  const add = (id: string, outcome: 'reached' | 'busy', created_at: string) => {
    const row = { phone10: '9876500000', note: null, next_try_at: null, by_id: office[0]?.id ?? '', client_call_id: id }
    return insertRows(world, 'calls', { ...row, id, outcome, direction: 'out', day: dayOf(created_at), created_at })
  }
  await add('one', 'reached', '2026-05-04T18:29:00.000Z')
  await add('two', 'reached', '2026-05-04T18:30:00.000Z')
  await add('three', 'reached', '2026-05-05T04:30:00.000Z')
  await add('four', 'busy', '2026-05-05T04:30:00.000Z')
  const span = { from: '2026-05-05', to: '2026-05-05' }
  const rows = [
    { day: '2026-05-05', outcome: 'busy', count: 1 },
    { day: '2026-05-05', outcome: 'reached', count: 2 },
  ]
  expect(await read('calls', span)).toEqual({ ...span, rows })
})

test('the time to the first call is from the booking to the first successful call', async () => {
  world.clock.now = new Date('2026-06-15T04:00:00.000Z')
  const { database, config } = world.deps
  const start = world.clock.now.getTime()
  const after = (minutes: number) => new Date(start + minutes * minute)
  const subject = (id: string) => ({ type: 'booking', id }) as const
  await database.write(async (tx) => {
    for (const id of ['quick', 'slow', 'undone', 'cancelled', 'waiting'])
      await makePromises(tx, config.promises, subject(id), { kinds: ['call', 'match'] }, after(0))
    await meetPromises(tx, subject('quick'), ['call'], after(4.5))
    await meetPromises(tx, subject('quick'), ['call'], after(90))
    await meetPromises(tx, subject('slow'), ['call'], after(200))
    await meetPromises(tx, subject('undone'), ['call'], after(1))
    await unmeetPromise(tx, subject('undone'), { kind: 'call' }, after(2))
    await meetPromises(tx, subject('undone'), ['call'], after(30))
    await endPromises(tx, subject('cancelled'), 'cancelled', after(10))
  })
  const span = { from: '2026-06-15', to: '2026-06-21' }
  const figures = { called: 3, uncalled: 1, median: 30, ninetieth: 200 }
  expect(await read('first-calls', span)).toEqual({
    ...span,
    weeks: [{ week: '2026-06-15', ...figures }],
    whole: figures,
  })
})

test('a week begins on Monday in the city, and a week without calls is empty', async () => {
  const { database, config } = world.deps
  const monday = Date.parse('2027-01-11T00:00:00+05:30')
  await database.write(async (tx) => {
    for (const at of [monday - 1, monday, monday + 1]) {
      const subject = { type: 'booking', id: `monday-${at}` } as const
      await makePromises(tx, config.promises, subject, { kinds: ['call'] }, new Date(at))
    }
  })
  const span = { from: '2027-01-04', to: '2027-01-17' }
  const none = { called: 0, median: null, ninetieth: null }
  expect(await readFirstCallReport(database.read, span)).toEqual({
    ...span,
    weeks: [
      { week: '2027-01-04', ...none, uncalled: 1 },
      { week: '2027-01-11', ...none, uncalled: 2 },
    ],
    whole: { ...none, uncalled: 3 },
  })
})

test.each(['promises', 'calls', 'first-calls'])('%s: invalid days and more than a year are refused', async (name) => {
  const refusal = async (query: string) => {
    const { status, body } = await ask<Refusal>(name, query)
    return [status, body.code, body.errors]
  }
  const date = 'Please enter a valid date'
  expect(await refusal('')).toEqual([400, 'request.invalid', { from: date, to: date }])
  expect(await refusal('from=2026-02-29&to=2026-03-01')).toEqual([400, 'request.invalid', { from: date }])
  expect(await refusal('from=2026-03-01&to=tomorrow')).toEqual([400, 'request.invalid', { to: date }])
  const order = { to: 'Please choose a last day that is not before the first.' }
  expect(await refusal('from=2026-03-02&to=2026-03-01')).toEqual([400, 'request.invalid', order])
  const long = { to: 'A report covers at most one year.' }
  expect(await refusal('from=2025-03-01&to=2026-03-02')).toEqual([400, 'request.invalid', long])
  expect((await ask(name, 'from=2025-03-01&to=2026-03-01')).status).toBe(200)
  expect((await ask(name, 'from=2026-03-01&to=2026-03-01')).status).toBe(200)
})
