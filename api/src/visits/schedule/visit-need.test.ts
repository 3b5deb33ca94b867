import { expect, test } from 'vitest'
import { needOf, type VisitNeed } from './visit-need.ts'

const starts = 10_000
const planned = {
  status: 'planned',
  starts_min: starts,
  caretaker_id: 'a',
  absent_reported_at: null,
  start_proof: null,
  end_proof: null,
} as const

test.each<[string, Partial<Parameters<typeof needOf>[0]>, number, VisitNeed]>([
  ['tomorrow', {}, -1_440, 'planned'],
  ['in an hour', {}, -60, 'due'],
  ['14 minutes late', {}, 14, 'due'],
  ['15 minutes late', {}, 15, 'late'],
  ['30 minutes late', {}, 30, 'absent'],
  ['reported as missing by the family', { absent_reported_at: 'x' }, 16, 'absent'],
  ['without a caretaker, ahead', { caretaker_id: null }, -1, 'open'],
  ['without a caretaker, begun', { caretaker_id: null }, 0, 'unassigned'],
  [
    'without a caretaker, and reported as missing by the family',
    { caretaker_id: null, absent_reported_at: 'x' },
    40,
    'unassigned',
  ],
  ['under way', { status: 'started' }, 100, 'started'],
  [
    'under way, and reported as missing by the family',
    { status: 'started', start_proof: 'none', absent_reported_at: 'x' },
    100,
    'absent',
  ],
  [
    'confirmed after the report of the family',
    { status: 'started', start_proof: 'family', absent_reported_at: 'x' },
    100,
    'started',
  ],
  ['done and not confirmed', { status: 'done', start_proof: 'office', end_proof: 'none' }, 900, 'unproved'],
  ['done', { status: 'done', start_proof: 'office', end_proof: 'family' }, 900, 'over'],
  ['done and confirmed by the family', { status: 'done', start_proof: 'family', end_proof: 'none' }, 900, 'over'],
  ['done, with only its end confirmed', { status: 'done', start_proof: 'none', end_proof: 'office' }, 900, 'unproved'],
  ['skipped', { status: 'skipped' }, 100, 'over'],
])('a visit has one most urgent need (rule VISIT-16): %s', (_, more, minutes, need) => {
  expect(needOf({ ...planned, ...more }, starts + minutes)).toBe(need)
})
