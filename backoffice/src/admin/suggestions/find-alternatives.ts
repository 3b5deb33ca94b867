import type { Commitment, Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { addDays } from '@thodu/api/contract/time'

type Blocked = Suggestions['blocked'][number]
export type Alternative = { caretaker: Blocked['caretaker'] } & (
  | { kind: 'room'; taken: Commitment[] }
  | { kind: 'ends'; taken: Commitment[]; lastDay: string }
  | { kind: 'moves'; taken: Commitment[] }
)

const busy = ['booking.caretaker_busy', 'visit.caretaker_busy']
/** A booking that ends within this many days counts as ending soon. */
const soon = 7
const most = 5

function findWay({ caretaker, taken, reasons }: Blocked, today: string): Alternative | undefined {
  // A different plan cannot remove a block or a missing check.
  if (reasons.some(({ code }) => !busy.includes(code)) || taken.length === 0) return undefined
  const inTheWay = taken.filter((one) => one.inTheWay)
  if (inTheWay.length === 0) return { caretaker, kind: 'room', taken }
  const lastDays = inTheWay.map(({ lastDay }) => lastDay ?? '9999').sort()
  const lastDay = lastDays.at(-1) ?? '9999'
  return lastDay <= addDays(today, soon)
    ? { caretaker, kind: 'ends', taken: inTheWay, lastDay }
    : { caretaker, kind: 'moves', taken: inTheWay }
}

const kinds: readonly Alternative['kind'][] = ['room', 'ends', 'moves']
/** Number of days to move; care without a plan, and time off, count most. */
const toMove = ({ taken }: Alternative): number =>
  taken.reduce((sum, { hours }) => sum + (hours.length === 0 ? 7 : hours.flatMap(({ days }) => days).length), 0)

/**
 * The caretakers nearest to being free when none is (rule MATCH-7): first those only at their limit of bookings, then those
 * whose care ends within a week, then those whose plan would change least.
 */
export function findWays({ blocked }: Pick<Suggestions, 'blocked'>, today: string): Alternative[] {
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
