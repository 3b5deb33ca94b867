import '../../app/looks/tabs.css'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Offer, ServiceOffer } from '@thodu/api/contract/care/offers'
import { type ServiceType, serviceTypes } from '@thodu/api/contract/care/service-types'
import { languages } from '@thodu/api/contract/people/languages'
import { settingsSections } from '@thodu/api/contract/settings/settings.schema'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { LookForm } from './LookForm.tsx'
import { OrganisationForm } from './OrganisationForm.tsx'
import { PaymentsForm } from './PaymentsForm.tsx'
import { PromisesForm } from './PromisesForm.tsx'
import { Line, NumberLine, SectionForm } from './SectionForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'
import { ServiceOfferFields } from './services/ServiceOfferFields.tsx'
import { TeamForm } from './TeamForm.tsx'
import { TestMail } from './TestMail.tsx'
import { type SectionOf, settingsKey, useSection } from './use-section.ts'

/** /admin/settings?section=: one form per section, with its last changes (rules SET-1 to SET-5). */
export function SettingsPage() {
  const translate = useTranslate()
  const admin = useAdminData()
  const [search] = useSearchParams()
  const current = settingsSections.find((one) => one === search.get('section')) ?? settingsSections[0]
  const { data, error, refetch } = useQuery({
    queryKey: settingsKey,
    queryFn: () => admin.call('GET /admin/settings'),
  })
  return (
    <Stack spacing={3} sx={{ py: 2, minWidth: 0 }}>
      <PageTitle title={translate('admin.menu.settings')} />
      <Box component="nav" aria-label={translate('admin.settings.parts')} className="door-tabs">
        {settingsSections.map((section) => (
          <Box
            key={section}
            component={Link}
            to={`/settings?section=${section}`}
            aria-current={section === current ? 'page' : undefined}
            sx={{ color: 'text.secondary', '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' } }}
          >
            {translate(`admin.settings.sections.${section}`)}
          </Box>
        ))}
      </Box>
      {error && !data ? (
        <LoadFailed textKey="admin.settings.failed" onRetry={() => void refetch()} />
      ) : !data ? (
        <RowSkeletons />
      ) : (
        <>
          <Card component="section" aria-label={translate(`admin.settings.sections.${current}`)} sx={{ p: 2 }}>
            {current === 'organisation' && <OrganisationForm inForce={data.sections.organisation} />}
            {current === 'services' && <ServicesForm inForce={data.sections.services} />}
            {current === 'promises' && <PromisesForm inForce={data.sections.promises} />}
            {current === 'payments' && <PaymentsForm inForce={data.sections.payments} />}
            {current === 'team' && <TeamForm inForce={data.sections.team} />}
            {current === 'privacy' && <PrivacyForm inForce={data.sections.privacy} />}
            {current === 'look' && <LookForm inForce={data.sections.look} />}
          </Card>
          {current === 'organisation' && <TestMail />}
          <SettingsHistory key={current} section={current} revision={data.sections[current].revision} />
        </>
      )}
    </Stack>
  )
}

/** Services, packages and prices that families can book (rule SET-6). */
function ServicesForm({ inForce }: { inForce: SectionOf<'services'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('services', inForce, (body) => admin.call('PUT /admin/settings/services', { body }))
  const { values, change, errors } = section
  const changeService = (type: ServiceType, changes: Partial<ServiceOffer>) =>
    change({ services: { ...values.services, [type]: { ...values.services[type], ...changes } } })
  return (
    <SectionForm wide section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy} page="/services">
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {translate('admin.settings.servicesHint')}
      </Typography>
      {errors.services !== undefined && <Typography color="error">{errors.services}</Typography>}
      {serviceTypes.map((type) => (
        <ServiceOfferFields
          key={type}
          type={type}
          offer={values.services[type] as ServiceOffer}
          isSaved={(id) => Object.hasOwn(inForce.values.services[type].packages, id)}
          errorOf={(path) => errors[`services.${type}.${path}`]}
          onChange={(changes) => changeService(type, changes)}
          onChangePackage={(id, changes: Partial<Offer>) => {
            const { packages } = values.services[type]
            const known = packages[id] as Offer | undefined
            if (known)
              changeService(type, {
                packages: { ...packages, [id]: { ...known, ...changes } } as ServiceOffer['packages'],
              })
          }}
        />
      ))}
    </SectionForm>
  )
}

/** The contact for privacy requests and their deadlines (rule SET-9). */
function PrivacyForm({ inForce }: { inForce: SectionOf<'privacy'> }) {
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
