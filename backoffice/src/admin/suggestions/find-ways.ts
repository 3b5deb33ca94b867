import type { Suggestions, Taken } from '@thodu/api/contract/suggestions/suggestions.schema'
import { addDays } from '@thodu/api/contract/time'

type Blocked = Suggestions['blocked'][number]
/** What stands in the way of somebody who is only busy, and what would have to happen. */
export type Way = { caretaker: Blocked['caretaker'] } & (
  | { kind: 'room'; taken: Taken[] }
  | { kind: 'ends'; taken: Taken[]; lastDay: string }
  | { kind: 'moves'; taken: Taken[] }
)

const busy = ['booking.caretaker_busy', 'visit.caretaker_busy']
/** Those who end within so many days are about to be free. */
const soon = 7
const most = 5

function findWay({ caretaker, taken, reasons }: Blocked, today: string): Way | undefined {
  // What a family or a paper forbids no plan moves.
  if (reasons.some(({ code }) => !busy.includes(code)) || taken.length === 0) return undefined
  const inTheWay = taken.filter((one) => one.inTheWay)
  if (inTheWay.length === 0) return { caretaker, kind: 'room', taken }
  const lastDays = inTheWay.map(({ lastDay }) => lastDay ?? '9999').sort()
  const lastDay = lastDays.at(-1) ?? '9999'
  return lastDay <= addDays(today, soon)
    ? { caretaker, kind: 'ends', taken: inTheWay, lastDay }
    : { caretaker, kind: 'moves', taken: inTheWay }
}

const kinds: readonly Way['kind'][] = ['room', 'ends', 'moves']
/** Days that would have to move; care without a plan, or time off, is the most. */
const toMove = ({ taken }: Way): number =>
  taken.reduce((sum, { hours }) => sum + (hours.length === 0 ? 7 : hours.flatMap(({ days }) => days).length), 0)

/**
 * Who is nearest to being free, when nobody is (rule MATCH-7): only the number of bookings in the way, care that ends within a
 * week, then whose plan would have to change least.
 */
export function findWays({ blocked }: Pick<Suggestions, 'blocked'>, today: string): Way[] {
  return blocked
    .flatMap((one) => findWay(one, today) ?? [])
    .sort(
      (one, other) =>
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
        (one.kind === 'ends' && other.kind === 'ends' ? one.lastDay.localeCompare(other.lastDay) : 0) ||
        toMove(one) - toMove(other),
    )
    .slice(0, most)
}
