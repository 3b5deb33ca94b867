import { languages } from '@thodu/api/contract/people/languages'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../admin-data-provider.ts'
import { Line, NumberLine, SectionForm } from './SectionForm.tsx'
import { type SectionOf, useSection } from './use-section.ts'

/** The contact for privacy requests and their deadlines (rule SET-9). */
export function PrivacyForm({ inForce }: { inForce: SectionOf<'privacy'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('privacy', inForce, (body) => admin.call('PUT /admin/settings/privacy', { body }))
  const { values, change, errors } = section
  const word = (key: string) => translate(`admin.settings.fields.privacy.${key}`)
  return (
    <SectionForm section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy} page="/privacy">
      {languages.map((language) => (
        <Line
          key={language}
          label={`${word('contactName')}: ${translate(`admin.settings.languages.${language}`)}`}
          value={values.contactName[language]}
          error={errors[`contactName.${language}`]}
          onChange={(typed) => change({ contactName: { ...values.contactName, [language]: typed } })}
        />
      ))}
      {(['email', 'phone'] as const).map((field) => (
        <Line
          key={field}
          label={word(field)}
          value={values[field]}
          error={errors[field]}
          onChange={(typed) => change({ [field]: typed })}
        />
      ))}
      {(['ackHours', 'answerDays'] as const).map((field) => (
        <NumberLine
          key={field}
          label={word(field)}
          value={values[field]}
          error={errors[field]}
          onChange={(count) => change({ [field]: count })}
        />
      ))}
    </SectionForm>
  )
}
