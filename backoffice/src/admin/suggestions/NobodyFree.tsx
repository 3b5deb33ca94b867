import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Commitment, Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { addDays } from '@thodu/api/contract/time'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDay, today } from '../../words/visit-times.ts'
import { useFormatTaken } from './use-format-taken.ts'

/** When no caretaker is free: the nearest ones, and which bookings would have to move or end (rule MATCH-7). Hidden otherwise. */
export function NobodyFree({ suggestions }: { suggestions: Suggestions | undefined }) {
  const translate = useTranslate()
  const titleId = useId()
  if (!suggestions || suggestions.eligible.length + suggestions.askFirst.length > 0) return null
  const ways = findWays(suggestions, today())
  if (ways.length === 0) return null
  return (
    <Alert severity="info" icon={false} sx={{ my: 1 }}>
      <Typography id={titleId} sx={{ fontWeight: 600 }}>
        {translate('admin.suggestions.nearest')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ways.map((way) => (
          <WayLine key={way.caretaker._id} way={way} />
        ))}
      </Box>
    </Alert>
  )
}

function WayLine({ way }: { way: Alternative }) {
  const translate = useTranslate()
  const sayTaken = useFormatTaken()
  const say = (key: string, values = {}) => translate(`admin.suggestions.ways.${key}`, values)
  const { caretaker, taken } = way
  return (
    <Box component="li" sx={{ pt: 1, overflowWrap: 'anywhere' }}>
      <Link to={`/caretakers/${caretaker._id}`}>{caretaker.name}</Link>
      <Typography variant="body2">
        {way.kind === 'ends' ? say('ends', { day: formatDay(way.lastDay) }) : say(way.kind)}
      </Typography>
      {taken.map((one) => (
        <Typography key={one.booking?._id ?? `off ${one.lastDay}`} variant="body2">
          {one.booking ? <Link to={`/bookings/${one.booking._id}`}>{sayTaken(one)}</Link> : sayTaken(one)}
        </Typography>
      ))}
    </Box>
  )
}

type Blocked = Suggestions['blocked'][number]
type Alternative = { caretaker: Blocked['caretaker'] } & (
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
function findWays({ blocked }: Pick<Suggestions, 'blocked'>, today: string): Alternative[] {
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
