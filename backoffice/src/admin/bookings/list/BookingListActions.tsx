import AddIcCallIcon from '@mui/icons-material/AddIcCall'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListTools } from '../../../app/lists/ListTools.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { bookingListColumns } from './booking-columns.ts'
import { bookingsCsvHeader, toBookingCsvRow } from './bookings-csv.ts'
import { monthRange } from './month-range.ts'

const months = [
  { key: 'admin.filters.anyMonth', back: null },
  { key: 'admin.filters.thisMonth', back: 0 },
  { key: 'admin.filters.lastMonth', back: 1 },
] as const

/** Filters by the month of the booking, for accounting. The button names the chosen month. */
function MonthChoice() {
  const translate = useTranslate()
  const { filterValues, displayedFilters, setFilters } = useListContext<BookingRecord>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { from, to, ...others } = filterValues
  const ranges = months.map(({ key, back }) => ({ key, range: back === null ? null : monthRange(new Date(), back) }))
  const chosen = ranges.find(({ range }) => range !== null && range.from === from && range.to === to)?.key
  function choose(range: ReturnType<typeof monthRange> | null) {
    setAnchor(null)
    const { from: _from, to: _to, ...shown } = displayedFilters
    setFilters({ ...others, ...range }, range === null ? shown : { ...shown, from: true, to: true })
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<CalendarMonthIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        variant={chosen === undefined ? 'text' : 'outlined'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(chosen ?? 'admin.filters.month')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ranges.map(({ key, range }) => (
          <MenuItem key={key} selected={key === chosen} onClick={() => choose(range)}>
            {translate(key)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const csv = { fileName: 'bookings', header: bookingsCsvHeader, toRow: toBookingCsvRow }

export function BookingListActions() {
  const translate = useTranslate()
  return (
    <ListTools<BookingRecord> csv={csv} columns={bookingListColumns}>
      <Button component={Link} to="/book" size="small" startIcon={<AddIcCallIcon />}>
        {translate('admin.call.open')}
      </Button>
      <MonthChoice />
    </ListTools>
  )
}
