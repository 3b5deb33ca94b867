import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { readFieldErrors } from '../../../app/calls/http-client.ts'
import { messageOf, useToast } from '../../../app/calls/use-toast.tsx'
import { useBackCloses } from '../../../app/frame/use-back-closes.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import { HourFields } from './HourFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { fromDraft, type ProfileDraft, toDraft } from './profile-draft.ts'

type ProfileDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }
type Problem = { message: string; fields: Record<string, string> }

/** Edits what the office knows of a caretaker (rule MATCH-1); the server says what is wrong, field by field. */
export function ProfileDialog({ caretaker, onClose }: ProfileDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => toDraft(caretaker.profile))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  useBackCloses(true, onClose)
  const change = (changes: Partial<ProfileDraft>) => setDraft({ ...draft, ...changes })

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await admin.saveProfile(caretaker._id, fromDraft(draft))
      toast.succeed('admin.profile.saved')
      onClose()
    } catch (error) {
      setProblem({ message: messageOf(error, translate('admin.profile.failed')), fields: readFieldErrors(error) })
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey: ['caretakers'] })
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="profile-title">
      <DialogTitle id="profile-title">{translate('admin.profile.edit')}</DialogTitle>
      <Box component="form" noValidate onSubmit={(event: SubmitEvent) => void save(event)} sx={{ display: 'contents' }}>
        <DialogContent>
          {problem && <Alert severity="error">{problem.message}</Alert>}
          <ProfileFields draft={draft} errors={problem?.fields ?? {}} onChange={change} />
          <HourFields hours={draft.hours} error={problem?.fields.hours} onChange={(hours) => change({ hours })} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('app.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
