import type { z } from 'zod'
import { toTime } from '../contract/time.ts'
import type { confirmVisitSchema, Visit } from '../contract/visits/visits.schema.ts'
import { formatDateTime } from '../contract/words/formats.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { workOnVisit } from './complete-visits.ts'
import { minuteOfStep } from './record-step.ts'
import { updateVisit } from './schedule/update-visit.ts'
import { isProved } from './schedule/visit-need.ts'

/**
 * An admin confirms a finished visit after a call with the family, and records who was reached and when (rule VISIT-27).
 * A stronger confirmation of its start or end remains.
 * @throws ApiError 400 for a call in the future or more than 48 hours ago; 404; 409 when it has not ended or is confirmed
 */
export const confirmVisit = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof confirmVisitSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    if (visit.status !== 'done') throw conflict('visit.not_ended')
    if (isProved(visit)) throw conflict('visit.proved')
    const minute = minuteOfStep(given.calledAt === undefined ? {} : { occurredAt: given.calledAt }, at)
    const call = `Confirmed on the phone by ${given.reached}, ${formatDateTime(toTime(minute))}`
    const [start, end] = [visit.start_proof, visit.end_proof].map((proof) => (proof === 'none' ? 'office' : proof))
    const confirmed = {
      start_proof: start ?? 'office',
      end_proof: end ?? 'office',
      reason: visit.reason === null ? call : `${visit.reason}. ${call}`,
    }
    await updateVisit(tx, visit, confirmed, at)
    await auditVisit(tx, caller, visit, {
      action: 'STATUS_UPDATE',
      what: ': confirmed by the office after a call',
      changes: [
        { field: 'startProof', from: visit.start_proof, to: confirmed.start_proof },
        { field: 'endProof', from: visit.end_proof, to: confirmed.end_proof },
        { field: 'reason', from: visit.reason, to: call },
      ],
      at,
    })
  })
