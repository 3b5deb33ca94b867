import { expect, test } from 'vitest'
import { idleSince, isIdle, isProofValid, isUseOld, proofEnds } from './session-times.ts'

const then = '2026-06-10T06:30:00.000Z'
const minute = 60_000
const later = (minutes: number, ms = 0) => new Date(Date.parse(then) + minutes * minute + ms)

test('a team session ends twelve hours after its last call (rule ACC-40)', () => {
  expect([isIdle(then, later(720, -1)), isIdle(then, later(720))]).toEqual([false, true])
  expect(idleSince(later(720))).toBe(then)
})

test('a proof of identity is valid for less than fifteen minutes (rule ACC-39)', () => {
  expect([isProofValid(then, later(15, -1)), isProofValid(then, later(15))]).toEqual([true, false])
  expect(proofEnds(new Date(then))).toBe('2026-06-10T06:45:00.000Z')
})

test('the last use of a session is recorded at most every five minutes', () => {
  expect([isUseOld(then, later(5, -1)), isUseOld(then, later(5))]).toEqual([false, true])
})
