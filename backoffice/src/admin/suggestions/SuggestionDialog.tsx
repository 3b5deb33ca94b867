import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import type { SuggestionSubject } from '../admin-data-provider.ts'
import type { ChooseCaretaker } from './AskingRow.tsx'
import { SuggestionPicker } from './SuggestionPicker.tsx'

type SuggestionDialogProps = {
  subject: SuggestionSubject
  busy: boolean
  onChoose: ChooseCaretaker
  onClose: () => void
}

export function SuggestionDialog({ subject, busy, onChoose, onClose }: SuggestionDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('admin.suggestions.title')}</DialogTitle>
      <DialogContent>
        <SuggestionPicker subject={subject} busy={busy} onChoose={onChoose} autoFocus />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
