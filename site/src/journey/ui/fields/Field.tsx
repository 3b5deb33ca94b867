import type { ReactNode } from 'react'
import { common } from '#words/common.ts'

export type FieldAria = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean
}
type Props = {
  id: string
  label: string
  required?: boolean
  hint?: string | undefined
  error?: string | undefined
  children: (aria: FieldAria) => ReactNode
}

/** Label, hint and error of a field, linked for screen readers. The hint comes below, so that inputs in a row align. */
export function Field({ id, label, required = false, hint, error, children }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label} {!required && <span className="label-optional">{common.optional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-required': required,
      })}
      {hint && (
        <span className="hint below" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  )
}
