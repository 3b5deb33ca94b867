import type { SettingsValues } from '@thodu/api/contract/settings/settings.schema'
import { useTranslate } from 'react-admin'
import { Line } from '../SectionForm.tsx'
import { RecordList } from './RecordList.tsx'

type Team = SettingsValues['organisation']['team']
type MemberFieldsProps = {
  team: Team
  errorOf: (path: string) => string | undefined
  onChange: (team: Team) => void
}

const fields = ['name', 'role', 'story', 'link', 'image'] as const

export function MemberFields({ team, errorOf, onChange }: MemberFieldsProps) {
  const translate = useTranslate()
  return (
    <RecordList
      title={translate('admin.settings.groups.members')}
      hint={translate('admin.settings.membersHint')}
      records={team}
      empty={{ name: '', role: '', story: '', image: '', link: '' }}
      nameOf={({ name }) => name}
      addLabel={translate('admin.settings.addMember')}
      columns="1fr 1fr"
      onChange={onChange}
    >
      {(member, place, change) =>
        fields.map((field) => (
          <Line
            key={field}
            multiline={field === 'story'}
            label={translate(`admin.settings.fields.organisation.member.${field}`)}
            value={member[field]}
            error={errorOf(`${place}.${field}`)}
            onChange={(typed) => change({ [field]: typed })}
          />
        ))
      }
    </RecordList>
  )
}
