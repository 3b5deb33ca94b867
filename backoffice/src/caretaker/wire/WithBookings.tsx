import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { HttpError, useGetList, useInfiniteGetList } from 'react-admin'
import { NoAccessPage } from '../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import type { Job } from '../job/job.ts'
import { storeJobs } from '../offline/last-seen.ts'
import { applyQueuedToJob } from '../outbox/apply-queued.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { firstPage, heldFirstPage } from './first-page.ts'

const isStatus = (error: unknown, status: number): boolean => error instanceof HttpError && error.status === status

/** The search (rule CARE-10); `isLong` is set once further pages were requested. */
type Target = { filter?: { q?: string; status?: string }; isLong?: boolean }
export type NextPage = { read: () => void; isPending: boolean }
type WithBookingsProps = Target & { children: (jobs: readonly Job[], total: number, next: NextPage) => ReactNode }

/** The caretaker's bookings, or the error. Loaded ones remain when a refresh fails. */
export function WithBookings({ children, ...wanted }: WithBookingsProps) {
  const { jobs, total, error, retry, next } = useMyBookings(wanted)
  if (isStatus(error, 403)) return <NoAccessPage />
  // With bookings on the screen the connection banner is enough.
  const tell = error && !(jobs && isStatus(error, 0))
  return (
    <>
      {tell && <LoadFailed textKey="caretaker.loadFailed" onRetry={retry} />}
      {jobs ? children(jobs, total, next) : !error && <RowSkeletons />}
    </>
  )
}

export const useKnownJobs = (): readonly Job[] => useMyBookings({}).jobs ?? []

/**
 * Other people's changes appear within this time while the screen is visible, in ms; longer than for an admin, to save a phone's
 * data.
 */
export const REFRESH_EVERY = 15_000
/** Further pages contain completed jobs, unless a caretaker has more than ten open ones. Milliseconds. */
const REFRESH_PAGES_EVERY = 5 * 60_000
/** Size of further pages: a request for a hundred rows requires proof of identity (rule ACC-39). */
const perPage = 20

/** The caretaker's bookings, open ones first (rule CARE-15): the first page, shared by all screens, and further pages. */
function useMyBookings({ filter = firstPage.filter, isLong = false }: Target) {
  const held = Object.keys(filter).length === 0 ? heldFirstPage() : undefined
  const first = useGetList<Job>(
    'bookings',
    { ...firstPage, filter },
    { refetchInterval: REFRESH_EVERY, placeholderData: keepPreviousData, ...(held ? { initialData: held } : {}) },
  )
  const isPlain = Object.keys(filter).length === 0
  const answered = first.isFetchedAfterMount && !first.isPlaceholderData ? first.data : undefined
  useEffect(() => {
    if (isPlain && answered) storeJobs(answered)
  }, [isPlain, answered])
  const pages = useInfiniteGetList<Job>(
    'bookings',
    { ...firstPage, filter, pagination: { page: 1, perPage } },
    { enabled: isLong, refetchInterval: REFRESH_PAGES_EVERY },
  )
  const behind = isLong ? (pages.data?.pages.flatMap(({ data }) => data) ?? []) : []
  const waiting = useQueuedActions()
  const jobs = first.data && withoutRepeats([...first.data, ...behind]).map((job) => applyQueuedToJob(job, waiting))
  // New bookings have shifted the last rows: there is no further page, but there are further rows.
  const readNext = () => void (pages.hasNextPage ? pages.fetchNextPage() : pages.refetch())
  const failedBehind = isLong && pages.error ? pages.error : null
  return {
    jobs,
    total: first.total ?? jobs?.length ?? 0,
    error: first.error ?? failedBehind,
    retry: () => void (first.error ? first.refetch() : readNext()),
    next: { read: readNext, isPending: isLong && (pages.isLoading || pages.isFetchingNextPage) },
  }
}

function withoutRepeats(jobs: readonly Job[]): Job[] {
  const seen = new Set<Job['id']>()
  return jobs.filter(({ id }) => !seen.has(id) && seen.add(id))
}
