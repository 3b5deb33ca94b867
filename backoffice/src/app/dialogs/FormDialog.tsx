import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { useAction } from '../wire/use-action.ts'
import { useBackCloses } from './use-back-closes.ts'

type FormDialogProps = {
  title: string
  maxWidth?: DialogProps['maxWidth']
  /** The action that the form sends. Its problem concerns the whole form; fields show their own problems. */
  action: Pick<ReturnType<typeof useAction>, 'problem' | 'isPending'>
  onSave: () => void
  /** The form stores its draft. */
  onClose: () => void
  /** The draft is discarded. */
  onCancel?: () => void
  children: ReactNode
}

/** A form in a dialog. The phone's Back button closes it. */
export function FormDialog({
  title,
  maxWidth = 'md',
  action: { problem, isPending },
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
          if (!isPending) onSave()
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent>
          {problem && <Alert severity="error">{problem}</Alert>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('app.cancel')}</Button>
          {/* A disabled button would lose the focus, and Escape would no longer work. */}
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            {translate('app.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
