import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../session/api.ts'

export type MoveOption = AnswerOf<'GET /visits/{id}/options'>['options'][number]
type Result = { day: string; options: MoveOption[] } | { day: string; failed: true }

/** Loads the free times of one day (YYYY-MM-DD) for a visit; undefined while loading. */
export function useOptions(visitId: string, day: string) {
  const [found, setFound] = useState<Result>()
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (day === '') return
      try {
        const { options } = await api.call('GET /visits/{id}/options', {
          params: { id: visitId },
          query: { day },
          signal,
        })
        setFound({ day, options })
      } catch {
        if (!signal?.aborted) setFound({ day, failed: true })
      }
    },
    [visitId, day],
  )
  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [load])
  const current = found?.day === day ? found : undefined
  return {
    options: current && 'options' in current ? current.options : undefined,
    failed: current !== undefined && 'failed' in current,
    reload: () => load(),
  }
}
