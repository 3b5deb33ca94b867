import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { PatientField } from '@thodu/api/contract/care/catalogue'
import { useTranslate } from 'react-admin'
import { formatField, formatOption } from '../../../words/stored/stored.ts'

type PatientFieldInputProps = {
  serviceType: string
  field: PatientField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One field of the customer's form. The preferred time is free text, so that the admin may write "after lunch". */
export function PatientFieldInput({ serviceType, field, value, error, onChange }: PatientFieldInputProps) {
  const translate = useTranslate()
  const options = field.name === 'preferredTime' ? undefined : field.options
  return (
    <TextField
      label={formatField(translate, serviceType, field.name, field.label)}
      name={field.name}
      required={field.required}
      value={value}
      error={error !== undefined}
      helperText={translate(error ?? ' ')}
      onChange={(event) => onChange(event.target.value)}
      select={options !== undefined}
      multiline={field.type === 'textarea'}
      minRows={2}
      type={field.type === 'date' ? 'date' : 'text'}
      slotProps={field.type === 'date' ? { inputLabel: { shrink: true } } : {}}
    >
      {options && <MenuItem value="">–</MenuItem>}
      {options?.map((option) => (
        <MenuItem key={option} value={option}>
          {formatOption(translate, option)}
        </MenuItem>
      ))}
    </TextField>
  )
}
