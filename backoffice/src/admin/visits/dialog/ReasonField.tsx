import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'

type ReasonFieldProps = { value: string; onChange: (reason: string) => void }

/** The field for the reason of a change of a visit. Families and caretakers cannot read the reason. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const translate = useTranslate()
  return (
    <TextField
      label={translate('app.reason')}
      helperText={translate('visits.absent.reasonHint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      autoFocus
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  )
}
