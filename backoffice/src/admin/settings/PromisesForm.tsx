import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../admin-data-provider.ts'
import { ChoiceField } from '../money/forms/MoneyFields.tsx'
import { Line, NumberLine, SectionForm } from './SectionForm.tsx'
import { type SectionOf, useSection } from './use-section.ts'

const kinds = ['call', 'match', 'verification', 'caregiver', 'callback', 'reply'] as const
const clocks = ['always', 'office'] as const
/** The promises to families and their hours (rule SET-7). */
export function PromisesForm({ inForce }: { inForce: SectionOf<'promises'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('promises', inForce, (body) => admin.call('PUT /admin/settings/promises', { body }))
  const { values, change, errors } = section
  const word = (key: string) => translate(`admin.settings.fields.promises.${key}`)
  return (
    <SectionForm section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy} page="/">
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {translate('admin.settings.promisesHint')}
      </Typography>
      {kinds.map((kind) => (
        <NumberLine
          key={kind}
          label={word(kind)}
          value={values[kind]}
          error={errors[kind]}
          onChange={(minutes) => change({ [kind]: minutes })}
        />
      ))}
      <ChoiceField
        label={word('clock')}
        value={values.clock}
        choices={clocks.map((clock) => [clock, translate(`admin.settings.clocks.${clock}`)])}
        error={errors.clock}
        onChange={(clock) => change({ clock })}
      />
      {(['advertisedRating', 'advertisedFactors'] as const).map((field) => (
        <OptionalNumberLine
          key={field}
          label={word(field)}
          value={values[field]}
          error={errors[field]}
          hint={translate('admin.settings.emptyHides')}
          onChange={(number) => change({ [field]: number })}
        />
      ))}
    </SectionForm>
  )
}

type OptionalNumberLineProps = {
  label: string
  value: number | null
  error: string | undefined
  hint: string
  onChange: (value: number | null) => void
}

/** A single dot becomes 0, which the server refuses with a message; null would be saved as "none". */
const read = (typed: string): number | null => (typed === '' ? null : Number(typed) || 0)

function OptionalNumberLine({ value, onChange, ...line }: OptionalNumberLineProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  // "4." is typed on the way to 4.9; Discard replaces the typed text.
  const shown = read(typed) === value ? typed : String(value ?? '')
  return (
    <Line
      {...line}
      value={shown}
      onChange={(text) => {
        const number = text.replaceAll(/[^\d.]/g, '')
        setTyped(number)
        onChange(read(number))
      }}
    />
  )
}
