import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { momentInCity } from '../../../words/visit-times.ts'
import { useCaretakers } from '../../admin-data-provider.ts'
import { useVisitAction, useVisitCall } from '../parts/visit-calls.ts'

type Kind = AnswerOf<'GET /admin/time-off'>[number]['kind']
const kinds = ['day-off', 'sick', 'leave', 'other'] as const satisfies Kind[]
const shrink = { inputLabel: { shrink: true } }
const moment = (local: string): string | undefined => momentInCity(local.slice(0, 10), local.slice(11, 16))

type Kept = { value: string; set: (text: string) => void; forget: () => void }
function useKept(name: string, initial?: string): Kept {
  const [value, set, forget] = useKeptText(`time-off.${name}`, initial)
  return { value, set, forget }
}

/** What is typed about it, kept until it is saved or given up; `lacks` names what is missing still. */
function useTimeOffDraft() {
  const caretaker = useKept('caretaker')
  const kind = useKept('kind', 'day-off')
  const [from, until] = [useKept('from'), useKept('until')]
  const reason = useKept('reason')
  const [startsAt, endsAt] = [moment(from.value), moment(until.value)]
  const span = startsAt !== undefined && endsAt !== undefined ? { startsAt, endsAt } : undefined
  const fields = { caretaker, kind, from, until, reason }
  return {
    ...fields,
    kind: { ...kind, value: kinds.find((known) => known === kind.value) ?? ('other' as const) },
    span,
    lacks: caretaker.value === '' ? 'app.needsPerson' : span === undefined ? 'app.needsTimes' : undefined,
    forget: () => {
      for (const field of Object.values(fields)) field.forget()
    },
  }
}

/** The office enters time off for somebody who called. */
export function EnterTimeOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.off.${key}`)
  const titleId = useId()
  const whyId = useId()
  const call = useVisitCall()
  const draft = useTimeOffDraft()
  const { caretaker, kind, from, until, reason, span, lacks } = draft
  const giveUp = () => {
    draft.forget()
    onClose()
  }
  const enter = useVisitAction({
    act: (times: { startsAt: string; endsAt: string }) =>
      call('POST /admin/time-off', {
        body: { caretaker: caretaker.value, kind: kind.value, reason: reason.value.trim(), ...times },
      }),
    successKey: 'visits.off.saved',
    onDone: giveUp,
  })
  useBackCloses(true, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{label('addTitle')}</DialogTitle>
      <DialogContent>
        <SelectField label={label('who')} field={caretaker} autoFocus>
          <option value="" />
          <CaretakerOptions />
        </SelectField>
        <SelectField label={label('kind')} field={kind}>
          {kinds.map((known) => (
            <option key={known} value={known}>
              {label(`kinds.${known}`)}
            </option>
          ))}
        </SelectField>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <MomentField label={label('from')} field={from} />
          <MomentField label={label('until')} field={until} />
        </Box>
        <TextField
          label={label('reason')}
          value={reason.value}
          onChange={(event) => reason.set(event.target.value)}
          multiline
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {enter.error !== null && (
          <Alert severity="error">{messageOf(enter.error, translate('visits.saveFailed'))}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>{enter.isPending || !lacks ? undefined : translate(lacks)}</WhyOff>
        <Button onClick={giveUp}>{translate('app.cancel')}</Button>
        <Button
          variant="contained"
          aria-describedby={whyId}
          disabled={enter.isPending || lacks !== undefined}
          onClick={() => span && void enter.send(span).catch(() => undefined)}
        >
          {label('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type FieldProps = { label: string; field: Kept }

const SelectField = ({ label, field, ...rest }: FieldProps & { autoFocus?: boolean; children: ReactNode }) => (
  <TextField
    select
    label={label}
    value={field.value}
    onChange={(event) => field.set(event.target.value)}
    slotProps={{ ...shrink, select: { native: true } }}
    {...rest}
  />
)

const MomentField = ({ label, field }: FieldProps) => (
  <TextField
    label={label}
    type="datetime-local"
    value={field.value}
    onChange={(event) => field.set(event.target.value)}
    slotProps={shrink}
  />
)

/** Whoever works for us now. */
function CaretakerOptions() {
  const { data = [] } = useCaretakers()
  return data
    .filter(({ active }) => active)
    .map(({ _id, name }) => (
      <option key={_id} value={_id}>
        {name}
      </option>
    ))
}
