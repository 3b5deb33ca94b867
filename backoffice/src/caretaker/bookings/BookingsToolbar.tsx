import DownloadIcon from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { bookingStatuses } from '@thodu/api/contract/care/booking-status'
import { useTranslate } from 'react-admin'
import { downloadCsv } from '../../app/calls/download.ts'
import { noteExport } from '../../app/calls/note-export.ts'
import { useToast } from '../../app/calls/use-toast.tsx'
import type { Job } from '../job/job.ts'
import type { JobFilter } from '../job/job-rules.ts'
import { csvName, formatBookingsCsv } from './bookings-csv.ts'

type BookingsToolbarProps = { filter: JobFilter; onChange: (filter: JobFilter) => void; found: readonly Job[] }

/** Search, status filter, and Export CSV of what they leave (rule CARE-10). */
export function BookingsToolbar({ filter, onChange, found }: BookingsToolbarProps) {
  const translate = useTranslate()
  const toast = useToast()
  async function exportJobs() {
    try {
      await noteExport('caretaker', { list: 'bookings', filter, rows: found.length })
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
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        margin="none"
        size="medium"
        sx={{ maxWidth: { md: 420 } }}
      />
      <TextField
        select
        label={translate('caretaker.bookings.status')}
        value={filter.status}
        onChange={(event) => onChange({ ...filter, status: event.target.value })}
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
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => void exportJobs()}
        sx={{ minHeight: 44, ml: { md: 'auto' }, flexShrink: 0 }}
      >
        {translate('caretaker.bookings.export')}
      </Button>
    </Stack>
  )
}
