import type { AccountRow } from '@thodu/db'
import type { Config } from '../config/config.ts'
import { dayMs } from '../contract/time.ts'
import type { FactorRequirement } from '../http/actor.ts'

/** The period starts with the first sign-in after a second factor is required (rule ACC-37). */
const graceDays = 7

type Person = Pick<AccountRow, 'role' | 'second_factor_at' | 'factor_due_at'>
type Settings = Pick<Config, 'staffSecondFactor'>

/** Returns whether STAFF_SECOND_FACTOR requires a second factor of the role. */
export const isFactorRequired = ({ staffSecondFactor }: Settings, role: AccountRow['role']): boolean =>
  staffSecondFactor === 'staff' ? role !== 'user' : staffSecondFactor === 'admins' && role === 'admin'

/** Returns undefined if no second factor is required or one exists. */
export function findFactorRequirement(settings: Settings, person: Person, now: Date): FactorRequirement | undefined {
  const { second_factor_at: since, factor_due_at: dueAt } = person
  if (since !== null || dueAt === null || !isFactorRequired(settings, person.role)) return undefined
  return dueAt <= now.toISOString() ? { dueAt, missing: true } : { dueAt }
}

/**
 * The end of the grace period to store: a date if a second factor is required and missing, null if it is no longer required, so
 * that a later setting starts again.
 * @returns undefined if nothing changes
 */
export function planFactorDueAt(settings: Settings, person: Person, now: Date): string | null | undefined {
  const asked = isFactorRequired(settings, person.role) && person.second_factor_at === null
  if (asked === (person.factor_due_at !== null)) return undefined
  return asked ? new Date(now.getTime() + graceDays * dayMs).toISOString() : null
}
