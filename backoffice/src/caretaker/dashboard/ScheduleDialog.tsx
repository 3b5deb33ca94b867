import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatDate } from '../../words/formats.ts'
import { listContinuing, listToday } from '../job/job-rules.ts'
import { PhoneDialog } from '../PhoneDialog.tsx'
import { JobBriefs, type JobDialogProps } from './JobBrief.tsx'

export function ScheduleDialog({ jobs, open, onClose }: JobDialogProps) {
  const translate = useTranslate()
  const now = new Date()
  const continuing = listContinuing(jobs, now)
  return (
    <PhoneDialog title={translate('caretaker.actions.schedule')} open={open} onClose={onClose}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('caretaker.schedule.today', { date: formatDate(now.toISOString()) })}
      </Typography>
      <JobBriefs jobs={listToday(jobs, now)} empty={translate('caretaker.schedule.none')} />
      {continuing.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600, mt: 2 }}>{translate('caretaker.today.current')}</Typography>
          <JobBriefs jobs={continuing} empty="" />
        </>
      )}
    </PhoneDialog>
  )
}
