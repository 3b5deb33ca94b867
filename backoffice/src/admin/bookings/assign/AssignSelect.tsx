import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/booking-status'
import { useTranslate } from 'react-admin'
import { useRowAction } from '../../../app/calls/use-row-action.ts'
import { type BookingRecord, useAdminData, useCaretakers } from '../../admin-data-provider.ts'

/**
 * Assigns a caretaker in place. Offered only for bookings without one; caretakers bound to another booking are disabled
 * (spec: caretaker and admin, section 4, Assignment).
 */
export function AssignSelect({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data: caretakers = [] } = useCaretakers()
  const { mutate, isPending } = useRowAction({
    act: (caretakerId: string) => admin.assignCaretaker(booking._id, caretakerId),
    touches: ['bookings', 'caretakers'],
    successKey: 'admin.assignment.assigned',
    failureKey: 'admin.assignment.failed',
  })

  if (booking.assignedCaregiver) return <Typography variant="body2">{booking.assignedCaregiver.name}</Typography>
  if (!isBinding(booking.status)) return <Typography variant="body2">{translate('app.none')}</Typography>
  return (
    <TextField
      select
      margin="none"
      value=""
      disabled={isPending}
      onChange={(event) => mutate(event.target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': translate('admin.assignment.label', { booking: booking.bookingId }) },
      }}
      sx={{ width: { xs: '100%', md: 184 } }}
    >
      <option value="" disabled>
        {translate(isPending ? 'admin.assignment.assigning' : 'admin.assignment.placeholder')}
      </option>
      {caretakers.map(({ _id, name, available }) => (
        <option key={_id} value={_id} disabled={!available}>
          {`${name} (${translate(available ? 'admin.assignment.optionFree' : 'admin.assignment.optionTaken')})`}
        </option>
      ))}
    </TextField>
  )
}
