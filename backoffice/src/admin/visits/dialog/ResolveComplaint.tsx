import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'

/** The family's complaint and the office's answer, which the family reads (rule DAY-18). */
export function ResolveComplaint({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const [done, setDone, forgetDone] = useKeptText(`settle.${visit._id}`)
  const { remark } = visit
  const isOpen = remark !== null && remark.closedAt === null
  const settle = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: () =>
      call('POST /admin/visits/{id}/settle-remark', {
        params: { id: visit._id },
        body: { done: done.trim(), remarkAt: remark?.at ?? '' },
      }),
    successKey: 'visits.visit.settled',
    onDone() {
      forgetDone()
      onBack()
    },
  })
  return (
    <ActFrame
      titleKey="visits.visit.settle"
      lead={translate(isOpen ? 'visits.visit.settleWhat' : 'visits.visit.settled')}
      busy={settle.isPending}
      ready={isOpen && done.trim() !== ''}
      // The lead explains it.
      missing=""
      error={settle.error}
      onSave={() => settle.mutate()}
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
        <TextField
          label={translate('visits.visit.remarkDone')}
          helperText={translate('visits.visit.remarkDoneHint')}
          value={done}
          onChange={(event) => setDone(event.target.value)}
          multiline
          minRows={2}
          autoFocus
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
      )}
    </ActFrame>
  )
}
