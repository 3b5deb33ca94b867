import type { ReactNode } from 'react'
import { HttpError, useGetList } from 'react-admin'
import { NoAccessPage } from '../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import type { Job } from '../job/job.ts'

const isStatus = (error: unknown, status: number): boolean => error instanceof HttpError && error.status === status

/** The caretaker's bookings, or why they are not there. What was loaded stays while a refresh fails. */
export function WithBookings({ children }: { children: (jobs: readonly Job[]) => ReactNode }) {
  const { data, error, refetch } = useMyBookings()
  if (isStatus(error, 403)) return <NoAccessPage />
  // With bookings on the screen the connection banner says enough about a lost connection.
  const tell = error && !(data && isStatus(error, 0))
  return (
    <>
      {tell && <LoadFailed textKey="caretaker.loadFailed" onRetry={refetch} />}
      {data ? children(data) : !error && <RowSkeletons />}
    </>
  )
}

/** Other people's changes show within this time while the screen is visible; sparing on a phone's data. Milliseconds. */
export const REFRESH_EVERY = 15_000

/** Every booking assigned to the caretaker, newest first (1,000 at most; rule API-5). */
const useMyBookings = () =>
  useGetList<Job>(
    'bookings',
    { pagination: { page: 1, perPage: 1_000 }, sort: { field: 'createdAt', order: 'DESC' } },
    { refetchInterval: REFRESH_EVERY },
  )
