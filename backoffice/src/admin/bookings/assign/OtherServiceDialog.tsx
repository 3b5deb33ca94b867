import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { sayService } from '../../../words/stored/stored.ts'
import { sayServices } from '../../../words/stored/stored-in-office.ts'
import type { BookingRecord, CaretakerRecord } from '../../admin-data-provider.ts'

type OtherServiceDialogProps = {
  booking: BookingRecord
  caretaker: CaretakerRecord
  onAssign: () => void
  onCancel: () => void
}

/** Warns before somebody is assigned for a service she was not registered for (rule OFF-28). */
export function OtherServiceDialog({ booking, caretaker, onAssign, onCancel }: OtherServiceDialogProps) {
  const translate = useTranslate()
  useBackCloses(true, onCancel)
  return (
    <Dialog open onClose={onCancel} aria-labelledby="other-service" aria-describedby="other-why">
      <DialogTitle id="other-service">
        {translate('admin.assignment.otherTitle', { name: caretaker.name, service: sayService(translate, booking) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="other-why">
          {translate('admin.assignment.otherWhy', {
            name: caretaker.name,
            services: sayServices(translate, caretaker.serviceTypes),
            service: sayService(translate, booking),
          })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {translate('app.cancel')}
        </Button>
        <Button variant="contained" onClick={onAssign}>
          {translate('admin.assignment.assignAnyway')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
