import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

/** Other people's changes show within this time (rule API-9). Milliseconds. */
export const POLL_EVERY = 10_000

/** Key of what the menu counts; any action may change it. */
export const WAITING = 'waiting'

const worthRetrying = [0, 502, 503, 504]

/** Refusals are final; only an absent or busy server is asked again, by itself. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (count, error) => error instanceof HttpError && worthRetrying.includes(error.status) && count < 1,
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always' },
    },
  })
