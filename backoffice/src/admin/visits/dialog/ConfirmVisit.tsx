import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { timeInCity } from '../../../words/visit-times.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { lastTime } from './last-time.ts'

/** Confirms a finished visit after a call with the family: who was reached, and when (rule VISIT-27). */
export function ConfirmVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const [{ reached, time }, change] = useKeptForm(`confirm.${visit._id}`, {
    reached: visit.booking.family.name,
    time: timeInCity(new Date().toISOString()),
  })
  const calledAt = lastTime(time)
  const send = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: (at: string) =>
      call('POST /admin/visits/{id}/confirm', {
        params: { id: visit._id },
        body: { reached: reached.trim(), calledAt: at },
      }),
    successKey: 'visits.visit.confirmed',
    onDone: onBack,
  })
  return (
    <ActFrame
      titleKey="visits.visit.confirm"
      lead={translate('visits.visit.confirmWhat')}
      saveKey="visits.visit.confirmSave"
      busy={send.isPending}
      ready={reached.trim() !== '' && calledAt !== undefined}
      missing={translate('visits.visit.confirmNeeds')}
      error={send.error}
      onSave={() => calledAt && send.mutate(calledAt)}
      onBack={onBack}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CallButtons visit={{ ...visit, caretaker: null }} />
      </Stack>
      <TextField
        label={translate('visits.visit.reached')}
        value={reached}
        onChange={(event) => change({ reached: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        label={translate('visits.visit.when')}
        type="time"
        value={time}
        onChange={(event) => change({ time: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ActFrame>
  )
}
