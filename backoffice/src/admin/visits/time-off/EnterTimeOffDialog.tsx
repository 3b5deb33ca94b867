import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { useId } from 'react'
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

/** The office enters time off for somebody who called. */
export function EnterTimeOffDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.off.${key}`)
  const titleId = useId()
  const whyId = useId()
  const call = useVisitCall()
  const { data = [] } = useCaretakers()
  const [caretaker, setCaretaker, forgetCaretaker] = useKeptText('time-off.caretaker')
  const [keptKind, setKind, forgetKind] = useKeptText('time-off.kind', 'day-off')
  const kind: Kind = kinds.find((known) => known === keptKind) ?? 'other'
  const giveUp = () => {
    for (const forget of [forgetCaretaker, forgetFrom, forgetUntil, forgetReason, forgetKind]) forget()
    onClose()
  }
  const [from, setFrom, forgetFrom] = useKeptText('time-off.from')
  const [until, setUntil, forgetUntil] = useKeptText('time-off.until')
  const [reason, setReason, forgetReason] = useKeptText('time-off.reason')
  const [startsAt, endsAt] = [moment(from), moment(until)]
  const enter = useVisitAction({
    act: (span: { startsAt: string; endsAt: string }) =>
      call('POST /admin/time-off', { body: { caretaker, kind, reason: reason.trim(), ...span } }),
    successKey: 'visits.off.saved',
    onDone: giveUp,
  })
  useBackCloses(true, onClose)
  const momentField = (name: 'from' | 'until', value: string, set: (text: string) => void) => (
    <TextField
      label={label(name)}
      type="datetime-local"
      value={value}
      onChange={(event) => set(event.target.value)}
      slotProps={shrink}
    />
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{label('addTitle')}</DialogTitle>
      <DialogContent>
        <TextField
          select
          label={label('who')}
          value={caretaker}
          onChange={(event) => setCaretaker(event.target.value)}
          slotProps={{ ...shrink, select: { native: true } }}
          autoFocus
        >
          <option value="" />
          {data
            .filter(({ active }) => active)
            .map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
        </TextField>
        <TextField
          select
          label={label('kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          slotProps={{ ...shrink, select: { native: true } }}
        >
          {kinds.map((known) => (
            <option key={known} value={known}>
              {label(`kinds.${known}`)}
            </option>
          ))}
        </TextField>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {momentField('from', from, setFrom)}
          {momentField('until', until, setUntil)}
        </Box>
        <TextField
          label={label('reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {enter.error !== null && (
          <Alert severity="error">{messageOf(enter.error, translate('visits.saveFailed'))}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>
          {enter.isPending
            ? undefined
            : caretaker === ''
              ? translate('app.needsPerson')
              : startsAt === undefined || endsAt === undefined
                ? translate('app.needsTimes')
                : undefined}
        </WhyOff>
        <Button onClick={giveUp}>{translate('app.cancel')}</Button>
        <Button
          variant="contained"
          aria-describedby={whyId}
          disabled={enter.isPending || caretaker === '' || startsAt === undefined || endsAt === undefined}
          onClick={() => startsAt && endsAt && void enter.send({ startsAt, endsAt }).catch(() => undefined)}
        >
          {label('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
