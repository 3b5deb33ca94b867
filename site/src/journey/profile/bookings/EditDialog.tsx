import type { Service } from '@thodu/api/contract/care/catalogue'
import { useMemo } from 'react'
import { findService } from '#words/language/catalogue.ts'
import { profile } from '#words/profile.ts'
import { checkEdited, fillFields, isAsked } from '../../details/details-form.ts'
import { PatientFieldInput } from '../../details/PatientFieldInput.tsx'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts'
import type { BookingDialogProps } from './booking-actions.ts'

const text = profile.bookings.editDialog

function EditForm({ service, booking, onDone }: BookingDialogProps & { service: Service }) {
  const bookedStart = booking.patientDetails.preferredStartDate
  const resolver = useMemo(() => checkEdited(service, bookedStart), [service, bookedStart])
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(
    resolver,
    fillFields(service, booking.patientDetails),
  )
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (patientDetails) => {
    setSubmitError(undefined)
    try {
      const changed = await api.call('PUT /booking/{id}', { params: { id: booking._id }, body: { patientDetails } })
      onDone(changed, text.saved)
    } catch (error) {
      showFailure(error, text.failed)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <p>{text.lead}</p>
      <div className="field-grid">
        {service.fields.filter(isAsked).map((patientField) => (
          <PatientFieldInput
            key={patientField.name}
            field={patientField}
            service={service.id}
            error={errorOf(patientField.name)}
            registered={field(patientField.name)}
          />
        ))}
      </div>
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? text.saving : text.save}
      </button>
    </form>
  )
}

/** Edits the patient details of a pending booking (rule BOOK-8). */
export function EditDialog(props: BookingDialogProps) {
  const service = findService(props.booking.serviceType)
  return (
    <Dialog title={text.title} onClose={props.onClose}>
      {service && <EditForm {...props} service={service} />}
    </Dialog>
  )
}
