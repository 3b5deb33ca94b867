import { expect, test } from 'vitest'
import type { Shift } from '../../contract/care/care-shapes.ts'
import { addDays, type Day, weekdayOf } from '../../contract/time.ts'
import { mergeRules, type WantedRule } from './merge-rules.ts'
import { chooseCaretaker, planVisits, type RosterPlan, type RosterRule } from './roster-days.ts'

const daily: RosterPlan = {
  startsOn: '2026-06-10',
  endsOn: null,
  days: [0, 1, 2, 3, 4, 5, 6],
  mode: 'visits',
  unitsTotal: null,
  pause: null,
  shifts: [{ code: 'D', startMin: 480, minutes: 720 }],
  rules: [],
}
const session: Shift = { code: 'S', startMin: 1_020, minutes: 60 }
const daysOf = (plan: RosterPlan, from: Day, until: Day) =>
  planVisits(plan, { from, until, assigned: null }).map(({ day }) => day)

test.each<[string, Partial<RosterPlan>, Day[]]>([
  ['every day', {}, ['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14']],
  ['Sundays alone', { days: [0] }, ['2026-06-14']],
  ['three sessions', { unitsTotal: 3, shifts: [session] }, ['2026-06-10', '2026-06-11', '2026-06-12']],
  ['an end', { endsOn: '2026-06-11' }, ['2026-06-10', '2026-06-11']],
  ['a pause in it', { pause: { from: '2026-06-11', until: '2026-06-12' } }, ['2026-06-10', '2026-06-13', '2026-06-14']],
  ['a pause without an end', { pause: { from: '2026-06-11', until: null } }, ['2026-06-10']],
  [
    'a counted package that a pause makes valid for longer',
    { unitsTotal: 3, endsOn: '2026-06-12', pause: { from: '2026-06-11', until: '2026-06-12' } },
    ['2026-06-10', '2026-06-13', '2026-06-14'],
  ],
  ['a first day that is ahead', { startsOn: '2026-06-14' }, ['2026-06-14']],
])('a plan has visits on its weekdays, within its units, end and pause (rule VISIT-7): %s', (_, more, days) => {
  expect(daysOf({ ...daily, ...more }, '2026-06-09', '2026-06-14')).toEqual(days)
})

test('a night shift crosses midnight, month and year, and belongs to the day of its start', () => {
  const plan = { ...daily, startsOn: '2026-12-31', shifts: [{ code: 'N' as const, startMin: 1_200, minutes: 600 }] }
  const [visit] = planVisits(plan, { from: '2026-12-31', until: '2026-12-31', assigned: 'a' })
  expect(visit).toMatchObject({ day: '2026-12-31', caretakerId: 'a' })
  const asTimes = [visit?.startsMin ?? 0, visit?.endsMin ?? 0].map((moment) => new Date(moment * 60_000).toISOString())
  expect(asTimes).toEqual(['2026-12-31T14:30:00.000Z', '2027-01-01T00:30:00.000Z'])
})

test('a shift that has ended is not planned and uses no unit', () => {
  const plan = { ...daily, unitsTotal: 2, shifts: [session] }
  const asked = { from: '2026-06-10', until: '2026-06-20', assigned: null }
  const afterFirst = Date.parse('2026-06-10T18:00:00+05:30') / 60_000
  expect(planVisits(plan, { ...asked, after: afterFirst }).map(({ day }) => day)).toEqual(['2026-06-11', '2026-06-12'])
})

test('a returned day is not planned and uses no unit; a used day uses no second unit', () => {
  const plan = { ...daily, unitsTotal: 2, shifts: [session] }
  const planned = (kind: 'uses' | 'free') =>
    planVisits(plan, { from: '2026-06-10', until: '2026-06-20', assigned: null }, new Map([['2026-06-10', kind]])).map(
      ({ day }) => day,
    )
  expect(planned('free')).toEqual(['2026-06-11', '2026-06-12'])
  expect(planned('uses')).toEqual(['2026-06-10', '2026-06-11'])
})

/** Pseudo-random numbers that are the same in each run. */
function drawNumbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const first: Day = '2026-05-25'
const drawRule = (draw: (below: number) => number): RosterRule => {
  const from = addDays(first, draw(20))
  const people = [null, 'a', 'b', 'c']
  return {
    code: draw(2) === 0 ? 'D' : 'N',
    weekday: draw(7),
    caretakerId: people[draw(4)] ?? null,
    from,
    to: draw(3) === 0 ? addDays(from, draw(20)) : null,
  }
}
function drawPlan(draw: (below: number) => number): RosterPlan {
  const startsOn = addDays(first, draw(15))
  const pauseFrom = addDays(first, draw(30))
  const shifts: Shift[] = [{ code: 'D', startMin: 480, minutes: 720 }]
  if (draw(2) === 0) shifts.push({ code: 'N', startMin: 1_200, minutes: 600 })
  return {
    startsOn,
    endsOn: draw(2) === 0 ? null : addDays(startsOn, draw(30)),
    days: [0, 1, 2, 3, 4, 5, 6].filter((day) => day === 3 || draw(2) === 0),
    mode: 'visits',
    unitsTotal: draw(2) === 0 ? null : 1 + draw(12),
    pause: draw(2) === 0 ? null : { from: pauseFrom, until: draw(3) === 0 ? null : addDays(pauseFrom, draw(10)) },
    shifts,
    rules: Array.from({ length: draw(6) }, () => drawRule(draw)),
  }
}

