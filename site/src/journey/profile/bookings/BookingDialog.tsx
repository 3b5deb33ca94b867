import { cancelBookingSchema } from '@thodu/api/contract/bookings/bookings.schema'
import type { z } from '@thodu/api/contract/wire/zod'
import { lazy } from 'react'
import { profile } from '#words/profile.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { bySchema } from '../../ui/fields/by-schema.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts'
import { LoadBoundary } from '../../ui/LoadBoundary.tsx'
import type { BookingAction, BookingDialogProps } from './booking-actions.ts'
import { EditDialog } from './EditDialog.tsx'
import { RateDialog } from './RateDialog.tsx'

const text = profile.bookings.cancelDialog
type Values = { reason: string }

/** Cancels the customer's booking within the rule; the server decides (rule BOOK-9). */
function CancelDialog({ booking, onClose, onDone }: BookingDialogProps) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure, forgetEntry } = useCheckedForm(
    bySchema(cancelBookingSchema as z.ZodType<z.output<typeof cancelBookingSchema>, Values>),
    { reason: '' },
    `cancellation.${booking._id}`,
  )
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setSubmitError(undefined)
    try {
      const cancelled = await api.call('POST /booking/{id}/cancel', { params: { id: booking._id }, body })
      forgetEntry?.()
      onDone(cancelled, text.done)
    } catch (error) {
      showFailure(error, text.failed)
    }
  })
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <p>{booking.status === 'pending' ? text.leadPending : text.lead}</p>
        <Field id="cancel-reason" label={text.reason} error={errorOf('reason')}>
          {(aria) => <textarea {...field('reason')} {...aria} className="input" rows={3} />}
        </Field>
        {submitError && <Alert tone="error">{submitError}</Alert>}
        <div className="dialog-actions">
          <button type="submit" className="button button-kumkum" disabled={isSubmitting}>
            {isSubmitting ? text.confirming : text.confirm}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {text.keep}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const AskChangeDialog = lazy(() => import('./AskChangeDialog.tsx'))

export function BookingDialog({ action, ...props }: BookingDialogProps & { action: BookingAction }) {
  if (action === 'edit') return <EditDialog {...props} />
  if (action === 'cancel') return <CancelDialog {...props} />
  if (action === 'rate') return <RateDialog {...props} />
  return (
    <LoadBoundary part="dialog">
      <AskChangeDialog {...props} asks={action === 'cancel-by-office' ? 'cancel' : action} />
    </LoadBoundary>
  )
}
