import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { callbackStatuses } from '@thodu/api/contract/requests/queues.schema'
import { SelectInput, useListContext, useTranslate } from 'react-admin'
import { ListTools } from '../../app/lists/ListTools.tsx'
import { ListSearch, PolledList } from '../../app/lists/PolledList.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatCallWindow } from '../../words/stored/stored-in-office.ts'
import type { CallbackRecord } from '../admin-data-provider.ts'
import { callbacksCsv } from '../csv/queues.ts'
import { useViews } from '../lists/views.ts'
import { CallbackCard } from './CallbackCard.tsx'
import { groupByWindow } from './callback-order.ts'

const choices = callbackStatuses.map((id) => ({ id, name: `admin.callbackStatus.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.filters.searchCallbacks" />,
  <SelectInput key="status" source="status" label="admin.columns.status" choices={choices} alwaysOn />,
]
const sorts = ['createdAt', 'updatedAt', 'name', 'status']

/** /admin/callbacks: open callback requests by time window, overdue first (rule OFF-15). */
export function CallbackList() {
  const translate = useTranslate()
  const views = useViews()
  return (
    <>
      <PageTitle title={translate('admin.menu.callbacks')} />
      <PolledList
        asCards
        perPage={50}
        sort={{ field: 'createdAt', order: 'ASC' }}
        filterDefaultValues={{ status: 'open' }}
        filters={filters}
        views={views.callbacks}
        actions={<ListTools<CallbackRecord> csv={callbacksCsv} sorts={sorts} />}
        failedKey="admin.callbacks.failed"
        emptyKey="admin.callbacks.empty"
      >
        <CallbackGroups />
      </PolledList>
    </>
  )
}

function CallbackGroups() {
  const translate = useTranslate()
  const { data = [] } = useListContext<CallbackRecord>()
  return (
    <Stack spacing={3} sx={{ p: { xs: 1, md: 2 } }}>
      {groupByWindow(data).map(({ window, rows }) => (
        <Stack key={window} spacing={1} component="section" aria-label={formatCallWindow(translate, window)}>
          <Typography variant="h2">{`${formatCallWindow(translate, window)} (${rows.length})`}</Typography>
          {rows.map((row) => (
            <CallbackCard key={row.id} callback={row} />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
