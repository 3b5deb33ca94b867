import type { Tx } from '@thodu/db'
import type { Tick } from '../contract/tasks/care-tasks.ts'
import { findTasks } from './schedule/tasks.queries.ts'
import type { StoredVisit } from './visits.queries.ts'

/**
 * Stores ticks of tasks that the office still requires; the list may change while a phone is offline (rule DAY-22).
 * @returns the number of stored ticks
 */
export async function saveTaskResults(
  tx: Tx,
  visit: Pick<StoredVisit, 'id' | 'booking_id'>,
  ticks: readonly Tick[] = [],
): Promise<number> {
  if (ticks.length === 0) return 0
  const asked = (await findTasks(tx, [visit.booking_id])).get(visit.booking_id) ?? []
  const kept = ticks.filter(({ code }) => asked.includes(code))
  if (kept.length === 0) return 0
  const rows = kept.map(({ code, result }) => ({ visit_id: visit.id, code, result }))
  await tx.insertInto('visit_tasks').values(rows).execute()
  return kept.length
}
