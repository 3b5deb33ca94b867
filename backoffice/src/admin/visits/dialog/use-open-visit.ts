import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FormAct } from './visit-acts.ts'

/** A visit is an address: `?visit=` on any screen opens it, Back closes it, and the link can be sent (rule BOARD-2). */
export const visitParam = 'visit'

/** Opens a visit's dialog, at once with what is to be done where that is clear. */
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
