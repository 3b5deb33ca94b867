import { describe, expect, test } from 'vitest'
import {
  changeMode,
  draftOf,
  isWhole,
  type PlanDraft,
  pauseNow,
  planBody,
  readDraft,
  shareOut,
  splitRelief,
  toggleDay,
  toggleTask,
} from './plan-draft.ts'

const day = { code: 'D', start: '08:00', minutes: 720 } as const
const draft: PlanDraft = {
  startsOn: '2026-11-23',
  endsOn: '',
  days: [0, 1, 2, 3, 4, 5, 6],
  mode: 'visits',
  shifts: [day],
  people: {},
  relief: { 'D-0': 'asha', 'D-3': 'nobody' },
  tasks: ['meals'],
  from: '',
}

describe('a plan as it is sent', () => {
  test('has a rule for each weekday that is not the caretaker’s', () => {
    expect(planBody(draft)).toMatchObject({
      endsOn: null,
      rules: [
        { code: 'D', weekday: 0, caretaker: 'asha' },
        { code: 'D', weekday: 3, caretaker: null },
      ],
    })
  })
  test('has none for weekdays that are not chosen any more', () => {
    expect(planBody(toggleDay(draft, 0)).rules).toEqual([{ code: 'D', weekday: 3, caretaker: null }])
    expect(toggleDay(toggleDay(draft, 0), 0).days).toEqual(draft.days)
  })
  test('names who has a shift on each weekday but for exceptions, and the caretaker herself by no rule', () => {
    const shifts = [day, { code: 'N', start: '20:00', minutes: 720 }] as const
    const two = { ...draft, days: [1, 2], shifts, people: { N: 'suresh' }, relief: { 'N-2': 'nobody', 'D-1': 'asha' } }
    expect(planBody(two).rules).toEqual([
      { code: 'D', weekday: 1, caretaker: 'asha' },
      { code: 'N', weekday: 1, caretaker: 'suresh' },
      { code: 'N', weekday: 2, caretaker: null },
    ])
    expect(planBody({ ...two, relief: { 'N-2': '' } }).rules).toEqual([{ code: 'N', weekday: 1, caretaker: 'suresh' }])
    expect(
      splitRelief({ 'N-1': 'suresh', 'N-2': 'suresh', 'N-3': 'nobody', 'D-2': 'asha' }, { days: [1, 2, 3], shifts }),
    ).toEqual({
      people: { N: 'suresh' },
      relief: { 'D-2': 'asha', 'N-3': 'nobody' },
    })
  })
  test('from before its first day begins on that day', () => {
    expect(planBody({ ...draft, from: '2026-11-20' }).startsOn).toBe('2026-11-20')
    expect(planBody({ ...draft, from: '2026-11-30' }).startsOn).toBe('2026-11-23')
  })
  test('says what is asked at the end of a visit, nothing included', () => {
    expect(planBody(toggleTask(draft, 'medicine')).tasks).toEqual(['meals', 'medicine'])
    expect(planBody(toggleTask(draft, 'meals')).tasks).toEqual([])
  })
  test('follows the way of being there for 24 hours', () => {
    const { shifts, relief } = changeMode(draft, 'live-in')
    expect([shifts, relief]).toEqual([[{ code: 'L', start: '08:00', minutes: 1_440 }], {}])
    const two = changeMode(draft, 'two-shifts')
    expect(two.shifts.map(({ code, start }) => code + start)).toEqual(['D08:00', 'N20:00'])
    // Nobody works day and night: the nights have nobody until somebody is chosen.
    expect([two.people, planBody(two).rules.length]).toEqual([{ N: 'nobody' }, 7])
  })
})

test('a plan that stands opens with the rules that hold from now on, and is changed from today', () => {
  const rule = { _id: 'r', code: 'D', weekday: 0, to: null, from: '2026-11-01' } as const
  const roster = {
    _id: 'b',
    startsOn: '2026-11-01',
    endsOn: null,
    days: [0, 1],
    mode: 'visits',
    shifts: [day],
    unitsTotal: null,
    pause: null,
    generatedUntil: null,
    rules: [
      { ...rule, from: '2026-11-10', caretaker: { _id: 'asha', name: 'Asha' } },
      { ...rule, caretaker: null },
      { ...rule, weekday: 1, to: '2026-11-20', caretaker: null },
    ],
    tasks: ['medicine', 'meals'],
    revision: 3,
  } as const
  const opened = draftOf(
    {
      roster: {
        ...roster,
        days: [...roster.days],
        shifts: [...roster.shifts],
        rules: [...roster.rules],
        tasks: [...roster.tasks],
      },
      suggested: null,
    },
    '2026-11-22',
  )
  expect(opened).toMatchObject({
    people: {},
    relief: { 'D-0': 'asha' },
    tasks: ['medicine', 'meals'],
    from: '2026-11-22',
  })
  expect(draftOf({ roster: null, suggested: null }, '2026-11-22')).toBeUndefined()
})

test('fields that are half filled ask nobody, and what was kept comes back', () => {
  expect(isWhole(draft)).toBe(true)
  for (const half of [
    { startsOn: '' },
    { days: [] },
    { shifts: [{ ...day, start: '' }] },
    { shifts: [{ ...day, minutes: 0 }] },
  ])
    expect(isWhole({ ...draft, ...half })).toBe(false)
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  // Kept by a page that knew less, it would take away what is asked.
  const { tasks: _, ...older } = draft
  expect(readDraft(JSON.stringify(older))).toBeUndefined()
  expect([readDraft(''), readDraft('"x"'), readDraft('null')]).toEqual([undefined, undefined, undefined])
})

test('shares are by person, nobody last', () => {
  const visit = { day: '2026-11-23', code: 'D' as const, startsAt: '', endsAt: '' }
  const lakshmi = { ...visit, caretaker: { _id: 'l', name: 'Lakshmi' } }
  const open = { ...visit, caretaker: null }
  expect(shareOut([open, open, open, lakshmi])).toEqual([
    { name: 'Lakshmi', count: 1 },
    { name: null, count: 3 },
  ])
})

test('a pause that goes on or is ahead stands there, one that is over does not', () => {
  const pause = { from: '2026-11-20', until: '2026-11-24' }
  expect(pauseNow({ pause }, '2026-11-24')).toBe(pause)
  expect(pauseNow({ pause }, '2026-11-19')).toBe(pause)
  expect(pauseNow({ pause }, '2026-11-25')).toBeNull()
  expect(pauseNow({ pause: { ...pause, until: null } }, '2027-01-01')).not.toBeNull()
  expect(pauseNow({ pause: null }, '2026-11-24')).toBeNull()
})
