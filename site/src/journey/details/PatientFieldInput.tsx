import type { PatientField } from '@thodu/api/contract/catalogue'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { details } from '#words/journey/details.ts'
import { Field } from '../ui/Field.tsx'

type Props = { field: PatientField; error: string | undefined; registered: UseFormRegisterReturn }

const hints: Readonly<Record<string, string>> = details.hints
const autoComplete: Readonly<Record<string, string>> = {
  address: 'street-address',
  city: 'address-level2',
  pincode: 'postal-code',
}

/** The input a field of the catalogue asks for. */
export function PatientFieldInput({ field, error, registered }: Props) {
  return (
    <Field id={field.name} label={field.label} required={field.required} hint={hints[field.name]} error={error}>
      {(aria) => {
        const shared = { ...registered, ...aria, className: 'input', autoComplete: autoComplete[field.name] ?? 'off' }
        if (field.type === 'textarea') return <textarea {...shared} rows={4} />
        if (field.options)
          return (
            <select {...shared}>
              <option value="">{details.chooseOption}</option>
              {field.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )
        if (field.type === 'number') return <input {...shared} type="text" inputMode="numeric" />
        return <input {...shared} type={field.type === 'date' || field.type === 'tel' ? field.type : 'text'} />
      }}
    </Field>
  )
}
