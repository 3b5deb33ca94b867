import PhoneIcon from '@mui/icons-material/Phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { useTranslate } from 'react-admin'
import { WhatsAppButton } from '../../whatsapp/WhatsAppButton.tsx'
import type { Visit } from './visit-calls.ts'

type CallButtonsProps = { visit: Visit; size?: 'small' | 'medium' }

const columns = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, max-content) max-content' }
const startOfLine = { justifyContent: 'flex-start', textAlign: 'start' } as const

/** Buttons to call or message a visit's caretaker and family; each names the person. */
export function CallButtons({ visit: { caretaker, booking }, size = 'small' }: CallButtonsProps) {
  const translate = useTranslate()
  const subject = { booking: { _id: booking._id, label: booking.bookingId }, size }
  return (
    <Box sx={columns}>
      {caretaker?.phone && (
        <>
          <Button
            component="a"
            href={telUrl(caretaker.phone)}
            size={size}
            variant="outlined"
            startIcon={<PhoneIcon />}
            title={formatPhone(caretaker.phone)}
            sx={startOfLine}
          >
            {translate('visits.callCaretaker', { name: caretaker.name })}
          </Button>
          <WhatsAppButton {...subject} to="caretaker" caretaker={caretaker._id} />
        </>
      )}
      {booking.family.phone && (
        <>
          <Button
            component="a"
            href={telUrl(booking.family.phone)}
            size={size}
            variant="outlined"
            startIcon={<PhoneIcon />}
            title={formatPhone(booking.family.phone)}
            sx={startOfLine}
          >
            {translate('visits.callFamily', { name: booking.family.name })}
          </Button>
          <WhatsAppButton {...subject} to="family" />
        </>
      )}
    </Box>
  )
}
