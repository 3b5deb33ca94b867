import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'

const MAX_REASON = 500

export function AssignReasonField({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const translate = useTranslate()
  return (
    <TextField
      label={translate('admin.checks.reason')}
      helperText={translate('admin.checks.reasonHint')}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      multiline
      slotProps={{ htmlInput: { maxLength: MAX_REASON }, inputLabel: { shrink: true } }}
    />
  )
}
