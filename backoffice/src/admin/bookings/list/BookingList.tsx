import { useTranslate } from 'react-admin'
import { PageTitle } from '../../../app/frame/PageTitle.tsx'
import { useIsSmall } from '../../../app/lists/CardStack.tsx'
import { PolledList } from '../../../app/lists/PolledList.tsx'
import { BookingCards } from './BookingCards.tsx'
import { BookingListActions } from './BookingListActions.tsx'
import { BookingTable } from './BookingTable.tsx'
import { BulkBar } from './BulkBar.tsx'
import { bookingFilters } from './booking-filters.tsx'

/** /admin/bookings: search, filters, saved queries, sort, pages, CSV, cancelling several (rule OFF-6). */
export function BookingList() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  return (
    <>
      <PageTitle title={translate('admin.menu.bookings')} />
      <PolledList
        asCards={isSmall}
        failedKey="admin.bookings.failed"
        emptyKey="admin.bookings.empty"
        filters={bookingFilters}
        actions={<BookingListActions />}
      >
        {isSmall ? (
          <BookingCards viewKey="admin.bookings.view" />
        ) : (
          <>
            <BulkBar />
            <BookingTable withId selectable viewKey="admin.bookings.view" />
          </>
        )}
      </PolledList>
    </>
  )
}
