import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { isDay, today } from '../../../words/visit-times.ts'
import { useVisitCall, visitKeys } from '../../visits/parts/visit-calls.ts'
import type { SavedRoster } from './plan-draft.ts'

type PauseDialogProps = {
  bookingId: string
  pause: SavedRoster['pause']
  onClose: () => void
}

/** Pauses a booking, for example during a hospital stay: there are no visits and no charges. */
export function PauseDialog({ bookingId, pause: before, onClose }: PauseDialogProps) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.plan.${key}`)
  const call = useVisitCall()
  const [from, setFrom, forgetFrom] = useKeptText(`pause-from.${bookingId}`, before?.from ?? today())
  const [until, setUntil, forgetUntil] = useKeptText(`pause-until.${bookingId}`, before?.until ?? '')
  const giveUp = () => {
    forgetFrom()
    forgetUntil()
    onClose()
  }
  const pause = useAction({
    touches: visitKeys,
    act: (reason: string) =>
      call('POST /admin/bookings/{id}/roster/pause', {
        params: { id: bookingId },
        body: { from, until: until === '' ? null : until, reason },
      }),
    successKey: 'visits.plan.pauseDone',
    failureKey: 'visits.plan.pauseFailed',
    onDone: giveUp,
  })
  const dayField = (key: 'pauseFrom' | 'pauseUntil', value: string, set: (day: string) => void) => (
    <TextField
      label={label(key)}
      type="date"
      value={value}
      onChange={(event) => set(event.target.value)}
      helperText={key === 'pauseUntil' ? label('pauseUntilHint') : ' '}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <ReasonDialog
      title={label('pauseTitle')}
      lead={label('pauseWhat')}
      subject={`pause.${bookingId}`}
      hint={translate('visits.absent.reasonHint')}
      keep={translate('app.cancel')}
      confirm={label('pauseSave')}
      busy={pause.isPending}
      ready={isDay(from) && (until === '' || isDay(until))}
      missing={translate('app.needsTimes')}
      onConfirm={(reason) => pause.mutateAsync(reason)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {dayField('pauseFrom', from, setFrom)}
        {dayField('pauseUntil', until, setUntil)}
      </Box>
    </ReasonDialog>
  )
}
