import type { z } from 'zod'
import { takesMoney } from '../../contract/payment-setup.ts'
import type { changeRosterSchema, PlannedRoster, planRosterSchema } from '../../contract/roster/roster.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { ensureTerms, followShifts } from '../../money/charges/terms.ts'
import { proposeChange, proposeNew } from './propose-plan.ts'
import { writePlan } from './write-plan.ts'

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
