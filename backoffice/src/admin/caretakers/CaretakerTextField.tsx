import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { UseFormReturn } from 'react-hook-form'
import type { CaretakerForm } from './caretaker-form.ts'

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
