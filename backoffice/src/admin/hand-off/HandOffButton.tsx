import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import type { HandOffSubject } from './use-hand-off.ts'

const HandOffDialog = loadScreen(() => import('./HandOffDialog.tsx'), 'HandOffDialog')

type Props = HandOffSubject & {
  /** A sign in the line of a number, where many stand below each other. */
  isSign?: boolean
  size?: 'small' | 'medium'
  /** After it was said that the message went out, and the dialog is gone. */
  onSent?: () => void
}

/** No higher than its line, and as wide as a thumb where one presses it. */
const sign = { my: -0.75, '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, my: -1.5 } }

/** Beside a call: a message about a booking, handed to the messenger (rule CALL-7). */
export function HandOffButton({ isSign = false, size = 'medium', onSent, ...subject }: Props) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { booking, to } = subject
  const whom = to === undefined ? [] : [translate(`admin.handOff.recipients.${to}`)]
  const label = [`${translate('admin.handOff.open')}: ${booking.label}`, ...whom].join(', ')
  const open = () => setOpen(true)
  function close(isSent: boolean) {
    // The focus comes back to this button before anybody leads it on.
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
          <HandOffDialog {...subject} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
