import { momentOf } from '../../contract/time.ts'
import type { EnteredTimeOff, TimeOff } from '../../contract/time-off/time-off.schema.ts'
import type { RosterWarning } from '../../contract/visits/visit-parts.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { queueUpdateMail } from '../../mail/queue-mail.ts'
import { visitMails } from '../../mail/visit-mails.ts'
import { assignSubstitutes, findChoices, type GivenSubstitute } from './assign-substitutes.ts'
import { releaseConflictingVisits } from './release-conflicting-visits.ts'
import { setStatus } from './set-status.ts'
import { findTimeOff, findVisitsIn, readTimeOff } from './time-off.queries.ts'
import { mailAfterUndo, rememberAbsence } from './undo-time-off.ts'

type Decision = {
  id: string
  status: 'approved' | 'declined'
  openVisits: boolean
  substitutes: readonly GivenSubstitute[]
}

/**
 * An admin approves or declines a request once (rule DAY-8). With an approval, visits of that time go to the given
 * substitutes (rule DAY-25), and the admin can undo it (rule DAY-26).
 * @throws ApiError 400 for an unknown caretaker; 404; 409 when it is decided, visits remain in this time, or a substitute
 * cannot be sent
 */
export async function decideTimeOff(deps: Deps, caller: Caller, decision: Decision): Promise<EnteredTimeOff> {
  const { id, status, openVisits } = decision
  const isApproved = status === 'approved'
  const substitutes = isApproved ? await findChoices(deps, caller, decision.substitutes) : []
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const request = await findTimeOff(tx, id)
    if (request.status !== 'requested') throw conflict('time_off.decided')
    const warnings: RosterWarning[] = []
    if (isApproved) {
      const visits = await findVisitsIn(tx, request)
      const absence = { absent: request.caretaker_id, visits, substitutes }
      warnings.push(...(await assignSubstitutes(tx, deps, caller, absence, at)))
      await releaseConflictingVisits(tx, caller, { ...request, opens: openVisits }, at)
      await rememberAbsence(tx, caller, { id, visits }, at)
    }
    await setStatus(tx, caller, request, { status, decidedBy: caller.actor.id }, at)
    const span = { from: request.starts_min, to: request.ends_min }
    const letter = visitMails.timeOffDecided(request.caretaker_name, { ...span, status }, deps.config.office)
    await queueUpdateMail(tx, request.caretaker_id, letter, at, isApproved ? mailAfterUndo(at) : at)
    return { ...(await readTimeOff(tx, id)), ...(warnings.length > 0 && { warnings }) }
  })
}

/**
 * A caretaker withdraws a request or returns early, and the time is free again (rule DAY-7).
 * @throws ApiError 404 also for another caretaker's; 409 when it was declined or withdrawn, or has ended
 */
export const withdrawTimeOff = (deps: Deps, caller: Caller, { id }: { id: string }): Promise<TimeOff> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const request = await findTimeOff(tx, id, caller.actor.id)
    const stands = request.status === 'requested' || request.status === 'approved'
    if (!stands || request.ends_min <= momentOf(at.getTime())) throw conflict('time_off.not_withdrawable')
    await setStatus(tx, caller, request, { status: 'withdrawn', decidedBy: undefined }, at)
    return readTimeOff(tx, id)
  })
