import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PhoneDialog } from '../PhoneDialog.tsx'
import type { Job } from './job.ts'
import { NotesPanel } from './NotesPanel.tsx'

/** View / Add Notes, which opens the notes dialog (spec: caretaker and admin, section 2). */
export function NotesButton({ job, describedBy }: { job: Job; describedBy?: string }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-describedby={describedBy} sx={{ minHeight: 44 }}>
        {translate('caretaker.notes.viewAdd')}
      </Button>
      <PhoneDialog
        title={translate('caretaker.notes.of', { service: job.serviceName, client: job.userInfo.name })}
        open={open}
        onClose={() => setOpen(false)}
      >
        <NotesPanel job={job} />
      </PhoneDialog>
    </>
  )
}
