import TextField from '@mui/material/TextField'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'

export const thisMonth = (): string => dayInCity(new Date()).slice(0, 7)

/** The month of the address, the current one by default. */
export function useMonth(): string {
  const [search] = useSearchParams()
  return search.get('month') ?? thisMonth()
}

/** Chooses a month up to the current one. */
export function MonthField() {
  const translate = useTranslate()
  const [, setSearch] = useSearchParams()
  return (
    <TextField
      type="month"
      margin="none"
      label={translate('admin.payroll.month')}
      value={useMonth()}
      onChange={(event) => setSearch({ month: event.target.value || thisMonth() }, { replace: true })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: thisMonth() } }}
      sx={{ width: '14rem' }}
    />
  )
}
