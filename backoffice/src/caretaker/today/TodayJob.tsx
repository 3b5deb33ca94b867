import { useTheme } from '@mui/material/styles'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../app/looks/tokens.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import type { Job } from '../job/job.ts'
import { isQuietStep, placeOf } from '../job/job-rules.ts'
import { TodayCard } from '../job/TodayCard.tsx'

/** The current job's card, once the app is loaded (rule CARE-16). */
export function TodayJob({ job, visits }: { job: Job; visits: readonly OwnVisit[] }) {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  const place = placeOf(job, visits, new Date())
  return (
    <TodayCard
      job={job}
      place={place}
      tokens={tokens}
      say={translate}
      link={(text) => <Link to={`/bookings/${job.id}/show`}>{text}</Link>}
      step={
        <NextStepButton
          job={job}
          variant={isQuietStep(job, place) ? 'outlined' : 'contained'}
          sx={{ minHeight: 48, fontSize: '0.9375rem', justifySelf: { sm: 'start' }, px: 3 }}
        />
      }
    />
  )
}