/** A simple model that checks each day from the first one. */
function modelOf(plan: RosterPlan, until: Day, assigned: string): string[] {
  const { pause, endsOn, startsOn } = plan
  const isPausedOn = (day: Day) => pause !== null && pause.from <= day && day <= (pause.until ?? '9999')
  let last = endsOn ?? '9999'
  if (endsOn !== null && plan.unitsTotal !== null && pause?.until != null && pause.from <= endsOn)
    for (let day = startsOn; day <= pause.until; day = addDays(day, 1)) if (isPausedOn(day)) last = addDays(last, 1)
  const found: string[] = []
  let used = 0
  for (let day = startsOn; day <= until; day = addDays(day, 1)) {
    const isChosen = plan.days.some((weekday) => weekday === new Date(`${day}T12:00:00Z`).getUTCDay())
    if (!isChosen || isPausedOn(day) || day > last || used === (plan.unitsTotal ?? -1)) continue
    used += 1
    for (const { code } of plan.shifts) {
      const rules = plan.rules.filter(
        (rule) =>
          rule.code === code && rule.weekday === weekdayOf(day) && rule.from <= day && day <= (rule.to ?? '9999'),
      )
      const newest = rules
        .map(({ from }) => from)
        .toSorted()
        .at(-1)
      const rule = rules.find(({ from }) => from === newest)
      found.push(`${day} ${code} ${rule ? rule.caretakerId : assigned}`)
    }
  }
  return found
}

test('any plan gives the visits of a simple model, as a whole and in parts', () => {
  const draw = drawNumbers(20260610)
  for (let round = 0; round < 500; round += 1) {
    const plan = drawPlan(draw)
    const until = addDays(first, 45)
    const whole = planVisits(plan, { from: first, until, assigned: 'x' })
    const said = whole.map(({ day, code, caretakerId }) => `${day} ${code} ${caretakerId}`)
    expect(said, JSON.stringify(plan)).toEqual(modelOf(plan, until, 'x'))
    // Planning in two parts, with existing visits counted, gives the same visits.
    const cut = addDays(first, draw(45))
    const before = whole.filter(({ day }) => day < cut)
    const standing = new Map(before.map(({ day }) => [day, 'uses' as const]))
    const after = planVisits(plan, { from: cut, until, assigned: 'x' }, standing)
    expect([...before, ...after], JSON.stringify({ plan, cut })).toEqual(whole)
  }
})

test('merged rules apply from their start, and earlier days keep their caretakers (rule VISIT-13)', () => {
  const draw = drawNumbers(4711)
  const start = addDays(first, 12)
  for (let round = 0; round < 500; round += 1) {
    const slots = new Set<string>()
    const once = (rule: { code: string; weekday: number; from: Day }) => {
      const slot = `${rule.code} ${rule.weekday} ${rule.from}`
      return slots.has(slot) ? false : slots.add(slot) !== undefined
    }
    const known = Array.from({ length: draw(8) }, (_, place) => ({ ...drawRule(draw), id: `${place}` })).filter(once)
    slots.clear()
    const wanted: WantedRule[] = Array.from({ length: draw(5) }, () => drawRule(draw))
      .map(({ to: _, ...rule }) => rule)
      .filter(once)
    const merged = mergeRules(known, wanted, start)
    const after = [...merged.kept, ...merged.added.map((rule) => ({ ...rule, to: null }))]
    const asked = wanted.map((rule) => ({ ...rule, to: null }))
    for (let place = 0; place < 40; place += 1) {
      const day = addDays(first, place)
      for (const code of ['D', 'N'] as const) {
        const now = chooseCaretaker({ rules: after, mode: 'visits' }, 'x', code, day)
        const rules = day < start ? known : asked
        expect(now, JSON.stringify({ known, wanted, day, code })).toBe(
          chooseCaretaker({ rules, mode: 'visits' }, 'x', code, day),
        )
      }
    }
  }
})

test('without a rule, the caretaker of the booking works by day, and the night of two shifts is open', () => {
  const plan = { rules: [], mode: 'two-shifts' } as const
  const people = (['D', 'N'] as const).map((code) => chooseCaretaker(plan, 'her', code, '2026-06-15'))
  expect(people).toEqual(['her', null])
  expect(chooseCaretaker({ ...plan, mode: 'visits' }, 'her', 'N', '2026-06-15')).toBe('her')
})
