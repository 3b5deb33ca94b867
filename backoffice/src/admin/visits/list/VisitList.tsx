import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { BooleanInput, DataTable, DateInput, SelectInput, useListContext, useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CardStack, useIsSmall } from '../../../app/lists/CardStack.tsx'
import { type Columns, useHiddenColumns } from '../../../app/lists/ColumnChoice.tsx'
import { compactTable } from '../../../app/lists/compact-table.ts'
import { ListTools } from '../../../app/lists/ListTools.tsx'
import { dayOrNothing, ListSearch, onOrNothing, PolledList } from '../../../app/lists/PolledList.tsx'
import { planFocus } from '../../../app/lists/plan-focus.ts'
import type { View } from '../../../app/lists/SavedViews.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { formatDayOf, today } from '../../../words/visit-times.ts'
import { useCaretakers } from '../../admin-data-provider.ts'
import { WhatsAppButton } from '../../whatsapp/WhatsAppButton.tsx'
import { useOpenVisit } from '../dialog/use-open-visit.ts'
import { VisitDialogHost } from '../dialog/VisitDialogHost.tsx'
import { useFormatHours } from '../parts/use-format-hours.ts'
import { VisitBadge } from '../parts/VisitBadge.tsx'
import type { Visit } from '../parts/visit-calls.ts'
import { visitsCsv } from './visits-csv.ts'

/** The columns of the visits; confirmation and charge are hidden at first. */
const visitListColumns: Columns = {
  all: [
    ['startsAt', 'visits.list.day'],
    ['booking', 'visits.list.booking'],
    ['patient', 'visits.list.patient'],
    ['area', 'visits.list.area'],
    ['caretaker', 'visits.list.caretaker'],
    ['status', 'visits.list.status'],
    ['proof', 'visits.list.proof'],
    ['charge', 'visits.list.charge'],
  ],
  hidden: ['proof', 'charge'],
  wideOnly: ['area'],
}

type VisitRecord = Visit & { id: string }
const Column = DataTable.Col<VisitRecord>
const byStart = { field: 'startsAt', order: 'ASC' } as const
// Not imported from the schemas, which would load their library with the screen.
const statuses = ['planned', 'started', 'done', 'missed', 'skipped', 'cancelled'] as const satisfies Visit['status'][]
const statusChoices = statuses.map((id) => ({ id, name: `visits.status.${id}` }))

/** The families to inform in the evening; an unassigned visit cannot be announced (rule CALL-11). */
const tomorrowUntold = { day: 'tomorrow', told: false, status: 'planned', open: false } as const
const dayChoices = [{ id: 'tomorrow', name: 'visits.list.tomorrow' }]
const toldChoices = [
  { id: true, name: 'visits.list.told' },
  { id: false, name: 'visits.list.untold' },
]

const filters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="visits.list.search" />,
  <DateInput key="from" source="from" label="visits.list.from" parse={dayOrNothing} alwaysOn />,
  <DateInput key="to" source="to" label="visits.list.to" parse={dayOrNothing} />,
  <SelectInput key="status" source="status" label="visits.list.status" choices={statusChoices} alwaysOn />,
  <SelectInput key="day" source="day" label="visits.list.day" choices={dayChoices} />,
  <SelectInput key="told" source="told" label="visits.list.message" choices={toldChoices} />,
  <CaretakerInput key="caretaker" source="caretaker" label="visits.list.caretaker" />,
  <BooleanInput key="open" source="open" label="visits.list.onlyOpen" defaultValue parse={onOrNothing} />,
  <BooleanInput key="unproved" source="unproved" label="visits.list.onlyUnproved" defaultValue parse={onOrNothing} />,
  <BooleanInput key="trouble" source="trouble" label="visits.list.onlyTrouble" defaultValue parse={onOrNothing} />,
  <BooleanInput key="remark" source="remark" label="visits.list.onlyRemark" defaultValue parse={onOrNothing} />,
]

/** /admin/visits: every visit, with search, filters and CSV export (rule BOARD-5). */
export function VisitList() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const from = today()
  const views: View[] = [
    { labelKey: 'visits.list.coming', filter: { from }, sort: byStart },
    { labelKey: 'visits.list.tomorrow', filter: tomorrowUntold, sort: byStart },
    { labelKey: 'visits.list.onlyOpen', filter: { from, open: true }, sort: byStart },
    { labelKey: 'visits.list.onlyUnproved', filter: { unproved: true }, sort: { ...byStart, order: 'DESC' } },
    { labelKey: 'visits.list.onlyTrouble', filter: { trouble: true }, sort: { ...byStart, order: 'DESC' } },
    { labelKey: 'visits.list.onlyRemark', filter: { remark: true }, sort: { ...byStart, order: 'DESC' } },
    { labelKey: 'visits.list.missed', filter: { status: 'missed' }, sort: { ...byStart, order: 'DESC' } },
    { labelKey: 'visits.list.all', filter: {}, sort: { ...byStart, order: 'DESC' } },
  ]
  return (
    <>
      <PageTitle title={translate('visits.list.title')} />
      <PolledList
        asCards={isSmall}
        resource="visits"
        sort={byStart}
        filterDefaultValues={{ from }}
        filters={filters}
        views={views}
        actions={<ListTools<VisitRecord> csv={visitsCsv} columns={visitListColumns} />}
        failedKey="visits.list.failed"
        emptyKey="visits.list.empty"
      >
        {isSmall ? <CardStack<VisitRecord> render={(visit) => <VisitCard visit={visit} />} /> : <VisitTable />}
      </PolledList>
      <VisitDialogHost />
    </>
  )
}

