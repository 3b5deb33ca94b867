import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../admin-data-provider.ts'
import { ChoiceField } from '../money/forms/MoneyFields.tsx'
import { OptionalNumberLine } from './promises/OptionalNumberLine.tsx'
import { NumberLine, SectionForm } from './SectionForm.tsx'
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
