import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { useCaretakers } from '../../admin-data-provider.ts'
import { useVisitAction, useVisitCall } from '../parts/visit-calls.ts'
import { type GivenVisit, InformFamilies } from './InformFamilies.tsx'
import { type Chosen, SubstituteRows, substituteOf } from './SubstituteRows.tsx'
import { type KeptField, kinds, useTimeOffDraft } from './use-time-off-draft.ts'

const shrink = { inputLabel: { shrink: true } }
const lengths = [
  ['today', 1],
  ['threeDays', 3],
  ['week', 7],
] as const

type Person = { _id: string; name: string }
type Props = { caretaker?: Person; onClose: () => void }

/** The office enters a caretaker's absence and the substitute for each visit (rule BOARD-6). */
export function EnterTimeOffDialog({ caretaker, onClose }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const [given, setGiven] = useState<readonly GivenVisit[]>()
  useBackCloses(true, onClose)
  const title = caretaker
    ? translate('visits.off.awayTitle', { name: caretaker.name })
    : translate('visits.off.addTitle')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {given === undefined ? (
        <AbsenceForm
          caretaker={caretaker}
          onClose={onClose}
          onSaved={(visits) => (visits.length === 0 ? onClose() : setGiven(visits))}
        />
      ) : (
        <InformFamilies given={given} onClose={onClose} />
      )}
    </Dialog>
  )
}

function useSubstitutes(caretaker: string, span: { startsAt: string; endsAt: string } | undefined) {
  const call = useVisitCall()
  const [chosen, setChosen] = useState<Chosen>({})
  const { data, isError, refetch } = useQuery({
    queryKey: ['time-off', 'substitutes', caretaker, span?.startsAt, span?.endsAt],
    queryFn: () => call('GET /admin/time-off/substitutes', { query: { caretaker, startsAt: '', endsAt: '', ...span } }),
    enabled: caretaker !== '' && span !== undefined,
  })
  const planned = data?.visits.filter(({ status }) => status === 'planned') ?? []
  return {
    visits: data?.visits,
    isError,
    refetch,
    chosen,
    choose: (visit: string, substitute: string) => setChosen({ ...chosen, [visit]: substitute }),
    planned,
    given: planned.flatMap((visit): GivenVisit[] => {
      const substitute = visit.people.find(({ _id }) => _id === substituteOf(chosen, visit))
      return substitute ? [{ visit, caretaker: substitute }] : []
    }),
    isAsSuggested: planned.every((visit) => substituteOf(chosen, visit) === (visit.suggested ?? '')),
  }
}

type FormProps = { caretaker: Person | undefined; onClose: () => void; onSaved: (given: readonly GivenVisit[]) => void }

function AbsenceForm({ caretaker: whose, onClose, onSaved }: FormProps) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.off.${key}`)
  const whyId = useId()
  const call = useVisitCall()
  const draft = useTimeOffDraft(whose?._id)
  const { caretaker, kind, from, until, reason, span, lacks } = draft
  const [drafts, setDrafts] = useState(true)
  const substitutes = useSubstitutes(caretaker.value, span)
  const { visits, planned, given } = substitutes
  const isSick = kind.value === 'sick'
  const enter = useVisitAction({
    act: async (gives: readonly GivenVisit[]) => {
      if (!span) return
      await call('POST /admin/time-off', {
        body: {
          caretaker: caretaker.value,
          kind: kind.value,
          reason: reason.value.trim(),
          ...span,
          ...(planned.length === 0
            ? {}
            : {
                openVisits: isSick,
                substitutes: gives.map(({ visit, caretaker: { _id } }) => ({ visit: visit._id, caretaker: _id })),
              }),
        },
      })
      draft.forget()
      onSaved(drafts ? gives : [])
    },
    successKey: 'visits.off.saved',
  })
  const send = (gives: readonly GivenVisit[]) => void enter.send(gives).catch(() => undefined)
  const isOff = enter.isPending || lacks !== undefined || visits === undefined
  const missing = lacks ?? (!isSick && given.length < planned.length ? 'visits.off.needsAll' : undefined)
  return (
    <>
      <DialogContent>
        {!whose && (
          <SelectField label={label('who')} field={caretaker} autoFocus>
            <option value="" />
            <CaretakerOptions />
          </SelectField>
        )}
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
          <SelectField label={label('kind')} field={kind}>
            {kinds.map((known) => (
              <option key={known} value={known}>
                {label(`kinds.${known}`)}
              </option>
            ))}
          </SelectField>
          <MomentField label={label('from')} field={from} />
          <MomentField label={label('until')} field={until} />
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {lengths.map(([key, days]) => (
            <Button key={key} size="small" variant="outlined" onClick={() => draft.setDays(days)}>
              {label(key)}
            </Button>
          ))}
        </Stack>
        <TextField
          label={label('reason')}
          value={reason.value}
          onChange={(event) => reason.set(event.target.value)}
          multiline
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {!lacks && !visits && !substitutes.isError && <RowSkeletons rows={3} />}
        {!lacks && !visits && substitutes.isError && (
          <LoadFailed textKey="visits.off.visitsFailed" onRetry={() => void substitutes.refetch()} />
        )}
        {!lacks && visits && (
          <SubstituteRows visits={visits} chosen={substitutes.chosen} onChoose={substitutes.choose} />
        )}
        {given.length > 0 && (
          <FormControlLabel
            control={<Checkbox checked={drafts} onChange={(_event, isOn) => setDrafts(isOn)} />}
            label={label('drafts')}
          />
        )}
        {enter.error !== null && (
          <Alert severity="error">{messageOf(enter.error, translate('visits.saveFailed'))}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <WhyOff id={whyId}>{enter.isPending || !missing ? undefined : translate(missing)}</WhyOff>
        <Button
          onClick={() => {
            draft.forget()
            onClose()
          }}
        >
          {translate('app.cancel')}
        </Button>
        {isSick && planned.length > 0 && (
          <Button variant="outlined" disabled={isOff} onClick={() => send([])}>
            {label('leaveOpen')}
          </Button>
        )}
        {(planned.length === 0 || given.length > 0 || !isSick) && (
          <Button
            variant="contained"
            aria-describedby={whyId}
            disabled={isOff || missing !== undefined}
            onClick={() => send(given)}
          >
            {label(planned.length === 0 ? 'save' : substitutes.isAsSuggested ? 'giveAll' : 'giveChosen')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

type FieldProps = { label: string; field: KeptField }

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
