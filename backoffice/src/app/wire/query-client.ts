import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

/** Other people's changes appear within this time (rule API-9). Milliseconds. */
export const POLL_EVERY = 10_000

/** Query key of the menu's counters, which any action may change. */
export const WAITING = 'waiting'

const worthRetrying = [0, 502, 503, 504]

/** Refusals are final; only an absent or busy server is tried again automatically. */
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

export const readRowsAgain = (client: QueryClient, kinds: readonly string[]): Promise<unknown> =>
  Promise.all([...kinds, WAITING].map((kind) => client.invalidateQueries({ queryKey: [kind] })))

/** After a refusal the user can try again at once; a success is finished only when its rows have been reloaded. */
export const afterChange =
  (readAgain: () => Promise<unknown>) =>
  (_answer: unknown, refused: unknown): Promise<unknown> | undefined => {
    const reading = readAgain()
    return refused ? undefined : reading
  }
