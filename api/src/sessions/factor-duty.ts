import type { AccountRow } from '@thodu/db'
import type { Config } from '../config/config.ts'
import { dayMs } from '../contract/time.ts'
import type { FactorDuty } from '../http/actor.ts'

/** Days from the first sign-in after it was asked for (rule ACC-37). */
const graceDays = 7

type Person = Pick<AccountRow, 'role' | 'second_factor_at' | 'factor_due_at'>
type Settings = Pick<Config, 'staffSecondFactor'>

/** Whether a role has to have a second step, as STAFF_SECOND_FACTOR says. */
export const isFactorAsked = ({ staffSecondFactor }: Settings, role: AccountRow['role']): boolean =>
  staffSecondFactor === 'staff' ? role !== 'user' : staffSecondFactor === 'admins' && role === 'admin'

/** Until when somebody may do without the second step that is asked for; undefined where none is asked or one is there. */
export function findDuty(settings: Settings, person: Person, now: Date): FactorDuty | undefined {
  const { second_factor_at: since, factor_due_at: dueAt } = person
  if (since !== null || dueAt === null || !isFactorAsked(settings, person.role)) return undefined
  return dueAt <= now.toISOString() ? { dueAt, missing: true } : { dueAt }
}

/**
 * When the time without a second step ends, as it should be stored: begun where one is asked and missing, forgotten where none
 * is asked, so that a later setting begins anew. Undefined where nothing changes.
 */
export function planDueAt(settings: Settings, person: Person, now: Date): string | null | undefined {
  const asked = isFactorAsked(settings, person.role) && person.second_factor_at === null
  if (asked === (person.factor_due_at !== null)) return undefined
  return asked ? new Date(now.getTime() + graceDays * dayMs).toISOString() : null
}
