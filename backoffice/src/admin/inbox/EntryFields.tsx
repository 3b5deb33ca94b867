import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type EntryWay, entryWays } from '@thodu/api/contract/inbox/inbox-kinds'
import { minuteMs } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'

export type Arrival = { cameAt: string; way: EntryWay }

/** Now as the value of a `datetime-local` input, in this device's time zone. */
export function startArrival(): Arrival {
  const now = new Date()
  const cameAt = new Date(now.getTime() - now.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
  return { cameAt, way: 'phone' }
}

/** The fields of the API; undefined while the time is incomplete. */
export const toArrival = ({ cameAt, way }: Arrival): Arrival | undefined =>
  Number.isNaN(Date.parse(cameAt)) ? undefined : { cameAt: new Date(cameAt).toISOString(), way }

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
