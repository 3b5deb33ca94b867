import type { z } from 'zod'
import type { resolveComplaintSchema, Visit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { workOnVisit } from './complete-visits.ts'
import { markVisits } from './schedule/update-visit.ts'

/**
 * An admin settles a complaint with an answer for the family (rule DAY-18).
 * @throws ApiError 404; 409 when none is open, or the family has added to it
 */
export const resolveComplaint = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof resolveComplaintSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    if (visit.remark_at === null || visit.remark_closed_at !== null) throw conflict('visit.nothing_wrong')
    if (visit.remark_at !== given.remarkAt) throw conflict('visit.stale')
    const time = at.toISOString()
    await markVisits(tx, (visits) => visits.where('id', '=', id), {
      remark_done: visit.remark_done === null ? given.done : `${visit.remark_done}\n${given.done}`,
      remark_closed_at: time,
      updated_at: time,
    })
    await auditVisit(tx, caller, visit, {
      action: 'STATUS_UPDATE',
      what: ': complaint resolved',
      changes: [{ field: 'remarkClosedAt', from: null, to: time }],
      at,
    })
  })
