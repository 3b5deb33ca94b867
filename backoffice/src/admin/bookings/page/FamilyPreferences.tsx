import EditIcon from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type Gender, type SpokenLanguage, spokenLanguages } from '@thodu/api/contract/suggestions/caretaker-profile'
import { foods } from '@thodu/api/contract/suggestions/preferences'
import type { BookingPreferences } from '@thodu/api/contract/suggestions/profiles.schema'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { FormCheckbox } from '../../../app/dialogs/FormField.tsx'
import { FactList, Section } from '../../../app/looks/Section.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import type { Translate } from '../../../words/translate.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { BlockButton } from '../../lists/BlockButton.tsx'

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
  const [dialog, setDialog] = useStoredDialog(`wishes.${booking._id}`, ['edit'])
  return (
    <Section title={translate('admin.wishes.title')}>
      {preferences && <FactList facts={describe(translate, preferences)} />}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        {preferences && (
          <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')}>
            {translate('admin.wishes.edit')}
          </Button>
        )}
        <BlockButton familyId={userId} caretaker={assignedCaregiver} labelKey="admin.blocks.title" />
      </Stack>
      {dialog && preferences && (
        <PreferenceDialog booking={booking} stored={preferences} onClose={() => setDialog(null)} />
      )}
    </Section>
  )
}

function describe(translate: Translate, wishes: BookingPreferences) {
  const say = (key: string) => translate(`admin.wishes.${key}`)
  const { language, food, keepSame } = wishes
  return [
    {
      label: say('language'),
      value: language === null ? say('notAsked') : translate(`admin.profile.spoken.${language}`),
    },
    { label: say('person'), value: say(`persons.${personOf(wishes)}`) },
    { label: say('food'), value: food === null ? say('notAsked') : say(`foods.${food}`) },
    { label: say('keepSame'), value: translate(`admin.profile.${keepSame ? 'yes' : 'no'}`) },
  ]
}

type DialogProps = { booking: BookingRecord; stored: BookingPreferences; onClose: () => void }
function PreferenceDialog({ booking, stored, onClose }: DialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const say = (key: string) => translate(`admin.wishes.${key}`)
  return (
    <DialogForm
      title={say('edit')}
      maxWidth="sm"
      draft={`wishes.${booking._id}`}
      initial={stored}
      touches={['bookings']}
      successKey="admin.wishes.saved"
      failureKey="admin.wishes.failed"
      act={(wishes) =>
        admin.call('PUT /admin/bookings/{id}/preferences', { params: { id: booking._id }, body: wishes })
      }
      onClose={onClose}
    >
      {({ values: wishes, change }) => (
        <>
          <Typography variant="body2" color="textSecondary">
            {say('hint')}
          </Typography>
          <Choice
            label={say('language')}
            value={wishes.language ?? ''}
            choices={[
              ['', say('notAsked')],
              ...spokenLanguages.map((one) => [one, translate(`admin.profile.spoken.${one}`)] as const),
            ]}
            onChange={(language) => change({ language: language === '' ? null : (language as SpokenLanguage) })}
          />
          <Choice
            label={say('person')}
            value={personOf(wishes)}
            choices={Object.keys(persons).map((person) => [person, say(`persons.${person}`)])}
            onChange={(person) => change(persons[person] ?? {})}
          />
          <Choice
            label={say('food')}
            value={wishes.food ?? ''}
            choices={[['', say('notAsked')], ...foods.map((food) => [food, say(`foods.${food}`)] as const)]}
            onChange={(food) => change({ food: foods.find((one) => one === food) ?? null })}
          />
          <FormCheckbox name="keepSame" label={say('keepSame')} />
        </>
      )}
    </DialogForm>
  )
}

type ChoiceProps = {
  label: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}
function Choice({ label, value, choices, onChange }: ChoiceProps) {
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
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
