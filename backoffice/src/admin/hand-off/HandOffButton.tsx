import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { loadScreen } from '../../app/frame/load-screen.tsx'

const HandOffDialog = loadScreen(() => import('./HandOffDialog.tsx'), 'HandOffDialog')

type Props = { booking: { _id: string; label: string }; small?: boolean }

/** Beside a call: a message about a booking, handed to the messenger (rule CALL-7). */
export function HandOffButton({ booking, small = false }: Props) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={small ? 'text' : 'outlined'}
        aria-label={`${translate('admin.handOff.open')}: ${booking.label}`}
        onClick={() => setOpen(true)}
      >
        {translate('admin.handOff.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HandOffDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
