import { useQuery } from '@tanstack/react-query'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import { useAdminData } from '../../admin-data-provider.ts'
import { type ActDialogProps, heldPromiseOf, unexplainedOf, verificationOf } from '../../attention/row-acts.ts'
import { LateReasonDialog } from '../../promises/LateReasonDialog.tsx'
import { PromiseDialog } from '../../promises/PromiseDialog.tsx'
import { ScheduleChangesDialog } from '../../schedule-changes/ScheduleChangesDialog.tsx'
import { VisitDialog } from '../../visits/dialog/VisitDialog.tsx'
import { NobodyCameDialog } from '../../visits/today/NobodyCameDialog.tsx'
import { AssignAllDialog } from './AssignAllDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { UncheckedDialog } from './UncheckedDialog.tsx'

/** Its code is that of the inbox, which most rows do not need. */
const CardDialog = loadScreen(() => import('./CardDialog.tsx'), 'CardDialog')

/** The dialog of an act; the attention list stays behind it (rule HALL-7). */
export function ActDialog({ act, row, step, who, now, onDone, onClose }: ActDialogProps) {
  const ends = { who, onDone, onClose }
  if (act === 'assign') return <AssignDialog step={step} onDone={onDone} onClose={onClose} />
  if (act === 'card') return <CardDialog step={step} {...ends} />
  if (act === 'assignAll') return <AssignAllDialog onClose={onClose} />
  if (act === 'ask') return <VisitDialog id={step._id} firstAct="ask" onClose={onClose} />
  if (act === 'checks') return <UncheckedDialog onClose={onClose} />
  if (act === 'inform') return <ScheduleChangesDialog id={step._id} onDone={onDone} onClose={onClose} />
  if (act === 'missed') return <MissedDialog id={step._id} now={now} onClose={onClose} />
  if (act === 'arrived') return <VisitDialog id={step._id} firstAct="start" onClose={onClose} />
  if (act === 'record') {
    const { trouble } = step
    if (trouble) return <VisitDialog id={trouble.visitId} firstAct="trouble" onClose={onClose} />
    return <VisitDialog id={step._id} firstAct="settle" onClose={onClose} />
  }
  if (act === 'reason') return <LateReasonDialog ids={unexplainedOf(row).map(({ _id }) => _id)} {...ends} />
  const promise = act === 'hold' ? heldPromiseOf(row) : verificationOf(row)
  return promise ? <PromiseDialog promise={promise} as={act} {...ends} /> : null
}

function MissedDialog({ id, now, onClose }: { id: string; now: string; onClose: () => void }) {
  const admin = useAdminData()
  const { data } = useQuery({
    queryKey: ['visits', 'one', id],
    queryFn: () => admin.call('GET /admin/visits/{id}', { params: { id } }),
  })
  return data ? <NobodyCameDialog visit={data} at={now} onClose={onClose} /> : null
}
