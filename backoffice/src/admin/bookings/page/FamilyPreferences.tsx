import EditIcon from '@mui/icons-material/Edit'
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
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { FactList, Section } from '../../../app/looks/Section.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { useAction } from '../../../app/wire/use-action.ts'
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
  const [typed, keepTyped, forgetTyped] = useKeptText(`wishes.${booking._id}`, '{}')
  const wishes: BookingPreferences = { ...stored, ...(JSON.parse(typed) as Partial<BookingPreferences>) }
  const change = (changes: Partial<BookingPreferences>) =>
    keepTyped(JSON.stringify({ ...JSON.parse(typed), ...changes }))
  const say = (key: string) => translate(`admin.wishes.${key}`)
  const giveUp = () => {
    forgetTyped()
    onClose()
  }
  const form = useAction({
    act: () => admin.call('PUT /admin/bookings/{id}/preferences', { params: { id: booking._id }, body: wishes }),
    touches: ['bookings'],
    successKey: 'admin.wishes.saved',
    failureKey: 'admin.wishes.failed',
    showFailure: 'form',
    onDone: giveUp,
  })
  return (
    <FormDialog
      title={say('edit')}
      maxWidth="sm"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
      onCancel={giveUp}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {say('hint')}
      </Typography>
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
    </FormDialog>
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
