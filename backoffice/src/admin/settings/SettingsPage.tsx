import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { settingsSections } from '@thodu/api/contract/settings/settings.schema'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import '../../app/looks/tabs.css'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { LookForm } from './LookForm.tsx'
import { OrganisationForm } from './OrganisationForm.tsx'
import { PaymentsForm } from './PaymentsForm.tsx'
import { PrivacyForm } from './PrivacyForm.tsx'
import { PromisesForm } from './PromisesForm.tsx'
import { ServicesForm } from './ServicesForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'
import { TeamForm } from './TeamForm.tsx'
import { TestMail } from './TestMail.tsx'
import { settingsKey } from './use-section.ts'

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
