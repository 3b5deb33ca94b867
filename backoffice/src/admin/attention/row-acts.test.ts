import { attentionRowSchema, type RowPromise } from '@thodu/api/contract/dashboard/attention.schema'
import { expect, test } from 'vitest'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { mainActOf, menuActsOf } from './row-acts.ts'

const at = '2026-11-23T15:00:00.000Z'
const promise = (kind: RowPromise['kind'], more: Partial<RowPromise> = {}): RowPromise => ({
  ...{ _id: kind, kind, dueAt: at, isLate: false, reason: null },
  ...more,
})
const row = (kind: 'absent' | 'unassigned' | 'promise', promises: RowPromise[] = [], of: string | null = null) =>
  sample(attentionRowSchema, { kind, promises, promise: of })

test('each step has its act in place, or opens another screen (rule HALL-7)', () => {
  const acts = (
    ['unassigned', 'absent', 'open', 'noCaretaker', 'trouble', 'unchecked', 'unconfirmed', 'call', 'noPlan'] as const
  ).map((kind) => mainActOf({ kind, promise: null }))
  expect(acts).toEqual(['assign', 'assign', 'assign', 'assign', 'record', 'checks', 'inform', 'card', undefined])
  const promised = ['match', 'rematch', 'verification', 'caregiver'].map((one) =>
    mainActOf({ kind: 'promise', promise: one }),
  )
  expect(promised).toEqual(['assign', 'assign', 'verify', undefined])
})

test('caretakers can be asked for a visit ahead, and the yeses that wait open with one press (rule OFFER-5)', () => {
  const open = (yes: number) =>
    sample(attentionRowSchema, { kind: 'open', promises: [], promise: null, offers: { asked: 3, yes } })
  expect([mainActOf(open(0)), menuActsOf(open(0))]).toEqual(['assign', ['ask']])
  expect([mainActOf(open(2)), menuActsOf(open(2))]).toEqual(['ask', []])
})

test('the menu offers a reason for late promises, a hold before the deadline, and the checks (rules PROM-6, PROM-7)', () => {
  expect(menuActsOf(row('absent'))).toEqual(['arrived', 'missed'])
  expect(menuActsOf(row('unassigned'))).toEqual(['missed'])
  const late = promise('match', { isLate: true })
  expect(menuActsOf(row('promise', [late, promise('verification')], 'match'))).toEqual(['verify', 'reason', 'hold'])
  expect(menuActsOf(row('promise', [{ ...late, reason: 'our-delay' }], 'match'))).toEqual([])
  expect(menuActsOf(row('promise', [promise('verification', { isLate: true })], 'verification'))).toEqual(['reason'])
})
