import PhoneIcon from '@mui/icons-material/Phone'
import PlayIcon from '@mui/icons-material/PlayArrow'
import TodayIcon from '@mui/icons-material/Today'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Job } from '../job/job.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { NextJobDialog } from './NextJobDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

const dialogs = {
  startNext: { icon: <PlayIcon />, variant: 'contained', Dialog: NextJobDialog },
  contactAdmin: { icon: <PhoneIcon />, variant: 'outlined', Dialog: ContactDialog },
  schedule: { icon: <TodayIcon />, variant: 'outlined', Dialog: ScheduleDialog },
} as const
const names = ['startNext', 'contactAdmin', 'schedule'] as const

/** Start Next Job, Contact Admin, View Today's Schedule; each does what it says (rule CARE-8). */
export function QuickActions({ jobs }: { jobs: readonly Job[] }) {
  const translate = useTranslate()
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null)
  const close = () => setOpened(null)
  return (
    <Stack
      component="section"
      aria-label={translate('caretaker.actions.title')}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {names.map((name) => (
        <Button
          key={name}
          variant={dialogs[name].variant}
          startIcon={dialogs[name].icon}
          onClick={() => setOpened(name)}
          sx={{ minHeight: 48, px: 2.5 }}
        >
          {translate(`caretaker.actions.${name}`)}
        </Button>
      ))}
      {names.map((name) => {
        const { Dialog } = dialogs[name]
        return <Dialog key={name} jobs={jobs} open={opened === name} onClose={close} />
      })}
    </Stack>
  )
}
