import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useGetList, useTranslate } from 'react-admin'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDayOf, today } from '../../../words/visit-times.ts'
import { useOpenVisit } from '../../visits/dialog/use-open-visit.ts'
import { useFormatHours } from '../../visits/parts/use-format-hours.ts'
import { VisitBadge } from '../../visits/parts/VisitBadge.tsx'
import type { Visit } from '../../visits/parts/visit-calls.ts'
import { visitLine, visitLines } from '../../visits/parts/visit-lines.ts'

const MOST = 7

const columns = visitLines('max-content minmax(0, max-content) minmax(0, 1fr)')

export function NextVisits({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const sayHours = useFormatHours()
  const { data } = useGetList<Visit & { id: string }>(
    'visits',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'startsAt', order: 'ASC' },
      filter: { booking: bookingId, from: today() },
    },
    { refetchInterval: POLL_EVERY },
  )
  if (!data) return null
  if (data.length === 0) return <Typography variant="body2">{translate('visits.plan.noNext')}</Typography>
  return (
    <Box>
      <Typography variant="h3" component="h3">
        {translate('visits.plan.next')}
      </Typography>
      <Box component="ul" sx={columns}>
        {data.map((visit) => (
          <Box key={visit._id} component="li" sx={visitLine}>
            <Button size="small" sx={{ textAlign: 'start', ml: '-5px' }} onClick={() => openVisit(visit._id)}>
              {`${formatDayOf(visit.startsAt)}, ${sayHours(visit)}`}
            </Button>
            <span>{visit.caretaker?.name ?? translate('visits.nobody')}</span>
            <VisitBadge visit={visit} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
