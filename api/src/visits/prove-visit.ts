import { texts } from '../contract/texts.ts'
import { momentOf } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { ApiError, conflict } from '../http/errors/api-error.ts'
import { auditVisit } from './audit-visit.ts'
import { countCodeAttempt } from './count-code-attempt.ts'
import { type DoorKind, isDoorCode } from './door-code.ts'
import { markVisits } from './schedule/update-visit.ts'
import { type OwnStep, readOwnVisit } from './to-own-visit.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'

/** A caretaker may enter the code up to this many minutes after the start or end. */
const proveFor = 60

function refuseSettled(visit: StoredVisit, kind: DoorKind, now: number): void {
  const pressed = kind === 'start' ? visit.started_min : visit.ended_min
  if (pressed === null) throw conflict(kind === 'start' ? 'visit.not_started' : 'visit.not_ended')
  if ((kind === 'start' ? visit.start_proof : visit.end_proof) === 'code') throw conflict('visit.proved')
  if (now - pressed > proveFor) throw conflict('visit.no_tries')
}

/**
 * A caretaker enters the door code of a start or end again after a wrong code (rule DAY-21). The recorded event does not
 * change. After a correct code, the visit's proof is `code`.
 * @throws ApiError 400 for a wrong code; 404; 409 when the start or end is not recorded, is more than an hour old or is already
 * confirmed with a code, or when no attempts are left
 */
export async function proveVisit(
  { database, config, now }: Deps,
  caller: Caller,
  { id, kind, code }: { id: string; kind: DoorKind; code: string },
): Promise<OwnStep> {
  const at = now()
  const moment = momentOf(at)
  const left = await database.write(async (tx) => {
    refuseSettled(await findVisit(tx, id, { caretaker: caller.actor.id }), kind, moment)
    return countCodeAttempt(tx, { visit: id, kind })
  })
  if (left === undefined) throw conflict('visit.no_tries')
  if (!isDoorCode(config.secret, { visit: id, kind }, code, moment)) {
    const [none, one, several] = [texts.visit.noTries, texts.visit.wrongCodeOne, texts.visit.wrongCode]
    const message = left === 0 ? none : left === 1 ? one : several
    const values = { count: left }
    throw new ApiError(400, 'request.invalid', { message, values, errors: { code: message } })
  }
  return database.write(async (tx) => {
    const visit = await findVisit(tx, id, { caretaker: caller.actor.id })
    const column = kind === 'start' ? 'start_proof' : 'end_proof'
    const raised = await markVisits(
      tx,
      (visits) => visits.where('id', '=', id).where(column, '!=', 'code'),
      kind === 'start' ? { start_proof: 'code' } : { end_proof: 'code' },
    )
    if (raised > 0)
      await auditVisit(tx, caller, visit, {
        action: 'STATUS_UPDATE',
        what: `: ${kind} confirmed with the door code`,
        changes: [{ field: kind === 'start' ? 'startProof' : 'endProof', from: visit[column], to: 'code' }],
        at,
      })
    return readOwnVisit(tx, { now }, caller, id)
  })
}
