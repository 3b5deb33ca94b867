import { expect, test } from 'vitest'
import { idleSince, isIdle, isProofValid, isUseOld, proofEnds, timeText } from './session-times.ts'

const then = '2026-06-10T06:30:00.000Z'
const minute = 60_000
const later = (minutes: number, ms = 0) => new Date(Date.parse(then) + minutes * minute + ms)

test('a session of the team is over twelve hours after its last call, and not a moment before (rule ACC-40)', () => {
  expect([isIdle(then, later(720, -1)), isIdle(then, later(720))]).toEqual([false, true])
  expect(idleSince(later(720))).toBe(then)
})

test('a proof counts for fifteen minutes, and not at their end (rule ACC-39)', () => {
  expect([isProofValid(then, later(15, -1)), isProofValid(then, later(15))]).toEqual([true, false])
  expect(proofEnds(new Date(then))).toBe('2026-06-10T06:45:00.000Z')
})

test('the use of a session is written down anew after five minutes', () => {
  expect([isUseOld(then, later(5, -1)), isUseOld(then, later(5))]).toEqual([false, true])
})

test('a time is written as the database has it, each of its own', () => {
  for (const at of [later(1), later(1), later(2)]) expect(timeText(at)).toBe(at.toISOString())
})
