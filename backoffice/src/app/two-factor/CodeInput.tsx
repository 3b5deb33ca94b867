import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { cleanCode } from '@thodu/api/contract/clean-text'

type CodeInputProps = Omit<TextFieldProps, 'onChange' | 'value'> & { value: string; onCode: (code: string) => void }

const digits = 6

/** Accepts six digits, also pasted with blanks. */
export const CodeInput = ({ onCode, ...props }: CodeInputProps) => (
  <TextField
    {...props}
    onChange={(event) => onCode(cleanCode(event.target.value).replace(/\D/g, '').slice(0, digits))}
    slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
  />
)

export const isWhole = (code: string): boolean => code.length === digits
