import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { planFocus } from '../../../app/lists/plan-focus.ts'
import { useRowAction } from '../../../app/wire/use-row-action.ts'
import { type BookingRecord, type CaretakerRecord, useAdminData } from '../../admin-data-provider.ts'
import { filterByName } from '../../choice/filter-by-name.ts'
import { isSkilled, searchTextOf } from '../../choice/rank-caretakers.ts'
import { CaretakerOption } from './CaretakerOption.tsx'
import { fieldWidth } from './field-width.ts'
import { type CaretakerChoiceRecord, useSuggestedCaretakers } from './use-suggested-caretakers.ts'

/** Loaded when somebody is chosen for another service than her own. */
const OtherServiceDialog = lazy(() =>
  import('./OtherServiceDialog.tsx').then((loaded) => ({ default: loaded.OtherServiceDialog })),
)

const filterOptions = filterByName<CaretakerChoiceRecord>(searchTextOf)

/** Assigns whoever is chosen, and asks first about somebody who is registered for other services only. */
function useAssigning(booking: BookingRecord) {
  const admin = useAdminData()
  const input = useRef<HTMLInputElement>(null)
  const [unskilled, setUnskilled] = useState<CaretakerRecord | null>(null)
  const { mutateAsync, isPending } = useRowAction({
    act: (caretakerId: string) =>
      admin.call('PUT /admin/bookings/{id}/status', {
        params: { id: booking._id },
        body: { assignedCaregiver: caretakerId },
      }),
    touches: ['bookings', 'caretakers'],
    successKey: 'admin.assignment.assigned',
    failureKey: 'admin.assignment.failed',
    failureFades: true,
  })
  async function assign(caretaker: CaretakerRecord) {
    setUnskilled(null)
    const goOn = input.current && planFocus(input.current, 'input[data-assign]')
    await mutateAsync(caretaker._id).then(
      () => goOn?.(),
      () => undefined,
    )
  }
  function choose(caretaker: CaretakerRecord) {
    if (isSkilled(caretaker, booking.serviceType)) void assign(caretaker)
    else setUnskilled(caretaker)
  }
  return { input, isPending, choose, unskilled, assign, leave: () => setUnskilled(null) }
}

/** Nothing is assigned before an option is chosen with Enter or a click: arrows and letters only move and search. */
export function CaretakerChoice({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { input, isPending, choose, unskilled, assign, leave } = useAssigning(booking)
  const [isWanted, setWanted] = useState(false)
  const { options, isLoading } = useSuggestedCaretakers(booking, isWanted)
  return (
    <>
      <Autocomplete
        value={null}
        blurOnSelect={false}
        autoHighlight
        readOnly={isPending}
        options={options}
        loading={isLoading}
        loadingText={translate('app.loading')}
        onFocus={() => setWanted(true)}
        filterOptions={filterOptions}
        getOptionKey={({ _id }) => _id}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={({ available }) => !available}
        noOptionsText={translate('admin.caretakers.noneFound')}
        openText={translate('admin.assignment.open')}
        closeText={translate('admin.assignment.close')}
        onChange={(_event, caretaker) => caretaker && choose(caretaker)}
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
        sx={fieldWidth}
      />
      <Suspense>
        {unskilled && (
          <OtherServiceDialog
            booking={booking}
            caretaker={unskilled}
            onCancel={leave}
            onAssign={() => void assign(unskilled)}
          />
        )}
      </Suspense>
    </>
  )
}
