import { useTheme } from '@mui/material/styles'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../app/looks/tokens.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import type { Job } from '../job/job.ts'
import { findCurrentJob, placeOf } from '../job/job-rules.ts'
import { clearOtherJobs } from '../job/seen-jobs.ts'
import { TodayCard } from '../job/TodayCard.tsx'

/** The current job's card, once the app is loaded (rule CARE-16). */
export function TodayJob({ jobs, visits }: { jobs: readonly Job[]; visits: readonly OwnVisit[] }) {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  useEffect(() => clearOtherJobs(jobs), [jobs])
  const job = findCurrentJob(jobs)
  if (!job) return null
  return (
    <TodayCard
      job={job}
      place={placeOf(job, visits, new Date())}
      tokens={tokens}
      say={translate}
      link={(text) => <Link to={`/bookings/${job.id}/show`}>{text}</Link>}
      step={
        <NextStepButton job={job} sx={{ minHeight: 48, fontSize: '0.9375rem', justifySelf: { sm: 'start' }, px: 3 }} />
      }
    />
  )
}
