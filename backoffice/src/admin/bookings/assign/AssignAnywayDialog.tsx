import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { formatService } from '../../../words/stored/stored.ts'
import { formatServices } from '../../../words/stored/stored-in-office.ts'
import type { BookingRecord, CaretakerRecord } from '../../admin-data-provider.ts'
import { AssignReasonField } from '../../checks/AssignReasonField.tsx'
import { MissingChecksQuestion } from '../../checks/MissingChecksQuestion.tsx'
import { isSkilled } from '../../choice/rank-caretakers.ts'

type AssignAnywayDialogProps = {
  booking: BookingRecord
  caretaker: CaretakerRecord
  onAssign: (reason: string) => Promise<unknown>
  onCancel: () => void
}

/** Confirms a caretaker who is registered for other services only (rule OFF-28) or lacks checks (rule MATCH-8). */
export function AssignAnywayDialog({ booking, caretaker, onAssign, onCancel }: AssignAnywayDialogProps) {
  const translate = useTranslate()
  const [reason, setReason, forgetReason] = useKeptText(`assign.${booking._id}.${caretaker._id}`)
  useBackCloses(true, onCancel)
  const { missing } = caretaker.checks
  const service = formatService(translate, booking)
  return (
    <Dialog
      open
      onClose={onCancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby="assign-anyway"
      aria-describedby="assign-why"
    >
      <DialogTitle id="assign-anyway">
        {translate('admin.assignment.otherTitle', { name: caretaker.name, service })}
      </DialogTitle>
      <DialogContent>
        <Stack id="assign-why" spacing={1.5} sx={{ mb: 1.5 }}>
          {!isSkilled(caretaker, booking.serviceType) && (
            <Typography>
              {translate('admin.assignment.otherWhy', {
                name: caretaker.name,
                services: formatServices(translate, caretaker.serviceTypes),
                service,
              })}
            </Typography>
          )}
          <MissingChecksQuestion caretakerId={caretaker._id} missing={missing} />
        </Stack>
        {missing.length > 0 && <AssignReasonField reason={reason} onChange={setReason} />}
      </DialogContent>
      <DialogActions>
        <Button
          autoFocus
          onClick={() => {
            forgetReason()
            onCancel()
          }}
        >
          {translate('app.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void onAssign(reason.trim()).then(forgetReason, () => undefined)}>
          {translate('admin.assignment.assignAnyway')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
