import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetList, useTranslate } from 'react-admin'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatDayOf, today } from '../../../words/visit-times.ts'
import { useOpenVisit } from '../../visits/dialog/use-open-visit.ts'
import { useSayHours } from '../../visits/parts/use-say-hours.ts'
import { VisitBadge } from '../../visits/parts/VisitBadge.tsx'
import type { Visit } from '../../visits/parts/visit-calls.ts'

const MOST = 7

/** The visits of a booking from today on, each opening its dialog. */
export function NextVisits({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const sayHours = useSayHours()
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
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((visit) => (
          <Stack key={visit._id} component="li" direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button size="small" onClick={() => openVisit(visit._id)}>
              {`${formatDayOf(visit.startsAt)}, ${sayHours(visit)}`}
            </Button>
            <span>{visit.caretaker?.name ?? translate('visits.nobody')}</span>
            <VisitBadge visit={visit} />
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
