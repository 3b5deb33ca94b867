import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from './use-back-closes.ts'

type FormDialogProps = {
  title: string
  maxWidth?: DialogProps['maxWidth']
  /** What is wrong with the whole; fields say what is wrong with them. */
  problem: string | undefined
  busy: boolean
  onSave: (event: SubmitEvent) => Promise<unknown>
  /** Closed, and what was typed is kept where the form keeps it. */
  onClose: () => void
  /** Given up by its button: nothing is kept. */
  onCancel?: () => void
  children: ReactNode
}

/** A form in a dialog: what was refused above the fields, Cancel and Save below; the phone's Back closes it. */
export function FormDialog({
  title,
  maxWidth = 'md',
  problem,
  busy,
  onSave,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (!busy) void onSave(event)
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent>
          {problem && <Alert severity="error">{problem}</Alert>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('app.cancel')}</Button>
          {/* Switched off it would lose the focus, and with it Escape. */}
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {translate('app.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
