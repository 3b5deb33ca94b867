import type { Reader } from '@thodu/db'
import { usualLimits, type WorkLimits } from './rules/roster-warnings.ts'

/** What the office knows of each and decides by. */
export async function findWorkLimits(_db: Reader, ids: readonly string[]): Promise<Map<string, WorkLimits>> {
  return new Map(ids.map((id) => [id, usualLimits]))
}
