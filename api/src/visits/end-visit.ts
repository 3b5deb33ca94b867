import { texts } from '../contract/texts.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict, wrongField } from '../http/errors/api-error.ts'
import { workOnVisit } from './complete-visits.ts'
import { proofOf } from './count-code-attempt.ts'
import { isKnownStep, minuteOfStep, type OfficeStep, type RecordedStep, recordStep } from './record-step.ts'
import { type OwnStep, readOwnVisit } from './to-own-visit.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'

function minuteOfEnd(visit: StoredVisit, step: RecordedStep, at: Date): number {
  if (visit.status === 'planned') throw conflict('visit.not_started')
  if (visit.status !== 'started' || visit.started_min === null) throw conflict('visit.not_open')
  const minute = minuteOfStep(step, at)
  if (minute < visit.started_min) throw wrongField('occurredAt', texts.visit.endBeforeStart)
  return minute
}

/**
 * A caretaker ends a visit; repeating the step has no effect (rule DAY-2).
 * @throws ApiError 400 for a time too old, ahead, or before the start; 404; 409 when it has not begun or has ended
 */
export const endVisit = (deps: Deps, caller: Caller, step: RecordedStep): Promise<OwnStep> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, step.id, { caretaker: caller.actor.id })
    if (await isKnownStep(tx, caller, step, 'end')) return readOwnVisit(tx, deps, caller, visit.id)
    const minute = minuteOfEnd(visit, step, at)
    const door = { visit: visit.id, kind: 'end' } as const
    const proof = await proofOf(tx, deps.config.secret, door, { code: step.code, moment: minute })
    await recordStep(tx, caller, visit, { step, kind: 'end', minute, at, proof })
    return readOwnVisit(tx, deps, caller, visit.id)
  })

/** An admin ends a visit after a call (rule VISIT-23). @throws ApiError like `endVisit` */
export const endVisitForOffice = (deps: Deps, caller: Caller, { id, given }: OfficeStep): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    const step = { id, ...given }
    if (await isKnownStep(tx, caller, step, 'end')) return
    await recordStep(tx, caller, visit, {
      step,
      kind: 'end',
      minute: minuteOfEnd(visit, step, at),
      at,
      proof: 'office',
    })
  })
