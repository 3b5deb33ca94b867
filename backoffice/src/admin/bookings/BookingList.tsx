import { FilterButton, TopToolbar, useTranslate } from 'react-admin'
import { ExportCsvButton } from '../../app/ExportCsvButton.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { PolledList } from '../../app/PolledList.tsx'
import { useIsSmall } from '../../app/use-is-small.ts'
import type { BookingRecord } from '../admin-data-provider.ts'
import { BookingCards } from './BookingCards.tsx'
import { BookingTable } from './BookingTable.tsx'
import { BulkBar } from './BulkBar.tsx'
import { bookingFilters } from './booking-filters.tsx'
import { bookingsCsvHeader, toBookingCsvRow } from './bookings-csv.ts'

const BookingListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportCsvButton<BookingRecord> fileName="bookings" header={bookingsCsvHeader} toRow={toBookingCsvRow} />
  </TopToolbar>
)

/** /admin/bookings: search, filters, saved queries, sort, pages, CSV, cancelling several (spec, section 2). */
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
