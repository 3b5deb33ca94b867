import { firstNameOf } from '../contract/people/name-parts.ts'
import type { DayPage, DayVisit } from '../contract/sharing/sharing.schema.ts'
import type { Tick } from '../contract/tasks/care-tasks.ts'
import { addDays, dayInCity, minuteMs, toMoment, toTime } from '../contract/time.ts'
import type { Visitor } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { hourOf, writeAccesses } from '../privacy/access-log/write-accesses.ts'
import { readLink } from '../sealing/signed-links.ts'
import { type FamilyVisitRow, listFamilyVisits } from '../visits/list-family-visits.ts'
import { findTicks } from '../visits/ticks.queries.ts'
import { endOfLink, findLiveLink, type StoredLink } from './day-links.queries.ts'

/** Shows a moved visit only at its new time, but also a skipped one that was returned. Only a move increases `moves`. */
const standing = (visits: readonly FamilyVisitRow[]): FamilyVisitRow[] => {
  const isMoved = ({ id, moves }: FamilyVisitRow) =>
    visits.some((later) => later.origin_visit_id === id && later.moves > moves)
  return visits.filter((visit) => !(visit.status === 'skipped' && isMoved(visit)))
}

/** @param ticksOf undefined when the family does not share tasks */
function toDayVisit(visit: FamilyVisitRow, ticksOf?: (visit: FamilyVisitRow) => Tick[]): DayVisit[] {
  const { status } = visit
  if (status === 'cancelled') return []
  return [
    {
      startsAt: toTime(visit.starts_min),
      endsAt: toTime(visit.ends_min),
      startedAt: visit.started_min === null ? null : toTime(visit.started_min),
      endedAt: visit.ended_min === null ? null : toTime(visit.ended_min),
      status,
      caretaker: visit.caretaker_name === null ? null : firstNameOf(visit.caretaker_name),
      startProof: visit.start_proof,
      isReplacement: visit.origin_kind === 'replacement',
      ...(ticksOf ? { tasks: ticksOf(visit) } : {}),
    },
  ]
}

/** Records in the access log and at the link, once an hour, that it was opened (rule SHARE-4). */
async function noteOpening(deps: Deps, link: StoredLink, ip: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const hour = hourOf(at)
  if (link.last_opened_at !== null && hourOf(link.last_opened_at) === hour) return
  await deps.database.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('day_links')
      .set((row) => ({ opens: row('opens', '+', 1), last_opened_at: at }))
      .where('id', '=', link.id)
      .where((row) => row.or([row('last_opened_at', 'is', null), row('last_opened_at', '<', hour)]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const viewer = { id: `day-link:${link.id}`, name: `Day link: ${link.name}`, email: '', role: 'user' as const }
    const times = new Map([[link.booking_id, 1]])
    await writeAccesses(tx, [{ way: 'opened', viewer, type: 'booking', times, ip, firstAt: at, lastAt: at }], now)
  })
}

/**
 * Reads the days of a booking for the holder of a link (rules SHARE-3, SHARE-4).
 * @throws ApiError 404 for a wrong, expired or stopped link
 */
export async function readDay(deps: Deps, { client }: Visitor, given: string): Promise<DayPage> {
  const now = deps.now()
  const id = readLink(deps.config.secret, 'day-link', given)
  const link = id === undefined ? undefined : await findLiveLink(deps.database.read, id, now)
  if (!link) throw notFound()
  const today = dayInCity(now)
  const visits = await listFamilyVisits(deps.database.read, {
    booking: link.booking_id,
    family: link.user_id,
    from: toMoment(addDays(today, -1), 0),
    to: toMoment(addDays(today, 2), 0),
  })
  const ticksOf = link.show_tasks === 1 ? await findTicks(deps.database.read, visits) : undefined
  await noteOpening(deps, link, client.ip, now)
  return {
    patient: firstNameOf(link.patient_name),
    sharedBy: firstNameOf(link.owner_name),
    zone: link.zone,
    expiresAt: endOfLink(link).toISOString(),
    asOf: new Date(Math.floor(now.getTime() / minuteMs) * minuteMs).toISOString(),
    visits: standing(visits).flatMap((visit) => toDayVisit(visit, ticksOf)),
  }
}
