import type { Tx } from '@thodu/db'
import type { PlannedRoster } from '../../contract/roster/roster.schema.ts'
import type { Caller } from '../../http/caller.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { auditChecks } from '../../suggestions/missing-checks.ts'
import { auditRoster } from './audit-roster.ts'
import { writeVisits } from './generate-visits.ts'
import type { Proposal } from './propose-plan.ts'
import { findRoster, type StoredRoster } from './roster.queries.ts'
import { toRoster } from './roster-wire.ts'
import { findTasks, writeTasks } from './tasks.queries.ts'
import { writeRules } from './write-rules.ts'

async function writeRoster(tx: Tx, roster: StoredRoster, at: Date, isNew: boolean): Promise<void> {
  const time = at.toISOString()
  const { booking_id, starts_on, ends_on, days_mask, mode, units_total, revision, plan } = roster
  const columns = { starts_on, ends_on, days_mask, mode, units_total, updated_at: time }
  if (isNew)
    await tx
      .insertInto('rosters')
      .values({ booking_id, ...columns, created_at: time })
      .execute()
  else
    await tx
      .updateTable('rosters')
      .set({ ...columns, revision: revision + 1 })
      .where('booking_id', '=', booking_id)
      .execute()
  await tx.deleteFrom('roster_shifts').where('booking_id', '=', booking_id).execute()
  await tx
    .insertInto('roster_shifts')
    .values(plan.shifts.map(({ code, startMin, minutes }) => ({ booking_id, code, start_min: startMin, minutes })))
    .execute()
  await writeTasks(tx, booking_id, roster.tasks)
}

/** Writes a proposal of the same transaction: roster, rules, visits and audit row. */
export async function writePlan(
  tx: Tx,
  caller: Caller,
  { booking, roster, rules, plan, unchecked, answer }: Proposal,
  { at, isNew }: { at: Date; isNew: boolean },
): Promise<PlannedRoster> {
  const before = (await findTasks(tx, [booking.id])).get(booking.id) ?? []
  await writeRoster(tx, roster, at, isNew)
  await writeRules(tx, booking.id, rules)
  await writeVisits(tx, booking.id, plan, at)
  const stored = await findRoster(tx, booking.id)
  if (!stored) throw conflict('roster.missing')
  const description = isNew ? 'visits planned' : 'visits planned again'
  // The task list reveals health details, so the log records only that it changed.
  const isSame = before.join() === stored.tasks.join()
  const tasks = isSame ? [] : [{ field: 'tasks', from: null, to: null, hidden: true as const }]
  const changes = [...tasks, ...auditChecks(unchecked)]
  await auditRoster(tx, caller, booking, { description, roster: stored, changes, at })
  const names = new Map(answer.roster.rules.flatMap(({ caretaker }) => (caretaker ? [[caretaker._id, caretaker]] : [])))
  return { ...answer, roster: toRoster(stored, names) }
}
