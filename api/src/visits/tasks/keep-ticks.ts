import type { Tx } from '@thodu/db'
import type { Tick } from '../../contract/tasks/care-tasks.ts'
import { findTasks } from '../../roster/tasks.queries.ts'
import type { StoredVisit } from '../visits.queries.ts'

/**
 * Keeps what was ticked at the end of a visit: of what the office asks for and nothing else (rule DAY-22). What it stopped asking for
 * while a phone had no line is left out, so that the End counts all the same.
 * @returns how many were kept
 */
export async function keepTicks(
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
