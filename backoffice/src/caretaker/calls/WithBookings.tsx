import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HttpError, useGetList } from 'react-admin'
import { NoAccessPage } from '../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import type { Job } from '../job/job.ts'
import { firstPage, heldFirstPage } from './first-page.ts'

const isStatus = (error: unknown, status: number): boolean => error instanceof HttpError && error.status === status

/** What is looked for (rule CARE-10), and how many rows of it; the first page of all unless told. */
type Wanted = { filter?: { q?: string; status?: string }; rows?: number }
type WithBookingsProps = Wanted & { children: (jobs: readonly Job[], total: number) => ReactNode }

/** The caretaker's bookings, or why they are not there. What was loaded stays while a refresh fails. */
export function WithBookings({ children, ...wanted }: WithBookingsProps) {
  const { data, total, error, refetch } = useMyBookings(wanted)
  if (isStatus(error, 403)) return <NoAccessPage />
  // With bookings on the screen the connection banner says enough about a lost connection.
  const tell = error && !(data && isStatus(error, 0))
  return (
    <>
      {tell && <LoadFailed textKey="caretaker.loadFailed" onRetry={refetch} />}
      {data ? children(data, total ?? data.length) : !error && <RowSkeletons />}
    </>
  )
}

/** Other people's changes show within this time while the screen is visible; sparing on a phone's data. Milliseconds. */
export const REFRESH_EVERY = 15_000

/** Bookings assigned to the caretaker, open ones first (rule CARE-15). */
function useMyBookings({ filter = firstPage.filter, rows = firstPage.pagination.perPage }: Wanted) {
  const isFirst = rows === firstPage.pagination.perPage && Object.keys(filter).length === 0
  const held = isFirst ? heldFirstPage() : undefined
  return useGetList<Job>(
    'bookings',
    { ...firstPage, filter, pagination: { page: 1, perPage: rows } },
    { refetchInterval: REFRESH_EVERY, placeholderData: keepPreviousData, ...(held ? { initialData: held } : {}) },
  )
}
