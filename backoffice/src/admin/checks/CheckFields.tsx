import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { type ProfileCheck, profileChecks } from '@thodu/api/contract/suggestions/caretaker-profile'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { today } from '../../words/visit-times.ts'
import { type CheckDraft, checkFields } from './check-draft.ts'

type CheckFieldsProps = {
  draft: CheckDraft
  errors: Readonly<Record<string, string>>
  onChange: (draft: CheckDraft) => void
}

/** A checkbox per check: ticked means seen today, and another day can be entered. */
export function CheckFields({ draft, errors, onChange }: CheckFieldsProps) {
  const translate = useTranslate()
  const id = useId()
  const now = today()
  // A date is empty while it is typed, so its field remains until it loses the focus.
  const [typedIn, setTypedIn] = useState<ProfileCheck | null>(null)
  return (
    <FormControl component="fieldset" sx={{ display: 'block', my: 1 }}>
      <FormLabel component="legend">{translate('admin.checks.title')}</FormLabel>
      {profileChecks.map((check) => {
        const day = draft[check]
        const error = errors[checkFields[check]]
        const words = day === '' || day === now ? 'seenToday' : 'seen'
        return (
          <Box key={check} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
            <FormControlLabel
              sx={{ flex: '1 1 14rem', minHeight: 44 }}
              label={translate(`admin.checks.${words}.${check}`)}
              control={
                <Checkbox
                  checked={day !== ''}
                  onChange={(_event, checked) => onChange({ ...draft, [check]: checked ? now : '' })}
                />
              }
            />
            {(day !== '' || typedIn === check) && (
              <TextField
                id={`${id}-${check}`}
                type="date"
                label={translate(`admin.checks.seenOn.${check}`)}
                value={day}
                error={error !== undefined}
                helperText={error}
                onFocus={() => setTypedIn(check)}
                onBlur={() => setTypedIn(null)}
                onChange={(event) => onChange({ ...draft, [check]: event.target.value })}
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: now } }}
                sx={{ flex: '0 1 12rem' }}
              />
            )}
          </Box>
        )
      })}
    </FormControl>
  )
}
