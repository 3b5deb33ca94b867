import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDayOf, formatVisitTime } from '../../../words/visit-times.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { openIncidentOf } from './visit-acts.ts'

type IncidentFormProps = { visit: Visit; onBack: () => void }
type Trouble = Visit['troubles'][number]

/** Closes an incident: numbers to call, what was done, whether the family was informed (rule DAY-23). */
export function IncidentForm({ visit, onBack }: IncidentFormProps) {
  const trouble = openIncidentOf(visit)
  return trouble ? <OpenIncident key={trouble._id} {...{ visit, trouble, onBack }} /> : <Closed onBack={onBack} />
}

function Closed({ onBack }: { onBack: () => void }) {
  const translate = useTranslate()
  return (
    <ActFrame
      titleKey="visits.trouble.title"
      lead={translate('visits.trouble.closed')}
      saveKey="visits.trouble.close"
      busy={false}
      ready={false}
      missing=""
      error={null}
      onSave={onBack}
      onBack={onBack}
    >
      {null}
    </ActFrame>
  )
}

/** The draft of the note, whether the family was informed, and the command that saves both. */
function useSettling(trouble: Trouble, onBack: () => void) {
  const call = useVisitCall()
  const [note, setNote, forgetNote] = useKeptText(`trouble.${trouble._id}`, trouble.note ?? '')
  const [isTold, setTold] = useState(trouble.toldFamilyAt !== null)
  const send = (status: 'seen' | 'closed') => ({
    act: () =>
      call('PUT /admin/troubles/{id}', {
        params: { id: trouble._id },
        body: {
          status,
          ...(note.trim() === '' ? {} : { note: note.trim() }),
          ...(isTold && trouble.toldFamilyAt === null ? { toldFamily: true as const } : {}),
        },
      }),
    onDone() {
      forgetNote()
      onBack()
    },
  })
  const close = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    ...send('closed'),
    successKey: 'visits.trouble.closed',
  })
  const keep = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    ...send('seen'),
    successKey: 'visits.trouble.kept',
  })
  return {
    note,
    setNote,
    isTold,
    setTold,
    busy: close.isPending || keep.isPending,
    error: close.error ?? keep.error,
    close: () => close.mutate(),
    keep: () => keep.mutate(),
  }
}

function OpenIncident({ visit, trouble, onBack }: IncidentFormProps & { trouble: Trouble }) {
  const translate = useTranslate()
  const { note, setNote, isTold, setTold, busy, error, close, keep } = useSettling(trouble, onBack)
  return (
    <ActFrame
      titleKey="visits.trouble.title"
      lead={translate('visits.visit.settleWhat')}
      saveKey="visits.trouble.close"
      busy={busy}
      ready={note.trim() !== ''}
      // The lead explains it.
      missing=""
      error={error}
      onSave={close}
      onBack={onBack}
    >
      <Typography color="error">
        {`${translate(`admin.hall.troubles.${trouble.kind}`)}. `}
        {translate('visits.trouble.by', {
          caretaker: trouble.by.name,
          time: `${formatDayOf(trouble.occurredAt)}, ${formatVisitTime(trouble.occurredAt)}`,
        })}
      </Typography>
      {trouble.text && (
        <Typography
          component="blockquote"
          sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {trouble.text}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CallButtons visit={{ ...visit, caretaker: trouble.by }} />
      </Stack>
      <TextField
        label={translate('visits.visit.remarkDone')}
        helperText={translate('visits.absent.reasonHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isTold}
            disabled={trouble.toldFamilyAt !== null}
            onChange={(_, isChecked) => setTold(isChecked)}
          />
        }
        label={translate('visits.trouble.told')}
      />
      <Button variant="outlined" disabled={busy} onClick={keep} sx={{ alignSelf: 'flex-start' }}>
        {translate('visits.trouble.keep')}
      </Button>
    </ActFrame>
  )
}
