import Box from '@mui/material/Box'
import { checkPatientDetails } from '@thodu/api/contract/bookings/rules/patient-details'
import { findService } from '@thodu/api/contract/care/catalogue'
import type { PatientDetails } from '@thodu/api/contract/care/patient-detail-names'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { PatientFieldInput } from './PatientFieldInput.tsx'
import { listPatientFields, pickChanges } from './patient-facts.ts'

type Values = Record<string, string>

/** Corrects the family's entries by the rules of the customer's own form (rule OFF-11). */
export function EditPatientDialog({ booking, onClose }: { booking: BookingRecord; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [before] = useState<PatientDetails>(booking.patientDetails)
  const [typed, setTyped, forgetTyped] = useKeptText(`edit.${booking._id}`, '{}')
  const values: Values = { ...before, ...(JSON.parse(typed) as Values) }
  const giveUp = () => {
    forgetTyped()
    onClose()
  }
  const form = useAction({
    act: async (changes: PatientDetails) => {
      const service = findService(booking.serviceType)
      const errors = service ? checkPatientDetails(service, values) : {}
      // Refused like an answer of the server, without asking it.
      if (Object.keys(errors).length > 0)
        throw new HttpError(translate('admin.edit.check'), 400, { told: true, errors })
      return admin.call('PUT /admin/bookings/{id}', { params: { id: booking._id }, body: { patientDetails: changes } })
    },
    touches: ['bookings'],
    successKey: 'admin.edit.done',
    failureKey: 'admin.edit.failed',
    showFailure: 'form',
    onDone: giveUp,
  })

  function save() {
    const changes = pickChanges(before, values)
    if (Object.keys(changes).length === 0) onClose()
    else form.mutate(changes)
  }

  return (
    <FormDialog title={translate('admin.edit.title')} action={form} onSave={save} onClose={onClose} onCancel={giveUp}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {listPatientFields(booking).map((field) => (
          <PatientFieldInput
            key={field.name}
            serviceType={booking.serviceType}
            field={field}
            value={values[field.name] ?? ''}
            error={form.fieldErrors[field.name]}
            onChange={(value) => setTyped(JSON.stringify({ ...JSON.parse(typed), [field.name]: value }))}
          />
        ))}
      </Box>
    </FormDialog>
  )
}
