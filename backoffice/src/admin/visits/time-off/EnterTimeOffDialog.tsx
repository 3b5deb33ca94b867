import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDay } from '../../../words/visit-times.ts'
import { useCaretakers } from '../../admin-data-provider.ts'
import { useVisitCall, visitKeys } from '../parts/visit-calls.ts'
import {
  AbsenceDialog,
  AbsenceForm,
  type AfterSave,
  type GivenSubstitutes,
  stepsAfter,
  toSubstitutes,
} from './AbsenceDialog.tsx'
import { type EnteredKind, type KeptField, kinds, lengths, useTimeOffDraft } from './use-time-off-draft.ts'
import { type UndoAbsence, useUndoAbsence } from './use-undo-absence.ts'

const shrink = { inputLabel: { shrink: true } }
const kindNames: readonly EnteredKind[] = ['sick', 'away']
type Person = { _id: string; name: string }
type Props = { caretaker?: Person; onClose: () => void }

/** The office enters a caretaker's absence and the substitute for each visit (rule BOARD-6). */
export function EnterTimeOffDialog({ caretaker, onClose }: Props) {
  const translate = useTranslate()
  const undo = useUndoAbsence(onClose)
  const title = caretaker
    ? translate('visits.off.awayTitle', { name: caretaker.name })
    : translate('visits.off.addTitle')
  return (
    <AbsenceDialog
      title={title}
      onClose={onClose}
      form={(onSaved) => <EnterForm caretaker={caretaker} onClose={onClose} undo={undo} onSaved={onSaved} />}
    />
  )
}

type FormProps = {
  caretaker: Person | undefined
  onClose: () => void
  onSaved: (next: AfterSave) => void
  undo: UndoAbsence
}

/** Saves the absence with its substitutes in one call; Undo takes all of it back. */
function useEnterAbsence(draft: ReturnType<typeof useTimeOffDraft>, { onSaved, undo }: FormProps) {
  const call = useVisitCall()
  const { caretaker, kind, reason, span } = draft
  return useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    act: async (given: GivenSubstitutes) => {
      if (!span) return undefined
      const saved = await call('POST /admin/time-off', {
        body: {
          caretaker: caretaker.value,
          kind: kinds[kind.value],
          reason: reason.value.trim(),
          ...span,
          ...toSubstitutes(given),
        },
      })
      draft.forget()
      onSaved(stepsAfter(given))
      return saved
    },
    successKey: 'visits.off.saved',
    ...undo,
  })
}

function EnterForm(props: FormProps) {
  const { caretaker: whose, onClose } = props
  const translate = useTranslate()
  const draft = useTimeOffDraft(whose?._id)
  const { caretaker, span, lacks } = draft
  const cancel = () => {
    draft.forget()
    onClose()
  }
  return (
    <AbsenceForm
      absence={{ caretaker: caretaker.value, span }}
      lacks={lacks}
      action={useEnterAbsence(draft, props)}
      saveKey="save"
      onCancel={cancel}
    >
      {!whose && <CaretakerField label={translate('visits.off.who')} field={caretaker} />}
      <AbsenceFields draft={draft} />
    </AbsenceForm>
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
