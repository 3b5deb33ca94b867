import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { AttentionStep } from '@thodu/api/contract/dashboard/attention.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useEffect, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { useAdminData } from '../../admin-data-provider.ts'
import { ChangeRequestCard } from '../../bookings/page/ChangeRequestCard.tsx'
import { WrittenResults } from '../../inbox/InboxCard.tsx'
import { useInboxRows, useRecordOpening } from '../../inbox/use-inbox.ts'
import { isWritten } from '../../inbox/use-settle.ts'
import { RequestView } from '../../privacy/requests/RequestView.tsx'
import { CallCardView } from '../../telephone/CallCardView.tsx'
import { useCallSheet } from '../../telephone/use-call-sheet.ts'

type CardDialogProps = { step: AttentionStep; who: string; onDone: () => void; onClose: () => void }

/** The inbox card of a call, a change request or a privacy request, above the attention list (rule HALL-7). */
export function CardDialog({ step, who, onDone, onClose }: CardDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { data } = useInboxRows({ kind: undefined, state: 'open', page: 1 })
  useRecordOpening(
    data?.rows.find(({ _id }) => _id === step._id),
    true,
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`${translate(`admin.inbox.kind.${step.kind}`)}: ${who}`}</DialogTitle>
      <DialogContent>
        {step.kind === 'call' && <Call id={step._id} onDone={onDone} />}
        {step.kind === 'change' && <Change id={step.booking?._id ?? ''} onDone={onDone} />}
        {step.kind === 'privacy' && <RequestView id={step._id} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.dismiss')}</Button>
      </DialogActions>
    </Dialog>
  )
}

type CardProps = { id: string; onDone: () => void }

function Call({ id, onDone }: CardProps) {
  const translate = useTranslate()
  const { sheet, hasFailed, refetch, finish } = useCallSheet({ onFinished: onDone, onUndone: () => undefined })
  const card = sheet?.find(({ key }) => key === id)
  if (hasFailed) return <LoadFailed textKey="admin.callSheet.failed" onRetry={() => void refetch()} />
  if (sheet === undefined) return <RowSkeletons rows={3} />
  if (!card) return <Typography role="status">{translate('admin.inbox.gone')}</Typography>
  return (
    <CallCardView
      card={card}
      isIncoming={false}
      hasOutcomes={card.phone !== null}
      onSaid={(words) => finish(words, card)}
      {...(card.items.some(isWritten) && {
        written: (items: CallCard['items'], note: string) => (
          <WrittenResults items={items} note={note} onDone={onDone} />
        ),
      })}
    />
  )
}

function Change({ id, onDone }: CardProps) {
  const admin = useAdminData()
  const { data, error, refetch } = useQuery({
    queryKey: ['bookings', 'inbox', id],
    queryFn: () => admin.call('GET /admin/bookings/{id}', { params: { id } }),
  })
  const isAnswered = data !== undefined && data.changeRequest?.state !== 'open'
  useEffect(() => {
    if (isAnswered) onDone()
  }, [isAnswered, onDone])
  if (data) return <ChangeRequestCard booking={{ ...data, id: data._id }} />
  return error ? <LoadFailed textKey="admin.inbox.failed" onRetry={() => void refetch()} /> : <RowSkeletons rows={3} />
}
