import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { visitParam } from './use-open-visit.ts'
import { VisitDialog } from './VisitDialog.tsx'
import { type FormAct, isFormAct } from './visit-acts.ts'

const actOf = (state: unknown): FormAct | undefined => {
  const act = typeof state === 'object' && state !== null && 'act' in state ? state.act : undefined
  return isFormAct(act) ? act : undefined
}
const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'opensVisit' in state

export function VisitDialogHost() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = search.get(visitParam)
  if (id === null) return null
  const close = () => {
    if (wasOpenedHere(state)) {
      void navigate(-1)
      return
    }
    setSearch(
      (before) => {
        before.delete(visitParam)
        return before
      },
      { replace: true },
    )
  }
  return <VisitDialog key={id} id={id} firstAct={actOf(state)} onClose={close} />
}
