import type { ChangedVisit } from '@thodu/api/contract/visits/visits.schema'
import { useAction } from '../../../app/wire/use-action.ts'
import { useFormatWarnings } from '../parts/use-format-warnings.ts'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'

type VisitChange = {
  caretaker?: string | null
  startsAt?: string
  endsAt?: string
  scope?: 'this' | 'following'
  reason?: string
}

/** The action that changes the shown revision; the server refuses an older one. Warnings are shown beside the success. */
export function useVisitChange(visit: Visit) {
  const call = useVisitCall()
  const sayWarnings = useFormatWarnings({ asked: true })
  return {
    act: (change: VisitChange) =>
      call('PUT /admin/visits/{id}', { params: { id: visit._id }, body: { ...change, revision: visit.revision } }),
    successKey: 'visits.visit.saved',
    onDone: (changed: ChangedVisit) => sayWarnings(changed),
  }
}

/** Changes the shown revision of a visit by one press. */
export function useChangeVisit(visit: Visit, onDone: () => void) {
  const change = useVisitChange(visit)
  return useAction({
    ...change,
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    onDone(changed: ChangedVisit) {
      onDone()
      change.onDone(changed)
    },
  })
}
