import AddIcCallIcon from '@mui/icons-material/AddIcCall'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListTools } from '../../../app/lists/ListTools.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { bookingListColumns } from './booking-columns.ts'
import { bookingsCsvHeader, toBookingCsvRow } from './bookings-csv.ts'

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

/** First and last day (YYYY-MM-DD, in the city) of the month `back` months before `now`. */
function monthRange(now: Date, back: number): { from: string; to: string } {
  const [year = 0, month = 1] = dayInCity(now).split('-').map(Number)
  const day = (offset: number, date: number) => new Date(Date.UTC(year, month - 1 + offset, date)).toISOString()
  return { from: day(-back, 1).slice(0, 10), to: day(1 - back, 0).slice(0, 10) }
}
