import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { CopiedWeek } from '@thodu/api/contract/visits/board.schema'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { formatDay, formatSpan } from '../../../words/visit-times.ts'
import { useVisitAction, useVisitCall } from '../../visits/parts/visit-calls.ts'

type Copied = CopiedWeek['visits']
const listRefused = (visits: Copied): Copied => visits.filter(({ refusal }) => refusal !== null)

/** Copies the assignments of a week to the next: a preview first, refusals afterwards (rule BOARD-9). */
export function CopyDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const call = useVisitCall()
  const [refused, setRefused] = useState<Copied>([])
  useBackCloses(true, onClose)
  const preview = useQuery({
    queryKey: ['roster', 'copy', from],
    queryFn: () => call('POST /admin/roster-week/copy', { body: { from, preview: true } }),
    staleTime: 0,
  })
  const copy = useVisitAction({
    act: () => call('POST /admin/roster-week/copy', { body: { from } }),
    // The dialog lists the refused visits.
    successKey: ({ visits }: CopiedWeek) => (listRefused(visits).length > 0 ? undefined : 'visits.roster.copyDone'),
    onDone({ visits }) {
      const stay = listRefused(visits)
      if (stay.length > 0) setRefused(stay)
      else onClose()
    },
  })
  const visits = preview.data?.visits
  const isDone = refused.length > 0
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('visits.roster.copy')}</DialogTitle>
      <DialogContent>
        {preview.isError && <LoadFailed textKey="visits.roster.failed" onRetry={() => void preview.refetch()} />}
        {preview.isPending && <RowSkeletons rows={3} height={32} />}
        {isDone && (
          <Alert severity="warning">
            {translate('visits.roster.copyRefused', { smart_count: refused.length })}
            <CopiedList visits={refused} />
          </Alert>
        )}
        {!isDone && visits && (
          <>
            <Typography>
              {visits.length === 0
                ? translate('visits.roster.copyNothing')
                : translate('visits.roster.copyWhat', { smart_count: visits.length })}
            </Typography>
            <CopiedList visits={visits} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(isDone ? 'visits.roster.close' : 'app.cancel')}</Button>
        {!isDone && visits && visits.length > 0 && (
          <Button
            variant="contained"
            disabled={copy.isPending}
            onClick={() => void copy.send({}).catch(() => undefined)}
          >
            {translate('visits.roster.copySave')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function CopiedList({ visits }: { visits: Copied }) {
  return (
    <ul className="roster-copied">
      {visits.map(({ visit, caretaker, refusal }) => (
        <li key={visit._id}>
          {`${formatDay(visit.serviceDay)}, ${formatSpan(visit.startsAt, visit.endsAt)}, ${visit.booking.patientName}: ${refusal ?? caretaker.name}`}
        </li>
      ))}
    </ul>
  )
}
