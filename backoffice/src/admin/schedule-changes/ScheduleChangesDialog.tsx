import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

type Props = { id: string; onDone: () => void; onClose: () => void }

/** Previews the message about a caretaker's changed visits; WhatsApp opens in its own tab with the draft (rule VISIT-30). */
export function ScheduleChangesDialog({ id, onDone, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { data, error, refetch } = useQuery({
    queryKey: ['caretakers', 'schedule-changes', id],
    queryFn: () => admin.call('GET /admin/caretakers/{id}/schedule-changes', { params: { id } }),
  })
  const told = useAction({
    act: () => admin.call('POST /admin/caretakers/{id}/schedule-changes/told', { params: { id } }),
    touches: [],
    successKey: () => undefined,
    failureKey: 'admin.scheduleChanges.failed',
    onDone,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('admin.scheduleChanges.title', { name: data?.caretaker.name ?? '' })}
      </DialogTitle>
      <DialogContent>
        {error !== null && data === undefined && (
          <LoadFailed textKey="admin.scheduleChanges.failed" onRetry={() => void refetch()} />
        )}
        {error === null && data === undefined && <RowSkeletons rows={3} />}
        {data && (
          <Typography
            component="blockquote"
            lang={data.language}
            sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {data.text ?? translate('admin.scheduleChanges.none')}
          </Typography>
        )}
        {data && data.text !== null && data.url === null && (
          <Typography role="status" color="error" sx={{ mt: 2 }}>
            {translate('admin.handOff.refusal.no-mobile')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.dismiss')}</Button>
        {data?.url && (
          <Button
            variant="contained"
            href={data.url}
            target="_blank"
            rel="noreferrer"
            disabled={told.isPending}
            onClick={() => told.mutate()}
          >
            {translate('admin.handOff.go')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
