import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { ReasonField } from '../../../app/dialogs/ReasonDialog.tsx'
import { timeInCity } from '../../../words/visit-times.ts'
import { useVisitCall, type Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { lastTime } from './last-time.ts'

type StepByOfficeProps = { visit: Visit; step: 'start' | 'end'; onBack: () => void }
const calls = { start: 'POST /admin/visits/{id}/start', end: 'POST /admin/visits/{id}/end' } as const

/** Records start or end after a call with the caretaker; an unchanged time means the moment when it is saved. */
export function StepByOffice({ visit, step, onBack }: StepByOfficeProps) {
  const translate = useTranslate()
  const call = useVisitCall()
  const [now] = useState(() => timeInCity(new Date().toISOString()))
  return (
    <ActFrame
      titleKey={`visits.visit.${step}`}
      lead={translate('visits.visit.startWhat')}
      draft={`${step}.${visit._id}`}
      lasting={['reason']}
      initial={{ time: now, reason: '' }}
      missing={({ time, reason }) => {
        if (lastTime(time) === undefined) return translate('app.needsTimes')
        return reason.trim() === '' ? translate('app.needsReason') : undefined
      }}
      act={({ time, reason }, clientEventId) => {
        const occurredAt = time === now ? undefined : lastTime(time)
        return call(calls[step], {
          params: { id: visit._id },
          body: { reason: reason.trim(), clientEventId, ...(occurredAt === undefined ? {} : { occurredAt }) },
        })
      }}
      successKey="visits.visit.saved"
      onBack={onBack}
    >
      <FormField name="time" type="time" label={translate('visits.visit.when')} />
      <ReasonField hint={translate('visits.absent.reasonHint')} />
    </ActFrame>
  )
}
