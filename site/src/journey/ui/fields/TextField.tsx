import type { InputHTMLAttributes } from 'react'
import { Field } from './Field.tsx'

type Props = { id: string; label: string; error: string | undefined; hint?: string | undefined } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id'
>

/** A one-line field; `required` is announced only, the schema checks it. */
export function TextField({ id, label, error, hint, required = false, ...input }: Props) {
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      {(aria) => <input type="text" {...input} {...aria} className="input" />}
    </Field>
  )
}
