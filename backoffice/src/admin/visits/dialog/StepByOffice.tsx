import TextField from '@mui/material/TextField'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { timeInCity } from '../../../words/visit-times.ts'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { lastTime } from './last-time.ts'
import { ReasonField } from './ReasonField.tsx'

type StepByOfficeProps = { visit: Visit; step: 'start' | 'end'; onBack: () => void }
const calls = { start: 'POST /admin/visits/{id}/start', end: 'POST /admin/visits/{id}/end' } as const

/** Records start or end after a call with the caretaker. A repeated request is the same event. */
export function StepByOffice({ visit, step, onBack }: StepByOfficeProps) {
  const translate = useTranslate()
  const call = useVisitCall()
  const [clientEventId] = useState(() => randomUuid())
  const [time, setTime] = useState(() => timeInCity(new Date().toISOString()))
  const [isNow, setIsNow] = useState(true)
  const [reason, setReason, forgetReason] = useKeptText(`${step}.${visit._id}`)
  const occurredAt = isNow ? undefined : lastTime(time)
  const send = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: () =>
      call(calls[step], {
        params: { id: visit._id },
        body: { reason: reason.trim(), clientEventId, ...(occurredAt === undefined ? {} : { occurredAt }) },
      }),
    successKey: 'visits.visit.saved',
    onDone() {
      forgetReason()
      onBack()
    },
  })
  return (
    <ActFrame
      titleKey={`visits.visit.${step}`}
      lead={translate('visits.visit.startWhat')}
      busy={send.isPending}
      ready={reason.trim() !== '' && (isNow || occurredAt !== undefined)}
      error={send.error}
      onSave={() => send.mutate()}
      onBack={onBack}
    >
      <TextField
        label={translate('visits.visit.when')}
        type="time"
        value={time}
        onChange={(event) => {
          setTime(event.target.value)
          setIsNow(false)
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <ReasonField value={reason} onChange={setReason} />
    </ActFrame>
  )
}
