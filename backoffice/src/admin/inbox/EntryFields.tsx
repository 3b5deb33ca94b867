import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type EntryWay, entryWays } from '@thodu/api/contract/inbox/inbox-kinds'
import { useTranslate } from 'react-admin'
import { fromField, toField } from '../../words/city-moment.ts'

export type Arrival = { cameAt: string; way: EntryWay }

/** Now, as the value of a `datetime-local` input. */
export const startArrival = (): Arrival => ({ cameAt: toField(new Date().toISOString()), way: 'phone' })

/** The fields of the API; undefined while the time is incomplete. */
export function toArrival({ cameAt, way }: Arrival): Arrival | undefined {
  const moment = fromField(cameAt)
  return moment === null ? undefined : { cameAt: moment, way }
}

/** When it came, and by which way. */
export function ArrivalFields({ value, onChange }: { value: Arrival; onChange: (value: Arrival) => void }) {
  const translate = useTranslate()
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
      <TextField
        type="datetime-local"
        label={translate('admin.inbox.cameAt')}
        value={value.cameAt}
        onChange={(event) => onChange({ ...value, cameAt: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: 1 }}
      />
      <RadioGroup
        row
        aria-label={translate('admin.inbox.way')}
        value={value.way}
        onChange={(_event, chosen) => onChange({ ...value, way: entryWays.find((way) => way === chosen) ?? 'phone' })}
      >
        {entryWays.map((way) => (
          <FormControlLabel key={way} value={way} control={<Radio />} label={translate(`admin.inbox.ways.${way}`)} />
        ))}
      </RadioGroup>
    </Stack>
  )
}
