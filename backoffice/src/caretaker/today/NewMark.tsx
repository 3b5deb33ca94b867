import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Job } from '../job/job.ts'
import { useIsNew } from '../job/seen-jobs.ts'

/** Marks a job that the caretaker has not opened yet (rule CARE-16). */
export function NewMark({ job }: { job: Job }) {
  const translate = useTranslate()
  if (!useIsNew(job)) return null
  return (
    <Box
      component="b"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 99,
        fontSize: '0.875rem',
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {translate('caretaker.today.new')}
    </Box>
  )
}
