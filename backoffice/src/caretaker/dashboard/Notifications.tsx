import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { formatDate } from '../../words/formats.ts'
import { formatService } from '../../words/stored/stored.ts'
import type { Job } from '../job/job.ts'
import { NewMark } from '../today/NewMark.tsx'

const SHOWN = 3

/** The first three bookings, each as a sentence with its date (rule CARE-6). */
export function Notifications({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  return (
    <Section title={translate('caretaker.notifications.title')}>
      {jobs.length === 0 && <Typography color="textSecondary">{translate('caretaker.notifications.none')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {jobs.slice(0, SHOWN).map((job) => (
          <Box component="li" key={job.id}>
            <Typography>
              {translate('caretaker.notifications.booking', {
                service: formatService(translate, job),
                status: translate(`statusInside.${job.status}`),
              })}
            </Typography>
            <NewMark job={job} />
            <Typography variant="body2" color="textSecondary">
              {formatDate(job.createdAt)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Section>
  )
}
