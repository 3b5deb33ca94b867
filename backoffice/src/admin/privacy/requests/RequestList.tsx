import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { privacyKinds, privacyStatuses } from '@thodu/api/contract/privacy/request-kinds'
import { SelectInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CardStack } from '../../../app/lists/CardStack.tsx'
import { ListTools } from '../../../app/lists/ListTools.tsx'
import { ListSearch, PolledList } from '../../../app/lists/PolledList.tsx'
import type { View } from '../../../app/lists/SavedViews.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import type { PrivacyRequestRecord } from '../../admin-data-provider.ts'
import { useWaitingCounts } from '../../lists/use-waiting.ts'
import { PrivacyTabs } from '../PrivacyTabs.tsx'
import { DueLine } from './DueLine.tsx'
import { requestsCsv } from './requests-csv.ts'

const dueFirst = { field: 'nextDueAt', order: 'ASC' } as const
const newest = { field: 'createdAt', order: 'DESC' } as const
const kindChoices = privacyKinds.map((id) => ({ id, name: `admin.privacyRequests.kinds.${id}` }))
const statusChoices = privacyStatuses.map((id) => ({ id, name: `admin.privacyRequests.status.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.privacyRequests.search" />,
  <SelectInput key="kind" source="kind" label="admin.privacyRequests.kind" choices={kindChoices} alwaysOn />,
  <SelectInput key="status" source="status" label="admin.columns.status" choices={statusChoices} />,
]

function RequestCard({ request }: { request: PrivacyRequestRecord }) {
  const translate = useTranslate()
  const { kind, code, status, name, patientName } = request
  return (
    <Stack sx={{ overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          <Link to={`/privacy-requests/${request._id}`} data-row>
            {translate(`admin.privacyRequests.kinds.${kind}`)} · {code}
          </Link>
        </Typography>
        <Typography variant="body2">{translate(`admin.privacyRequests.status.${status}`)}</Typography>
      </Stack>
      <Typography variant="body2">
        {[name, patientName === name ? null : patientName].filter(Boolean).join(' · ')}
      </Typography>
      <DueLine request={request} />
    </Stack>
  )
}

/** /admin/privacy-requests: requests about personal data, by deadline (rule PRIV-R3). */
export function RequestList() {
  const translate = useTranslate()
  const waiting = useWaitingCounts()
  const views: View[] = [
    {
      labelKey: 'admin.privacyRequests.open',
      filter: { open: true },
      sort: dueFirst,
      count: waiting?.privacy.open,
    },
    { labelKey: 'admin.privacyRequests.answered', filter: { open: false }, sort: newest },
    { labelKey: 'admin.privacyRequests.all', filter: {}, sort: newest },
  ]
  return (
    <>
      <PageTitle title={translate('admin.menu.privacy')} />
      <PrivacyTabs />
      <PolledList
        asCards
        resource="privacy-requests"
        sort={dueFirst}
        filterDefaultValues={{ open: true }}
        filters={filters}
        views={views}
        actions={<ListTools<PrivacyRequestRecord> csv={requestsCsv} sorts={['nextDueAt', 'createdAt', 'status']} />}
        failedKey="admin.privacyRequests.failed"
        emptyKey="admin.privacyRequests.empty"
      >
        <CardStack<PrivacyRequestRecord> render={(request) => <RequestCard request={request} />} />
      </PolledList>
    </>
  )
}
