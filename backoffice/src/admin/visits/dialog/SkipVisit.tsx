import { useTranslate } from 'react-admin'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { ReasonField } from '../../../app/dialogs/ReasonDialog.tsx'
import { useVisitCall, type Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'

const charges = ['none', 'waived', 'due'] as const

/** Cancels a visit with a reason; the office decides whether it is charged. */
export function SkipVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const call = useVisitCall()
  return (
    <ActFrame
      titleKey="visits.visit.skip"
      lead={translate('visits.visit.skipWhat')}
      color="error"
      draft={`skip.${visit._id}`}
      lasting={['reason']}
      initial={{ reason: '', charge: 'none' as (typeof charges)[number] }}
      missing={({ reason }) => (reason.trim() === '' ? translate('app.needsReason') : undefined)}
      act={({ reason, charge }) =>
        call('POST /admin/visits/{id}/skip', { params: { id: visit._id }, body: { reason: reason.trim(), charge } })
      }
      successKey="visits.visit.saved"
      onBack={onBack}
    >
      <ReasonField hint={translate('visits.absent.reasonHint')} />
      <FormField
        name="charge"
        label={translate('visits.visit.chargeLabel')}
        choices={charges.map((known) => [known, translate(`visits.charges.${known}`)])}
      />
    </ActFrame>
  )
}
