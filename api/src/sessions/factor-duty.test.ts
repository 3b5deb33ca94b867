import { describe, expect, test } from 'vitest'
import { findDuty, isFactorAsked, planDueAt } from './factor-duty.ts'

const now = new Date('2026-06-10T06:30:00.000Z')
const inAWeek = '2026-06-17T06:30:00.000Z'
const someday = '2026-06-12T00:00:00.000Z'
const staff = { staffSecondFactor: 'staff' } as const
const person = { role: 'admin', second_factor_at: null, factor_due_at: null } as const

test.each([
  ['off', []],
  ['admins', ['admin']],
  ['staff', ['admin', 'caretaker']],
] as const)(
  'STAFF_SECOND_FACTOR=%s requires a second factor of these roles: %j (rule ACC-37)',
  (staffSecondFactor, asked) => {
    const roles = ['admin', 'caretaker', 'user'] as const
    expect(roles.filter((role) => isFactorAsked({ staffSecondFactor }, role))).toEqual(asked)
  },
)

describe('the grace period without a second factor', () => {
  test('is over at its end, not a millisecond earlier', () => {
    const dueAt = now.toISOString()
    expect(findDuty(staff, { ...person, factor_due_at: dueAt }, now)).toEqual({ dueAt, missing: true })
    const before = new Date(now.getTime() - 1)
    expect(findDuty(staff, { ...person, factor_due_at: dueAt }, before)).toEqual({ dueAt })
  })

  test('does not apply if a factor exists, none is required, or the period has not started', () => {
    const due = { ...person, factor_due_at: '2026-06-01T00:00:00.000Z' }
    expect(findDuty(staff, { ...due, second_factor_at: someday }, now)).toBeUndefined()
    expect(findDuty(staff, { ...due, role: 'user' }, now)).toBeUndefined()
    expect(findDuty({ staffSecondFactor: 'off' }, due, now)).toBeUndefined()
    expect(findDuty(staff, person, now)).toBeUndefined()
  })

  test('starts with seven days when a factor is required and missing, and does not start again', () => {
    expect(planDueAt(staff, person, now)).toBe(inAWeek)
    expect(planDueAt(staff, { ...person, factor_due_at: someday }, now)).toBeUndefined()
  })

  test('is cleared once when no factor is required or one exists', () => {
    const due = { ...person, factor_due_at: someday }
    expect(planDueAt(staff, { ...due, role: 'user' }, now)).toBeNull()
    expect(planDueAt(staff, { ...due, second_factor_at: someday }, now)).toBeNull()
    expect(planDueAt(staff, { ...person, role: 'user' }, now)).toBeUndefined()
    expect(planDueAt(staff, { ...person, second_factor_at: someday }, now)).toBeUndefined()
  })
})
