import { useCallback, useEffect, useState } from 'react'
import { showsLastSeen } from '../session/last-seen.ts'

/**
 * While the page shows stored answers, it calls again at this interval, in ms: not every browser reports that the connection is
 * back.
 */
const RENEW_EVERY = 5_000

export type Loaded<Answer> = ReturnType<typeof useLoad<Answer>>
/** Defined outside of components, so that its identity never changes. */
type Load<Answer> = (signal?: AbortSignal) => Promise<Answer>

/** Loads an answer and reports loading, failure or data; loads again when the connection is back. */
export function useLoad<Answer>(request: Load<Answer>) {
  const [data, setData] = useState<Answer>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    (signal?: AbortSignal) =>
      request(signal)
        .then((answer) => {
          setData(answer)
          setFailed(false)
        })
        .catch(() => {
          if (!signal?.aborted) setFailed(true)
        }),
    [request],
  )
  useEffect(() => {
    const controller = new AbortController()
    const renew = () => void load(controller.signal)
    renew()
    addEventListener('online', renew)
    const timer = setInterval(() => {
      if (showsLastSeen() && !document.hidden) renew()
    }, RENEW_EVERY)
    return () => {
      clearInterval(timer)
      removeEventListener('online', renew)
      controller.abort()
    }
  }, [load])
  const retry = useCallback(() => {
    setFailed(false)
    void load()
  }, [load])
  return { data, setData, failed, retry }
}

export const isLoadSettled = ({ data, failed }: Pick<Loaded<unknown>, 'data' | 'failed'>) =>
  data !== undefined || failed
