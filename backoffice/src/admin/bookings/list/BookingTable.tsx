import { DataTable } from 'react-admin'
import { formatBriefDate } from '../../../words/formats.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { AssignCaretaker } from '../assign/AssignCaretaker.tsx'
import { CustomerCell, PatientCell, RatingText, ServiceCell, StatusCell, ViewDetailsButton } from './BookingCells.tsx'

const Column = DataTable.Col<BookingRecord>

/** Eight columns fit beside the sidebar from 1280 px; on narrower screens the table scrolls, not the page. */
const narrowCells = {
  '& .MuiTableCell-root': { px: 1, py: 0.5 },
  '& .column-createdAt': { whiteSpace: 'nowrap' },
  '& .column-serviceName': { minWidth: 124 },
  '& .column-patient': { minWidth: 140 },
  '& .column-status': { minWidth: 148 },
}

/** The newest bookings on the dashboard, with all details (rule OFF-6). */
export const BookingTable = ({ viewKey }: { viewKey: string }) => (
  <DataTable<BookingRecord>
    rowClick={false}
    bulkActionButtons={false}
    size="small"
    storeKey="dashboard.bookings.datatable"
    sx={narrowCells}
  >
    <Column source="customer" label="admin.columns.customer" render={(booking) => <CustomerCell booking={booking} />} />
    <Column
      source="serviceName"
      label="admin.columns.service"
      render={(booking) => <ServiceCell booking={booking} />}
    />
    <Column source="patient" label="admin.columns.patient" render={(booking) => <PatientCell booking={booking} />} />
    <Column source="status" label="admin.columns.status" render={(booking) => <StatusCell booking={booking} />} />
    <Column source="createdAt" label="admin.columns.date" render={(booking) => formatBriefDate(booking.createdAt)} />
    <Column source="rating" label="admin.columns.rating" render={({ rating }) => <RatingText rating={rating} />} />
    <Column disableSort label="admin.columns.assign" render={(booking) => <AssignCaretaker booking={booking} />} />
    <Column
      disableSort
      label="admin.columns.actions"
      render={(booking) => <ViewDetailsButton booking={booking} labelKey={viewKey} />}
    />
  </DataTable>
)
