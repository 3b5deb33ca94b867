import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { UserRecord } from '../../admin-data-provider.ts'

type Result = { _id: string; name: string; email?: string; phone?: string }
type Props = { value: Result | null; first: string; onChange: (family: Result | null) => void }

/** Fewer characters would match half the city. */
const SHORTEST = 3
const describe = ({ name, phone, email }: Result) => [name, phone, email].filter(Boolean).join(' · ')

/** Finds the family that the request concerns; the first search is the requester's contact. */
export function FindFamily({ value, first, onChange }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(first)
  const q = typed.trim()
  const { data = [], isFetching } = useGetList<UserRecord>(
    'users',
    { filter: { q, role: 'user' }, pagination: { page: 1, perPage: 10 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: q.length >= SHORTEST },
  )
  const options: Result[] = q.length >= SHORTEST ? data : []
  return (
    <Autocomplete<Result>
      value={value}
      options={options}
      filterOptions={(all) => all}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={describe}
      isOptionEqualToValue={(option, chosen) => option._id === chosen._id}
      clearOnBlur={false}
      loading={isFetching}
      loadingText={translate('admin.call.searching')}
      noOptionsText={translate(q.length < SHORTEST ? 'admin.call.typeMore' : 'admin.call.noneFound')}
      onInputChange={(_event, text, reason) => (reason === 'input' || reason === 'clear') && setTyped(text)}
      onChange={(_event, family) => onChange(family)}
      renderInput={(params) => <TextField {...params} margin="none" label={translate('admin.privacyRequests.find')} />}
      sx={{ width: '100%' }}
    />
  )
}
