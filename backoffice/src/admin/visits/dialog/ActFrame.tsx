import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { messageOf } from '../../../app/wire/use-toast.tsx'

type ActFrameProps = {
  titleKey: string
  lead?: string
  saveKey?: string
  color?: ButtonProps['color']
  busy: boolean
  ready: boolean
  /** Reason shown when Save is disabled. */
  missing?: string
  error: unknown
  onSave: () => void
  onBack: () => void
  children: ReactNode
}

export function ActFrame({
  titleKey,
  lead,
  saveKey,
  color,
  busy,
  ready,
  missing,
  error,
  onSave,
  onBack,
  children,
}: ActFrameProps) {
  const translate = useTranslate()
  const headingId = useId()
  const whyId = useId()
  return (
    <>
      <DialogContent>
        <Stack spacing={2} component="section" aria-labelledby={headingId}>
          <Typography variant="h3" component="h3" id={headingId}>
            {translate(titleKey)}
          </Typography>
          {lead && <Typography>{lead}</Typography>}
          {error !== null && <Alert severity="error">{messageOf(error, translate('visits.saveFailed'))}</Alert>}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>{busy || ready ? undefined : (missing ?? translate('app.needsReason'))}</WhyOff>
        <Button onClick={onBack}>{translate('visits.visit.back')}</Button>
        <Button
          variant="contained"
          color={color ?? 'primary'}
          disabled={busy || !ready}
          aria-describedby={whyId}
          onClick={onSave}
        >
          {translate(saveKey ?? titleKey)}
        </Button>
      </DialogActions>
    </>
  )
}
