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

/** Reads rows of these kinds again, and what counts as waiting with them. */
export const readRowsAgain = (client: QueryClient, kinds: readonly string[]): Promise<unknown> =>
  Promise.all([...kinds, WAITING].map((kind) => client.invalidateQueries({ queryKey: [kind] })))

/** What was refused can be sent again at once; what worked is over once its rows are shown as they are now. */
export const afterChange =
  (readAgain: () => Promise<unknown>) =>
  (_answer: unknown, refused: unknown): Promise<unknown> | undefined => {
    const reading = readAgain()
    return refused ? undefined : reading
  }
