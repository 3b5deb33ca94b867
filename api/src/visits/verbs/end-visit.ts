import { texts } from '../../contract/texts.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, wrongField } from '../../http/errors/api-error.ts'
import { findOwnVisit } from '../lists/list-own-visits.ts'
import { type OwnStep, readOwnVisit } from './start-visit.ts'
import { isKnownStep, minuteOfStep, takeStep, type VisitStep } from './take-step.ts'

/**
 * The caretaker goes. The same step said again answers the same (rule DAY-2).
 * @throws ApiError 400 for a moment too long ago, ahead, or before the start; 404; 409 when it has not begun, or has ended
 */
export const endVisit = (deps: Deps, caller: Caller, step: VisitStep): Promise<OwnStep> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findOwnVisit(tx, step.id, caller.actor.id)
    if (await isKnownStep(tx, caller, step, 'end')) return readOwnVisit(tx, deps, caller, visit.id)
    if (visit.status === 'planned') throw conflict('visit.not_started')
    if (visit.status !== 'started' || visit.started_min === null) throw conflict('visit.not_open')
    const minute = minuteOfStep(step, at)
    if (minute < visit.started_min) throw wrongField('occurredAt', texts.visit.endBeforeStart)
    await takeStep(tx, caller, visit, { step, kind: 'end', minute, at, proof: 'none' })
    return readOwnVisit(tx, deps, caller, visit.id)
  })
