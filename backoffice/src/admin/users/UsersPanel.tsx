import { formatDate } from '@thodu/api/contract/formats'
import { roles } from '@thodu/api/contract/roles'
import { DataTable, SelectInput } from 'react-admin'
import { ListSearch } from '../../app/ListSearch.tsx'
import { PolledList } from '../../app/PolledList.tsx'
import { useIsSmall } from '../../app/use-is-small.ts'
import type { UserRecord } from '../admin-data-provider.ts'
import { RoleEditor } from './RoleEditor.tsx'
import { UserCards } from './UserCards.tsx'

const Column = DataTable.Col<UserRecord>
const roleChoices = roles.map((id) => ({ id, name: `admin.roles.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.filters.searchUsers" />,
  <SelectInput key="role" source="role" label="admin.columns.role" choices={roleChoices} alwaysOn />,
]

/** Users with their roles, edited in place (spec: caretaker and admin, section 2). `own`: the page, not the tab. */
export function UsersPanel({ own = false }: { own?: boolean }) {
  const isSmall = useIsSmall()
  return (
    <PolledList
      asCards={isSmall}
      resource="users"
      disableSyncWithLocation={!own}
      {...(own ? {} : { storeKey: 'dashboard.users' })}
      filters={filters}
      actions={false}
      failedKey="admin.users.failed"
      emptyKey="admin.users.empty"
    >
      {isSmall ? (
        <UserCards />
      ) : (
        <DataTable<UserRecord> rowClick={false} bulkActionButtons={false} size="small">
          <Column source="name" label="admin.columns.name" />
          <Column source="email" label="admin.columns.email" />
          <Column source="role" label="admin.columns.role" render={(user) => <RoleEditor user={user} />} />
          <Column source="createdAt" label="admin.columns.created" render={(user) => formatDate(user.createdAt)} />
        </DataTable>
      )}
    </PolledList>
  )
}
