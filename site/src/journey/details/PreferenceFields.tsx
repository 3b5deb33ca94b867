import { preferenceNames, wishes } from '@thodu/api/contract/suggestions/preferences'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { wishes as words } from '#words/preferences.ts'
import { Field } from '../ui/fields/Field.tsx'
import type { Details } from './details-form.ts'

type Props = { known: Details; register: (name: `details.${string}`) => UseFormRegisterReturn }

/** Preferences for the caregiver, folded because most families leave them open (rule JRN-28). */
export function PreferenceFields({ known, register }: Props) {
  const [isOpen] = useState(() => preferenceNames.some((name) => known[name]))
  return (
    <details className="disclosure wishes" open={isOpen || undefined}>
      <summary>
        <span>{words.legend}</span>
      </summary>
      <div>
        <p className="soft small">{words.lead}</p>
        <div className="field-grid">
          {preferenceNames.map((name) => {
            const labels: Readonly<Record<string, string>> = words.choices[name]
            return (
              <Field key={name} id={name} label={words.labels[name]}>
                {(aria) => (
                  <select {...register(`details.${name}`)} {...aria} className="input">
                    <option value="">{words.none}</option>
                    {wishes[name].map((choice) => (
                      <option key={choice} value={choice}>
                        {labels[choice]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )
          })}
        </div>
      </div>
    </details>
  )
}
