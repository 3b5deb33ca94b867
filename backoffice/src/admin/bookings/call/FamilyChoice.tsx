import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import type { UserRecord } from '../../admin-data-provider.ts'
import { type CallerBookingDraft, guessFamily, type KnownFamily, type Problems } from './call-draft.ts'

type FamilyChoiceProps = {
  draft: CallerBookingDraft
  problems: Problems
  onChange: (change: Partial<CallerBookingDraft>) => void
}
/** Fewer characters would match half the city. */
const SHORTEST = 3
const describe = ({ name, phone, email }: KnownFamily) => [name, formatPhone(phone), email].filter(Boolean).join(' · ')

/** Finds the family by phone, email or name, or creates one (rule BOOK-17). */
export function FamilyChoice({ draft, problems, onChange }: FamilyChoiceProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data = [], isFetching } = useGetList<UserRecord>(
    'users',
    { filter: { q, role: 'user' }, pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: q.length >= SHORTEST },
  )
  if (draft.isNew) return <NewFamily draft={draft} problems={problems} onChange={onChange} />
  const options: KnownFamily[] = q.length >= SHORTEST ? data : []
  return (
    <Section title={translate('admin.call.family')}>
      {/* The button is beside or above the field, because the options open below it. */}
      <Stack direction={{ xs: 'column-reverse', sm: 'row' }} sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Autocomplete<KnownFamily>
          value={draft.family}
          options={options}
          filterOptions={(all) => all}
          getOptionKey={({ _id }) => _id}
          getOptionLabel={describe}
          isOptionEqualToValue={(option, value) => option._id === value._id}
          clearOnBlur={false}
          loading={isFetching}
          loadingText={translate('admin.call.searching')}
          noOptionsText={translate(q.length < SHORTEST ? 'admin.call.typeMore' : 'admin.call.noneFound')}
          onInputChange={(_event, text, reason) => (reason === 'input' || reason === 'clear') && setTyped(text)}
          onChange={(_event, family) => onChange({ family })}
          renderInput={(params) => (
            <TextField
              {...params}
              margin="none"
              label={translate('admin.call.find')}
              error={problems.customer !== undefined}
              helperText={translate(problems.customer ?? ' ')}
              autoFocus={draft.family === null}
            />
          )}
          sx={{ flexGrow: 1, width: '100%' }}
        />
        {!draft.family && (
          <Button
            variant="outlined"
            onClick={() => onChange({ isNew: true, ...guessFamily(typed) })}
            sx={{ flexShrink: 0 }}
          >
            {translate('admin.call.newFamily')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}

function NewFamily({ draft, problems, onChange }: FamilyChoiceProps) {
  const translate = useTranslate()
  return (
    <Section title={translate('admin.call.newFamily')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin.call.newFamilyHint')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {(['name', 'phone', 'email'] as const).map((field) => (
          <TextField
            key={field}
            name={field}
            type={field === 'name' ? 'text' : field === 'phone' ? 'tel' : 'email'}
            label={translate(`admin.call.${field}`)}
            required={field === 'name'}
            value={draft[field]}
            error={problems[field] !== undefined}
            helperText={translate(problems[field] ?? ' ')}
            autoFocus={field === 'name'}
            autoComplete="off"
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        ))}
      </Box>
      <Button onClick={() => onChange({ isNew: false })}>{translate('admin.call.findInstead')}</Button>
    </Section>
  )
}
