import { ApiFailure } from '@thodu/api/contract/client/client'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { openStoredEntry } from '../../draft/stored-entry.ts'

/**
 * Checks a field when it is left and all fields on submit. Editing a field clears its error and the general error (rule JRN-8).
 * @param resolver `bySchema(…)` for most; the patient details have rules without a schema
 * @param storedAs stores the entry under this subject until the caller calls `forgetEntry` (stored-entry.ts)
 */
export function useCheckedForm<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  defaultValues?: DefaultValues<Values>,
  storedAs?: string,
) {
  const [entry] = useState(() => (storedAs === undefined ? undefined : openStoredEntry<Values>(storedAs)))
  const [submitError, setSubmitError] = useState<string>()
  const form = useForm<Values, unknown, Output>({
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: true,
    ...(defaultValues ? { defaultValues: { ...defaultValues, ...entry?.values } } : {}),
  })
  const field = (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => {
    const registered = form.register(name, options)
    return {
      ...registered,
      onChange: (event: Parameters<typeof registered.onChange>[0]) => {
        form.clearErrors(name)
        setSubmitError(undefined)
        const changed = registered.onChange(event)
        entry?.store(form.getValues())
        return changed
      },
      onBlur: (event: Parameters<typeof registered.onBlur>[0]) => {
        const { target } = event
        afterPointer(() => void registered.onBlur({ type: 'blur', target }))
        return Promise.resolve()
      },
    }
  }
  const errorOf = (name: Path<Values>): string | undefined => {
    const message = form.getFieldState(name, form.formState).error?.message
    return typeof message === 'string' ? message : undefined
  }
  /** Shows the server's texts at their fields, focuses the first, and shows the general text unless a field already has it. */
  const showFailure = (error: unknown, fallback: string, renamed: Record<string, Path<Values>> = {}) => {
    const errors = error instanceof ApiFailure ? Object.entries(error.errors) : []
    errors.forEach(([name, message], index) => {
      form.setError(renamed[name] ?? (name as Path<Values>), { message }, { shouldFocus: index === 0 })
    })
    const message = error instanceof ApiFailure && error.status !== 0 && error.status < 500 ? error.message : fallback
    setSubmitError(errors.some(([, text]) => text === message) ? undefined : message)
  }
  return { form, field, errorOf, submitError, setSubmitError, showFailure, forgetEntry: entry?.forget }
}

let isPressed = false
if (typeof addEventListener === 'function') {
  addEventListener('mousedown', () => (isPressed = true), true)
  for (const event of ['mouseup', 'pointercancel']) addEventListener(event, () => (isPressed = false), true)
}

/**
 * Clicking a button leaves the field and checks it; an error shown at once would push the button away before the click completes.
 * A tap leaves the field after `pointerup`, so only mouse events enclose both a click and a tap.
 */
function afterPointer(task: () => void): void {
  if (!isPressed) task()
  else addEventListener('mouseup', () => setTimeout(task), { once: true })
}
