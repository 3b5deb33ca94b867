import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { caretakerServiceTypeLabels, caretakerServiceTypes } from '@thodu/api/contract/catalogue'
import { useTranslate } from 'react-admin'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { CaretakerForm } from './caretaker-form.ts'

/** Several of the four service types, as boxes that need no menu. */
export function ServiceTypeChoice({ form }: { form: UseFormReturn<CaretakerForm> }) {
  const translate = useTranslate()
  return (
    <Controller
      control={form.control}
      name="serviceTypes"
      render={({ field, fieldState: { error } }) => (
        <FormControl component="fieldset" error={error !== undefined}>
          <FormLabel component="legend" required>
            {translate('admin.caretakers.serviceTypes')}
          </FormLabel>
          <FormGroup>
            {caretakerServiceTypes.map((type, index) => (
              <FormControlLabel
                key={type}
                label={caretakerServiceTypeLabels[type]}
                control={
                  <Checkbox
                    checked={field.value.includes(type)}
                    {...(index === 0 ? { ref: field.ref } : {})}
                    onBlur={field.onBlur}
                    onChange={(_event, checked) =>
                      field.onChange(checked ? [...field.value, type] : field.value.filter((other) => other !== type))
                    }
                  />
                }
              />
            ))}
          </FormGroup>
          <FormHelperText>{error?.message ?? ' '}</FormHelperText>
        </FormControl>
      )}
    />
  )
}

type CaretakerTextFieldProps = Pick<TextFieldProps, 'type' | 'autoComplete' | 'required'> & {
  form: UseFormReturn<CaretakerForm>
  name: Exclude<keyof CaretakerForm, 'serviceTypes'>
}

export function CaretakerTextField({ form, name, ...props }: CaretakerTextFieldProps) {
  const translate = useTranslate()
  const { error } = form.getFieldState(name, form.formState)
  return (
    <TextField
      {...props}
      {...form.register(name)}
      label={translate(`admin.caretakers.${name}`)}
      error={error !== undefined}
      helperText={error?.message ?? ' '}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
