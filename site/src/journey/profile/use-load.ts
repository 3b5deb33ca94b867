import { useCallback, useEffect, useState } from 'react'
import { showsLastSeen } from '../session/last-seen.ts'

/** While old answers stand on the page it is asked again so often, in ms: not every browser says that the line is back. */
const RENEW_EVERY = 5_000

export type Loaded<Answer> = ReturnType<typeof useLoad<Answer>>
/** One call; made outside of components, so that it stays the same. */
type Load<Answer> = (signal?: AbortSignal) => Promise<Answer>

/** What a call answered, kept on the page: loading, failed with a way to try again, or there; asked again once a line is back. */
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

/** Whether it is known what a call answered, or that it did not. */
export const isSettled = ({ data, failed }: Pick<Loaded<unknown>, 'data' | 'failed'>) => data !== undefined || failed
