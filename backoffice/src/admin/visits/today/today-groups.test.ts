import { expect, test } from 'vitest'
import type { Visit, VisitNeed } from '../parts/visit-calls.ts'
import { groupByNeed, isLoud, nextActionOf } from './today-groups.ts'

const at = '2026-11-23T06:00:00.000Z'
const visit = (need: VisitNeed, more: Partial<Visit> = {}): Visit =>
  ({ need, status: 'planned', startsAt: at, endsAt: '2026-11-23T14:30:00.000Z', caretaker: null, ...more }) as Visit

test('needs are in the server’s order, and finished visits are not urgent', () => {
  const groups = groupByNeed({ visits: [visit('absent'), visit('late'), visit('absent'), visit('over')] })
  expect(groups.map(({ need, visits }) => [need, visits.length])).toEqual([
    ['absent', 2],
    ['late', 1],
    ['over', 1],
  ])
  expect(groups.map(({ need }) => isLoud(need))).toEqual([true, true, false])
  expect(isLoud('unproved')).toBe(false)
})

test('each visit has one next action', () => {
  const started = { status: 'started' as const }
  expect([
    nextActionOf(visit('unassigned'), at),
    nextActionOf(visit('absent'), at),
    nextActionOf(visit('late'), at),
    nextActionOf(visit('open'), at),
    nextActionOf(visit('due'), at),
    nextActionOf(visit('started', started), at),
    nextActionOf(visit('started', { ...started, endsAt: '2026-11-23T05:00:00.000Z' }), at),
    nextActionOf(visit('unproved', { status: 'done' }), at),
    nextActionOf(visit('planned'), at),
  ]).toEqual(['assign', 'send', 'nobodyCame', 'choose', 'details', 'details', 'end', 'confirm', 'details'])
})
