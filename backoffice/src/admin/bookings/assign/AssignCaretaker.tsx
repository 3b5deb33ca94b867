import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'
import { fieldWidth } from './field-width.ts'

/** Loads with the first booking that needs it: it takes a twentieth of the first view's size limit. */
const CaretakerChoice = loadScreen(() => import('./CaretakerChoice.tsx'), 'CaretakerChoice')

/** Assigns a caretaker within the row; those assigned to another booking are disabled (rule OFF-7). */
export function AssignCaretaker({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  if (booking.assignedCaregiver) return <Typography variant="body2">{booking.assignedCaregiver.name}</Typography>
  if (!isBinding(booking.status)) return <Typography variant="body2">{translate('app.none')}</Typography>
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={30} sx={fieldWidth} />}>
      <CaretakerChoice booking={booking} />
    </Suspense>
  )
}
