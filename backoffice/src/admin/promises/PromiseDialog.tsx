import Typography from '@mui/material/Typography'
import type { RowPromise } from '@thodu/api/contract/dashboard/attention.schema'
import { hourMs } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../app/dialogs/FormField.tsx'
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
  const isHold = as === 'hold'
  return (
    <DialogForm
      title={`${translate(`admin.promises.${as}`)}: ${who}`}
      maxWidth="xs"
      draft={`promise.${as}.${promise._id}`}
      lasting={['reason']}
      initial={{ until: inAnHour(), reason: '' }}
      missing={({ until, reason }) => {
        if (isHold && fromField(until) === null) return translate('app.needsTimes')
        return reason.trim() === '' ? translate('app.needsReason') : undefined
      }}
      touches={['bookings']}
      successKey={isHold ? 'admin.promises.held' : 'admin.promises.verified'}
      failureKey="admin.promises.saveFailed"
      act={({ until, reason }) =>
        admin.call('PUT /admin/promises/{id}', {
          params: { id: promise._id },
          body: isHold ? { hold: { until: fromField(until) ?? '', reason } } : { verified: true, reason },
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {`${translate(`admin.promises.kinds.${promise.kind}`)} · ${translate('admin.promises.due', { time: formatDateTime(promise.dueAt) })}`}
      </Typography>
      {isHold && <FormField name="until" type="datetime-local" label={translate('admin.promises.until')} />}
      <FormField name="reason" autoFocus maxLength={500} label={translate('admin.promises.why')} />
    </DialogForm>
  )
}
