import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { findService } from '@thodu/api/contract/care/catalogue'
import type { PatientDetails } from '@thodu/api/contract/care/patient-detail-names'
import { checkPatientDetails } from '@thodu/api/contract/care/patient-details'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { readFieldErrors } from '../../../app/calls/http-client.ts'
import { messageOf, useToast } from '../../../app/calls/use-toast.tsx'
import { useBackCloses } from '../../../app/frame/use-back-closes.ts'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { PatientFieldInput } from './PatientFieldInput.tsx'
import { listPatientFields, pickChanges } from './patient-facts.ts'

type Values = Record<string, string>
type Problem = { message: string; fields: Record<string, string> }

/** Corrects what the family entered; the rules are those of the customer's own form (rule OFF-11). */
export function EditPatientDialog({ booking, onClose }: { booking: BookingRecord; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [before] = useState<PatientDetails>(booking.patientDetails)
  const [typed, setTyped, forgetTyped] = useKeptText(`edit.${booking._id}`, '{}')
  const values: Values = { ...before, ...(JSON.parse(typed) as Values) }
  useBackCloses(true, onClose)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const service = findService(booking.serviceType)
    const fields = service ? checkPatientDetails(service, values) : {}
    const changes = pickChanges(before, values)
    if (Object.keys(fields).length > 0) return setProblem({ message: translate('admin.edit.check'), fields })
    if (Object.keys(changes).length === 0) return onClose()
    setBusy(true)
    try {
      await admin.correctPatient(booking._id, changes)
      forgetTyped()
      toast.succeed('admin.edit.done')
      onClose()
    } catch (error) {
      setProblem({ message: messageOf(error, translate('admin.edit.failed')), fields: readFieldErrors(error) })
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey: ['bookings'] })
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="edit-title">
      <DialogTitle id="edit-title">{translate('admin.edit.title')}</DialogTitle>
      <Box component="form" noValidate onSubmit={(event: SubmitEvent) => void save(event)} sx={{ display: 'contents' }}>
        <DialogContent>
          {problem && <Alert severity="error">{problem.message}</Alert>}
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {listPatientFields(booking).map((field) => (
              <PatientFieldInput
                key={field.name}
                serviceType={booking.serviceType}
                field={field}
                value={values[field.name] ?? ''}
                error={problem?.fields[field.name]}
                onChange={(value) => setTyped(JSON.stringify({ ...JSON.parse(typed), [field.name]: value }))}
              />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              forgetTyped()
              onClose()
            }}
          >
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('app.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
