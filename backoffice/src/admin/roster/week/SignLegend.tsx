import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { StandingShape } from '../../visits/parts/VisitBadge.tsx'
import type { VisitState } from '../../visits/parts/visit-looks.ts'

const shown: readonly VisitState[] = [
  'planned',
  'open',
  'due',
  'late',
  'absent',
  'started',
  'done',
  'missed',
  'skipped',
]

export function SignLegend() {
  const translate = useTranslate()
  return (
    <Box component="dl" aria-label={translate('visits.roster.legend')} className="roster-legend">
      {shown.map((standing) => (
        <div key={standing}>
          <dt>
            <StandingShape standing={standing} />
          </dt>
          <dd>{translate(`visits.status.${standing}`)}</dd>
        </div>
      ))}
    </Box>
  )
}
