import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RowPromise } from '@thodu/api/contract/dashboard/attention.schema'
import { hourMs } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { fromField, toField } from '../../words/city-moment.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** An hour from now, as the value of a `datetime-local` input. */
const inAnHour = (): string => toField(new Date(Date.now() + hourMs).toISOString())

type PromiseDialogProps = {
  promise: RowPromise
  who: string
  as: 'hold' | 'verify'
  onDone: () => void
  onClose: () => void
}

/** Holds a promise until a time, or confirms the checks, with a reason (rules PROM-3, PROM-6). */
export function PromiseDialog({ promise, who, as, onDone, onClose }: PromiseDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [until, setUntil] = useState(inAnHour)
  const [reason, setReason, forgetReason] = useKeptText(`promise.${as}.${promise._id}`)
  const [isMissing, setMissing] = useState(false)
  const save = useAction({
    act: () =>
      admin.call('PUT /admin/promises/{id}', {
        params: { id: promise._id },
        body: as === 'hold' ? { hold: { until: fromField(until) ?? '', reason } } : { verified: true, reason },
      }),
    touches: ['bookings'],
    successKey: as === 'hold' ? 'admin.promises.held' : 'admin.promises.verified',
    failureKey: 'admin.promises.saveFailed',
    showFailure: 'form',
    onDone() {
      forgetReason()
      onDone()
    },
  })
  const isReady = reason.trim() !== '' && (as === 'verify' || fromField(until) !== null)
  return (
    <FormDialog
      title={`${translate(`admin.promises.${as}`)}: ${who}`}
      maxWidth="xs"
      action={save}
      onSave={() => {
        setMissing(!isReady)
        if (isReady) save.mutate()
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {`${translate(`admin.promises.kinds.${promise.kind}`)} · ${translate('admin.promises.due', { time: formatDateTime(promise.dueAt) })}`}
      </Typography>
      {as === 'hold' && (
        <TextField
          type="datetime-local"
          label={translate('admin.promises.until')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <TextField
        autoFocus
        label={translate('admin.promises.why')}
        value={reason}
        error={isMissing}
        helperText={isMissing ? translate('app.needsReason') : undefined}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}
