import type { SettingsValues } from '@thodu/api/contract/settings/settings.schema'
import { useTranslate } from 'react-admin'
import { Line } from '../SectionForm.tsx'
import { RecordList } from './RecordList.tsx'

type Social = SettingsValues['organisation']['social']
type SocialFieldsProps = {
  social: Social
  errorOf: (path: string) => string | undefined
  onChange: (social: Social) => void
}

/** The organisation's social pages, linked in the footer. */
export function SocialFields({ social, errorOf, onChange }: SocialFieldsProps) {
  const translate = useTranslate()
  const word = (key: string) => translate(`admin.settings.fields.organisation.profile.${key}`)
  return (
    <RecordList
      title={translate('admin.settings.groups.social')}
      records={social}
      empty={{ label: '', icon: 'link', url: '' }}
      nameOf={({ label }) => label}
      addLabel={translate('admin.settings.addSocial')}
      columns="1fr 2fr"
      onChange={onChange}
    >
      {({ label, url }, place, change) => (
        <>
          <Line
            label={word('label')}
            value={label}
            error={errorOf(`${place}.label`)}
            onChange={(typed) => change({ label: typed })}
          />
          <Line
            label={word('url')}
            value={url}
            error={errorOf(`${place}.url`)}
            onChange={(typed) => change({ url: typed })}
          />
        </>
      )}
    </RecordList>
  )
}
