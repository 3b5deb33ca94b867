import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { HourLine } from './profile-draft.ts'

type HourFieldsProps = { hours: readonly HourLine[]; error: string | undefined; onChange: (hours: HourLine[]) => void }

/** The caretaker's stated hours, from and until, for each weekday; blank if unknown. */
export function HourFields({ hours, error, onChange }: HourFieldsProps) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.profile.${key}`, values)
  const set = (key: string, changes: Partial<HourLine>) =>
    onChange(hours.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  return (
    <FormControl component="fieldset" error={error !== undefined} sx={{ display: 'block' }}>
      <FormLabel component="legend">{say('hours')}</FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 1 }}>{error ?? say('hoursHint')}</FormHelperText>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxWidth: 420 }}>
        {hours.map((line) =>
          (['from', 'to'] as const).map((end) => (
            <TextField
              key={`${line.key}-${end}`}
              type="time"
              margin="none"
              label={say(end, { day: say(`weekdays.${line.weekday}`) })}
              value={line[end]}
              onChange={(event) => set(line.key, { [end]: event.target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )),
        )}
      </Box>
    </FormControl>
  )
}
