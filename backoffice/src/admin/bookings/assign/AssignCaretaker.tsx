import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useRowAction } from '../../../app/calls/use-row-action.ts'
import { planFocus } from '../../../app/lists/plan-focus.ts'
import { type BookingRecord, type CaretakerRecord, useAdminData, useCaretakers } from '../../admin-data-provider.ts'
import { CaretakerOption } from './CaretakerOption.tsx'
import { rankCaretakers, searchTextOf } from './rank-caretakers.ts'

/**
 * Assigns a caretaker in place: offered only for bookings without one; caretakers bound to another booking are disabled
 * (rule OFF-7).
 */
export function AssignCaretaker({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  if (booking.assignedCaregiver) return <Typography variant="body2">{booking.assignedCaregiver.name}</Typography>
  if (!isBinding(booking.status)) return <Typography variant="body2">{translate('app.none')}</Typography>
  return <CaretakerChoice booking={booking} />
}

const filterOptions = createFilterOptions<CaretakerRecord>({ stringify: searchTextOf })

/** Nothing is assigned before an option is chosen with Enter or a click: arrows and letters only move and search. */
function CaretakerChoice({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const input = useRef<HTMLInputElement>(null)
  const { data } = useCaretakers()
  const options = useMemo(() => rankCaretakers(data ?? [], booking.serviceType), [data, booking.serviceType])
  const { mutateAsync, isPending } = useRowAction({
    act: (caretakerId: string) => admin.assignCaretaker(booking._id, caretakerId),
    touches: ['bookings', 'caretakers'],
    successKey: 'admin.assignment.assigned',
    failureKey: 'admin.assignment.failed',
    failureFades: true,
  })

  async function assign(caretaker: CaretakerRecord) {
    const goOn = input.current && planFocus(input.current, 'input[data-assign]')
    await mutateAsync(caretaker._id).then(
      () => goOn?.(),
      () => undefined,
    )
  }

  return (
    <Autocomplete
      value={null}
      blurOnSelect={false}
      autoHighlight
      readOnly={isPending}
      options={options}
      filterOptions={filterOptions}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={({ name }) => name}
      getOptionDisabled={({ available }) => !available}
      noOptionsText={translate('admin.caretakers.noneFound')}
      openText={translate('admin.assignment.open')}
      closeText={translate('admin.assignment.close')}
      onChange={(_event, caretaker) => caretaker && void assign(caretaker)}
      renderOption={(props, caretaker) => (
        <CaretakerOption {...props} key={caretaker._id} caretaker={caretaker} serviceType={booking.serviceType} />
      )}
      slotProps={{ popper: { placement: 'bottom-start', style: { width: 'min(26rem, 92vw)' } } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          margin="none"
          inputRef={input}
          placeholder={translate(isPending ? 'admin.assignment.assigning' : 'admin.assignment.placeholder')}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps.htmlInput,
              'data-assign': booking._id,
              'aria-label': translate('admin.assignment.label', { booking: booking.bookingId }),
            },
          }}
        />
      )}
      sx={{ width: { xs: '100%', md: 196 } }}
    />
  )
}
