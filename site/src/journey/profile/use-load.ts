import { useCallback, useEffect, useState } from 'react'
import { api } from '../session/api.ts'

export type Loaded<Answer> = ReturnType<typeof useLoad<Answer>>

/** What a call answered, kept on the page: loading, failed with a way to try again, or there. */
export function useLoad<Answer>(path: string) {
  const [data, setData] = useState<Answer>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    (signal?: AbortSignal) => {
      setFailed(false)
      api
        .call<Answer>(path, signal ? { signal } : {})
        .then(setData)
        .catch(() => {
          if (!signal?.aborted) setFailed(true)
        })
    },
    [path],
  )
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    return () => controller.abort()
  }, [load])
  return { data, setData, failed, retry: () => load() }
}
