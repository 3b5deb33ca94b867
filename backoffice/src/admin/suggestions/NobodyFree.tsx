import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDay, today } from '../../words/visit-times.ts'
import { type Alternative, findWays } from './find-alternatives.ts'
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
