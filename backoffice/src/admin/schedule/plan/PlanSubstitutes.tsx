import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { weekdayName } from '../../../words/visit-times.ts'
import { useCaretakers } from '../../admin-data-provider.ts'
import { rankCaretakers } from '../../choice/rank-caretakers.ts'
import type { PlanFieldProps } from './PlanFields.tsx'
import { NOBODY, type ShiftCode, substituteKey, weekOrder } from './plan-draft.ts'

type Named = { _id: string; name: string }
type PlanSubstitutesProps = PlanFieldProps & { serviceType: string; assigned: Named | undefined }
type PersonProps = {
  label: string
  value: string
  own: string
  others: readonly Named[]
  onChoose: (id: string) => void
}

function PersonSelect({ label, value, own, others, onChoose }: PersonProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
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
  )
}

const columns = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }

/** The caretakers of days and nights; exceptions for weekdays are shown on request (rule BOARD-4). */
export function PlanSubstitutes({ draft, onChange, serviceType, assigned }: PlanSubstitutesProps) {
  const translate = useTranslate()
  const { data = [] } = useCaretakers()
  const others = rankCaretakers(data, serviceType).filter(({ _id }) => _id !== assigned?._id)
  const own = assigned
    ? translate('visits.plan.assigned', { name: assigned.name })
    : translate('visits.plan.unassigned')
  const choose = (code: ShiftCode, id: string) => onChange({ ...draft, people: { ...draft.people, [code]: id } })
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend">{translate('visits.plan.relief')}</FormLabel>
      <Box sx={columns}>
        {draft.shifts.map(({ code }) => (
          <PersonSelect
            key={code}
            label={translate(`visits.plan.people.${code}`)}
            value={draft.people[code] ?? ''}
            own={own}
            others={others}
            onChoose={(id) => choose(code, id)}
          />
        ))}
      </Box>
      <Exceptions draft={draft} onChange={onChange} own={own} others={others} />
    </Box>
  )
}

function Exceptions({ draft, onChange, own, others }: PlanFieldProps & Pick<PersonProps, 'own' | 'others'>) {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(Object.keys(draft.relief).length > 0)
  const rows = weekOrder
    .filter((weekday) => draft.days.includes(weekday))
    .flatMap((weekday) => draft.shifts.map(({ code }) => ({ weekday, code, key: substituteKey(code, weekday) })))
  // Choosing the shift's caretaker removes the exception, so that a later change of the shift applies.
  function choose(key: string, code: ShiftCode, caretaker: string) {
    const { [key]: _before, ...relief } = draft.relief
    const usual = draft.people[code] ?? ''
    onChange({ ...draft, relief: caretaker === usual ? relief : { ...relief, [key]: caretaker } })
  }
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {translate('visits.plan.exceptions')}
      </Button>
      {isOpen && (
        <Box id={id} sx={columns}>
          {rows.map(({ weekday, code, key }) => (
            <PersonSelect
              key={key}
              label={
                draft.shifts.length === 1
                  ? weekdayName(weekday)
                  : translate('visits.plan.onDay', {
                      weekday: weekdayName(weekday),
                      shift: translate(`visits.shifts.${code}`),
                    })
              }
              value={draft.relief[key] ?? draft.people[code] ?? ''}
              own={own}
              others={others}
              onChoose={(caretaker) => choose(key, code, caretaker)}
            />
          ))}
        </Box>
      )}
    </>
  )
}
