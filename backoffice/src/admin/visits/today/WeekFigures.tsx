import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailed } from '../../../app/lists/ListStates.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { formatHours } from '../../../words/formats.ts'
import { useVisitCall } from '../parts/visit-calls.ts'

/** Hours and unassigned visits of this week (rule BOARD-7). */
export function WeekFigures() {
  const translate = useTranslate()
  const call = useVisitCall()
  const { data, isError, refetch } = useQuery({
    queryKey: ['roster', 'figures'],
    queryFn: () => call('GET /admin/visit-figures'),
    refetchInterval: POLL_EVERY,
  })
  const label = (key: string) => translate(`visits.dashboard.${key}`)
  if (!data && isError) return <LoadFailed textKey="visits.dashboard.failed" onRetry={() => void refetch()} />
  return (
    <Card component="section" aria-label={label('title')} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: { xs: 2, md: 4 }, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box component="dl" sx={{ m: 0, display: 'flex', gap: { xs: 2, md: 4 }, flexWrap: 'wrap', flexGrow: 1 }}>
          <Figure name={label('hours')} value={data && formatHours(data.minutes)} />
          <Figure name={label('open')} value={data && String(data.open)} />
        </Box>
        <Link to="/today">{label('today')}</Link>
        <Link to="/roster">{translate('visits.roster.title')}</Link>
      </Stack>
    </Card>
  )
}

const Figure = ({ name, value }: { name: string; value: string | undefined }) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
      {value ?? <Skeleton width={64} />}
    </Typography>
  </div>
)
