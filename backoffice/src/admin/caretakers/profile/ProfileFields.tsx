import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { genders, spokenLanguages } from '@thodu/api/contract/suggestions/caretaker-profile'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { ProfileDraft } from './profile-draft.ts'

type ProfileFieldsProps = {
  draft: ProfileDraft
  errors: Readonly<Record<string, string>>
  onChange: (changes: Partial<ProfileDraft>) => void
}
type TextName = 'homePincode' | 'maxWeekHours' | 'capacity' | 'training' | 'worksSince'

export function ProfileFields({ draft, errors, onChange }: ProfileFieldsProps) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.profile.${key}`)
  const text = (name: TextName, input: TextFieldProps['slotProps'] = {}, type = 'text') => (
    <ProfileField
      type={type}
      label={say(name)}
      value={draft[name]}
      error={errors[name === 'maxWeekHours' ? 'maxWeekMinutes' : name]}
      onChange={(value) => onChange({ [name]: value })}
      slotProps={input}
    />
  )
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ProfileField
          select
          label={say('gender')}
          value={draft.gender}
          error={errors.gender}
          onChange={(value) => onChange({ gender: [...genders].find((one) => one === value) ?? 'unsaid' })}
        >
          {(['unsaid', ...genders] as const).map((gender) => (
            <MenuItem key={gender} value={gender}>
              {say(`genders.${gender}`)}
            </MenuItem>
          ))}
        </ProfileField>
        {text('homePincode', { htmlInput: { inputMode: 'numeric', maxLength: 6 } })}
        <ProfileField
          select
          label={say('weeklyOff')}
          value={draft.weeklyOff}
          error={errors.weeklyOff}
          onChange={(weeklyOff) => onChange({ weeklyOff })}
        >
          <MenuItem value="">{say('noDay')}</MenuItem>
          {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
            <MenuItem key={weekday} value={String(weekday)}>
              {say(`weekdays.${weekday}`)}
            </MenuItem>
          ))}
        </ProfileField>
        {text('maxWeekHours', { htmlInput: { min: 1, max: 168 } }, 'number')}
        {text('capacity', { htmlInput: { min: 1, max: 20 } }, 'number')}
        {text('training', { htmlInput: { maxLength: 80 } })}
        {text('worksSince', { htmlInput: { inputMode: 'numeric', maxLength: 4 } })}
      </Box>
      <FormControlLabel
        label={say('nightOk')}
        control={<Checkbox checked={draft.nightOk} onChange={(_event, nightOk) => onChange({ nightOk })} />}
      />
      <Languages chosen={draft.languages} onChange={(languages) => onChange({ languages })} />
    </>
  )
}

type LanguagesProps = { chosen: ProfileDraft['languages']; onChange: (languages: ProfileDraft['languages']) => void }
function Languages({ chosen, onChange }: LanguagesProps) {
  const translate = useTranslate()
  return (
    <FormControl component="fieldset" sx={{ display: 'block', my: 1 }}>
      <FormLabel component="legend">{translate('admin.profile.languages')}</FormLabel>
      <FormGroup row>
        {spokenLanguages.map((language) => (
          <FormControlLabel
            key={language}
            label={translate(`admin.profile.spoken.${language}`)}
            control={
              <Checkbox
                checked={chosen.includes(language)}
                onChange={(_event, checked) =>
                  onChange(checked ? [...chosen, language] : chosen.filter((other) => other !== language))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

type ProfileFieldProps = Pick<TextFieldProps, 'type' | 'select' | 'children' | 'slotProps'> & {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
function ProfileField({ error, onChange, slotProps, ...props }: ProfileFieldProps) {
  const id = useId()
  return (
    <TextField
      {...props}
      id={id}
      error={error !== undefined}
      helperText={error ?? ' '}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        ...slotProps,
        inputLabel: { shrink: true },
        ...(props.select ? { select: { displayEmpty: true } } : {}),
      }}
    />
  )
}
