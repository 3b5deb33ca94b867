import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
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
  return (
    <ReasonDialog
      title={label('pauseTitle')}
      lead={label('pauseWhat')}
      draft={`pause.${bookingId}`}
      initial={{ from: before?.from ?? (today() as string), until: before?.until ?? '', reason: '' }}
      hint={translate('visits.absent.reasonHint')}
      saveLabel={label('pauseSave')}
      missing={({ from, until }) =>
        isDay(from) && (until === '' || isDay(until)) ? undefined : translate('app.needsTimes')
      }
      touches={visitKeys}
      successKey="visits.plan.pauseDone"
      failureKey="visits.plan.pauseFailed"
      act={({ from, until, reason }) =>
        call('POST /admin/bookings/{id}/roster/pause', {
          params: { id: bookingId },
          body: { from, until: until === '' ? null : until, reason },
        })
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormField name="from" type="date" label={label('pauseFrom')} helperText=" " />
        <FormField name="until" type="date" label={label('pauseUntil')} helperText={label('pauseUntilHint')} />
      </Box>
    </ReasonDialog>
  )
}
