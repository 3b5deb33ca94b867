import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { useWhatsApp, type WhatsAppSubject } from './use-whatsapp.ts'
import { WhatsAppChoice } from './WhatsAppChoice.tsx'

/** Language, template and preview. WhatsApp opens in its own tab with a draft, which the admin has to send. */
export function WhatsAppDialog({ onClose, ...subject }: WhatsAppSubject & { onClose: (isSent: boolean) => void }) {
  const translate = useTranslate()
  const handOff = useWhatsApp(subject, onClose)
  const { data, message } = handOff
  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="sm" aria-labelledby="hand-off-title">
      <DialogTitle id="hand-off-title">
        {translate('admin.handOff.title', { booking: subject.booking.label })}
      </DialogTitle>
      <DialogContent>
        {handOff.hasFailed ? (
          <LoadFailed textKey="admin.handOff.failed" onRetry={() => void handOff.refetch()} />
        ) : data === undefined ? (
          <RowSkeletons rows={3} />
        ) : (
          <WhatsAppChoice data={data} handOff={handOff} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{translate('admin.handOff.close')}</Button>
        {message && handOff.mayOpen && !handOff.isOpened && (
          <Button
            variant="contained"
            href={message.url ?? ''}
            target="_blank"
            rel="noreferrer"
            onClick={() => handOff.open(message)}
          >
            {translate('admin.handOff.go')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
