import { changeRequestCalls } from '../contract/bookings/bookings.calls.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { answerChange } from './answer-change.ts'
import { requestChange, withdrawChange } from './request-change.ts'

/** Each request sends a mail to the team. */
const asksPerHour = { name: 'change-requests', max: 20, perSeconds: 3_600 }
const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const asked = { audience: ['user'], audit, limits: [{ limit: asksPerHour, by: 'account' }] } as const

/** Routes of change requests (rule BOOK-19). */
export const createChangeRoutes = (deps: Deps) =>
  createRoutes(changeRequestCalls)
    .on('POST /booking/{id}/change-request', asked, ({ id, body, caller }) => requestChange(deps, caller, id, body))
    .on('POST /booking/{id}/change-request/withdraw', asked, ({ id, caller }) => withdrawChange(deps, caller, id))
    .on(
      'PUT /admin/bookings/{id}/change-request',
      { audience: ['admin'], recordsAccess: 'booking', audit },
      ({ id, body, caller }) => answerChange(deps, caller, id, body),
    ).router
