import { isOneOf, type Reader } from '@thodu/db'
import { usualLimits, type WorkLimits } from './roster-warnings.ts'

const selectLimits = (db: Reader, { ids }: { ids: string[] }) =>
  db
    .selectFrom('caretaker_profiles')
    .select(['account_id', 'max_week_minutes', 'night_ok'])
    .where(isOneOf('account_id', ids))
    .execute()

/** Reads limits from profiles, or the usual ones without a profile (rule MATCH-1). */
export async function findWorkLimits(db: Reader, ids: readonly string[]): Promise<Map<string, WorkLimits>> {
  const limits = new Map(ids.map((id) => [id, usualLimits]))
  for (const row of await selectLimits(db, { ids: [...ids] }))
    limits.set(row.account_id, { maxWeekMinutes: row.max_week_minutes, nightOk: row.night_ok === 1 })
  return limits
}
