import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { roles } from '@thodu/api/contract/people/roles'
import { Suspense, useState } from 'react'
import { DataTable, SelectInput, useTranslate } from 'react-admin'
import { CardStack, useIsSmall } from '../../app/lists/CardStack.tsx'
import { compactTable } from '../../app/lists/compact-table.ts'
import { ListTools } from '../../app/lists/ListTools.tsx'
import { ListSearch, PolledList } from '../../app/lists/PolledList.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { SessionsDialog } from '../../app/two-factor/lazy-screens.ts'
import { formatBriefDate, formatDate } from '../../words/formats.ts'
import type { UserRecord } from '../admin-data-provider.ts'
import { usersCsv } from '../csv/people.ts'
import { FamilyLink } from '../lists/FamilyLink.tsx'
import { useViews } from '../lists/views.ts'
import { RoleEditor } from './RoleEditor.tsx'

export function UserList() {
  const translate = useTranslate()
  return (
    <>
      <PageTitle title={translate('admin.menu.users')} />
      <UsersPanel own />
    </>
  )
}

const UserName = ({ user: { _id, name, role } }: { user: UserRecord }) => (
  <FamilyLink id={role === 'user' ? _id : null} isRow>
    {name}
  </FamilyLink>
)

const UserCards = () => (
  <CardStack<UserRecord>
    render={(user) => (
      <Stack spacing={0.5}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <UserName user={user} />
          </Typography>
          <Typography variant="body2">{formatDate(user.createdAt)}</Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
          <RoleEditor user={user} />
          <SessionsButton user={user} />
        </Stack>
      </Stack>
    )}
  />
)

const Column = DataTable.Col<UserRecord>
const roleChoices = roles.map((id) => ({ id, name: `admin.roles.${id}` }))
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.searchFor.users" />,
  <SelectInput key="role" source="role" label="admin.columns.role" choices={roleChoices} alwaysOn />,
]

const columns = {
  all: [
    ['name', 'admin.columns.name'],
    ['email', 'admin.columns.email'],
    ['phone', 'admin.columns.phone'],
    ['role', 'admin.columns.role'],
    ['createdAt', 'admin.columns.created'],
  ],
} as const

/** Users with their roles, edited in place (rule OFF-14). `own` is set on the page, not in the tab. */
export function UsersPanel({ own = false }: { own?: boolean }) {
  const isSmall = useIsSmall()
  const views = useViews()
  return (
    <PolledList
      asCards={isSmall}
      resource="users"
      disableSyncWithLocation={!own}
      {...(own ? {} : { storeKey: 'dashboard.users' })}
      filters={filters}
      actions={own ? <ListTools<UserRecord> csv={usersCsv} columns={columns} /> : false}
      {...(own ? { views: views.users } : {})}
      failedKey="admin.users.failed"
      emptyKey="admin.users.empty"
    >
      {isSmall ? (
        <UserCards />
      ) : (
        <DataTable<UserRecord> rowClick={false} bulkActionButtons={false} size="small" sx={compactTable}>
          <Column source="name" label="admin.columns.name" render={(user) => <UserName user={user} />} />
          <Column source="email" label="admin.columns.email" />
          <Column
            disableSort
            source="phone"
            label="admin.columns.phone"
            render={({ phone }) => phone && <a href={telUrl(phone)}>{formatPhone(phone)}</a>}
          />
          <Column source="role" label="admin.columns.role" render={(user) => <RoleEditor user={user} />} />
          <Column source="createdAt" label="admin.columns.created" render={(user) => formatBriefDate(user.createdAt)} />
          <Column disableSort label="app.openSessions" render={(user) => <SessionsButton user={user} />} />
        </DataTable>
      )}
    </PolledList>
  )
}

function SessionsButton({ user }: { user: UserRecord }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={translate('app.openSessionsOf', { name: user.name })}
        onClick={() => setOpen(true)}
      >
        {translate('app.openSessions')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SessionsDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
