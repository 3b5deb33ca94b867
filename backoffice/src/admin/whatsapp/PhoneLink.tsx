import Box from '@mui/material/Box'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { type DialableNumber as PhoneLinkOf, readPhoneLinks, telUrl } from '@thodu/api/contract/people/phone-numbers'
import type { Recipient } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import type { WhatsAppSubject } from './use-whatsapp.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

type Props = { phone: string | undefined; booking: WhatsAppSubject['booking'] | undefined; to: Recipient }

const PhoneLinks = ({ links }: { links: readonly PhoneLinkOf[] }) =>
  links.map(({ text, dial }, place) => (
    <span key={dial}>
      {place > 0 && ' / '}
      <a href={`tel:${dial}`}>{formatPhone(text)}</a>
    </span>
  ))

/** A number to call, with a message button if its booking is known (rule CALL-9). */
export function PhoneLink({ phone, booking, to }: Props) {
  if (!phone) return null
  const links = readPhoneLinks(phone)
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {links.length < 2 ? <a href={telUrl(phone)}>{formatPhone(phone)}</a> : <PhoneLinks links={links} />}
      {booking && <WhatsAppButton booking={booking} to={to} isSign />}
    </Box>
  )
}
