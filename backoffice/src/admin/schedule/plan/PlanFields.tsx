import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { weekdayName } from '../../../words/visit-times.ts'
import { changeMode, type PlanDraft, toggleDay, weekOrder } from './plan-draft.ts'

export type PlanFieldProps = { draft: PlanDraft; onChange: (draft: PlanDraft) => void }
const shrink = { inputLabel: { shrink: true } }

/** First and last day; a change of an existing plan has its own first day. */
export function PlanDays({ draft, onChange, isChange }: PlanFieldProps & { isChange: boolean }) {
  const translate = useTranslate()
  const label = (key: string) => translate(`visits.plan.${key}`)
  const dayField = (name: 'startsOn' | 'endsOn' | 'from', hint?: string) => (
    <TextField
      label={label(name)}
      type="date"
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      helperText={hint ?? ' '}
      slotProps={shrink}
    />
  )
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {isChange ? dayField('from', label('fromHint')) : dayField('startsOn')}
      {dayField('endsOn', label('endsOnHint'))}
    </Box>
  )
}

export function PlanWeekdays({ draft, onChange }: PlanFieldProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <FormControl component="fieldset" error={draft.days.length === 0}>
      <FormLabel component="legend" id={id}>
        {translate('visits.plan.days')}
      </FormLabel>
      <Stack direction="row" role="group" aria-labelledby={id} sx={{ gap: 0.75, flexWrap: 'wrap', mt: 0.5 }}>
        {weekOrder.map((weekday) => (
          <ToggleButton
            key={weekday}
            value={weekday}
            selected={draft.days.includes(weekday)}
            onChange={() => onChange(toggleDay(draft, weekday))}
            sx={chip}
          >
            {weekdayName(weekday, 'short')}
          </ToggleButton>
        ))}
      </Stack>
      {draft.days.length === 0 && <FormHelperText>{translate('visits.plan.noDays')}</FormHelperText>}
    </FormControl>
  )
}
export const chip = {
  minWidth: 52,
  minHeight: 44,
  px: 1.25,
  borderRadius: 99,
  textTransform: 'none',
  color: 'text.primary',
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
}

/** The two modes of 24-hour care; hidden for packages with one mode. */
export function PlanMode({ draft, onChange }: PlanFieldProps) {
  const translate = useTranslate()
  const id = useId()
  if (draft.mode === 'visits') return null
  return (
    <FormControl>
      <FormLabel id={id}>{translate('visits.plan.mode')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={draft.mode}
        onChange={(_event, mode) => onChange(changeMode(draft, mode === 'live-in' ? 'live-in' : 'two-shifts'))}
      >
        <FormControlLabel value="two-shifts" control={<Radio />} label={translate('visits.plan.twoShifts')} />
        <FormControlLabel value="live-in" control={<Radio />} label={translate('visits.plan.liveIn')} />
      </RadioGroup>
    </FormControl>
  )
}

export function PlanHours({ draft, onChange }: PlanFieldProps) {
  const translate = useTranslate()
  const change = (code: string, part: { start: string } | { minutes: number }) =>
    onChange({ ...draft, shifts: draft.shifts.map((shift) => (shift.code === code ? { ...shift, ...part } : shift)) })
  return draft.shifts.map(({ code, start, minutes }) => {
    const legend = translate('visits.plan.hoursOf', { shift: translate(`visits.shifts.${code}`) })
    return (
      <Box key={code} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <FormLabel component="legend" sx={{ mb: 0.5 }}>
          {legend}
        </FormLabel>
        <Stack direction="row" spacing={2}>
          <TextField
            label={translate('visits.plan.start')}
            type="time"
            value={start}
            onChange={(event) => change(code, { start: event.target.value })}
            slotProps={shrink}
          />
          <TextField
            label={translate('visits.plan.length')}
            type="number"
            value={minutes === 0 ? '' : minutes / 60}
            onChange={(event) => change(code, { minutes: Math.round(Number(event.target.value) * 60) })}
            slotProps={{ ...shrink, htmlInput: { min: 0.5, max: 24, step: 0.5 } }}
          />
        </Stack>
      </Box>
    )
  })
}
