import type { Reader } from '@thodu/db'
import { findBooking } from '../bookings/bookings.queries.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { addDays, dayOfMoment, isRealDay, momentOf, toMoment } from '../contract/time.ts'
import type { DoorCodes } from '../contract/visits/visit-parts.schema.ts'
import { familyVisitCalls } from '../contract/visits/visits.calls.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict } from '../http/errors/api-error.ts'
import { createRoutes } from '../http/routes.ts'
import { whyNotMoved } from './change-rules.ts'
import { listDoorCodes, toldAfter, toldBefore } from './door-code.ts'
import { fileComplaint } from './file-complaint.ts'
import { findOptions } from './find-options.ts'
import { listFamilyVisits, listPastVisits } from './list-family-visits.ts'
import { moveVisit } from './move-visit.ts'
import { readCaregiver } from './read-caregiver.ts'
import { confirmHere, reportAbsent } from './report-visit.ts'
import { skipOwnVisit } from './skip-visit.ts'
import { toFamilyVisits } from './to-family-visit.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'
import { welcomeCaregiver } from './welcome-caregiver.ts'

const pageDays = 31
const pageVisits = 20
/** Each change sends mails. */
const visitChanges = { name: 'visit-changes', max: 60, perSeconds: 3_600 }
const limits = [{ limit: visitChanges, by: 'account' }] as const
const read = { audience: ['user'] } as const
const changed = { ...read, audit: { action: 'BOOKING_UPDATED', resourceType: 'booking' }, limits } as const
const reported = { ...read, audit: { action: 'STATUS_UPDATE', resourceType: 'booking' }, limits } as const

/** A caretaker may leave late, or enter the code after leaving. @param now minutes since 1970 */
function isTime({ status, starts_min, ends_min, ended_min }: StoredVisit, now: number): boolean {
  if (status === 'started') return true
  if (status !== 'planned' && status !== 'done') return false
  return now >= starts_min - toldBefore && now <= Math.max(ends_min, ended_min ?? 0) + toldAfter
}

/** Lists codes for the family, from 60 minutes before the visit to 30 after its end (rule DAY-21). @throws ApiError 404 */
async function listCodes(
  read: Reader,
  { config, now: clock }: Pick<Deps, 'config' | 'now'>,
  { actor }: Caller,
  id: string,
): Promise<DoorCodes> {
  const visit = await findVisit(read, id, { family: actor.id })
  const now = momentOf(clock())
  if (!isTime(visit, now) || !isBinding(visit.booking_status)) return { start: [], end: [] }
  const codesFor = (kind: 'start' | 'end') => listDoorCodes(config.secret, { visit: id, kind }, now)
  return { start: codesFor('start'), end: codesFor('end') }
}

/** Routes of a family's own visits (rules DAY-9, DAY-16). */
export const createFamilyVisitRoutes = (deps: Deps) =>
  createRoutes(familyVisitCalls)
    .on('GET /booking/{id}/caregiver', read, async ({ id, caller }) => {
      const booking = await findBooking(deps.database.read, id, { customer: caller.actor.id })
      const reader = { at: deps.now(), language: caller.language ?? 'en' }
      return { caregiver: await readCaregiver(deps.database.read, booking, reader) }
    })
    .on('POST /booking/{id}/caregiver/welcome', reported, ({ id, caller }) => welcomeCaregiver(deps, caller, id))
    .on('GET /booking/{id}/visits', read, async ({ id, query, caller: { actor, language } }) => {
      const now = deps.now()
      const { from = dayOfMoment(momentOf(now)) } = query
      if (!isRealDay(from)) throw badRequest('request.bad_query')
      const booking = await findBooking(deps.database.read, id, { customer: actor.id })
      const span = { from: toMoment(from, 0), to: toMoment(addDays(from, pageDays), 0) }
      const visits = await listFamilyVisits(deps.database.read, { booking: booking.id, family: actor.id, ...span })
      return toFamilyVisits(deps.database.read, visits, now, language)
    })
    .on('GET /booking/{id}/visits/past', read, async ({ id, query, caller: { actor, language } }) => {
      const db = deps.database.read
      const now = deps.now()
      const booking = await findBooking(db, id, { customer: actor.id })
      const { before: last } = query
      const before =
        last === undefined ? { starts_min: momentOf(now) } : await findVisit(db, last, { family: actor.id })
      const limit = pageVisits + 1
      const found = await listPastVisits(db, { booking: booking.id, family: actor.id, before, limit })
      const visits = await toFamilyVisits(db, found.slice(0, pageVisits), now, language)
      return { visits, more: found.length > pageVisits }
    })
    .on('GET /visits/{id}/codes', read, ({ id, caller }) => listCodes(deps.database.read, deps, caller, id))
    .on('GET /visits/{id}/options', read, async ({ id, query, caller }) => {
      const now = deps.now()
      const visit = await findVisit(deps.database.read, id, { family: caller.actor.id })
      const { day = dayOfMoment(visit.starts_min) } = query
      if (!isRealDay(day)) throw badRequest('request.bad_query')
      const why = whyNotMoved(visit, now)
      if (why !== undefined) throw conflict(why)
      return findOptions(deps.database.read, visit, day, now)
    })
    .on('POST /visits/{id}/move', changed, ({ id, body, caller }) => moveVisit(deps, caller, { id, ...body }))
    .on('POST /visits/{id}/skip', changed, ({ id, body, caller }) => skipOwnVisit(deps, caller, { id, ...body }))
    .on('POST /visits/{id}/not-here', reported, ({ id, caller }) => reportAbsent(deps, caller, { id }))
    .on('POST /visits/{id}/remark', reported, ({ id, body, caller }) => fileComplaint(deps, caller, { id, ...body }))
    .on('POST /visits/{id}/confirm-here', reported, ({ id, caller }) => confirmHere(deps, caller, { id })).router
