import DownloadIcon from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { bookingStatuses } from '@thodu/api/contract/care/booking-status'
import { useDataProvider, useTranslate } from 'react-admin'
import { downloadCsv } from '../../app/wire/download.ts'
import { noteExport } from '../../app/wire/note-export.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import type { Job } from '../job/job.ts'
import { firstPage } from '../wire/first-page.ts'
import { csvName, formatBookingsCsv } from './bookings-csv.ts'
import type { JobSearch, useSettledFilter } from './use-job-search.ts'

/** The most rows of one response (rule API-5). */
const ROWS = 1_000

type Filter = ReturnType<typeof useSettledFilter>
type BookingsToolbarProps = { search: JobSearch; filter: Filter; onChange: (search: JobSearch) => void }

/** Loads all matching jobs, including earlier ones that the screen has not loaded. */
function useReadFound(filter: Filter): () => Promise<Job[]> {
  const dataProvider = useDataProvider()
  return async () => {
    const found: Job[] = []
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: ROWS }
      const { data, total = 0 } = await dataProvider.getList<Job>('bookings', { ...firstPage, filter, pagination })
      found.push(...data)
      if (data.length === 0 || found.length >= total) return found
    }
  }
}

/** Search, status filter, and Export CSV of the results (rule CARE-10). */
export function BookingsToolbar({ search, filter, onChange }: BookingsToolbarProps) {
  const translate = useTranslate()
  const toast = useToast()
  const readFound = useReadFound(filter)
  async function exportJobs() {
    try {
      const found = await readFound()
      await noteExport('caretaker', { list: 'bookings', filter: search, rows: found.length })
      await downloadCsv(csvName, formatBookingsCsv(found))
    } catch (error) {
      toast.fail(error, 'app.exportFailed')
    }
  }
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5, alignItems: { md: 'center' } }}>
      <TextField
        type="search"
        label={translate('caretaker.bookings.search')}
        value={search.search}
        onChange={(event) => onChange({ ...search, search: event.target.value })}
        margin="none"
        size="medium"
        sx={{ maxWidth: { md: 420 } }}
      />
      <TextField
        select
        label={translate('caretaker.bookings.status')}
        value={search.status}
        onChange={(event) => onChange({ ...search, status: event.target.value })}
        margin="none"
        size="medium"
        sx={{ maxWidth: { md: 220 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="" sx={{ minHeight: 44 }}>
          {translate('caretaker.bookings.allStatuses')}
        </MenuItem>
        {bookingStatuses.map((status) => (
          <MenuItem key={status} value={status} sx={{ minHeight: 44 }}>
            {translate(`status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button
        startIcon={<DownloadIcon />}
        onClick={() => void exportJobs()}
        sx={{ minHeight: 44, ml: { md: 'auto' }, flexShrink: 0 }}
      >
        {translate('caretaker.bookings.export')}
      </Button>
    </Stack>
  )
}
