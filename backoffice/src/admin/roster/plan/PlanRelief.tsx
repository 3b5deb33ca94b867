import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useCaretakers } from '../../admin-data-provider.ts'
import { rankCaretakers } from '../../bookings/assign/rank-caretakers.ts'
import { weekdayName } from '../../visits/parts/visit-times.ts'
import type { PlanFieldProps } from './PlanFields.tsx'
import { NOBODY, reliefKey, weekOrder } from './plan-draft.ts'

type PlanReliefProps = PlanFieldProps & { serviceType: string; assigned: { _id: string; name: string } | undefined }

/** Who comes on which weekday: the booking's caretaker, somebody else, or nobody yet. */
export function PlanRelief({ draft, onChange, serviceType, assigned }: PlanReliefProps) {
  const translate = useTranslate()
  const { data = [] } = useCaretakers()
  const others = rankCaretakers(data, serviceType).filter(({ _id }) => _id !== assigned?._id)
  const own = assigned
    ? translate('visits.plan.assigned', { name: assigned.name })
    : translate('visits.plan.unassigned')
  function choose(key: string, caretaker: string) {
    const { [key]: _before, ...relief } = draft.relief
    onChange({ ...draft, relief: caretaker === '' ? relief : { ...relief, [key]: caretaker } })
  }
  const rows = weekOrder
    .filter((weekday) => draft.days.includes(weekday))
    .flatMap((weekday) => draft.shifts.map(({ code }) => ({ weekday, code, key: reliefKey(code, weekday) })))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">{translate('visits.plan.relief')}</FormLabel>
      <Typography variant="body2" color="textSecondary">
        {translate('visits.plan.reliefHint')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {rows.map(({ weekday, code, key }) => (
          <TextField
            key={key}
            select
            label={
              draft.shifts.length === 1
                ? weekdayName(weekday)
                : translate('visits.plan.onDay', {
                    weekday: weekdayName(weekday),
                    shift: translate(`visits.shifts.${code}`),
                  })
            }
            value={draft.relief[key] ?? ''}
            onChange={(event) => choose(key, event.target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{own}</option>
            <option value={NOBODY}>{translate('visits.nobody')}</option>
            {others.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  )
}
