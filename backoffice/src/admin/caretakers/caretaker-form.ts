import type { CaretakerServiceType } from '@thodu/api/contract/catalogue'
import { createCaretakerSchema } from '@thodu/api/contract/requests.schema'
import type { FieldErrors, Resolver } from 'react-hook-form'

export type CaretakerForm = {
  name: string
  email: string
  phone: string
  password: string
  serviceTypes: CaretakerServiceType[]
}
export const emptyCaretaker: CaretakerForm = { name: '', email: '', phone: '', password: '', serviceTypes: [] }

export const isCaretakerField = (name: string): name is keyof CaretakerForm => name in emptyCaretaker

/** The contract's schema as the form's rule: the first text of each field. */
export const resolveCaretaker: Resolver<CaretakerForm> = (values) => {
  const result = createCaretakerSchema.safeParse(values)
  if (result.success) return { values, errors: {} }
  const errors: FieldErrors<CaretakerForm> = {}
  for (const { path, message } of result.error.issues) {
    const field = String(path[0])
    if (isCaretakerField(field)) errors[field] ??= { type: 'contract', message }
  }
  return { values: {}, errors }
}
