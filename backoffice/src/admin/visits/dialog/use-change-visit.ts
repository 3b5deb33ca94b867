import type { ChangedVisit } from '@thodu/api/contract/calls/wire-types'
import { useNotify, useTranslate } from 'react-admin'
import { useVisitAction, useVisitCall, type Visit } from '../parts/visit-calls.ts'

type VisitChange = {
  caretaker?: string | null
  startsAt?: string
  endsAt?: string
  scope?: 'this' | 'following'
  reason?: string
}

/** Changes a visit as it stands on the screen: a stale one is refused. What the office should look at is said beside it. */
export function useChangeVisit(visit: Visit, onDone: () => void) {
  const call = useVisitCall()
  const notify = useNotify()
  const translate = useTranslate()
  return useVisitAction({
    act: (change: VisitChange) =>
      call('PUT /admin/visits/{id}', { params: { id: visit._id }, body: { ...change, revision: visit.revision } }),
    successKey: 'visits.visit.saved',
    onDone({ warnings }: ChangedVisit) {
      onDone()
      if (warnings.length === 0) return
      const said = [...new Set(warnings.map(({ text }) => text))]
      notify(`${translate('visits.visit.warned')} ${said.join(' ')}`, { type: 'warning', autoHideDuration: null })
    },
  })
}
