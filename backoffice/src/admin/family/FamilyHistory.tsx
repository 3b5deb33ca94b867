import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoment } from '../../words/formats.ts'
import { ChangeList } from '../audit/ChangeList.tsx'
import { BookingHistory } from '../bookings/history/BookingHistory.tsx'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

/** The history of one of the family's bookings, and below it what happened to the account itself (rule OFF-22). */
export function FamilyHistory({ family }: { family: Family }) {
  const translate = useTranslate()
  const { bookings, history } = family
  const [chosen, choose] = useState(bookings[0]?._id)
  const booking = bookings.find(({ _id }) => _id === chosen)
  const ofAccount = history.filter(({ bookingId }) => !bookingId)
  return (
    <Stack spacing={2}>
      {bookings.length > 1 && (
        <TextField
          select
          label={translate('admin.booking.booking')}
          value={chosen ?? ''}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: '24rem' }}
        >
          {bookings.map(({ _id, bookingId, patientDetails }) => (
            <option key={_id} value={_id}>
              {[bookingId, patientDetails.patientName].filter(Boolean).join(' · ')}
            </option>
          ))}
        </TextField>
      )}
      {booking && <BookingHistory key={booking._id} booking={booking} />}
      <FamilySection title={translate('admin.family.account')} count={ofAccount.length}>
        {ofAccount.map((log) => (
          <FamilyRow key={log._id}>
            <Typography variant="body2">
              {log.description}
              {log.status !== 'success' && ` (${translate(`admin.auditStatus.${log.status}`)})`}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[formatMoment(log.timestamp), log.userName].filter(Boolean).join(', ')}
            </Typography>
            <ChangeList changes={log.changes} />
          </FamilyRow>
        ))}
      </FamilySection>
    </Stack>
  )
}
