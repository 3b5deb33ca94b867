import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createPayrollWorld, rates } from './payroll-world.ts'

/** Fits into a normal test run; `HISTORIES=10000` runs more. */
const histories = Number(process.env.HISTORIES ?? 25)
const months = ['2026-05', '2026-06', '2026-07', '2026-08'] as const

const world = useWorld(createPayrollWorld)

const month = fc.constantFrom(...months)
const place = fc.integer({ min: 1, max: 28 })
const amount = fc.integer({ min: 1, max: 3_000 })
const weigh = <const What extends string, More>(
  weight: number,
  what: What,
  more: { [Key in keyof More]: fc.Arbitrary<More[Key]> },
) => ({ weight, arbitrary: fc.record<More>(more).map((given) => ({ what, ...given })) })
const step = fc.oneof(
  weigh(5, 'visit', {
    ...{ month, place, code: fc.constantFrom('D', 'N', 'L', 'S') },
    proof: fc.constantFrom('code', 'family', 'office', 'none'),
  }),
  weigh(2, 'planned', { month, place }),
  weigh(2, 'confirm', { place }),
  weigh(3, 'entry', { kind: fc.constantFrom('advance', 'addition', 'deduction'), month, place, amount }),
  weigh(2, 'correct', { month, amount: fc.integer({ min: -900, max: 900 }) }),
  weigh(2, 'rates', { month, day: amount }),
  weigh(4, 'close', { month }),
  weigh(2, 'pay', { month }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
const dayOf = (of: string, at: number): string => `${of}-${String(at).padStart(2, '0')}`

async function take(caretaker: Person, given: Step): Promise<unknown> {
  switch (given.what) {
    case 'visit':
      return world.addDone(caretaker, dayOf(given.month, given.place), given as { code: 'D'; proof: 'code' })
    case 'planned': {
      const startsAt = `${dayOf(given.month, given.place)}T03:30:00.000Z`
      return world.addVisit({ booking: world.booking, caretaker, startsAt, minutes: 30 })
    }
    case 'confirm': {
      const waiting = await selectRows(world, 'visits', ['id'], { caretaker_id: caretaker.id, start_proof: 'none' })
      const visit = waiting[given.place % Math.max(1, waiting.length)]
      return visit && world.office(visit, 'confirm', { reached: 'The son' })
    }
    case 'entry':
      return world.enter(caretaker, { ...given, day: dayOf(given.month, given.place) })
    case 'correct':
      return world.enter(caretaker, { kind: 'correction', month: given.month, amount: given.amount })
    case 'rates':
      return world.setRates(caretaker, { from: dayOf(given.month, 1), day: given.day })
    case 'close':
      return world.closeMonth(caretaker, given.month)
    case 'pay':
      return world.payMonth(caretaker, given.month)
  }
}

/** Checks all closed months from their raw rows. */
async function checkClosed({ id }: Person): Promise<void> {
  const closed = await selectRows(world, 'pay_months', '*', { caretaker_id: id }, 'month')
  const lines = await selectRows(world, 'pay_lines', '*', { caretaker_id: id })
  const entries = new Map(
    (await selectRows(world, 'pay_entries', '*', { caretaker_id: id })).map((row) => [row.id, row]),
  )
  const visits = new Map((await selectRows(world, 'visits', '*', { caretaker_id: id })).map((row) => [row.id, row]))
  const items = lines.map(({ visit_id, entry_id }) => visit_id ?? entry_id)
  expect(new Set(items).size).toBe(items.length)
  let debt = 0
  for (const row of closed) {
    const own = lines.filter(({ month_id }) => month_id === row.id)
    const sumOf = (kinds: readonly string[]) =>
      own.reduce((sum, line) => {
        const kind = line.entry_id === null ? 'visit' : (entries.get(line.entry_id)?.kind ?? '')
        return kinds.includes(kind) ? sum + line.amount : sum
      }, 0)
    expect(row.carried).toBe(debt)
    expect(row.earned).toBe(sumOf(['visit']))
    expect(row.advances).toBe(0 - sumOf(['advance']))
    expect(row.due).toBe(debt + own.reduce((sum, line) => sum + line.amount, 0))
    debt = Math.min(0, row.due)
    for (const line of own) {
      expect(line.day <= `${row.month}-31`).toBe(true)
      const visit = line.visit_id === null ? undefined : visits.get(line.visit_id)
      if (visit) {
        expect([visit.status, visit.started_min === null, visit.caretaker_id]).toEqual(['done', false, id])
        expect([visit.start_proof, visit.end_proof]).not.toEqual(['none', 'none'])
      }
      const corrects = line.entry_id === null ? null : (entries.get(line.entry_id)?.corrects ?? null)
      if (corrects !== null) expect(row.month > corrects).toBe(true)
    }
  }
}

test('after any months no visit is paid twice or without a start, sums add up, and corrections go forward (rules PAY-3 to PAY-7)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      world.setClock('2026-09-15')
      const caretaker = await world.addPerson('caretaker')
      await world.setRates(caretaker)
      const before = new Map<string, string>()
      for (const given of steps) {
        // A caretaker is in one place at a time: the second visit of a day cannot be stored.
        await take(caretaker, given).catch(() => undefined)
        for (const row of await selectRows(world, 'pay_months', ['id', 'month', 'due'], {
          caretaker_id: caretaker.id,
        })) {
          const now = `${row.month} ${row.due}`
          expect(before.get(row.id) ?? now).toBe(now)
          before.set(row.id, now)
        }
      }
      await checkClosed(caretaker)
      // The rest of the book is closed too: then each confirmed visit and each entry is in exactly one month.
      await world.setRates(caretaker, rates)
      for (const next of [...months, '2026-09']) {
        if (next === '2026-09') world.setClock('2026-10-01')
        await world.closeMonth(caretaker, next)
      }
      await checkClosed(caretaker)
      const own = { caretaker_id: caretaker.id }
      const lines = await selectRows(world, 'pay_lines', ['visit_id', 'entry_id'], own)
      const paid = new Set(lines.map(({ visit_id, entry_id }) => visit_id ?? entry_id))
      const done = await selectRows(world, 'visits', ['id', 'start_proof'], { ...own, status: 'done' })
      const entries = await selectRows(world, 'pay_entries', ['id'], own)
      const due = [...done.filter(({ start_proof }) => start_proof !== 'none'), ...entries]
      expect(due.filter(({ id }) => !paid.has(id))).toEqual([])
    }),
    { numRuns: histories },
  )
})
