import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatDate } from '../../words/formats.ts'
import { formatOption } from '../../words/stored/stored.ts'
import type { Job } from './job.ts'

export function JobStart({ job }: { job: Job }) {
  const translate = useTranslate()
  const when = [formatDate(job.date), formatOption(translate, job.time)].filter(Boolean).join(', ')
  return (
    <Typography variant="body2">
      {job.date === '' ? translate('caretaker.job.noStart') : translate('caretaker.job.starts', { when })}
    </Typography>
  )
}

export function PatientName({ job }: { job: Job }) {
  const translate = useTranslate()
  const name = job.patientDetails.patientName ?? ''
  return name !== '' && <Typography variant="body2">{translate('caretaker.job.patient', { name })}</Typography>
}
