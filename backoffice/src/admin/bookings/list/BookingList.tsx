import { bookingStatuses } from '@thodu/api/contract/care/booking-status'
import { services } from '@thodu/api/contract/care/catalogue'
import { BooleanInput, DateInput, SelectInput, useTranslate } from 'react-admin'
import { useIsSmall } from '../../../app/lists/CardStack.tsx'
import { dayOrNothing, ListSearch, onOrNothing, PolledList } from '../../../app/lists/PolledList.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { useCaretakers } from '../../admin-data-provider.ts'
import { useViews } from '../../lists/views.ts'
import { BookingCards } from './BookingCards.tsx'
import { BookingListActions } from './BookingListActions.tsx'
import { BulkBar } from './BulkBar.tsx'
import { CompactBookingTable } from './CompactBookingTable.tsx'

/** /admin/bookings: search, filters, saved queries, sort, pages, CSV, cancelling several (rule OFF-6). */
export function BookingList() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const views = useViews()
  return (
    <>
      <PageTitle title={translate('admin.menu.bookings')} />
      <PolledList
        asCards={isSmall}
        failedKey="admin.bookings.failed"
        emptyKey="admin.bookings.empty"
        views={views.bookings}
        filters={bookingFilters}
        actions={<BookingListActions />}
      >
        {isSmall ? (
          <BookingCards viewKey="admin.bookings.view" />
        ) : (
          <>
            <BulkBar />
            <CompactBookingTable />
          </>
        )}
      </PolledList>
    </>
  )
}

const statusChoices = bookingStatuses.map((id) => ({ id, name: `status.${id}` }))
const serviceChoices = services.map(({ id, name }) => ({ id, name }))
const assignedChoices = [
  { id: 'true', name: 'admin.filters.assignedYes' },
  { id: 'false', name: 'admin.filters.assignedNo' },
]

/** Filters of GET /admin/bookings (rule OFF-6). Days are inclusive, in the city's time zone. */
const bookingFilters = [
  <ListSearch key="q" source="q" alwaysOn hintKey="admin.filters.searchBookings" />,
  <SelectInput key="status" source="status" label="admin.columns.status" choices={statusChoices} />,
  <SelectInput key="serviceType" source="serviceType" label="admin.columns.service" choices={serviceChoices} />,
  <SelectInput key="assigned" source="assigned" label="admin.filters.assigned" choices={assignedChoices} />,
  <CaretakerFilter key="caretaker" source="caretaker" label="admin.filters.caretaker" />,
  <BooleanInput
    key="changeAsked"
    source="changeAsked"
    label="admin.filters.changeAsked"
    defaultValue
    parse={onOrNothing}
  />,
  <BooleanInput
    key="noticeOwed"
    source="noticeOwed"
    label="admin.filters.noticeOwed"
    defaultValue
    parse={onOrNothing}
  />,
  <DateInput key="from" source="from" label="admin.filters.from" parse={dayOrNothing} />,
  <DateInput key="to" source="to" label="admin.filters.to" parse={dayOrNothing} />,
]

/** Filters by caretaker; react-admin's filter menu reads the `label` prop. */
function CaretakerFilter({ source, label }: { source: string; label: string }) {
  const { data = [] } = useCaretakers()
  return <SelectInput source={source} label={label} choices={data} translateChoice={false} />
}
