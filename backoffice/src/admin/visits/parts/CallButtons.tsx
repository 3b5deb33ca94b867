import PhoneIcon from '@mui/icons-material/Phone'
import Button from '@mui/material/Button'
import { tellPhone } from '@thodu/api/contract/people/phone-digits'
import { useTranslate } from 'react-admin'
import { HandOffButton } from '../../hand-off/HandOffButton.tsx'
import type { Visit } from './visit-calls.ts'

type CallButtonsProps = { visit: Visit; size?: 'small' | 'medium' }

/** Tap to call, or to write: who should come, and whom she should come to. */
export function CallButtons({ visit: { caretaker, booking }, size = 'small' }: CallButtonsProps) {
  const translate = useTranslate()
  const subject = { booking: { _id: booking._id, label: booking.bookingId }, size }
  return (
    <>
      {caretaker?.phone && (
        <>
          <Button
            component="a"
            href={`tel:${caretaker.phone}`}
            size={size}
            variant="outlined"
            startIcon={<PhoneIcon />}
            title={tellPhone(caretaker.phone)}
          >
            {translate('visits.callCaretaker', { name: caretaker.name })}
          </Button>
          <HandOffButton {...subject} to="caretaker" caretaker={caretaker._id} />
        </>
      )}
      {booking.family.phone && (
        <>
          <Button
            component="a"
            href={`tel:${tellPhone(booking.family.phone)}`}
            size={size}
            variant="outlined"
            startIcon={<PhoneIcon />}
            title={`${booking.family.name}, ${tellPhone(booking.family.phone)}`}
          >
            {translate('visits.callFamily')}
          </Button>
          <HandOffButton {...subject} to="family" />
        </>
      )}
    </>
  )
}
