import Stack from '@mui/material/Stack'
import { useTranslate } from 'react-admin'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { timeInCity } from '../../../words/visit-times.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { useVisitCall, type Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { lastTime } from './last-time.ts'

/** Confirms a finished visit after a call with the family: who was reached, and when (rule VISIT-27). */
export function ConfirmVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const call = useVisitCall()
  return (
    <ActFrame
      titleKey="visits.visit.confirm"
      lead={translate('visits.visit.confirmWhat')}
      saveKey="visits.visit.confirmSave"
      draft={`confirm.${visit._id}`}
      lasting={[]}
      initial={{ reached: visit.booking.family.name, time: timeInCity(new Date().toISOString()) }}
      missing={({ reached, time }) =>
        reached.trim() !== '' && lastTime(time) !== undefined ? undefined : translate('visits.visit.confirmNeeds')
      }
      act={({ reached, time }) =>
        call('POST /admin/visits/{id}/confirm', {
          params: { id: visit._id },
          body: { reached: reached.trim(), calledAt: lastTime(time) ?? '' },
        })
      }
      successKey="visits.visit.confirmed"
      onBack={onBack}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CallButtons visit={{ ...visit, caretaker: null }} />
      </Stack>
      <FormField name="reached" maxLength={100} label={translate('visits.visit.reached')} />
      <FormField name="time" type="time" label={translate('visits.visit.when')} />
    </ActFrame>
  )
}
