import PhoneIcon from '@mui/icons-material/Phone'
import ScheduleIcon from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { brand } from '@thodu/api/contract/page-values'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useId, useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { tokensOf } from '../../app/looks/tokens.ts'
import { NextStepButton } from '../actions/NextStepButton.tsx'
import { JobList } from '../bookings/JobList.tsx'
import { InstallHint } from '../InstallHint.tsx'
import type { Job } from '../job/job.ts'
import { listUpcoming } from '../job/job-rules.ts'
import { clearOtherJobs } from '../job/seen-jobs.ts'
import { openingsSoFar } from '../offline/openings.ts'
import { Guarded, Screen } from '../Screen.tsx'
import { ScheduleChanges } from '../schedule-changes/ScheduleChanges.tsx'
import { useScheduleChanges } from '../schedule-changes/use-schedule-changes.ts'
import { KeptVisits } from '../today/KeptVisits.tsx'
import { NextList } from '../today/NextList.tsx'
import { chooseScreenful } from '../today/next-up.ts'
import { TodayJob } from '../today/TodayJob.tsx'
import { TodayVisit } from '../today/TodayVisit.tsx'
import { useVisits } from '../visits/use-visits.ts'
import { WithBookings } from '../wire/WithBookings.tsx'
import { JobBriefs } from './JobBrief.tsx'
import { JobCounts } from './JobCounts.tsx'
import { Notifications } from './Notifications.tsx'
import { QuickActions } from './QuickActions.tsx'

export function CaretakerDashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  useVisits()
  useScheduleChanges()
  return (
    <Guarded resource="bookings" action="list">
      <Screen title={translate('caretaker.dashboard')}>
        <Typography variant="h1" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {translate('caretaker.welcome', { name: identity?.fullName ?? '' })}
        </Typography>
        <WithBookings>{(jobs, total) => <Overview jobs={jobs} total={total} />}</WithBookings>
      </Screen>
    </Guarded>
  )
}

/** The current job, visible on a phone without scrolling (rule CARE-16), then actions, figures and bookings (rule CARE-6). */
function Overview({ jobs, total }: { jobs: readonly Job[]; total: number }) {
  const visits = useVisits()
  const changes = useScheduleChanges()
  const [openings] = useState(openingsSoFar)
  // Waits for the visits: a card that appears later would move the button under a finger.
  if (visits.isPending || changes.isLoading) return <RowSkeletons />
  return (
    <Stack spacing={2}>
      <TodayCards jobs={jobs} visits={visits.data ?? []} />
      <ScheduleChanges changes={changes.open} />
      <OfficeAndVisits hasVisits={(visits.data ?? []).length > 0} />
      <QuickActions jobs={jobs} visits={visits.data ?? []} />
      <JobCounts jobs={jobs} total={total} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <UpcomingJobs jobs={jobs} />
        <Notifications jobs={jobs} />
      </Box>
      <AssignedBookings jobs={jobs} />
      <InstallHint openings={openings} />
    </Stack>
  )
}

function OfficeAndVisits({ hasVisits }: { hasVisits: boolean }) {
  const translate = useTranslate()
  const way = { variant: 'outlined', sx: { minHeight: 48, px: 2.5, flexGrow: { xs: 1, sm: 0 } } } as const
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {hasVisits && (
        <Button {...way} component={Link} to="/visits" startIcon={<ScheduleIcon />}>
          {translate('caretaker.menu.visits')}
        </Button>
      )}
      <Button {...way} component="a" href={`tel:${brand.phone}`} startIcon={<PhoneIcon />}>
        {translate('caretaker.callOffice', { phone: brand.phoneDisplay })}
      </Button>
    </Stack>
  )
}

/** One card for the current visit or job, and below it, in short, what follows (rules CARE-16, CARE-18). */
function TodayCards({ jobs, visits }: { jobs: readonly Job[]; visits: readonly OwnVisit[] }) {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  useEffect(() => clearOtherJobs(jobs), [jobs])
  const { visit, job, ...next } = chooseScreenful(jobs, visits, new Date())
  return (
    <>
      <KeptVisits visits={visits} jobs={jobs} tokens={tokens} say={translate} />
      {visit && <TodayVisit visit={visit} jobs={jobs} />}
      {!visit && job && <TodayJob job={job} visits={visits} />}
      <NextList
        {...next}
        jobs={jobs}
        tokens={tokens}
        say={translate}
        link={(job, text) => <Link to={`/bookings/${job.id}/show`}>{text}</Link>}
        step={(job) => (
          <NextStepButton job={job} variant="outlined" sx={{ minHeight: 48, fontSize: '0.9375rem', px: 3 }} />
        )}
      />
    </>
  )
}

/** Jobs that start today or later, earliest first (rule CARE-7). */
function UpcomingJobs({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  return (
    <Section title={translate('caretaker.upcoming.title')}>
      <JobBriefs jobs={listUpcoming(jobs, new Date())} empty={translate('caretaker.upcoming.none')} />
    </Section>
  )
}

const SHOWN = 3
const columns = ['service', 'client', 'status', 'date', 'actions'] as const

/** The first three bookings with a link to all (rule CARE-6). */
function AssignedBookings({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  const id = useId()
  const title = translate('caretaker.assigned.title')
  return (
    <Stack component="section" spacing={1.5} aria-labelledby={id}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Button component={Link} to="/bookings" sx={{ minHeight: 44 }}>
          {translate('caretaker.assigned.viewAll')}
        </Button>
      </Stack>
      {jobs.length === 0 ? (
        <Typography color="textSecondary">{translate('caretaker.assigned.none')}</Typography>
      ) : (
        <JobList jobs={jobs.slice(0, SHOWN)} columns={columns} label={title} />
      )}
    </Stack>
  )
}
