import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { dayInCity } from '@thodu/api/contract/time'
import type { TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { useTranslate } from 'react-admin'
import { useForm, useWatch } from 'react-hook-form'
import { timeOffSpan } from './time-off-span.ts'
import { useAskTimeOff } from './use-time-off.ts'

const kinds: readonly TimeOff['kind'][] = ['day-off', 'sick', 'leave', 'other']
type Values = { kind: TimeOff['kind']; from: string; to: string; reason: string }
const shrunk = { inputLabel: { shrink: true } } as const

/** Days, kind and reason of a day off; a failed request does not clear them. */
export function DayOffForm({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const today = dayInCity(new Date())
  const { register, handleSubmit, control, formState } = useForm<Values>({
    defaultValues: { kind: 'day-off', from: '', to: '', reason: '' },
  })
  const { mutate: ask, isPending } = useAskTimeOff(onClose)
  const from = useWatch({ control, name: 'from' })
  const submit = handleSubmit(({ kind, reason, ...days }) =>
    ask({ kind, reason: reason.trim(), ...timeOffSpan(days.from, days.to || days.from, new Date()) }),
  )
  const required = (day: string) => day !== '' || translate('ra.validation.required')
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {/* The phone's native list is easier to tap. */}
      <TextField
        {...register('kind')}
        select
        label={translate('caretaker.timeOff.kind')}
        slotProps={{ ...shrunk, select: { native: true } }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {translate(`caretaker.timeOff.kinds.${kind}`)}
          </option>
        ))}
      </TextField>
      <TextField
        {...register('from', { validate: required })}
        type="date"
        label={translate('caretaker.timeOff.from')}
        error={formState.errors.from !== undefined}
        helperText={formState.errors.from?.message}
        slotProps={{ ...shrunk, htmlInput: { min: today } }}
      />
      <TextField
        {...register('to', {
          validate: (to, days) => to === '' || to >= days.from || translate('caretaker.timeOff.order'),
        })}
        type="date"
        label={translate('caretaker.timeOff.to')}
        error={formState.errors.to !== undefined}
        helperText={formState.errors.to?.message}
        slotProps={{ ...shrunk, htmlInput: { min: from || today } }}
      />
      <TextField
        {...register('reason')}
        label={translate('caretaker.timeOff.reason')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('caretaker.timeOff.urgent')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" aria-disabled={isPending} sx={{ minHeight: 48, px: 3 }}>
          {translate(isPending ? 'caretaker.timeOff.sending' : 'caretaker.timeOff.send')}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 48 }}>
          {translate('caretaker.profile.cancel')}
        </Button>
      </Stack>
    </form>
  )
}
