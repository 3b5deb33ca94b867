import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { ReasonField } from './ReasonField.tsx'

const charges = ['none', 'waived', 'due'] as const

/** Cancels a visit with a reason; the office decides whether it is charged. */
export function SkipVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const [reason, setReason, forgetReason] = useKeptText(`skip.${visit._id}`)
  const [charge, setCharge] = useState<(typeof charges)[number]>('none')
  const skip = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: () =>
      call('POST /admin/visits/{id}/skip', { params: { id: visit._id }, body: { reason: reason.trim(), charge } }),
    successKey: 'visits.visit.saved',
    onDone() {
      forgetReason()
      onBack()
    },
  })
  return (
    <ActFrame
      titleKey="visits.visit.skip"
      lead={translate('visits.visit.skipWhat')}
      color="error"
      busy={skip.isPending}
      ready={reason.trim() !== ''}
      error={skip.error}
      onSave={() => skip.mutate()}
      onBack={onBack}
    >
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        select
        label={translate('visits.visit.chargeLabel')}
        value={charge}
        onChange={(event) => setCharge(charges.find((known) => known === event.target.value) ?? 'none')}
      >
        {charges.map((known) => (
          <MenuItem key={known} value={known}>
            {translate(`visits.charges.${known}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActFrame>
  )
}
