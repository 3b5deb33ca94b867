import { type Doubt, doubtDetail } from '@thodu/api/contract/bookings/rules/doubts'
import type { PatientField } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { details } from '#words/details.ts'
import { doubtWords } from '#words/doubts.ts'
import { optionLabel } from '#words/language/catalogue.ts'
import { Field, type FieldAria } from '../ui/fields/Field.tsx'

type Props = { field: PatientField; service: ServiceType; error: string | undefined; registered: UseFormRegisterReturn }

type Hints = Readonly<Record<string, string>>
const hints: Hints = details.hints
const babyHints: Hints = details.babyHints
const autoComplete: Readonly<Record<string, string>> = {
  address: 'street-address',
  city: 'address-level2',
  pincode: 'postal-code',
}

function Input({ field, ...input }: { field: PatientField } & UseFormRegisterReturn & FieldAria) {
  const shared = { ...input, className: 'input', autoComplete: autoComplete[field.name] ?? 'off' }
  if (field.type === 'textarea') return <textarea {...shared} rows={4} />
  if (field.options)
    return (
      <select {...shared}>
        <option value="">{details.chooseOption}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    )
  if (field.type === 'number') return <input {...shared} type="text" inputMode="numeric" />
  if (field.name === 'preferredStartDate') return <input {...shared} type="date" min={dayInCity(new Date())} />
  return <input {...shared} type={field.type === 'date' || field.type === 'tel' ? field.type : 'text'} />
}

/** The input of a catalogue field, with a question when the value looks like a typing error (rule JRN-23). */
export function PatientFieldInput({ field, service, error, registered }: Props) {
  const hint = (service === 'baby-care' ? babyHints[field.name] : undefined) ?? hints[field.name]
  const [doubt, setDoubt] = useState<Doubt>()
  const watched: UseFormRegisterReturn = {
    ...registered,
    onChange: (event) => {
      setDoubt(undefined)
      return registered.onChange(event)
    },
    onBlur: (event) => {
      setDoubt(doubtDetail(field.name, event.target.value, Date.now()))
      return registered.onBlur(event)
    },
  }
  return (
    <Field id={field.name} label={field.label} required={field.required} hint={hint} error={error}>
      {(aria) => (
        <>
          <Input field={field} {...watched} {...aria} />
          <p className="field-question" role="status">
            {doubt && !error && doubtWords[doubt]}
          </p>
        </>
      )}
    </Field>
  )
}
