import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { NoAccessPage } from '../../app/NoAccessPage.tsx'
import { RowSkeletons } from '../../app/RowSkeletons.tsx'
import type { Job } from './job.ts'
import { useMyBookings } from './use-my-bookings.ts'

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
