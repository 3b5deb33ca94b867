import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useController } from 'react-hook-form'

type FormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'select' | 'onChange' | 'onBlur'> & {
  /** The value's name in the form of `DialogForm`. */
  name: string
  /** Values and labels of a choice; without them the user types a text. */
  choices?: readonly (readonly [value: string, label: string])[]
  maxLength?: number
}
/** Date and time inputs show their format even while they are empty. */
const filled = ['date', 'time', 'datetime-local']

/** A text or a choice of a form, with its refusal below it. */
export function FormField({
  name,
  choices,
  maxLength,
  helperText,
  type = 'text',
  slotProps,
  ...props
}: FormFieldProps) {
  const {
    field: { name: _name, ref, ...field },
    fieldState: { error },
  } = useController({ name })
  return (
    <TextField
      {...props}
      {...field}
      type={type}
      inputRef={ref}
      select={choices !== undefined}
      error={error !== undefined}
      helperText={error?.message ?? helperText}
      slotProps={{
        ...(filled.includes(type) ? { inputLabel: { shrink: true } } : {}),
        ...(maxLength === undefined ? {} : { htmlInput: { maxLength } }),
        ...slotProps,
      }}
    >
      {choices?.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

type FormCheckboxProps = { name: string; label: string; disabled?: boolean }
export function FormCheckbox({ name, label, disabled = false }: FormCheckboxProps) {
  const { field } = useController({ name })
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={Boolean(field.value)}
          disabled={disabled}
          onChange={(_event, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  )
}
