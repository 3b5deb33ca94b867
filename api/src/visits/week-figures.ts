import type { Reader } from '@thodu/db'
import { addDays, dayOfMoment, momentOf, mondayOf, toMoment } from '../contract/time.ts'
import type { WeekFigures } from '../contract/visits/board.schema.ts'
import { busyStatuses } from '../contract/visits/visit-parts.ts'

const weekDays = 7
const sumOfSpan = (db: Reader, { from, until }: { from: number; until: number }) =>
  db
    .selectFrom('visits')
    .select((eb) => [
      eb.fn.sum<number | string | null>(eb('ends_min', '-', eb.ref('starts_min'))).as('minutes'),
      eb.fn
        .sum<number | string | null>(
          eb
            .case()
            .when(eb.and([eb('status', '=', 'planned'), eb('caretaker_id', 'is', null)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('open'),
    ])
    .where('starts_min', '>=', from)
    .where('starts_min', '<', until)
    .where('status', 'in', busyStatuses)
    .execute()

/** Sums the visit minutes of the present week and counts its unassigned visits (rule BOARD-7). */
export async function readWeekFigures(db: Reader, now: Date): Promise<WeekFigures> {
  const monday = mondayOf(dayOfMoment(momentOf(now)))
  const [sums] = await sumOfSpan(db, { from: toMoment(monday, 0), until: toMoment(addDays(monday, weekDays), 0) })
  return { from: monday, minutes: Number(sums?.minutes ?? 0), open: Number(sums?.open ?? 0) }
}
