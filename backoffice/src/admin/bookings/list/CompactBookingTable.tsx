import { formatDate } from '@thodu/api/contract/formats'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { FamilyLink } from '../../family/FamilyLink.tsx'
import { AssignCaretaker } from '../assign/AssignCaretaker.tsx'
import { RatingText, StatusCell, ViewDetailsButton } from './BookingCells.tsx'
import { SelectBookingBox, SelectPageBox } from './BookingSelection.tsx'

const Column = DataTable.Col<BookingRecord>
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** One line for each booking: 18 of them on a screen of 900 px. Fingers get the height they need. */
const oneLine = {
  '& .MuiTableCell-root': { px: 0.75, py: '1px', height: 35, ...line },
  '& .column-customer, & .column-patient': { maxWidth: 150 },
  '& .column-serviceName': { maxWidth: 180 },
  '& .column-email': { maxWidth: 200 },
  '& .column-address': { maxWidth: 220 },
  '& .column-assignedCaregiver': { maxWidth: 176 },
  '& .MuiCheckbox-root': { p: 0.5 },
  '& tbody tr:focus-within': { backgroundColor: 'action.hover' },
  '@media (pointer: fine)': {
    '& .MuiButton-root': { minHeight: 28, py: 0 },
    '& .MuiAutocomplete-inputRoot': { py: '0 !important', minHeight: 30 },
    '& .MuiAutocomplete-input': { py: '3px !important' },
  },
}
/** What is seldom asked for; chosen in the menu of columns. */
const hidden = ['email', 'address', 'caregiver', 'completedAt']

const patientOf = ({ patientDetails: { patientName, patientAge } }: BookingRecord): string =>
  [patientName, patientAge].filter(Boolean).join(', ')

/** Every booking on one line, with the columns that somebody chose (rule OFF-6). */
export const CompactBookingTable = () => (
  <DataTable<BookingRecord> rowClick={false} bulkActionButtons={false} size="small" hiddenColumns={hidden} sx={oneLine}>
    <Column disableSort label={<SelectPageBox />} render={(booking) => <SelectBookingBox booking={booking} />} />
    <Column
      source="bookingId"
      label="admin.columns.id"
      render={(booking) => (
        <Link to={`/bookings/${booking._id}`} data-row>
          {booking.bookingId || booking._id}
        </Link>
      )}
    />
    <Column
      source="customer"
      label="admin.columns.customer"
      render={({ userId, userInfo }) => (
        <span title={[userInfo.name, userInfo.email, userInfo.phone].filter(Boolean).join(', ')}>
          <FamilyLink id={userId}>{userInfo.name}</FamilyLink>
        </span>
      )}
    />
    <Column
      disableSort
      source="phone"
      label="admin.columns.phone"
      render={({ userInfo: { phone } }) => phone && <a href={`tel:${phone}`}>{phone}</a>}
    />
    <Column disableSort source="email" label="admin.columns.email" render={({ userInfo }) => userInfo.email} />
    <Column
      source="serviceName"
      label="admin.columns.service"
      render={({ serviceName, packageName }) => (
        <span title={`${serviceName}, ${packageName}`}>{`${serviceName}, ${packageName}`}</span>
      )}
    />
    <Column
      source="patient"
      label="admin.columns.patient"
      render={(booking) => <span title={patientOf(booking)}>{patientOf(booking) || '–'}</span>}
    />
    <Column
      disableSort
      source="address"
      label="admin.columns.address"
      render={({ patientDetails: { address, city } }) => [address, city].filter(Boolean).join(', ')}
    />
    <Column source="status" label="admin.columns.status" render={(booking) => <StatusCell booking={booking} brief />} />
    <Column source="date" label="admin.columns.start" render={({ date }) => (date ? formatDate(date) : '–')} />
    <Column source="createdAt" label="admin.columns.date" render={(booking) => formatDate(booking.createdAt)} />
    <Column
      disableSort
      source="completedAt"
      label="admin.columns.completed"
      render={({ completedAt }) => completedAt && formatDate(completedAt)}
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
