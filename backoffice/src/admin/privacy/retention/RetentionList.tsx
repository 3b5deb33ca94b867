import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RetentionRow } from '@thodu/api/contract/privacy/retention.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { Confirm, DataTable, SelectInput, useTranslate } from 'react-admin'
import { CardStack, useIsSmall } from '../../../app/lists/CardStack.tsx'
import { compactTable } from '../../../app/lists/compact-table.ts'
import { ListTools } from '../../../app/lists/ListTools.tsx'
import { PolledList } from '../../../app/lists/PolledList.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDate } from '../../../words/formats.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { EraseFamily } from '../../family/EraseFamily.tsx'
import { PrivacyTabs } from '../PrivacyTabs.tsx'

type KeptFamily = RetentionRow & { id: string }

const day = (time: string | null): string => (time === null ? '' : dayInCity(new Date(time)))

/** CSV export of the retention list; days are YYYY-MM-DD. */
const retentionCsv = {
  fileName: 'keeping',
  header: [
    'Name',
    'Email',
    'State',
    'Closed',
    'Told',
    'Bookings',
    'Kept until',
    'Because of',
    'Care until',
    'Books until',
  ],
  toRow: (family: KeptFamily) => [
    family.name,
    family.email,
    family.state,
    day(family.restrictedAt),
    day(family.toldAt),
    family.bookings,
    family.keptUntil,
    family.holds,
    family.careUntil,
    family.booksUntil,
  ],
}

const Column = DataTable.Col<KeptFamily>
const states = ['restricted', 'told', 'idle'].map((id) => ({ id, name: `privacy.keeping.states.${id}` }))
const filters = [<SelectInput key="state" source="state" label="privacy.keeping.state" choices={states} alwaysOn />]

/** Why and until when data are retained, or that they are due for erasure. */
function Held({ family: { isDue, holds, keptUntil } }: { family: KeptFamily }) {
  const translate = useTranslate()
  const day = formatDate(keptUntil)
  return <>{isDue ? translate('privacy.keeping.due', { day }) : translate(`privacy.keeping.holds.${holds}`, { day })}</>
}

function State({ family: { state } }: { family: KeptFamily }) {
  const translate = useTranslate()
  const label = translate(`privacy.keeping.states.${state}`)
  return <Chip size="small" variant="outlined" label={label} />
}

/** Releases a restricted family or closes an idle one. Notified families are erased without an action. */
const Act = ({ family }: { family: KeptFamily }) =>
  family.state === 'restricted' ? (
    <ReleaseFamily id={family._id} name={family.name} />
  ) : family.state === 'idle' ? (
    <EraseFamily id={family._id} name={family.name} />
  ) : null

const RetentionCards = () => (
  <CardStack<KeptFamily>
    render={(family) => (
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{family.name}</Typography>
        <State family={family} />
        <Typography variant="body2">
          <Held family={family} />
        </Typography>
        <Act family={family} />
      </Stack>
    )}
  />
)

/** /admin/retention: closed and long inactive families, and why their data are retained (rule PRIV-K3). */
export function RetentionList() {
  const isSmall = useIsSmall()
  const translate = useTranslate()
  return (
    <>
      <PageTitle title={translate('admin.privacy.tabs.keeping')} />
      <PrivacyTabs />
      <PolledList
        asCards={isSmall}
        resource="retention"
        sort={{ field: 'restrictedAt', order: 'DESC' }}
        filters={filters}
        actions={<ListTools<KeptFamily> csv={retentionCsv} />}
        failedKey="privacy.keeping.failed"
        emptyKey="privacy.keeping.empty"
      >
        {isSmall ? (
          <RetentionCards />
        ) : (
          <DataTable<KeptFamily> rowClick={false} bulkActionButtons={false} size="small" sx={compactTable}>
            <Column disableSort label="admin.columns.name" render={({ name }) => name} />
            <Column disableSort label="admin.columns.email" render={({ email }) => email} />
            <Column disableSort label="privacy.keeping.state" render={(family) => <State family={family} />} />
            <Column
              source="restrictedAt"
              label="privacy.keeping.since"
              render={({ restrictedAt, toldAt }) => {
                const at = restrictedAt ?? toldAt
                return at === null ? '' : formatDate(at)
              }}
            />
            <Column disableSort label="privacy.keeping.kept" render={(family) => <Held family={family} />} />
            <Column disableSort label="admin.columns.actions" render={(family) => <Act family={family} />} />
          </DataTable>
        )}
      </PolledList>
    </>
  )
}

function ReleaseFamily({ id, name }: { id: string; name: string }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [isOpen, setOpen] = useState(false)
  const release = useAction({
    act: () => admin.call('POST /admin/retention/{family}/release', { params: { family: id } }),
    touches: ['retention', 'bookings', 'users'],
    onDone: () => setOpen(false),
    successKey: 'privacy.keeping.released',
    failureKey: 'privacy.keeping.releaseFailed',
  })
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('privacy.keeping.release')}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={release.isPending}
        title={translate('privacy.keeping.releaseTitle', { name })}
        content={translate('privacy.keeping.releaseWhat')}
        confirm={translate('privacy.keeping.release')}
        cancel={translate('app.cancel')}
        onConfirm={() => release.mutate()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
