import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { VisitDialog } from './VisitDialog.tsx'
import { isVisitAct, type VisitAct } from './visit-acts.ts'

/** A visit is an address: `?visit=` on any screen opens it, Back closes it, and the link can be sent (rule BOARD-2). */
const param = 'visit'

const actOf = (state: unknown): VisitAct | undefined => {
  const act = typeof state === 'object' && state !== null && 'act' in state ? state.act : undefined
  return isVisitAct(act) ? act : undefined
}
const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'opensVisit' in state

/** Opens a visit's dialog, at once with what is to be done where that is clear. */
export function useOpenVisit() {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (id: string, act?: VisitAct) =>
      setSearch(
        (search) => {
          search.set(param, id)
          return search
        },
        { state: { opensVisit: true, ...(act ? { act } : {}) } },
      ),
    [setSearch],
  )
}

export function VisitDialogHost() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = search.get(param)
  if (id === null) return null
  const close = () => {
    if (wasOpenedHere(state)) {
      void navigate(-1)
      return
    }
    setSearch(
      (before) => {
        before.delete(param)
        return before
      },
      { replace: true },
    )
  }
  return <VisitDialog key={id} id={id} firstAct={actOf(state)} onClose={close} />
}
