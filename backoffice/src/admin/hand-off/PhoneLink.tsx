import Box from '@mui/material/Box'
import type { Recipient } from '@thodu/api/contract/hand-off/hand-off.schema'
import { tellPhone } from '@thodu/api/contract/people/phone-digits'
import { HandOffButton } from './HandOffButton.tsx'
import type { HandOffSubject } from './use-hand-off.ts'

type Props = { phone: string | undefined; booking: HandOffSubject['booking'] | undefined; to: Recipient }

/** A number to call, and beside it a message where a booking is known that it would be about (rule CALL-9). */
export function PhoneLink({ phone, booking, to }: Props) {
  if (!phone) return null
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <a href={`tel:${phone}`}>{tellPhone(phone)}</a>
      {booking && <HandOffButton booking={booking} to={to} isSign />}
    </Box>
  )
}
