import { expect, test } from 'vitest'
import type { Shift } from '../../contract/care/care-shapes.ts'
import { texts } from '../../contract/texts.ts'
import { findPlanErrors } from './check-plan.ts'

type Plan = Parameters<typeof findPlanErrors>[0]
const day: Shift = { code: 'D', startMin: 480, minutes: 720 }
const night: Shift = { code: 'N', startMin: 1_200, minutes: 720 }
const plan: Plan = { startsOn: '2026-06-10', endsOn: null, mode: 'visits', shifts: [day] }
const { wrongEnd, wrongMode, overlap } = texts.roster

test.each<[string, Partial<Plan>, Record<string, string>]>([
  ['one shift without an end', {}, {}],
  ['an end on the first day', { endsOn: '2026-06-10' }, {}],
  ['a later end', { endsOn: '2026-06-11' }, {}],
  ['an end before the beginning', { endsOn: '2026-06-09' }, { endsOn: wrongEnd }],
  ['an invalid last day', { endsOn: '2026-06-31' }, { endsOn: texts.details.invalidDate }],
  ['an invalid first day', { startsOn: '2026-02-30' }, { startsOn: texts.details.invalidDate }],
  ['nothing at all', { shifts: [] }, { shifts: wrongMode }],
  ['day and night that follow each other', { shifts: [day, night] }, {}],
  ['the same as two shifts, in another order', { mode: 'two-shifts', shifts: [night, day] }, {}],
  ['two shifts of which one is missing', { mode: 'two-shifts' }, { shifts: wrongMode }],
  [
    'one shift twice',
    {
      shifts: [
        { ...day, minutes: 60 },
        { ...day, startMin: 900, minutes: 60 },
      ],
    },
    { shifts: wrongMode },
  ],
  ['living in', { mode: 'live-in', shifts: [{ code: 'L', startMin: 480, minutes: 1_440 }] }, {}],
  ['living in by the day', { mode: 'live-in' }, { shifts: wrongMode }],
  ['a night that begins a minute early', { shifts: [day, { ...night, startMin: 1_199 }] }, { shifts: overlap }],
  ['a night that ends a minute late', { shifts: [day, { ...night, minutes: 721 }] }, { shifts: overlap }],
  ['a night that ends a minute late, listed first', { shifts: [{ ...night, minutes: 721 }, day] }, { shifts: overlap }],
  ['both at one time', { shifts: [day, { ...night, startMin: 480 }] }, { shifts: overlap }],
])('a plan needs real days, the shifts of its mode and no overlap (rule VISIT-8): %s', (_, more, errors) =>
  expect(findPlanErrors({ ...plan, ...more })).toEqual(errors),
)
