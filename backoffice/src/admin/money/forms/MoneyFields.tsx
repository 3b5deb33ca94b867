import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { FormField } from '../../../app/dialogs/FormField.tsx'

/** A form's field for whole rupees. Invalid text is sent, and the server's message reports it. */
export const AmountField = (props: ComponentProps<typeof FormField>) => (
  <FormField {...props} slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }} />
)
/** Parses a typed amount; text that is not a number becomes NaN, which the schema refuses with a message. */
export const toRupees = (typed: string): number => {
  const bare = typed.replaceAll(/[₹,\s]/g, '')
  return bare === '' ? Number.NaN : Number(bare)
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, name: string])[]
  onChange: (value: Value) => void
  error?: string | undefined
}
export function ChoiceField<Value extends string>({ label, value, choices, onChange, error }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

export function useMethodChoices<Method extends string>(methods: readonly Method[]) {
  const translate = useTranslate()
  return methods.map((method) => [method, translate(`admin.money.methods.${method}`)] as const)
}
