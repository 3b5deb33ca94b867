import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type Gender, type SpokenLanguage, spokenLanguages } from '@thodu/api/contract/suggestions/caretaker-profile'
import { foods } from '@thodu/api/contract/suggestions/preferences'
import type { BookingPreferences } from '@thodu/api/contract/suggestions/profiles.schema'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useRowAction } from '../../../app/wire/use-row-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { BlockButton } from '../../family/BlockButton.tsx'

type Choice = Pick<BookingPreferences, 'gender' | 'genderStrength'>
/** Gender and strength of the preference, as one question. */
const persons: Readonly<Record<string, Choice>> = {
  none: { gender: null, genderStrength: 'none' },
  preferFemale: { gender: 'female', genderStrength: 'prefer' },
  mustFemale: { gender: 'female', genderStrength: 'must' },
  preferMale: { gender: 'male', genderStrength: 'prefer' },
  mustMale: { gender: 'male', genderStrength: 'must' },
}
const ends: Readonly<Record<Gender, string>> = { female: 'Female', male: 'Male' }
const personOf = ({ gender, genderStrength }: Choice): string =>
  gender === null || genderStrength === 'none' ? 'none' : `${genderStrength}${ends[gender]}`

/** Preferences from the form or a call (rule MATCH-2): language, gender, food, same person, blocked caretakers. */
export function FamilyPreferences({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { preferences, assignedCaregiver, userId } = booking
  return (
    <Section title={translate('admin.wishes.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin.wishes.hint')}
      </Typography>
      {/* The key resets the form when a colleague has changed the preferences. */}
      {preferences && <PreferenceForm key={JSON.stringify(preferences)} booking={booking} stored={preferences} />}
      <Stack sx={{ mt: 1, alignItems: 'flex-start' }}>
        <BlockButton familyId={userId} caretaker={assignedCaregiver} />
      </Stack>
    </Section>
  )
}

function PreferenceForm({ booking, stored }: { booking: BookingRecord; stored: BookingPreferences }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [wishes, setWishes] = useState(stored)
  const change = (changes: Partial<BookingPreferences>) => setWishes({ ...wishes, ...changes })
  const say = (key: string) => translate(`admin.wishes.${key}`)
  const save = useRowAction({
    act: (given: BookingPreferences) =>
      admin.call('PUT /admin/bookings/{id}/preferences', { params: { id: booking._id }, body: given }),
    touches: ['bookings'],
    successKey: 'admin.wishes.saved',
    failureKey: 'admin.wishes.failed',
  })
  const isChanged = JSON.stringify(wishes) !== JSON.stringify(stored)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !save.isPending) save.mutate(wishes)
      }}
    >
      <Choice
        label={say('language')}
        value={wishes.language ?? ''}
        onChange={(language) => change({ language: language === '' ? null : (language as SpokenLanguage) })}
      >
        <MenuItem value="">{say('notAsked')}</MenuItem>
        {spokenLanguages.map((language) => (
          <MenuItem key={language} value={language}>
            {translate(`admin.profile.spoken.${language}`)}
          </MenuItem>
        ))}
      </Choice>
      <Choice label={say('person')} value={personOf(wishes)} onChange={(person) => change(persons[person] ?? {})}>
        {Object.keys(persons).map((person) => (
          <MenuItem key={person} value={person}>
            {say(`persons.${person}`)}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label={say('food')}
        value={wishes.food ?? ''}
        onChange={(food) => change({ food: foods.find((one) => one === food) ?? null })}
      >
        <MenuItem value="">{say('notAsked')}</MenuItem>
        {foods.map((food) => (
          <MenuItem key={food} value={food}>
            {say(`foods.${food}`)}
          </MenuItem>
        ))}
      </Choice>
      <FormControlLabel
        label={say('keepSame')}
        control={<Checkbox checked={wishes.keepSame} onChange={(_event, keepSame) => change({ keepSame })} />}
      />
      <div>
        <Button type="submit" variant="outlined" disabled={!isChanged || save.isPending}>
          {translate('app.save')}
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }
function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {children}
    </TextField>
  )
}
