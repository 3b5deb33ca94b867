import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { languages } from '@thodu/api/contract/people/languages'
import type { SettingsValues } from '@thodu/api/contract/settings/settings.schema'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../admin-data-provider.ts'
import { ListField } from './organisation/ListField.tsx'
import { RecordList } from './organisation/RecordList.tsx'
import { SocialFields } from './organisation/SocialFields.tsx'
import { ZoneFields } from './organisation/ZoneFields.tsx'
import { Line, SectionForm } from './SectionForm.tsx'
import { type SectionOf, useSection } from './use-section.ts'

type Values = SettingsValues['organisation']

const contacts = [
  'phone',
  'secondPhone',
  'messagingNumber',
  'partnershipMessagingNumber',
  'email',
  'legalEmail',
] as const
const names = ['name', 'nameMeaning', 'tagline'] as const
const places = ['city', 'serviceArea', 'servedPlaces', 'state', 'street', 'locality'] as const

/** The organisation's name and contacts (rule SET-8). */
export function OrganisationForm({ inForce }: { inForce: SectionOf<'organisation'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('organisation', inForce, (body) =>
    admin.call('PUT /admin/settings/organisation', { body }),
  )
  const { values, change, errors } = section
  const word = (key: string) => translate(`admin.settings.fields.organisation.${key}`)
  const inLanguages = (field: (typeof names)[number] | (typeof places)[number] | 'hoursText' | 'termsUpdated') =>
    languages.map((language) => (
      <Line
        key={`${field}.${language}`}
        label={`${word(field)}: ${translate(`admin.settings.languages.${language}`)}`}
        value={values[field][language]}
        error={errors[`${field}.${language}`]}
        onChange={(typed) => change({ [field]: { ...values[field], [language]: typed } } as Partial<Values>)}
      />
    ))
  const hours = values.officeHours
  const errorIn = (field: 'zones' | 'social' | 'team') => (path: string) =>
    Object.entries(errors).find(([at]) => at.startsWith(`${field}.${path}`))?.[1]
  return (
    <SectionForm wide section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy} page="/contact">
      <FieldGroup title={translate('admin.settings.groups.contact')}>
        {contacts.map((field) => (
          <Line
            key={field}
            label={word(field)}
            value={values[field]}
            error={errors[field]}
            onChange={(typed) => change({ [field]: typed })}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={translate('admin.settings.groups.name')}>{names.map(inLanguages)}</FieldGroup>
      <FieldGroup title={translate('admin.settings.groups.place')}>
        {places.map(inLanguages)}
        <Line
          digits
          label={word('postalCode')}
          value={values.postalCode}
          error={errors.postalCode}
          onChange={(postalCode) => change({ postalCode })}
        />
      </FieldGroup>
      <FieldGroup title={translate('admin.settings.groups.hours')}>
        {(['days', 'opens', 'closes'] as const).map((field) => (
          <Line
            key={field}
            label={word(`officeHours.${field}`)}
            value={hours[field]}
            error={errors[`officeHours.${field}`]}
            onChange={(typed) => change({ officeHours: { ...hours, [field]: typed } })}
          />
        ))}
        {inLanguages('hoursText')}
        <ListField
          label={word('holidays')}
          values={values.holidays}
          error={Object.entries(errors).find(([path]) => path.startsWith('holidays'))?.[1]}
          onChange={(holidays) => change({ holidays })}
        />
      </FieldGroup>
      <FieldGroup title={translate('admin.settings.groups.company')}>
        {(['name', 'registration'] as const).map((field) => (
          <Line
            key={field}
            label={word(`company.${field}`)}
            value={values.company[field]}
            error={errors[`company.${field}`]}
            onChange={(typed) => change({ company: { ...values.company, [field]: typed } })}
          />
        ))}
        <Line
          label={word('termsVersion')}
          value={values.termsVersion}
          error={errors.termsVersion}
          onChange={(termsVersion) => change({ termsVersion })}
        />
        {inLanguages('termsUpdated')}
      </FieldGroup>
      <SocialFields social={values.social} errorOf={errorIn('social')} onChange={(social) => change({ social })} />
      <MemberFields team={values.team} errorOf={errorIn('team')} onChange={(team) => change({ team })} />
      <ZoneFields zones={values.zones} errorOf={errorIn('zones')} onChange={(zones) => change({ zones })} />
    </SectionForm>
  )
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {children}
      </Box>
    </Box>
  )
}

type Team = SettingsValues['organisation']['team']
type MemberFieldsProps = {
  team: Team
  errorOf: (path: string) => string | undefined
  onChange: (team: Team) => void
}

const fields = ['name', 'role', 'story', 'link', 'image'] as const

function MemberFields({ team, errorOf, onChange }: MemberFieldsProps) {
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
