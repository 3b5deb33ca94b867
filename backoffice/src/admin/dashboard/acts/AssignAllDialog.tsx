import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { visitKeys } from '../../visits/parts/visit-calls.ts'
import {
  type AbsentVisit,
  type ChosenSubstitutes,
  SubstituteRows,
  substituteOf,
} from '../../visits/time-off/SubstituteRows.tsx'

type Assignment = { visit: AbsentVisit; caretaker: string }

/** Assigns one visit; one that should have begun is replaced for its remaining time (rule BOARD-3). */
function useAssignVisit() {
  const admin = useAdminData()
  return async ({ visit: { _id: id, startsAt }, caretaker }: Assignment) => {
    const params = { id }
    if (Date.parse(startsAt) <= Date.now())
      return admin.call('POST /admin/visits/{id}/replace', { params, body: { caretaker } })
    const { revision } = await admin.call('GET /admin/visits/{id}', { params })
    return admin.call('PUT /admin/visits/{id}', { params, body: { caretaker, revision } })
  }
}

/** Suggests caretakers for all unassigned visits, and assigns them one after the other (rule HALL-9). */
export function AssignAllDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  const assignVisit = useAssignVisit()
  const [chosen, setChosen] = useState<ChosenSubstitutes>({})
  const [refusals, setRefusals] = useState(0)
  useBackCloses(true, onClose)
  const { data, isError, refetch } = useQuery({
    queryKey: ['visits', 'unassigned'],
    queryFn: () => admin.call('GET /admin/unassigned-visits'),
  })
  const visits = data?.visits
  const given = (visits ?? []).flatMap((visit): Assignment[] => {
    const caretaker = substituteOf(chosen, visit)?._id
    return caretaker === undefined ? [] : [{ visit, caretaker }]
  })
  const assign = useAction({
    async act() {
      let refused = 0
      for (const one of given)
        await assignVisit(one).catch(() => {
          refused += 1
        })
      return { refused }
    },
    touches: [...visitKeys, 'caretakers'],
    successKey: ({ refused }: { refused: number }) => (refused === 0 ? 'admin.assignment.assigned' : undefined),
    failureKey: 'admin.assignment.failed',
    onDone({ refused }: { refused: number }) {
      if (refused === 0) return onClose()
      setRefusals(refused)
      setChosen({})
      void refetch()
    },
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('admin.hall.assignAll')}</DialogTitle>
      <DialogContent>
        {!visits && !isError && <RowSkeletons rows={3} height={44} />}
        {!visits && isError && <LoadFailed textKey="visits.off.visitsFailed" onRetry={() => void refetch()} />}
        {refusals > 0 && <Alert severity="warning">{translate('visits.off.refused', { smart_count: refusals })}</Alert>}
        {visits && (
          <SubstituteRows
            heading={translate('visits.off.unassigned', { smart_count: visits.length })}
            visits={visits}
            chosen={chosen}
            onChoose={(visit, caretaker) => setChosen({ ...chosen, [visit]: caretaker })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.cancel')}</Button>
        <Button variant="contained" disabled={assign.isPending || given.length === 0} onClick={() => assign.mutate()}>
          {translate(Object.keys(chosen).length === 0 ? 'visits.off.giveAll' : 'visits.off.giveChosen')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
