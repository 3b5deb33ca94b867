import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { type CaretakerRecord, useCaretakers } from '../../admin-data-provider.ts'
import { CaretakerOption } from '../../bookings/assign/CaretakerOption.tsx'
import { rankCaretakers, searchTextOf } from '../../bookings/assign/rank-caretakers.ts'
import type { Visit } from './visit-calls.ts'

export type Chosen = { _id: string; name: string }
type PersonChoiceProps = {
  visit: Visit
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
  label: string
}
const filterOptions = createFilterOptions<CaretakerRecord>({ stringify: searchTextOf })

/** Who comes to a visit. Nobody is left out for another booking: the database knows whether the hours are free. */
export function PersonChoice({ visit, value, onChange, label }: PersonChoiceProps) {
  const translate = useTranslate()
  const { data } = useCaretakers()
  const { serviceType } = visit.booking
  const options = useMemo(
    () => rankCaretakers(data ?? [], serviceType).filter(({ _id }) => _id !== visit.caretaker?._id),
    [data, serviceType, visit.caretaker?._id],
  )
  return (
    <Autocomplete
      value={options.find(({ _id }) => _id === value?._id) ?? null}
      autoHighlight
      options={options}
      filterOptions={filterOptions}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, other) => option._id === other._id}
      noOptionsText={translate('admin.caretakers.noneFound')}
      openText={translate('admin.assignment.open')}
      closeText={translate('admin.assignment.close')}
      onChange={(_event, caretaker) => onChange(caretaker && { _id: caretaker._id, name: caretaker.name })}
      renderOption={(props, caretaker) => (
        <CaretakerOption {...props} key={caretaker._id} caretaker={caretaker} serviceType={serviceType} />
      )}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
