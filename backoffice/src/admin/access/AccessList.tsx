import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type AccessEntry, accessOutcomes } from '@thodu/api/contract/access/access.schema'
import { DataTable, DateInput, SelectInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { CardStack, useIsSmall } from '../../app/lists/CardStack.tsx'
import { compactTable } from '../../app/lists/compact-table.ts'
import { dayOrNothing, ListSearch, PolledList } from '../../app/lists/PolledList.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatDateTime } from '../../words/formats.ts'
import type { AccessRecord } from '../admin-data-provider.ts'
import { AccessWays } from './AccessWays.tsx'

const placeOf: Partial<Record<AccessEntry['subject']['type'], string>> = { booking: '/bookings', family: '/families' }

/** Names the subject; a booking and a family link to their page. */
function AccessSubject({ subject }: { subject: AccessEntry['subject'] }) {
  const translate = useTranslate()
  const text = translate(`admin.access.subjects.${subject.type}`, { label: subject.label })
  const place = placeOf[subject.type]
  if (place === undefined) return <>{text}</>
  return (
    <Link component={RouterLink} to={`${place}/${subject._id}`}>
      {text}
    </Link>
  )
}

const Column = DataTable.Col<AccessRecord>
const outcomeChoices = accessOutcomes.map((id) => ({ id, name: `admin.access.outcomes.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.access.search" />,
  <SelectInput key="outcome" source="outcome" label="admin.access.outcome" choices={outcomeChoices} alwaysOn />,
  <DateInput key="from" source="from" label="admin.access.from" parse={dayOrNothing} alwaysOn />,
  <DateInput key="to" source="to" label="admin.access.to" parse={dayOrNothing} alwaysOn />,
]

export function AccessList() {
  const isSmall = useIsSmall()
  const translate = useTranslate()
  return (
    <>
      <PageTitle title={translate('admin.menu.access')} />
      <PolledList
        asCards={isSmall}
        resource="access-log"
        sort={{ field: 'lastAt', order: 'DESC' }}
        filters={filters}
        actions={false}
        failedKey="admin.access.failed"
        emptyKey="admin.access.empty"
      >
        {isSmall ? (
          <AccessCards />
        ) : (
          <DataTable<AccessRecord> rowClick={false} bulkActionButtons={false} size="small" sx={compactTable}>
            <Column source="lastAt" label="admin.access.when" render={({ lastAt }) => formatDateTime(lastAt)} />
            <Column disableSort label="admin.access.who" render={({ viewer }) => `${viewer.name} (${viewer.email})`} />
            <Column
              disableSort
              label="admin.access.what"
              render={({ subject }) => <AccessSubject subject={subject} />}
            />
            <Column disableSort label="admin.access.how" render={(entry) => <AccessWays entry={entry} />} />
          </DataTable>
        )}
      </PolledList>
    </>
  )
}

const AccessCards = () => (
  <CardStack<AccessRecord>
    render={(entry) => (
      <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{entry.viewer.name}</Typography>
        <Typography variant="body2">
          <AccessSubject subject={entry.subject} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(entry.lastAt)} · <AccessWays entry={entry} />
        </Typography>
      </Stack>
    )}
  />
)
