import { scheduleChangeCalls } from '../contract/schedule-changes/schedule-changes.calls.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { confirmChanges } from './confirm-changes.ts'
import { openChangeMessage, readChangeMessage } from './open-change-message.ts'
import { readOwnChanges } from './schedule-changes.queries.ts'

/** Each confirmation creates permanent audit rows. */
const confirmLimit = { name: 'schedule-changes', max: 60, perSeconds: 3_600 }
const audit = { action: 'STATUS_UPDATE', resourceType: 'caretaker' } as const
const accessToBookings = (_answer: unknown, _id: string, source: string[]) => listedRecords('booking', source)
const ofCaretaker = { audience: ['caretaker'], recordsAccess: accessToBookings } as const

/** Changed visits of the next 48 hours, for their caretakers and the office (rules VISIT-28 to VISIT-30). */
export const createScheduleChangeRoutes = (deps: Deps) =>
  createRoutes(scheduleChangeCalls)
    .on('GET /caretaker/schedule-changes', ofCaretaker, async ({ caller }) => {
      const { changes, bookings } = await readOwnChanges(deps.database.read, deps.now(), caller)
      return new AnswerWithSource(changes, bookings)
    })
    .on(
      'POST /caretaker/schedule-changes/confirm',
      { ...ofCaretaker, audit, limits: [{ limit: confirmLimit, by: 'account' }] },
      async ({ body, caller }) => {
        const { changes, bookings } = await confirmChanges(deps, caller, body.changes)
        return new AnswerWithSource(changes, bookings)
      },
    )
    .on(
      'GET /admin/caretakers/{id}/schedule-changes',
      { audience: ['admin'], recordsAccess: accessToBookings },
      async ({ id }) => {
        const { answer, bookings } = await readChangeMessage(deps.database.read, deps, id)
        return new AnswerWithSource(answer, bookings)
      },
    )
    .on(
      'POST /admin/caretakers/{id}/schedule-changes/told',
      { audience: ['admin'], recordsAccess: 'none', audit },
      ({ id, caller }) => openChangeMessage(deps, caller, id),
    ).router
