import { describe, expect, test } from 'vitest'
import { draftOf, isWhole, type PlanDraft, pauseNow, planBody, readPlanDraft, splitSubstitutes } from './plan-draft.ts'

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

describe('the request of a plan', () => {
  test('has a rule for each weekday with another caretaker', () => {
    expect(planBody(draft)).toMatchObject({
      endsOn: null,
      rules: [
        { code: 'D', weekday: 0, caretaker: 'asha' },
        { code: 'D', weekday: 3, caretaker: null },
      ],
    })
  })
  test('has rules for the shift’s caretaker and for exceptions, and none for the booking’s own caretaker', () => {
    const shifts = [day, { code: 'N', start: '20:00', minutes: 720 }] as const
    const two = { ...draft, days: [1, 2], shifts, people: { N: 'suresh' }, relief: { 'N-2': 'nobody', 'D-1': 'asha' } }
    expect(planBody(two).rules).toEqual([
      { code: 'D', weekday: 1, caretaker: 'asha' },
      { code: 'N', weekday: 1, caretaker: 'suresh' },
      { code: 'N', weekday: 2, caretaker: null },
    ])
    expect(planBody({ ...two, relief: { 'N-2': '' } }).rules).toEqual([{ code: 'N', weekday: 1, caretaker: 'suresh' }])
    expect(
      splitSubstitutes(
        { 'N-1': 'suresh', 'N-2': 'suresh', 'N-3': 'nobody', 'D-2': 'asha' },
        { days: [1, 2, 3], shifts },
      ),
    ).toEqual({
      people: { N: 'suresh' },
      relief: { 'D-2': 'asha', 'N-3': 'nobody' },
    })
  })
})

test('an existing plan opens with the rules in force from now on, and is changed from today', () => {
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

test('incomplete fields send no request, and a stored draft is restored', () => {
  expect(isWhole(draft)).toBe(true)
  for (const half of [
    { startsOn: '' },
    { days: [] },
    { shifts: [{ ...day, start: '' }] },
    { shifts: [{ ...day, minutes: 0 }] },
  ])
    expect(isWhole({ ...draft, ...half })).toBe(false)
  expect(readPlanDraft(JSON.stringify(draft))).toEqual(draft)
  // A draft stored by an older version without tasks would delete the tasks.
  const { tasks: _, ...older } = draft
  expect(readPlanDraft(JSON.stringify(older))).toBeUndefined()
  expect([readPlanDraft(''), readPlanDraft('"x"'), readPlanDraft('null')]).toEqual([undefined, undefined, undefined])
})

test('a current or future pause is shown, a past one is not', () => {
  const pause = { from: '2026-11-20', until: '2026-11-24' }
  expect(pauseNow({ pause }, '2026-11-24')).toBe(pause)
  expect(pauseNow({ pause }, '2026-11-19')).toBe(pause)
  expect(pauseNow({ pause }, '2026-11-25')).toBeNull()
  expect(pauseNow({ pause: { ...pause, until: null } }, '2027-01-01')).not.toBeNull()
  expect(pauseNow({ pause: null }, '2026-11-24')).toBeNull()
})
