import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import type { WhatsAppSubject } from './use-whatsapp.ts'

const WhatsAppDialog = loadScreen(() => import('./WhatsAppDialog.tsx'), 'WhatsAppDialog')

type Props = WhatsAppSubject & {
  /** An icon in the line of a number, for lists of numbers. */
  isSign?: boolean
  size?: 'small' | 'medium'
  /** Called after the admin confirmed that the message was sent and the dialog closed. */
  onSent?: () => void
}

/** No higher than its line, but large enough for a thumb on a touch screen. */
const sign = { my: -0.75, '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, my: -1.5 } }

/** Opens a WhatsApp message about a booking, beside a call button (rule CALL-7). */
export function WhatsAppButton({ isSign = false, size = 'medium', onSent, ...subject }: Props) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { booking, to } = subject
  const whom = to === undefined ? [] : [translate(`admin.handOff.recipients.${to}`)]
  const label = [`${translate('admin.handOff.open')}: ${booking.label}`, ...whom].join(', ')
  const open = () => setOpen(true)
  function close(isSent: boolean) {
    // The focus must return to this button before `onSent` moves it on.
    flushSync(() => setOpen(false))
    if (isSent) onSent?.()
  }
  return (
    <>
      {isSign ? (
        <IconButton size="small" color="primary" aria-label={label} title={label} onClick={open} sx={sign}>
          <WhatsAppIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button variant="outlined" size={size} startIcon={<WhatsAppIcon />} aria-label={label} onClick={open}>
          {translate('admin.handOff.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WhatsAppDialog {...subject} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
