import type { FamilyVisit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { canConfirm, whyNotAbsent } from './change-rules.ts'
import { notifyTeamOfAbsence } from './notify-team.ts'
import { markVisits } from './schedule/update-visit.ts'
import { readFamilyVisit } from './to-family-visit.ts'
import { findVisit } from './visits.queries.ts'

/**
 * A family reports an absent caretaker, once; the team is notified at once (rule DAY-13).
 * @throws ApiError 404; 409 when it is not late enough, over, or confirmed
 */
export const reportAbsent = (deps: Deps, caller: Caller, { id }: { id: string }): Promise<FamilyVisit> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const time = at.toISOString()
    const visit = await findVisit(tx, id, { family: caller.actor.id })
    const why = whyNotAbsent(visit, at)
    if (why !== undefined) throw conflict(why)
    const isNews = await markVisits(
      tx,
      (visits) => visits.where('id', '=', id).where('absent_reported_at', 'is', null),
      // This mail also replaces the one about a missing start.
      { absent_reported_at: time, missing_told_at: time, updated_at: time },
    )
    if (isNews === 0) return readFamilyVisit(tx, caller, id, at)
    await auditVisit(tx, caller, visit, {
      action: 'STATUS_UPDATE',
      what: ': the family reports that nobody came',
      changes: [{ field: 'absentReportedAt', from: null, to: time }],
      at,
    })
    await notifyTeamOfAbsence(tx, deps.config, id, at)
    return readFamilyVisit(tx, caller, id, at)
  })

/**
 * A family confirms that the caretaker is there (rule DAY-13).
 * @throws ApiError 404; 409 before the start
 */
export const confirmHere = (deps: Deps, caller: Caller, { id }: { id: string }): Promise<FamilyVisit> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id, { family: caller.actor.id })
    if (visit.status === 'planned') throw conflict('visit.not_begun')
    if (visit.status !== 'started' && visit.status !== 'done') throw conflict('visit.not_open')
    if (canConfirm(visit)) {
      const proved = { start_proof: 'family', updated_at: at.toISOString() } as const
      // A code entered meanwhile is the stronger proof.
      await markVisits(
        tx,
        (visits) => visits.where('id', '=', id).where('start_proof', 'in', ['none', 'office']),
        proved,
      )
      await auditVisit(tx, caller, visit, {
        action: 'STATUS_UPDATE',
        what: ': the family reports that the caregiver is there',
        changes: [{ field: 'startProof', from: visit.start_proof, to: 'family' }],
        at,
      })
    }
    return readFamilyVisit(tx, caller, id, at)
  })
