import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../dialogs/use-back-closes.ts'
import { callApi } from '../wire/http-client.ts'
import { SessionList } from './SessionList.tsx'

const endSession = (id: string) => callApi('DELETE /admin/sessions/{id}', { params: { id } })

type SessionsDialogProps = { user: { _id: string; name: string }; onClose: () => void }

/** The sessions of another account, for an admin (rule ACC-41). */
export function SessionsDialog({ user, onClose }: SessionsDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('app.sessions.titleOf', { name: user.name })}</DialogTitle>
      <DialogContent>
        <SessionList
          subject={user._id}
          read={() => callApi('GET /admin/users/{id}/sessions', { params: { id: user._id } })}
          end={endSession}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('app.dismiss')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
