import { expect, test } from 'vitest'
import type { AttentionKind } from '../contract/dashboard/attention-kinds.ts'
import { type FoundStep, groupAttention } from './group-attention.ts'

const now = new Date('2026-06-10T06:30:00.000Z')
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()
const step = (kind: AttentionKind, booking: string, more: Partial<FoundStep> = {}): FoundStep => ({
  kind,
  at: daysAgo(0),
  bookingIds: [booking],
  toStep: () => {
    throw new Error('not shown')
  },
  seen: [],
  ...more,
})
const summaryOf = (steps: FoundStep[]) =>
  groupAttention(steps, now).map(({ group, step: { kind }, also }) => [group, kind, ...also.map((one) => one.kind)])

test('a booking has one row, with its most urgent step', () => {
  expect(summaryOf([step('promise', 'a'), step('promise', 'a'), step('noCaretaker', 'a')])).toEqual([
    ['soon', 'noCaretaker'],
  ])
  expect(summaryOf([step('promise', 'a'), step('promise', 'a'), step('promise', 'b')])).toEqual([
    ['stuck', 'promise'],
    ['stuck', 'promise'],
  ])
})

test("a family's request stays in the row of its booking", () => {
  expect(summaryOf([step('call', 'a'), step('change', 'a'), step('noPlan', 'a')])).toEqual([
    ['soon', 'noPlan', 'change', 'call'],
  ])
  expect(summaryOf([step('call', 'a'), step('change', 'b')])).toEqual([
    ['requests', 'change'],
    ['calls', 'call'],
  ])
})

test('a booking has one row for all its visits, and each visit that should have begun is a step (rule HALL-6)', () => {
  const visit = (kind: AttentionKind, visitId: string) => step(kind, 'a', { visitId })
  expect(summaryOf([visit('unassigned', 'v1'), visit('unassigned', 'v2'), visit('remark', 'v2')])).toEqual([
    ['unassigned', 'unassigned', 'unassigned', 'remark'],
  ])
  expect(summaryOf([visit('open', 'v1'), visit('open', 'v2'), step('noCaretaker', 'a')])).toEqual([['soon', 'open']])
  expect(summaryOf([visit('unassigned', 'v1'), visit('open', 'v2')])).toEqual([['unassigned', 'unassigned']])
  expect(summaryOf([visit('absent', 'v1'), visit('late', 'v1'), visit('open', 'v2')])).toEqual([
    ['absent', 'absent', 'open'],
  ])
})

test('incidents of a booking share its row, with a caretaker who has not arrived and a complaint (rule HALL-6)', () => {
  const visit = (kind: AttentionKind) => step(kind, 'a', { visitId: 'v' })
  expect(summaryOf([visit('late'), visit('trouble'), visit('trouble'), visit('remark')])).toEqual([
    ['incidents', 'trouble', 'trouble', 'late', 'remark'],
  ])
})

test('requests and stuck bookings older than a week come last, and hide no newer step', () => {
  const old = { at: daysAgo(8) }
  expect(
    summaryOf([
      step('promise', 'a', old),
      step('promise', 'a'),
      step('remark', 'b', { ...old, visitId: 'v' }),
      step('call', 'c', old),
      step('call', 'd', { at: null }),
    ]),
  ).toEqual([
    ['calls', 'call'],
    ['stuck', 'promise'],
    ['older', 'remark'],
    ['older', 'call'],
  ])
  expect(summaryOf([step('privacy', 'a', old), step('trouble', 'b', old)])).toEqual([
    ['incidents', 'trouble'],
    ['requests', 'privacy'],
  ])
})
