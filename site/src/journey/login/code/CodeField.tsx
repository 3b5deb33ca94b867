import { cleanCode } from '@thodu/api/contract/clean-text'
import { codeDigits } from '@thodu/api/contract/people/one-time-code'
import { signingUp } from '#words/signing-up.ts'
import { Field } from '../../ui/fields/Field.tsx'

/** Returns the digits of the typed or pasted text, six at most (rule ACC-11). */
export const takeDigits = (input: string): string => cleanCode(input).replace(/\D/g, '').slice(0, codeDigits)

type Props = { id: string; value: string; error: string | undefined; onChange: (code: string) => void }

/** No maxlength: a pasted "123 456" must arrive whole before it is cut to its digits. */
export function CodeField({ id, value, error, onChange }: Props) {
  return (
    <Field id={id} label={signingUp.code.label} error={error} required>
      {(aria) => (
        <input
          {...aria}
          className="input code-input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => onChange(takeDigits(event.target.value))}
        />
      )}
    </Field>
  )
}
