import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FormAct } from './visit-acts.ts'

/** `?visit=` on any screen opens a visit, Back closes it, and the link can be sent (rule BOARD-2). */
export const visitParam = 'visit'

export function useOpenVisit() {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (id: string, act?: FormAct) =>
      setSearch(
        (search) => {
          search.set(visitParam, id)
          return search
        },
        { state: { opensVisit: true, ...(act ? { act } : {}) } },
      ),
    [setSearch],
  )
}
