import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import type { SuggestionSubject } from '../admin-data-provider.ts'
import { type Choosing, SuggestionPicker } from './SuggestionPicker.tsx'

type SuggestionDialogProps = Choosing & {
  subject: SuggestionSubject
  busy: boolean
  /** The patient or visit for which the admin chooses a caretaker. */
  about?: string
  except?: readonly string[]
  /** Buttons beside Cancel. */
  actions?: ReactNode
  onClose: () => void
}

/** The chooser as a dialog (rule MATCH-11). */
export function SuggestionDialog({ about, actions, onClose, ...picker }: SuggestionDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('admin.suggestions.title')}</DialogTitle>
      <DialogContent>
        {about && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{about}</Typography>}
        <SuggestionPicker autoFocus {...picker} />
      </DialogContent>
      <DialogActions>
        {actions}
        <Button onClick={onClose}>{translate('app.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
