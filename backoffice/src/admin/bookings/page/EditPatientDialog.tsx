import Box from '@mui/material/Box'
import { checkPatientDetails } from '@thodu/api/contract/bookings/rules/patient-details'
import { findService } from '@thodu/api/contract/care/catalogue'
import type { PatientDetails } from '@thodu/api/contract/care/patient-detail-names'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { PatientFieldInput } from './PatientFieldInput.tsx'
import { listPatientFields, pickChanges } from './patient-facts.ts'

/** Corrects the family's entries by the rules of the customer's own form (rule OFF-11). */
export function EditPatientDialog({ booking, onClose }: { booking: BookingRecord; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [before] = useState<PatientDetails>(booking.patientDetails)
  const service = findService(booking.serviceType)
  return (
    <DialogForm
      title={translate('admin.edit.title')}
      draft={`edit.${booking._id}`}
      initial={before as Record<string, string>}
      check={(values) => (service ? checkPatientDetails(service, values) : {})}
      touches={['bookings']}
      successKey={(saved) => (saved ? 'admin.edit.done' : undefined)}
      failureKey="admin.edit.failed"
      act={async (values) => {
        const patientDetails = pickChanges(before, values)
        if (Object.keys(patientDetails).length === 0) return null
        return admin.call('PUT /admin/bookings/{id}', { params: { id: booking._id }, body: { patientDetails } })
      }}
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {listPatientFields(booking).map((field) => (
            <PatientFieldInput
              key={field.name}
              serviceType={booking.serviceType}
              field={field}
              value={values[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => change({ [field.name]: value })}
            />
          ))}
        </Box>
      )}
    </DialogForm>
  )
}
