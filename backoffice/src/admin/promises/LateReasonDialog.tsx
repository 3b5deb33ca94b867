import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type PromiseReason, promiseReasons } from '@thodu/api/contract/promises/promise-kinds'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

type LateReasonDialogProps = { ids: readonly string[]; who: string; onDone: () => void; onClose: () => void }

/** One press gives all late promises of a booking their reason, with an optional note (rule PROM-7). */
export function LateReasonDialog({ ids, who, onDone, onClose }: LateReasonDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  const title = translate('admin.promises.reasonFor', { who })
  const [note, setNote, forgetNote] = useKeptText(`promises-note.${ids[0]}`)
  useBackCloses(true, onClose)
  const save = useAction({
    act: (reason: PromiseReason) =>
      admin.call('PUT /admin/promises', {
        body: { ids: [...ids], reason, ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    touches: ['bookings'],
    undo: (_reason, { ids: saved }) =>
      saved.length > 0 ? admin.call('PUT /admin/promises', { body: { ids: saved, reason: null } }) : Promise.resolve(),
    onDone() {
      forgetNote()
      onDone()
    },
    successKey: 'admin.promises.reasonSaved',
    failureKey: 'admin.promises.saveFailed',
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <TextField
          label={translate('admin.promises.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <ReasonButtons label={title} busy={save.isPending} onChoose={(reason) => save.mutate(reason)} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('app.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Props = { label: string; busy: boolean; onChoose: (reason: PromiseReason) => void }

/** One button for each reason why a promise was late (rule PROM-7). */
function ReasonButtons({ label, busy, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ gap: 1, flexWrap: 'wrap' }}>
      {promiseReasons.map((code) => (
        <Button key={code} size="small" variant="outlined" aria-disabled={busy} onClick={() => !busy && onChoose(code)}>
          {translate(`admin.promises.reasons.${code}`)}
        </Button>
      ))}
    </Stack>
  )
}
