import Checkbox from '@mui/material/Checkbox'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { DataTable, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useHiddenColumns } from '../../../app/lists/ColumnChoice.tsx'
import { compactTable } from '../../../app/lists/compact-table.ts'
import { formatBriefDate } from '../../../words/formats.ts'
import { formatCare } from '../../../words/stored/stored.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { FamilyLink } from '../../lists/FamilyLink.tsx'
import { PhoneLink } from '../../whatsapp/PhoneLink.tsx'
import { AssignCaretaker } from '../assign/AssignCaretaker.tsx'
import { RatingText, StatusLine, ViewDetailsButton } from './BookingCells.tsx'
import { bookingListColumns } from './booking-columns.ts'

const Column = DataTable.Col<BookingRecord>
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
/** People and services are never cut off: a long name takes a second line. */
const whole = { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.25 }
/** One line per booking where the names fit: 18 rows on 900 px, beside the menu from 1440 px on. */
const oneLine = {
  ...compactTable,
  '& .MuiTableCell-root': { ...compactTable['& .MuiTableCell-root'], ...line },
  '& .MuiTableCell-body.column-customer': { minWidth: 110, ...whole },
  '& .MuiTableCell-body.column-patient': { minWidth: 110, ...whole },
  '& .MuiTableCell-body.column-serviceName': { minWidth: 130, ...whole },
  '& .column-email': { maxWidth: 200 },
  '& .column-address': { maxWidth: 220 },
  '& .column-assignedCaregiver': { width: 190, minWidth: 190 },
  // The actions remain visible at the right edge, however wide the other cells are.
  '& .column-actions': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    maxWidth: 'none',
    backgroundColor: 'background.paper',
  },
  '& .MuiTableHead-root .column-actions': { zIndex: 3 },
}

/** Every booking on one line, with the chosen columns (rule OFF-6). */
export function CompactBookingTable() {
  const translate = useTranslate()
  return (
    <DataTable<BookingRecord>
      rowClick={false}
      bulkActionButtons={false}
      size="small"
      hiddenColumns={useHiddenColumns(bookingListColumns)}
      sx={oneLine}
    >
      <Column disableSort label={<SelectPageBox />} render={(booking) => <SelectBookingBox booking={booking} />} />
      <Column source="bookingId" label="admin.columns.id" render={(booking) => <BookingLink booking={booking} />} />
      <Column source="customer" label="admin.columns.customer" render={(booking) => <FamilyLine booking={booking} />} />
      <Column
        disableSort
        source="phone"
        label="admin.columns.phone"
        render={({ _id, bookingId, userInfo }) => (
          <PhoneLink phone={userInfo.phone} booking={{ _id, label: bookingId }} to="family" />
        )}
      />
      <Column disableSort source="email" label="admin.columns.email" render={({ userInfo }) => userInfo.email} />
      <Column source="serviceName" label="admin.columns.service" render={(booking) => formatCare(translate, booking)} />
      <Column source="patient" label="admin.columns.patient" render={(booking) => <PatientLine booking={booking} />} />
      <Column
        disableSort
        source="address"
        label="admin.columns.address"
        render={({ patientDetails: { address, city } }) => [address, city].filter(Boolean).join(', ')}
      />
      <Column source="status" label="admin.columns.status" render={(booking) => <StatusLine booking={booking} />} />
      <Column source="date" label="admin.columns.start" render={({ date }) => (date ? formatBriefDate(date) : '–')} />
      <Column source="createdAt" label="admin.columns.date" render={(booking) => formatBriefDate(booking.createdAt)} />
      <Column
        disableSort
        source="completedAt"
        label="admin.columns.completed"
        render={({ completedAt }) => completedAt && formatBriefDate(completedAt)}
      />
      <Column source="rating" label="admin.columns.rating" render={({ rating }) => <RatingText rating={rating} />} />
      <Column
        disableSort
        source="assignedCaregiver"
        label="admin.columns.assign"
        render={(booking) => <AssignCaretaker booking={booking} />}
      />
      <Column
        disableSort
        source="actions"
        label="admin.columns.actions"
        render={(booking) => <ViewDetailsButton booking={booking} labelKey="admin.bookings.view" />}
      />
    </DataTable>
  )
}

type CellProps = { booking: BookingRecord }

const BookingLink = ({ booking: { _id, bookingId } }: CellProps) => (
  <Link to={`/bookings/${_id}`} data-row>
    {bookingId || _id}
  </Link>
)

const FamilyLine = ({ booking: { userId, userInfo } }: CellProps) => (
  <span title={[userInfo.name, userInfo.email, userInfo.phone].filter(Boolean).join(', ')}>
    <FamilyLink id={userId}>{userInfo.name}</FamilyLink>
  </span>
)

const PatientLine = ({ booking: { userId, patientDetails } }: CellProps) => (
  <FamilyLink id={userId}>
    {[patientDetails.patientName, patientDetails.patientAge].filter(Boolean).join(', ') || '–'}
  </FamilyLink>
)

const isSelectable = ({ status }: BookingRecord): boolean => isBinding(status)

/** Selects every open booking of the page. react-admin's checkboxes have their label on an invalid element. */
function SelectPageBox() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<BookingRecord>()
  const ids = data.filter(isSelectable).map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id)).length
  return (
    <Checkbox
      size="small"
      checked={ids.length > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      disabled={ids.length === 0}
      onChange={(_event, checked) => onSelect(checked ? ids : [])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  )
}

/** Selects one booking. Finished ones have no bulk action. */
export function SelectBookingBox({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext<BookingRecord>()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(booking.id)}
      disabled={!isSelectable(booking)}
      onChange={() => onToggleItem(booking.id)}
      slotProps={{ input: { 'aria-label': translate('admin.bookings.select', { booking: booking.bookingId }) } }}
    />
  )
}
