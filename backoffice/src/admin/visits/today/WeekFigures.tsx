import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
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
    <Box component="section" aria-label={label('title')} sx={line}>
      <Box component="dl" sx={line}>
        <Figure name={label('hours')} value={data && formatHours(data.minutes)} />
        <Figure name={label('open')} value={data && String(data.open)} />
      </Box>
      <Link to="/today">{label('today')}</Link>
      <Link to="/roster">{translate('visits.roster.title')}</Link>
    </Box>
  )
}

const line = { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, fontSize: '0.875rem' } as const

const Figure = ({ name, value }: { name: string; value: string | undefined }) => (
  <Box sx={{ display: 'flex', gap: 0.75 }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
      {value ?? <Skeleton width={32} />}
    </Box>
  </Box>
)
