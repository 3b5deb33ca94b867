import type { Reader } from '@thodu/db'
import { addDays, type Day, momentOf, toMoment } from '../contract/time.ts'
import type { CopiedWeek } from '../contract/visits/board.schema.ts'
import { busyStatuses } from '../contract/visits/visit-parts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { describeError, toApiError } from '../http/errors/error-handler.ts'
import { changeVisit } from './change-visit.ts'
import { readRosterWeek } from './roster-week.ts'

const weekDays = 7
type Copied = CopiedWeek['visits'][number]
type Target = { id: string; caretaker: string }

/** Lists next week's visits with another caretaker than a week before, in order of time. */
async function listWanted(db: Reader, from: Day, now: Date): Promise<Target[]> {
  const next = addDays(from, weekDays)
  const until = toMoment(addDays(next, weekDays), 0)
  const visits = await db
    .selectFrom('visits')
    .select(['id', 'booking_id', 'code', 'service_day', 'caretaker_id', 'status', 'starts_min'])
    .where('starts_min', '>=', toMoment(from, 0))
    .where('starts_min', '<', until)
    .where('status', 'in', busyStatuses)
    .orderBy('starts_min')
    .orderBy('id')
    .execute()
  const placeOf = (visit: { booking_id: string; code: string }, day: Day): string =>
    [visit.booking_id, visit.code, day].join(' ')
  const who = new Map(visits.map((visit) => [placeOf(visit, visit.service_day), visit.caretaker_id]))
  return visits.flatMap((visit) => {
    const caretaker = who.get(placeOf(visit, addDays(visit.service_day, -weekDays)))
    const isAhead = visit.status === 'planned' && visit.starts_min > momentOf(now) && visit.service_day >= next
    return isAhead && caretaker && caretaker !== visit.caretaker_id ? [{ id: visit.id, caretaker }] : []
  })
}

/** @returns the refusal in the admin's language, or null */
async function give(deps: Deps, caller: Caller, { id, caretaker }: Target): Promise<string | null> {
  const { revision } = await deps.database.read
    .selectFrom('visits')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  try {
    await changeVisit(deps, caller, { id, given: { caretaker, scope: 'this', revision } })
    return null
  } catch (error) {
    const refusal = toApiError(error)
    if (refusal.status >= 500) throw error
    return describeError(refusal, caller.language).message
  }
}

/** Two caretakers may swap visits, so refused visits are tried again. */
async function giveAll(deps: Deps, caller: Caller, wanted: readonly Target[]): Promise<Map<string, string | null>> {
  const said = new Map<string, string | null>()
  for (const one of wanted) said.set(one.id, await give(deps, caller, one))
  for (const one of wanted.filter(({ id }) => said.get(id) !== null)) said.set(one.id, await give(deps, caller, one))
  return said
}

/**
 * Copies caretakers to next week by family, shift and weekday, like single edits (rule BOARD-9). A refused visit stays
 * and has the reason.
 * @param isPreview only lists the changes
 */
export async function copyWeek(
  deps: Deps,
  caller: Caller,
  { from, isPreview }: { from: Day; isPreview: boolean },
): Promise<CopiedWeek> {
  const now = deps.now()
  const wanted = await listWanted(deps.database.read, from, now)
  const said = isPreview ? new Map<string, string | null>() : await giveAll(deps, caller, wanted)
  const { rows } = await readRosterWeek(deps.database.read, addDays(from, weekDays), now)
  const visits = new Map(rows.flatMap((row) => row.visits).map((visit) => [visit._id, visit]))
  const names = new Map(rows.flatMap(({ caretaker }) => (caretaker ? [[caretaker._id, caretaker.name]] : [])))
  return {
    visits: wanted.flatMap(({ id, caretaker }): Copied[] => {
      const visit = visits.get(id)
      const refusal = said.get(id) ?? null
      return visit ? [{ visit, caretaker: { _id: caretaker, name: names.get(caretaker) ?? '' }, refusal }] : []
    }),
  }
}
