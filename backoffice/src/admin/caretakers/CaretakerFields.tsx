import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { suggestedPassword } from '@thodu/api/contract/accounts/suggested-password'
import { type CaretakerServiceType, caretakerServiceTypes } from '@thodu/api/contract/care/catalogue'
import { useTranslate } from 'react-admin'
import { Controller, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { formatServices } from '../../words/stored/stored-in-office.ts'

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
                label={formatServices(translate, [type])}
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
          <FormHelperText>{translate(error?.message ?? ' ')}</FormHelperText>
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
      helperText={translate(error?.message ?? ' ')}
      slotProps={{
        inputLabel: { shrink: true },
        ...(props.autoComplete === 'new-password' && { htmlInput: suggestedPassword }),
      }}
    />
  )
}

export type CaretakerForm = {
  name: string
  email: string
  phone: string
  password: string
  serviceTypes: CaretakerServiceType[]
}
export const emptyCaretaker: CaretakerForm = { name: '', email: '', phone: '', password: '', serviceTypes: [] }

export const isCaretakerField = (name: string): name is keyof CaretakerForm => name in emptyCaretaker

type Schema = { safeParse: (values: unknown) => SafeResult }
type SafeResult = { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }

/** A form resolver from a schema of the contract: the first message of each field. */
export const resolveBy =
  (schema: Schema): Resolver<CaretakerForm> =>
  (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values, errors: {} }
    const errors: FieldErrors<CaretakerForm> = {}
    for (const { path, message } of result.error.issues) {
      const field = String(path[0])
      if (isCaretakerField(field)) errors[field] ??= { type: 'contract', message }
    }
    return { values: {}, errors }
  }
