import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../session/use-kept-text.ts'
import { useBackCloses } from './use-back-closes.ts'
import { WhyOff } from './WhyOff.tsx'

type ReasonDialogProps = {
  title: string
  lead?: string
  children?: ReactNode
  /** Key of the stored draft. */
  subject: string
  hint: string
  keep: string
  confirm: string
  color?: ButtonProps['color']
  busy: boolean
  ready?: boolean
  /** Names the missing field; a missing reason is reported after it. */
  missing?: string
  /** Rejects when the server refuses; the reason remains for another try. */
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
}
const MAX_REASON = 500

/** Asks for a reason before an action that has to be explained later. */
export function ReasonDialog({
  title,
  lead,
  children,
  subject,
  hint,
  keep,
  confirm,
  color = 'primary',
  busy,
  ready = true,
  missing,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [reason, setReason, forgetReason] = useKeptText(subject)
  const whyId = useId()
  const hasReason = reason.trim() !== ''
  const why = ready ? (hasReason ? undefined : translate('app.needsReason')) : missing
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {lead && <Typography sx={{ mb: 2 }}>{lead}</Typography>}
        {children}
        <TextField
          label={translate('app.reason')}
          helperText={hint}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
          autoFocus={children === undefined}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>{busy ? undefined : why}</WhyOff>
        <Button
          onClick={() => {
            forgetReason()
            onClose()
          }}
        >
          {keep}
        </Button>
        <Button
          color={color}
          variant="contained"
          disabled={busy || !ready || !hasReason}
          aria-describedby={whyId}
          onClick={() => void onConfirm(reason.trim()).then(forgetReason, () => undefined)}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
