import PaymentsIcon from '@mui/icons-material/Payments'
import PersonAddIcon from '@mui/icons-material/PersonAdd'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { caretakerServiceTypeLabels, caretakerServiceTypes } from '@thodu/api/contract/care/catalogue'
import { DataTable, SelectInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { useHiddenColumns } from '../../app/lists/ColumnChoice.tsx'
import { compactTable } from '../../app/lists/compact-table.ts'
import { ListTools } from '../../app/lists/ListTools.tsx'
import { ListSearch, PolledList } from '../../app/lists/PolledList.tsx'
import { formatAverage } from '../../app/looks/format-average.ts'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatServices } from '../../words/stored/stored-in-office.ts'
import type { CaretakerRecord } from '../admin-data-provider.ts'
import { ChecksChip } from '../checks/ChecksChip.tsx'
import { caretakersCsv } from '../csv/people.ts'
import { useViews } from '../lists/views.ts'
import { CaretakerCards } from './CaretakerCards.tsx'
import { ActivityBadge, CaretakerPhone, CurrentJob } from './CaretakerCells.tsx'

const Column = DataTable.Col<CaretakerRecord>
const serviceChoices = caretakerServiceTypes.map((id) => ({ id, name: caretakerServiceTypeLabels[id] }))
/** A select returns its choice's value, here `true`, while the address contains text. */
const readChoice = (value: boolean | string) => (value === '' ? undefined : String(value) === 'true')
const toChoice = (value: boolean | undefined) => value ?? ''
const availableChoices = [
  { id: true, name: 'admin.assignment.badgeAvailable' },
  { id: false, name: 'admin.assignment.badgeAssigned' },
]
const activeChoices = [
  { id: true, name: 'admin.caretaker.isActive' },
  { id: false, name: 'admin.caretakers.inactive' },
]
const checkChoices = [
  { id: true, name: 'admin.checks.isMissing' },
  { id: false, name: 'admin.checks.isWhole' },
]
const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.searchFor.caretakers" />,
  <SelectInput
    key="serviceType"
    source="serviceType"
    label="admin.columns.services"
    choices={serviceChoices}
    alwaysOn
  />,
  <SelectInput
    key="available"
    source="available"
    label="admin.columns.availability"
    choices={availableChoices}
    parse={readChoice}
    format={toChoice}
    alwaysOn
  />,
  <SelectInput
    key="active"
    source="active"
    label="admin.caretaker.activity"
    choices={activeChoices}
    parse={readChoice}
    format={toChoice}
  />,
  <SelectInput
    key="checksMissing"
    source="checksMissing"
    label="admin.checks.title"
    choices={checkChoices}
    parse={readChoice}
    format={toChoice}
  />,
]

const columns = {
  all: [
    ['name', 'admin.columns.name'],
    ['email', 'admin.columns.email'],
    ['phone', 'admin.columns.phone'],
    ['services', 'admin.columns.services'],
    ['available', 'admin.columns.availability'],
    ['currentBooking', 'admin.columns.currentJob'],
    ['completedBookings', 'admin.columns.completed'],
    ['averageRating', 'admin.columns.rating'],
  ],
  wideOnly: ['email', 'completedBookings'],
} as const

function CaretakerListActions() {
  const translate = useTranslate()
  return (
    <ListTools<CaretakerRecord> csv={caretakersCsv} columns={columns}>
      <Button component={Link} to="/payroll" size="small" startIcon={<PaymentsIcon />}>
        {translate('admin.payroll.title')}
      </Button>
      <Button component={Link} to="/add-caretaker" size="small" startIcon={<PersonAddIcon />}>
        {translate('admin.caretakers.add')}
      </Button>
    </ListTools>
  )
}

/** /admin/caretakers: availability, current booking and number of jobs (rule OFF-13). */
export function CaretakerList() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const views = useViews()
  return (
    <>
      <PageTitle title={translate('admin.menu.caretakers')} />
      <PolledList
        asCards={isSmall}
        sort={{ field: 'name', order: 'ASC' }}
        filters={filters}
        views={views.caretakers}
        actions={<CaretakerListActions />}
        failedKey="admin.caretakers.failed"
        emptyKey="admin.caretakers.empty"
      >
        {isSmall ? <CaretakerCards /> : <CaretakerTable />}
      </PolledList>
    </>
  )
}

function CaretakerTable() {
  return (
    <DataTable<CaretakerRecord>
      rowClick={false}
      bulkActionButtons={false}
      size="small"
      hiddenColumns={useHiddenColumns(columns)}
      sx={compactTable}
    >
      <Column
        source="name"
        label="admin.columns.name"
        render={(row) => <Link to={`/caretakers/${row._id}`}>{row.name}</Link>}
      />
      <Column source="email" label="admin.columns.email" />
      <Column
        disableSort
        source="phone"
        label="admin.columns.phone"
        render={(row) => <CaretakerPhone caretaker={row} />}
      />
      <Column disableSort source="services" label="admin.columns.services" render={(row) => <Services row={row} />} />
      <Column
        source="available"
        label="admin.columns.availability"
        render={(row) => (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            <ActivityBadge caretaker={row} />
            <ChecksChip caretaker={row} checks={row.checks} />
          </Stack>
        )}
      />
      <Column
        disableSort
        source="currentBooking"
        label="admin.columns.currentJob"
        render={(row) => <CurrentJob caretaker={row} />}
      />
      <Column
        disableSort
        source="completedBookings"
        label="admin.columns.completed"
        render={(row) => row.completedBookings}
      />
      <Column
        disableSort
        source="averageRating"
        label="admin.columns.rating"
        render={(row) => formatAverage(row.averageRating)}
      />
    </DataTable>
  )
}

function Services({ row }: { row: CaretakerRecord }) {
  const translate = useTranslate()
  return formatServices(translate, row.serviceTypes)
}
