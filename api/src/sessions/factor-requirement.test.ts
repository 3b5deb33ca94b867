import { describe, expect, test } from 'vitest'
import { findFactorRequirement, isFactorRequired, planFactorDueAt } from './factor-requirement.ts'

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
    expect(roles.filter((role) => isFactorRequired({ staffSecondFactor }, role))).toEqual(asked)
  },
)

describe('the grace period without a second factor', () => {
  test('is over at its end, not a millisecond earlier', () => {
    const dueAt = now.toISOString()
    expect(findFactorRequirement(staff, { ...person, factor_due_at: dueAt }, now)).toEqual({ dueAt, missing: true })
    const before = new Date(now.getTime() - 1)
    expect(findFactorRequirement(staff, { ...person, factor_due_at: dueAt }, before)).toEqual({ dueAt })
  })

  test('does not apply if a factor exists, none is required, or the period has not started', () => {
    const due = { ...person, factor_due_at: '2026-06-01T00:00:00.000Z' }
    expect(findFactorRequirement(staff, { ...due, second_factor_at: someday }, now)).toBeUndefined()
    expect(findFactorRequirement(staff, { ...due, role: 'user' }, now)).toBeUndefined()
    expect(findFactorRequirement({ staffSecondFactor: 'off' }, due, now)).toBeUndefined()
    expect(findFactorRequirement(staff, person, now)).toBeUndefined()
  })

  test('starts with seven days when a factor is required and missing, and does not start again', () => {
    expect(planFactorDueAt(staff, person, now)).toBe(inAWeek)
    expect(planFactorDueAt(staff, { ...person, factor_due_at: someday }, now)).toBeUndefined()
  })

  test('is cleared once when no factor is required or one exists', () => {
    const due = { ...person, factor_due_at: someday }
    expect(planFactorDueAt(staff, { ...due, role: 'user' }, now)).toBeNull()
    expect(planFactorDueAt(staff, { ...due, second_factor_at: someday }, now)).toBeNull()
    expect(planFactorDueAt(staff, { ...person, role: 'user' }, now)).toBeUndefined()
    expect(planFactorDueAt(staff, { ...person, second_factor_at: someday }, now)).toBeUndefined()
  })
})
