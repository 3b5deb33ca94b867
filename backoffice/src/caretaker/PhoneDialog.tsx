import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../app/dialogs/use-back-closes.ts'

type PhoneDialogProps = { title: string; open: boolean; onClose: () => void; children: ReactNode }

export function PhoneDialog({ title, open, onClose, children }: PhoneDialogProps) {
  const id = useId()
  const translate = useTranslate()
  useBackCloses(open, onClose)
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog open={open} onClose={onClose} fullScreen={fullScreen} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={translate('caretaker.close')}
        sx={{ position: 'absolute', top: 10, right: 10, width: 44, height: 44 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  )
}
