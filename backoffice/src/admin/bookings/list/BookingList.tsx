import { useTranslate } from 'react-admin'
import { useIsSmall } from '../../../app/lists/CardStack.tsx'
import { PolledList } from '../../../app/lists/PolledList.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { useViews } from '../../lists/views.ts'
import { BookingCards } from './BookingCards.tsx'
import { BookingListActions } from './BookingListActions.tsx'
import { BulkBar } from './BulkBar.tsx'
import { bookingFilters } from './booking-filters.tsx'
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
