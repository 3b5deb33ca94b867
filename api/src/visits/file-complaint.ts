import { laterThan } from '../contract/time.ts'
import type { FamilyVisit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { whyComplaintRefused } from './change-rules.ts'
import { markVisits } from './schedule/update-visit.ts'
import { readFamilyVisit } from './to-family-visit.ts'
import { findVisit } from './visits.queries.ts'

/** All complaints about a visit have at most this many characters. */
const longest = 5_000

/**
 * A family complains about a past visit; a later text is added and reopens the complaint (rule DAY-18). The audit log
 * does not contain the text.
 * @throws ApiError 404; 409 when it is not over, over for a week, skipped or cancelled, or the text is too long
 */
export const fileComplaint = (
  deps: Deps,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<FamilyVisit> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, id, { family: caller.actor.id })
    const why = whyComplaintRefused(visit, at)
    if (why !== undefined) throw conflict(why)
    const remark = visit.remark === null ? text : `${visit.remark}\n${text}`
    if (remark.length > longest) throw conflict('visit.remark_full')
    const time = laterThan(visit.remark_at, at)
    await markVisits(tx, (visits) => visits.where('id', '=', id), {
      remark,
      remark_at: time,
      remark_closed_at: null,
      updated_at: at.toISOString(),
    })
    await auditVisit(tx, caller, visit, {
      action: 'STATUS_UPDATE',
      what: ': complaint of the family',
      changes: [{ field: 'remarkAt', from: visit.remark_at, to: time }],
      at,
    })
    return readFamilyVisit(tx, caller, id, at)
  })
