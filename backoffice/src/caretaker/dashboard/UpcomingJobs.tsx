import { useTranslate } from 'react-admin'
import { Section } from '../../app/Section.tsx'
import type { Job } from '../bookings/job.ts'
import { listUpcoming } from '../bookings/job-rules.ts'
import { JobBriefs } from './JobBriefs.tsx'

/** Jobs that begin today or later, earliest first (contract, section 7). */
export function UpcomingJobs({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  return (
    <Section title={translate('caretaker.upcoming.title')}>
      <JobBriefs jobs={listUpcoming(jobs, new Date())} empty={translate('caretaker.upcoming.none')} />
    </Section>
  )
}
