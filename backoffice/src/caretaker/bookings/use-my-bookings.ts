import { useGetList } from 'react-admin'
import type { Job } from './job.ts'

/** Other people's changes show within this time while the screen is visible; sparing on a phone's data. Milliseconds. */
export const REFRESH_EVERY = 15_000

/** Every booking assigned to the caretaker, newest first (1,000 at most; contract, sections 2 and 5). */
export const useMyBookings = () =>
  useGetList<Job>(
    'bookings',
    { pagination: { page: 1, perPage: 1_000 }, sort: { field: 'createdAt', order: 'DESC' } },
    { refetchInterval: REFRESH_EVERY },
  )
