import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import type { EntryWay } from '../contract/inbox/inbox-kinds.ts'
import { laterThan } from '../contract/time.ts'
import type { enterComplaintSchema, FamilyVisit, Visit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import { readEntryTime } from '../http/entry-time.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, forbidden } from '../http/errors/api-error.ts'
import { isRestricted } from '../privacy/access-log/access-log.ts'
import { auditVisit } from './audit-visit.ts'
import { whyComplaintRefused } from './change-rules.ts'
import { workOnVisit } from './complete-visits.ts'
import { markVisits } from './schedule/update-visit.ts'
import { readFamilyVisit } from './to-family-visit.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'

/** All complaints about a visit have at most this many characters. */
const longest = 5_000

type Complaint = { text: string; cameAt: Date; way?: EntryWay; at: Date }

/** Adds a complaint that came at a time, and reopens an earlier one (rule DAY-18). @throws ApiError 409 */
async function addComplaint(tx: Tx, caller: Caller, visit: StoredVisit, { text, cameAt, way, at }: Complaint) {
  const why = whyComplaintRefused(visit, cameAt)
  if (why !== undefined) throw conflict(why)
  // The office sends an entry again when the answer was lost.
  if (way !== undefined && visit.remark_at === cameAt.toISOString() && visit.remark?.endsWith(text)) return
  const remark = visit.remark === null ? text : `${visit.remark}\n${text}`
  if (remark.length > longest) throw conflict('visit.remark_full')
  const time = laterThan(visit.remark_at, cameAt)
  await markVisits(tx, (visits) => visits.where('id', '=', visit.id), {
    remark,
    remark_at: time,
    remark_closed_at: null,
    updated_at: at.toISOString(),
  })
  await auditVisit(tx, caller, visit, {
    action: 'STATUS_UPDATE',
    what:
      way === undefined ? ': complaint of the family' : `: complaint of the family by ${way}, entered by the office`,
    changes: [{ field: 'remarkAt', from: visit.remark_at, to: time }],
    at,
  })
}

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
    await addComplaint(tx, caller, visit, { text, cameAt: at, at })
    return readFamilyVisit(tx, caller, id, at)
  })

/**
 * The office enters a complaint that came by phone or letter (rule DAY-27).
 * @throws ApiError 400 for a wrong time; 403 for a closed family; 404; 409 as for the family, at the time when it came
 */
export const enterComplaint = (
  deps: Deps,
  caller: Caller,
  { visit: id, text, cameAt, way }: z.output<typeof enterComplaintSchema>,
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    if (await isRestricted(tx, visit.id)) throw forbidden('privacy.restricted')
    await addComplaint(tx, caller, visit, { text, cameAt: readEntryTime(cameAt, at), way, at })
  })
