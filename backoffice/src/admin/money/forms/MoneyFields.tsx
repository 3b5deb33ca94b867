import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'

type AmountProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isFirst?: boolean
}

/** Whole rupees, typed; what is no number goes to the server as it is, whose words say so. */
export function AmountField({ label, value, onChange, error, isFirst = false }: AmountProps) {
  return (
    <TextField
      fullWidth
      autoFocus={isFirst}
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
    />
  )
}
/** A typed amount as the contract takes it: what is no whole number becomes NaN and is refused in words. */
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

/** "UPI", "Bank", "Cash", as far as they are set up. */
export function useMethodChoices<Method extends string>(methods: readonly Method[]) {
  const translate = useTranslate()
  return methods.map((method) => [method, translate(`admin.money.methods.${method}`)] as const)
}
