import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { useVisitCall, type Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'

/** The family's complaint and the office's answer, which the family reads (rule DAY-18). */
export function ResolveComplaint({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const { remark } = visit
  const isOpen = remark !== null && remark.closedAt === null
  return (
    <ActFrame
      titleKey="visits.visit.settle"
      lead={translate(isOpen ? 'visits.visit.settleWhat' : 'visits.visit.settled')}
      draft={`settle.${visit._id}`}
      initial={{ done: '' }}
      // The lead explains it.
      missing={({ done }) => (isOpen && done.trim() !== '' ? undefined : '')}
      act={({ done }) =>
        call('POST /admin/visits/{id}/settle-remark', {
          params: { id: visit._id },
          body: { done: done.trim(), remarkAt: remark?.at ?? '' },
        })
      }
      successKey="visits.visit.settled"
      onBack={onBack}
    >
      {remark && (
        <Typography
          component="blockquote"
          sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line' }}
        >
          {remark.text}
        </Typography>
      )}
      {isOpen && (
        <FormField
          name="done"
          label={translate('visits.visit.remarkDone')}
          helperText={translate('visits.visit.remarkDoneHint')}
          multiline
          minRows={2}
          maxLength={1_000}
          autoFocus
        />
      )}
    </ActFrame>
  )
}
