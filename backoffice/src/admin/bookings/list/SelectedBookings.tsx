import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { formatCare } from '../../../words/stored/stored.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { WhatsAppButton } from '../../whatsapp/WhatsAppButton.tsx'
import { AssignCaretaker } from '../assign/AssignCaretaker.tsx'

type SelectedBookingsProps = {
  work: 'assign' | 'write'
  bookings: readonly BookingRecord[]
  onClose: () => void
}

/** The selected bookings as a list, each with its caretaker field or its message (rule OFF-6). */
export function SelectedBookings({ work, bookings, onClose }: SelectedBookingsProps) {
  const translate = useTranslate()
  const titleId = useId()
  // Bookings without a caretaker at opening time remain listed after their assignment.
  const [ids] = useState(
    () =>
      new Set(bookings.filter(({ assignedCaregiver }) => work === 'write' || !assignedCaregiver).map(({ id }) => id)),
  )
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate(`admin.bookings.${work}Title`)}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {bookings
            .filter(({ id }) => ids.has(id))
            .map((booking) => (
              <Box
                component="li"
                key={booking._id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  py: 1,
                  alignItems: 'center',
                  '& + &': { borderTop: 1, borderColor: 'divider' },
                }}
              >
                <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography sx={{ fontWeight: 600 }}>
                    {booking.patientDetails.patientName || booking.userInfo.name}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[booking.bookingId, formatCare(translate, booking)].join(' · ')}
                  </Typography>
                </Box>
                {work === 'assign' ? (
                  <Box sx={{ flex: '0 1 14rem' }}>
                    <AssignCaretaker booking={booking} />
                  </Box>
                ) : (
                  <WhatsAppButton booking={{ _id: booking._id, label: booking.bookingId }} size="small" />
                )}
              </Box>
            ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('visits.visit.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