function CaretakerInput(props: { source: string; label: string }) {
  const { data = [] } = useCaretakers()
  return <SelectInput {...props} choices={data.map(({ _id, name }) => ({ id: _id, name }))} translateChoice={false} />
}

/** The next step of a row: assign an unassigned visit, else inform its family. */
function TomorrowStep({ visit }: { visit: Visit }) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  if (visit.caretaker) return <TellFamily visit={visit} />
  const label = translate('visits.list.assign')
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`${label}: ${visit.booking.bookingId}`}
      onClick={() => openVisit(visit._id, 'give')}
    >
      {label}
    </Button>
  )
}

/** The message to a family, which then leaves the list; the focus moves to the next one. */
function TellFamily({ visit }: { visit: Visit }) {
  const refresh = useRefresh()
  const { booking } = visit
  const place = useRef<HTMLSpanElement>(null)
  function goOn() {
    const own = place.current?.querySelector('button')
    const focusNext = own ? planFocus(own, '[data-tell] button') : undefined
    refresh()
    focusNext?.()
  }
  return (
    <span data-tell ref={place}>
      <WhatsAppButton booking={{ _id: booking._id, label: booking.bookingId }} to="family" size="small" onSent={goOn} />
    </span>
  )
}

const useIsTomorrow = (): boolean => useListContext().filterValues.day === 'tomorrow'

function VisitTable() {
  const isTomorrow = useIsTomorrow()
  const hidden = useHiddenColumns(visitListColumns)
  const translate = useTranslate()
  return (
    <DataTable<VisitRecord>
      rowClick={false}
      bulkActionButtons={false}
      size="small"
      sx={compactTable}
      hiddenColumns={hidden}
    >
      <Column source="startsAt" label="visits.list.day" render={(visit) => <OpenVisit visit={visit} />} />
      <Column source="booking" disableSort label="visits.list.booking" render={({ booking }) => booking.bookingId} />
      <Column
        source="patient"
        disableSort
        label="visits.list.patient"
        render={({ booking }) => <Link to={`/bookings/${booking._id}`}>{booking.patientName}</Link>}
      />
      <Column source="area" disableSort label="visits.list.area" render={({ booking }) => booking.area} />
      <Column
        source="caretaker"
        disableSort
        label="visits.list.caretaker"
        render={({ caretaker }) => caretaker?.name ?? translate('visits.nobody')}
      />
      <Column source="status" disableSort label="visits.list.status" render={(visit) => <VisitBadge visit={visit} />} />
      <Column
        source="proof"
        disableSort
        label="visits.list.proof"
        render={({ startProof }) => startProof && translate(`visits.proofs.${startProof}`)}
      />
      <Column
        source="charge"
        disableSort
        label="visits.list.charge"
        render={({ charge }) => translate(`visits.charges.${charge}`)}
      />
      {isTomorrow && (
        <Column
          source="message"
          disableSort
          label="visits.list.message"
          render={(visit) => <TomorrowStep visit={visit} />}
        />
      )}
    </DataTable>
  )
}

function OpenVisit({ visit }: { visit: Visit }) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const sayHours = useFormatHours()
  const day = formatDayOf(visit.startsAt)
  return (
    <Button
      size="small"
      sx={{ textAlign: 'start', ml: '-5px' }}
      data-row
      title={translate('visits.list.show', { patient: visit.booking.patientName, day })}
      onClick={() => openVisit(visit._id)}
    >
      {`${day}, ${sayHours(visit)}`}
    </Button>
  )
}

const VisitCard = ({ visit }: { visit: VisitRecord }) => {
  const isTomorrow = useIsTomorrow()
  const translate = useTranslate()
  return (
    <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere', alignItems: 'flex-start' }}>
      <OpenVisit visit={visit} />
      <VisitBadge visit={visit} />
      <Typography variant="body2">
        <Link to={`/bookings/${visit.booking._id}`}>{visit.booking.patientName}</Link>
        {`, ${visit.booking.area} · ${visit.caretaker?.name ?? translate('visits.nobody')}`}
      </Typography>
      {isTomorrow && <TomorrowStep visit={visit} />}
    </Stack>
  )
}
