import AddIcCallIcon from '@mui/icons-material/AddIcCall'
import Button from '@mui/material/Button'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListTools } from '../../../app/lists/ListTools.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { bookingColumns } from './booking-columns.ts'
import { bookingsCsvHeader, toBookingCsvRow } from './bookings-csv.ts'
import { monthRange } from './month-range.ts'

const months = [
  { key: 'admin.filters.thisMonth', back: 0 },
  { key: 'admin.filters.lastMonth', back: 1 },
] as const

/** Filters by this or the previous month, for accounting; a second press removes the filter. */
function MonthPresets() {
  const translate = useTranslate()
  const { filterValues, displayedFilters, setFilters } = useListContext<BookingRecord>()
  const { from: _from, to: _to, ...others } = filterValues
  return months.map(({ key, back }) => {
    const range = monthRange(new Date(), back)
    const chosen = filterValues.from === range.from && filterValues.to === range.to
    return (
      <Button
        key={key}
        size="small"
        aria-pressed={chosen}
        variant={chosen ? 'outlined' : 'text'}
        onClick={() =>
          setFilters(chosen ? others : { ...others, ...range }, { ...displayedFilters, from: true, to: true })
        }
      >
        {translate(key)}
      </Button>
    )
  })
}

const csv = { fileName: 'bookings', header: bookingsCsvHeader, toRow: toBookingCsvRow }

export function BookingListActions() {
  const translate = useTranslate()
  return (
    <ListTools<BookingRecord> csv={csv} columns={bookingColumns}>
      <Button component={Link} to="/book" size="small" startIcon={<AddIcCallIcon />}>
        {translate('admin.call.open')}
      </Button>
      <MonthPresets />
    </ListTools>
  )
}
