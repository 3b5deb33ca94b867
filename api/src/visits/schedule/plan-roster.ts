import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { takesMoney } from '../../contract/payment-setup.ts'
import type { changeRosterSchema, PlannedRoster, planRosterSchema } from '../../contract/roster/roster.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { ensureTerms, followShifts } from '../../money/charges/terms.ts'
import { auditChecks } from '../../suggestions/missing-checks.ts'
import { auditRoster } from './audit-roster.ts'
import { writeVisits } from './generate-visits.ts'
import { type Proposal, proposeChange, proposeNew } from './propose-plan.ts'
import { findRoster, type StoredRoster } from './roster.queries.ts'
import { toRoster } from './roster-wire.ts'
import { findTasks, writeTasks } from './tasks.queries.ts'
import { writeRules } from './write-rules.ts'

type Input<Schema extends z.ZodType> = { id: string; given: z.output<Schema> }

/**
 * Plans the visits of a booking, or previews them (rules VISIT-7, VISIT-8).
 * @throws ApiError 400 for invalid days or hours; 404; 409 when care is over or a roster exists
 */
export async function planRoster(
  deps: Deps,
  caller: Caller,
  input: Input<typeof planRosterSchema>,
): Promise<PlannedRoster> {
  const { database, now } = deps
  const ask = () => ({ ...input, now: now(), language: caller.language })
  if (input.given.preview) return (await proposeNew(database.read, deps, ask())).answer
  return database.write(async (tx) => {
    const asked = ask()
    const proposal = await proposeNew(tx, deps, asked)
    const planned = await writePlan(tx, caller, proposal, { at: asked.now, isNew: true })
    if (takesMoney(deps.config.payments)) await ensureTerms(tx, input.id, { by: caller.actor.id, at: asked.now })
    return planned
  })
}

/**
 * Plans visits again from a day on; past, moved and edited visits remain (rule VISIT-5).
 * @throws ApiError 400; 404; 409 when care is over, no roster exists, or another request was faster
 */
export async function changeRoster(
  deps: Deps,
  caller: Caller,
  input: Input<typeof changeRosterSchema>,
): Promise<PlannedRoster> {
  const { database, now } = deps
  const ask = () => ({ ...input, now: now(), language: caller.language })
  if (input.given.preview) return (await proposeChange(database.read, deps, ask())).answer
  return database.write(async (tx) => {
    const asked = ask()
    const proposal = await proposeChange(tx, deps, asked)
    const shifts = await tx.selectFrom('roster_shifts').select('code').where('booking_id', '=', input.id).execute()
    const counts = { before: shifts.length, perDay: proposal.roster.plan.shifts.length }
    await followShifts(tx, input.id, counts, { by: caller.actor.id, at: asked.now })
    return writePlan(tx, caller, proposal, { at: asked.now, isNew: false })
  })
}

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
async function writePlan(
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
