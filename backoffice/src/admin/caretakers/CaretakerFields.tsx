import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { suggestedPassword } from '@thodu/api/contract/accounts/suggested-password'
import { type CaretakerServiceType, caretakerServiceTypes } from '@thodu/api/contract/care/catalogue'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { FormField } from '../../app/dialogs/FormField.tsx'
import { formatServices } from '../../words/stored/stored-in-office.ts'
import type { Translate } from '../../words/translate.ts'

export function ServiceTypeChoice() {
  const translate = useTranslate()
  const {
    field,
    fieldState: { error },
  } = useController<{ serviceTypes: CaretakerServiceType[] }, 'serviceTypes'>({ name: 'serviceTypes' })
  return (
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
      <FormHelperText>{error?.message ?? ' '}</FormHelperText>
    </FormControl>
  )
}

type CaretakerTextFieldProps = Pick<ComponentProps<typeof FormField>, 'type' | 'autoComplete' | 'required'> & {
  name: Exclude<keyof CaretakerForm, 'serviceTypes'>
}

export function CaretakerTextField(props: CaretakerTextFieldProps) {
  const translate = useTranslate()
  return (
    <FormField
      {...props}
      label={translate(`admin.caretakers.${props.name}`)}
      helperText=" "
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

/**
 * Checks a form by a schema of the contract.
 * @returns the first message of each wrong field
 */
export function checkBy(schema: Schema, values: unknown, translate: Translate): Record<string, string> {
  const result = schema.safeParse(values)
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [String(path[0]), translate(message)] as const).reverse(),
  )
}
