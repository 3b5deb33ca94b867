import type { Reader } from '@thodu/db'
import { addDays, dayOfMoment, momentOf, mondayOf, toMoment, weekdayOf } from '../contract/time.ts'
import type { FreeCaretakers } from '../contract/visits/board.schema.ts'
import { busyStatuses } from '../contract/visits/visit-parts.ts'
import { findBusy, isFree } from './schedule/caretakers.queries.ts'
import { findWorkLimits } from './schedule/find-warnings.ts'

const weekDays = 7

/** Finds caretakers without a visit, time off or weekly rest then, fewest hours of the week first (rule BOARD-8). */
export async function findFree(
  db: Reader,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Promise<FreeCaretakers> {
  const span = { startsMin: momentOf(startsAt), endsMin: momentOf(endsAt) }
  const day = dayOfMoment(span.startsMin)
  const monday = mondayOf(day)
  const people = await db
    .selectFrom('accounts')
    .leftJoin('caretaker_profiles', 'caretaker_profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'name', 'phone', 'name_order', 'weekly_off'])
    .where('role', '=', 'caretaker')
    .where('removed_at', 'is', null)
    .where('inactive_at', 'is', null)
    .orderBy('name_order')
    .execute()
  const ids = people.map(({ id }) => id)
  const busy = await findBusy(db, ids, { from: span.startsMin, until: span.endsMin })
  const hours = await db
    .selectFrom('visits')
    .select((row) => [
      'caretaker_id',
      row.fn.sum<number | string>(row('ends_min', '-', row.ref('starts_min'))).as('sum'),
    ])
    .where('status', 'in', busyStatuses)
    .where('starts_min', '>=', toMoment(monday, 0))
    .where('starts_min', '<', toMoment(addDays(monday, weekDays), 0))
    .where('caretaker_id', 'is not', null)
    .groupBy('caretaker_id')
    .execute()
  const minutes = new Map(hours.map(({ caretaker_id, sum }) => [caretaker_id, Number(sum)]))
  const limits = await findWorkLimits(db, ids)
  return people
    .filter(({ id, weekly_off }) => weekly_off !== weekdayOf(day) && isFree(busy.get(id), span))
    .map(({ id, name, phone }) => ({
      _id: id,
      name,
      phone,
      minutes: minutes.get(id) ?? 0,
      maxMinutes: limits.get(id)?.maxWeekMinutes ?? 0,
    }))
    .toSorted((one, other) => one.minutes - other.minutes)
}
