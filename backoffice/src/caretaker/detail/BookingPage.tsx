import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { HttpError, useGetOne, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { MessagePage, MissingPage, NoAccessPage } from '../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import type { Job } from '../job/job.ts'
import { markSeen } from '../job/seen-jobs.ts'
import { applyQueuedToJob } from '../outbox/apply-queued.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { Guarded, Screen } from '../Screen.tsx'
import { heldFirstPage } from '../wire/first-page.ts'
import { REFRESH_EVERY } from '../wire/WithBookings.tsx'
import { BookingSheet } from './BookingSheet.tsx'

/** /caretaker/bookings/{id}/show: everything a caretaker needs at the home, while assigned (rule CARE-4). */
export const BookingPage = () => (
  <Guarded resource="bookings" action="show">
    <Loaded />
  </Guarded>
)

function Loaded() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  useEffect(() => markSeen(id), [id])
  const waiting = useQueuedActions()
  const seen = heldFirstPage()?.data.find((job) => job.id === id)
  const {
    data: read,
    error,
    refetch,
  } = useGetOne<Job>('bookings', { id }, { refetchInterval: REFRESH_EVERY, ...(seen ? { placeholderData: seen } : {}) })
  const found = read ?? (error instanceof HttpError && error.status === 0 ? seen : undefined)
  const data = found && applyQueuedToJob(found, waiting)
  const status = error instanceof HttpError ? error.status : undefined
  if (status === 403) return <NoAccessPage />
  // A booking shown before was reassigned; any other id never belonged to the caretaker.
  if (status === 404) return data ? <MessagePage textKey="caretaker.gone" /> : <MissingPage />
  return (
    <Screen
      title={data ? translate('caretaker.detail.title', { id: data.bookingId }) : translate('caretaker.detail.loading')}
    >
      <Button component={Link} to="/bookings" startIcon={<ArrowBackIcon />} sx={{ minHeight: 44, mb: 1, ml: -0.5 }}>
        {translate('caretaker.detail.back')}
      </Button>
      {error && !(data && status === 0) && <LoadFailed textKey="caretaker.loadFailed" onRetry={refetch} />}
      {data ? <BookingSheet job={data} /> : !error && <RowSkeletons />}
    </Screen>
  )
}
