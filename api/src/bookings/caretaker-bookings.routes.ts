import type { Reader } from '@thodu/db'
import type { JobStats } from '../contract/bookings/booking-figures.schema.ts'
import { caretakerBookingCalls } from '../contract/bookings/bookings.calls.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { idsOf, listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { ownChanges } from '../http/limits/limits.ts'
import { answerList } from '../http/lists/list-page.ts'
import { createRoutes } from '../http/routes.ts'
import { addNote } from './add-note.ts'
import { advanceBooking } from './advance-booking.ts'
import { caretakerBookingFilter, caretakerSorts } from './booking-filter.ts'
import { stepAction } from './booking-rules.ts'
import { accessToWhileOpen } from './booking-wire.ts'
import { completeBooking, completeBookings, findBooking } from './bookings.queries.ts'
import { listBookings } from './list-bookings.ts'

const audience = ['caretaker'] as const

const selectCounts = (db: Reader, { caretaker }: { caretaker: string }) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('jobs'),
      fn.count<number>('rating').as('ratings'),
      fn.coalesce(fn.sum<number>('rating'), (eb) => eb.lit(0)).as('ratingSum'),
    ])
    .where('assigned_caregiver_id', '=', caretaker)
    .groupBy('status')
    .execute()

/** Reads figures of a caretaker's bookings, finished ones included (rules CARE-1, CARE-6). */
async function readJobStats(db: Reader, caretaker: string): Promise<JobStats> {
  const counts = await selectCounts(db, { caretaker })
  const jobsIn = (status: string) => counts.find((count) => count.status === status)?.jobs ?? 0
  const ratings = counts.reduce((sum, count) => sum + count.ratings, 0)
  const ratingSum = counts.reduce((sum, count) => sum + count.ratingSum, 0)
  return {
    activeJobs: jobsIn('active'),
    completedJobs: jobsIn('completed'),
    averageRating: ratings === 0 ? null : Math.round((ratingSum / ratings) * 10) / 10,
  }
}

/** Routes of a caretaker's own bookings (rule CARE-1). */
export const createCaretakerBookingRoutes = (deps: Deps) =>
  createRoutes(caretakerBookingCalls)
    .on(
      'GET /caretaker/bookings',
      {
        audience,
        recordsAccess: (bookings) =>
          listedRecords('booking', idsOf(bookings.filter(({ status }) => isBinding(status)))),
      },
      async ({ query, caller, c }) => {
        const rules = {
          resource: 'bookings',
          sortFields: caretakerSorts,
          defaultSort: 'open',
          filter: caretakerBookingFilter,
        } as const
        const rows = await answerList(c, query, rules, (list) =>
          listBookings(deps.database.read, list, caller.actor.id),
        )
        return completeBookings(deps.database.read, rows, 'caretaker')
      },
    )
    // This call comes before {id}, which would match "stats".
    .on('GET /caretaker/bookings/stats', { audience, recordsAccess: 'none' }, ({ caller }) =>
      readJobStats(deps.database.read, caller.actor.id),
    )
    .on('GET /caretaker/bookings/{id}', { audience, recordsAccess: accessToWhileOpen }, async ({ id, caller }) => {
      const row = await findBooking(deps.database.read, id, { caretaker: caller.actor.id })
      return completeBooking(deps.database.read, row, 'caretaker')
    })
    .on(
      'PUT /caretaker/bookings/{id}/status',
      {
        audience,
        recordsAccess: accessToWhileOpen,
        audit: { action: 'CARETAKER_STATUS_UPDATED', resourceType: 'booking' },
        limits: [{ limit: ownChanges, by: 'account' }],
      },
      ({ id, body, caller, c }) => {
        const { status } = body
        c.set('auditEvent', { action: stepAction(status) })
        return advanceBooking(deps, caller, { id, status })
      },
    )
    .on(
      'POST /caretaker/bookings/{id}/notes',
      {
        audience,
        recordsAccess: accessToWhileOpen,
        audit: { action: 'NOTES_ADDED', resourceType: 'booking' },
        limits: [{ limit: ownChanges, by: 'account' }],
      },
      ({ id, body, caller }) => addNote(deps, caller, { id, ...body }),
    ).router
