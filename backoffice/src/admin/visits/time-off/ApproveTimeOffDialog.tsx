import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { useTranslate } from 'react-admin'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDayOf, formatVisitTime, timeInCity } from '../../../words/visit-times.ts'
import { useVisitCall, visitKeys } from '../parts/visit-calls.ts'
import {
  AbsenceDialog,
  AbsenceForm,
  type AfterSave,
  type GivenSubstitutes,
  stepsAfter,
  toSubstitutes,
} from './AbsenceDialog.tsx'
import { type UndoAbsence, useUndoAbsence } from './use-undo-absence.ts'

type TimeOffRecord = AnswerOf<'GET /admin/time-off'>[number]
type FormProps = Props & { undo: UndoAbsence; onSaved: (after: AfterSave) => void }
type Props = { request: TimeOffRecord; onClose: () => void }

/** Whole days have no times. */
export function formatTimeOff({ startsAt, endsAt }: TimeOffRecord): string {
  const isWhole = [startsAt, endsAt].every((at) => timeInCity(at) === '00:00')
  if (!isWhole) return [startsAt, endsAt].map((at) => `${formatDayOf(at)} ${formatVisitTime(at)}`).join(' – ')
  const lastDay = new Date(Date.parse(endsAt) - 1).toISOString()
  return [...new Set([startsAt, lastDay].map(formatDayOf))].join(' – ')
}

/** Approves requested time off, with a substitute for each visit in it (rules DAY-25, BOARD-6). */
export function ApproveTimeOffDialog({ request, onClose }: Props) {
  const translate = useTranslate()
  const undo = useUndoAbsence(onClose)
  return (
    <AbsenceDialog
      title={translate('visits.off.awayTitle', { name: request.caretaker.name })}
      onClose={onClose}
      form={(onSaved) => <ApproveForm request={request} undo={undo} onClose={onClose} onSaved={onSaved} />}
    />
  )
}

function ApproveForm({ request, undo, onClose, onSaved }: FormProps) {
  const translate = useTranslate()
  const call = useVisitCall()
  const { _id, caretaker, startsAt, endsAt, kind, reason } = request
  const approve = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: async (given: GivenSubstitutes) => {
      const body = { status: 'approved' as const, ...toSubstitutes(given) }
      const saved = await call('PUT /admin/time-off/{id}', { params: { id: _id }, body })
      onSaved(stepsAfter(given))
      return saved
    },
    successKey: 'visits.off.approved',
    ...undo,
  })
  return (
    <AbsenceForm
      absence={{ caretaker: caretaker._id, span: { startsAt, endsAt } }}
      action={approve}
      saveKey="approve"
      onCancel={onClose}
    >
      <Typography>{[translate(`visits.off.kinds.${kind}`), formatTimeOff(request)].join(' · ')}</Typography>
      {reason && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Typography>}
    </AbsenceForm>
  )
}
