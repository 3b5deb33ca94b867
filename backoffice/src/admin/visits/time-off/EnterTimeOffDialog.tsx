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
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { formatDay } from '../../../words/visit-times.ts'
import { useCaretakers } from '../../admin-data-provider.ts'
import { useVisitCall, visitKeys } from '../parts/visit-calls.ts'
import { type GivenVisit, InformFamilies } from './InformFamilies.tsx'
import { type ChosenSubstitutes, type PossibleSubstitute, SubstituteRows, substituteOf } from './SubstituteRows.tsx'
import { type EnteredKind, type KeptField, kinds, lengths, useTimeOffDraft } from './use-time-off-draft.ts'

const shrink = { inputLabel: { shrink: true } }
const kindNames: readonly EnteredKind[] = ['sick', 'away']
/** How long Undo is offered, in ms (rule DAY-26). */
const undoFor = 30_000

type Person = { _id: string; name: string }
type Props = { caretaker?: Person; onClose: () => void }

/** The office enters a caretaker's absence and the substitute for each visit (rule BOARD-6). */
export function EnterTimeOffDialog({ caretaker, onClose }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const [given, setGiven] = useState<readonly GivenVisit[]>()
  useBackCloses(true, onClose)
  const isOpen = useIsOpen()
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
          onUndone={() => isOpen.current && onClose()}
          onSaved={(visits) => (visits.length === 0 ? onClose() : setGiven(visits))}
        />
      ) : (
        <InformFamilies given={given} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** Whether the dialog is still on the screen; Undo is offered longer. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

function useSubstitutes(caretaker: string, span: { startsAt: string; endsAt: string } | undefined) {
  const call = useVisitCall()
  const [chosen, setChosen] = useState<ChosenSubstitutes>({})
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
    choose: (visit: string, substitute: PossibleSubstitute | null) => setChosen({ ...chosen, [visit]: substitute }),
    planned,
    given: planned.flatMap((visit): GivenVisit[] => {
      const substitute = substituteOf(chosen, visit)
      return substitute ? [{ visit, caretaker: substitute }] : []
    }),
    isAsSuggested: planned.every((visit) => (substituteOf(chosen, visit)?._id ?? null) === visit.suggested),
  }
}

type FormProps = {
  caretaker: Person | undefined
  onClose: () => void
  onSaved: (given: readonly GivenVisit[]) => void
  /** Called after Undo, which can be pressed when the form is gone. */
  onUndone: () => void
}

/** Saves the absence with its substitutes in one call; Undo takes all of it back. */
function useEnterAbsence(
  draft: ReturnType<typeof useTimeOffDraft>,
  hasVisits: boolean,
  { onSaved, onUndone }: FormProps,
) {
  const call = useVisitCall()
  const { caretaker, kind, reason, span } = draft
  return useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: async ({ gives, informs }: { gives: readonly GivenVisit[]; informs: boolean }) => {
      if (!span) return undefined
      const substitutes = gives.map(({ visit, caretaker: { _id } }) => ({ visit: visit._id, caretaker: _id }))
      const saved = await call('POST /admin/time-off', {
        body: {
          caretaker: caretaker.value,
          kind: kinds[kind.value],
          reason: reason.value.trim(),
          ...span,
          ...(hasVisits ? { openVisits: true, substitutes } : {}),
        },
      })
      draft.forget()
      onSaved(informs ? gives : [])
      return saved
    },
    successKey: 'visits.off.saved',
    undo: async (_input, saved) => {
      if (!saved) return
      await call('POST /admin/time-off/{id}/undo', { params: { id: saved._id } })
      onUndone()
    },
    undoFor,
  })
}

function AbsenceForm(props: FormProps) {
  const { caretaker: whose, onClose } = props
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.off.${key}`)
  const whyId = useId()
  const draft = useTimeOffDraft(whose?._id)
  const { caretaker, span, lacks } = draft
  const [drafts, setDrafts] = useState(true)
  const substitutes = useSubstitutes(caretaker.value, span)
  const { visits, planned, given } = substitutes
  const enter = useEnterAbsence(draft, planned.length > 0, props)
  const send = (gives: readonly GivenVisit[]) => enter.mutate({ gives, informs: drafts })
  const isOff = enter.isPending || lacks !== undefined || visits === undefined
  return (
    <>
      <DialogContent>
        {!whose && <CaretakerField label={label('who')} field={caretaker} />}
        <AbsenceFields draft={draft} />
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
        <WhyOff id={whyId}>{enter.isPending || !lacks ? undefined : translate(lacks)}</WhyOff>
        <Button
          onClick={() => {
            draft.forget()
            onClose()
          }}
        >
          {translate('app.cancel')}
        </Button>
        {planned.length > 0 && (
          <Button variant="outlined" disabled={isOff} onClick={() => send([])}>
            {label('leaveAll')}
          </Button>
        )}
        <Button variant="contained" disabled={isOff} aria-describedby={whyId} onClick={() => send(given)}>
          {label(planned.length === 0 ? 'save' : substitutes.isAsSuggested ? 'giveAll' : 'giveChosen')}
        </Button>
      </DialogActions>
    </>
  )
}

/** Kind and length as one press each; days and times only for "Until…". */
function AbsenceFields({
  draft: { kind, length, from, until, reason, lastDay },
}: {
  draft: ReturnType<typeof useTimeOffDraft>
}) {
  const translate = useTranslate()
  const label = (key: string, values = {}) => translate(`visits.off.${key}`, values)
  return (
    <>
      <Stack direction="row" sx={{ columnGap: 3, rowGap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <OneOf label={label('kind')} field={kind} values={kindNames} nameOf={(name) => label(`entered.${name}`)} />
        <OneOf label={label('length')} field={length} values={lengths} nameOf={label} />
        {lastDay && (
          <Typography variant="body2" color="textSecondary">
            {label('lastDay', { day: formatDay(lastDay) })}
          </Typography>
        )}
      </Stack>
      {length.value === 'until' && (
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <MomentField label={label('from')} field={from} />
          <MomentField label={label('untilTime')} field={until} />
        </Box>
      )}
      <TextField
        label={label('reason')}
        value={reason.value}
        onChange={(event) => reason.set(event.target.value)}
        size="small"
        multiline
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </>
  )
}

type OneOfProps<Value extends string> = {
  label: string
  field: KeptField<Value>
  values: readonly Value[]
  nameOf: (value: Value) => string
}

const OneOf = <Value extends string>({ label, field, values, nameOf }: OneOfProps<Value>) => (
  <Stack direction="row" role="group" aria-label={label} sx={{ gap: 0.5 }}>
    {values.map((value) => (
      <Button
        key={value}
        size="small"
        variant={value === field.value ? 'outlined' : 'text'}
        aria-pressed={value === field.value}
        onClick={() => field.set(value)}
        sx={value === field.value ? { backgroundColor: 'action.selected' } : {}}
      >
        {nameOf(value)}
      </Button>
    ))}
  </Stack>
)

type FieldProps = { label: string; field: KeptField }

const MomentField = ({ label, field }: FieldProps) => (
  <TextField
    label={label}
    type="datetime-local"
    value={field.value}
    onChange={(event) => field.set(event.target.value)}
    slotProps={shrink}
  />
)

function CaretakerField({ label, field }: FieldProps) {
  const { data = [] } = useCaretakers()
  return (
    <TextField
      select
      autoFocus
      label={label}
      value={field.value}
      onChange={(event) => field.set(event.target.value)}
      slotProps={{ ...shrink, select: { native: true } }}
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
  )
}
