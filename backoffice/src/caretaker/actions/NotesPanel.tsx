import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { formatDateTime } from '../../words/formats.ts'
import { formatService } from '../../words/stored/stored.ts'
import type { Job } from '../job/job.ts'
import { markSeen } from '../job/seen-jobs.ts'
import { PhoneDialog } from '../PhoneDialog.tsx'
import { useQueuedMutation } from '../wire/use-queued-mutation.ts'

const MAX_LENGTH = 2_000

/** A booking's notes and the form for a new one; a blank note is ignored. The server's list replaces the shown one (rule CARE-3). */
export function NotesPanel({ job }: { job: Job }) {
  const translate = useTranslate()
  const [text, setText] = useKeptText(`note.${job.id}`)
  const toast = useToast()
  const { send, isPending } = useQueuedMutation(['note', job.id], {
    failureKey: 'caretaker.notes.failed',
    onStored: () => setText(''),
    onSaved: () => toast.succeed('caretaker.notes.added'),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const note = text.trim()
    if (note !== '') send({ kind: 'note', subject: job.id, body: { note } })
  }
  return (
    <Stack spacing={2}>
      <NoteList notes={job.caretakerNotes} />
      <Box component="form" onSubmit={submit}>
        <TextField
          label={translate('caretaker.notes.label')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH }, input: { readOnly: isPending } }}
        />
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 44, mt: 1 }}>
          {translate(isPending ? 'caretaker.notes.adding' : 'caretaker.notes.add')}
        </Button>
      </Box>
    </Stack>
  )
}

function NoteList({ notes }: { notes: Job['caretakerNotes'] }) {
  const translate = useTranslate()
  if (notes.length === 0) return <Typography color="textSecondary">{translate('caretaker.notes.none')}</Typography>
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {notes.map(({ note, createdAt, author }) => (
        <Box
          component="li"
          key={`${createdAt} ${note}`}
          sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5, overflowWrap: 'anywhere' }}
        >
          <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[author, formatDateTime(createdAt)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Stack>
  )
}

/** View / Add Notes, which opens the notes dialog (rule CARE-10). */
export function NotesButton({ job, describedBy }: { job: Job; describedBy?: string }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  function show() {
    markSeen(job.id)
    setOpen(true)
  }
  // After the end of care, notes can be neither read nor written (rule CARE-5).
  if (!isBinding(job.status)) return null
  return (
    <>
      <Button variant="outlined" onClick={show} aria-describedby={describedBy} sx={{ minHeight: 44 }}>
        {translate('caretaker.notes.viewAdd')}
      </Button>
      <PhoneDialog
        title={translate('caretaker.notes.of', { service: formatService(translate, job), client: job.userInfo.name })}
        open={open}
        onClose={() => setOpen(false)}
      >
        <NotesPanel job={job} />
      </PhoneDialog>
    </>
  )
}
