import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import { languageNames, languages } from '@thodu/api/contract/people/languages'
import { secondFactorRoles } from '@thodu/api/contract/settings/settings.schema'
import { checkModes, profileChecks } from '@thodu/api/contract/suggestions/caretaker-profile'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../admin-data-provider.ts'
import { ChoiceField } from '../money/forms/MoneyFields.tsx'
import { SectionForm } from './SectionForm.tsx'
import { type SectionOf, useSection } from './use-section.ts'

/** Required checks, two-factor authentication, the language of emails to the team, and notifications (rules MATCH-8, ACC-37, CARE-28). */
export function TeamForm({ inForce }: { inForce: SectionOf<'team'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('team', inForce, (body) => admin.call('PUT /admin/settings/team', { body }))
  const { values, change, errors } = section
  const word = (key: string) => translate(`admin.settings.fields.${key}`)
  return (
    <SectionForm section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy}>
      <FormControl component="fieldset" sx={{ display: 'block', mb: 1 }}>
        <FormLabel component="legend">{word('checks')}</FormLabel>
        {profileChecks.map((check) => (
          <FormControlLabel
            key={check}
            label={translate(`admin.checks.names.${check}`)}
            sx={{ minHeight: 44, display: 'flex' }}
            control={
              <Checkbox
                checked={values.checks.includes(check)}
                onChange={(_, isOn) =>
                  change({
                    checks: profileChecks.filter((one) => (one === check ? isOn : values.checks.includes(one))),
                  })
                }
              />
            }
          />
        ))}
      </FormControl>
      <ChoiceField
        label={word('checksMode')}
        value={values.checksMode}
        choices={checkModes.map((mode) => [mode, translate(`admin.settings.checkModes.${mode}`)])}
        error={errors.checksMode}
        onChange={(checksMode) => change({ checksMode })}
      />
      <ChoiceField
        label={word('secondFactor')}
        value={values.secondFactor}
        choices={secondFactorRoles.map((roles) => [roles, translate(`admin.settings.secondFactors.${roles}`)])}
        error={errors.secondFactor}
        onChange={(secondFactor) => change({ secondFactor })}
      />
      <ChoiceField
        label={word('mailLanguage')}
        value={values.mailLanguage}
        choices={languages.map((language) => [language, languageNames[language]])}
        error={errors.mailLanguage}
        onChange={(mailLanguage) => change({ mailLanguage })}
      />
      <FormControlLabel
        label={word('push')}
        sx={{ minHeight: 44, display: 'flex' }}
        control={<Checkbox checked={values.push} onChange={(_, push) => change({ push })} />}
      />
    </SectionForm>
  )
}
