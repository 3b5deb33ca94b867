import AddIcCallIcon from '@mui/icons-material/AddIcCall'
import Button from '@mui/material/Button'
import { ThemeProvider, useTheme } from '@mui/material/styles'
import { FilterButton, TopToolbar, useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ExportCsvButton } from '../../../app/lists/ExportCsvButton.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { bookingsCsvHeader, toBookingCsvRow } from './bookings-csv.ts'
import { monthRange } from './month-range.ts'

const months = [
  { key: 'admin.filters.thisMonth', back: 0 },
  { key: 'admin.filters.lastMonth', back: 1 },
] as const

/** One tap for what accounting asks for; a second one takes the month away again. */
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

/** The menu opens inside the page's main part: outside of every landmark a screen reader would lose its place. */
const inMain = { MuiMenu: { defaultProps: { container: () => document.querySelector('main') } } }

export function BookingListActions() {
  const translate = useTranslate()
  const theme = useTheme()
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: { md: 0 } }}>
      <Button component={Link} to="/book" size="small" startIcon={<AddIcCallIcon />}>
        {translate('admin.call.open')}
      </Button>
      <MonthPresets />
      <ThemeProvider theme={{ ...theme, components: { ...theme.components, ...inMain } }}>
        <FilterButton />
      </ThemeProvider>
      <ExportCsvButton<BookingRecord> fileName="bookings" header={bookingsCsvHeader} toRow={toBookingCsvRow} />
    </TopToolbar>
  )
}
