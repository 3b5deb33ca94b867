import PhoneIcon from '@mui/icons-material/Phone'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import type { Visit } from './visit-calls.ts'

const WhatsAppDialog = loadScreen(() => import('../../whatsapp/WhatsAppDialog.tsx'), 'WhatsAppDialog')
/** Outside every landmark a screen reader would lose its place. */
const main = () => document.querySelector('main')

/** One button that opens the calls and messages to a visit's caretaker and family. */
export function CallMenu({ visit: { caretaker, booking } }: { visit: Visit }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [writesTo, setWritesTo] = useState<'caretaker' | 'family' | null>(null)
  const close = () => setAnchor(null)
  const ways = [
    { to: 'caretaker', phone: caretaker?.phone, call: translate('visits.callCaretaker', { name: caretaker?.name }) },
    { to: 'family', phone: booking.family.phone, call: translate('visits.callFamily', { name: booking.family.name }) },
  ] as const
  const open = ways.filter(({ phone }) => phone)
  const write = (to: 'caretaker' | 'family') => () => {
    close()
    setWritesTo(to)
  }
  if (open.length === 0) return null
  const label = translate('visits.reach')
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PhoneIcon />}
        aria-haspopup="menu"
        aria-label={`${label}: ${booking.patientName}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} container={main}>
        {open.flatMap(({ to, phone, call }) => [
          <MenuItem key={`call ${to}`} component="a" href={telUrl(phone ?? '')} onClick={close}>
            <ListItemIcon>
              <PhoneIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={call} secondary={phone && formatPhone(phone)} />
          </MenuItem>,
          <MenuItem key={`write ${to}`} onClick={write(to)}>
            <ListItemIcon>
              <WhatsAppIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText
              primary={`${translate('admin.handOff.open')}: ${translate(`admin.handOff.recipients.${to}`)}`}
            />
          </MenuItem>,
        ])}
      </Menu>
      {writesTo && (
        <Suspense fallback={null}>
          <WhatsAppDialog
            booking={{ _id: booking._id, label: booking.bookingId }}
            to={writesTo}
            {...(writesTo === 'caretaker' && caretaker ? { caretaker: caretaker._id } : {})}
            onClose={() => setWritesTo(null)}
          />
        </Suspense>
      )}
    </>
  )
}
