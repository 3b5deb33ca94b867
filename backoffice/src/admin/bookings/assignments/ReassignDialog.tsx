import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
import { useRowAction } from '../../../app/wire/use-row-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { MissingChecksQuestion } from '../../checks/MissingChecksQuestion.tsx'
import { filterByName } from '../../choice/filter-by-name.ts'
import { searchTextOf } from '../../choice/rank-caretakers.ts'
import { NobodyFree } from '../../suggestions/NobodyFree.tsx'
import { CaretakerOption } from '../assign/CaretakerOption.tsx'
import { isPossible } from '../assign/order-by-suggestions.ts'
import { type CaretakerChoiceRecord, useSuggestedCaretakers } from '../assign/use-suggested-caretakers.ts'

type HandoverDialogProps = { booking: BookingRecord; onClose: () => void }
const filterOptions = filterByName<CaretakerChoiceRecord>(searchTextOf)

/** Reassigns a booking with a reason in one action; its status does not change (rule OFF-19). */
export function ReassignDialog({ booking, onClose }: HandoverDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const suggested = useSuggestedCaretakers(booking, true)
  // The caretaker at opening time: a colleague may reassign the booking meanwhile.
  const [current] = useState(booking.assignedCaregiver)
  const [chosen, setChosen] = useState<CaretakerChoiceRecord | null>(null)
  const options = useMemo(
    () => suggested.options.filter(({ _id }) => _id !== current?._id),
    [suggested.options, current],
  )
  const reassignBooking = useRowAction({
    act: (reason: string) =>
      admin.call('POST /admin/bookings/{id}/handover', {
        params: { id: booking._id },
        body: { caretaker: chosen?._id ?? '', reason, from: current?._id ?? '' },
      }),
    touches: ['bookings', 'caretakers'],
    successKey: 'admin.handover.done',
    failureKey: 'admin.handover.failed',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={translate('admin.handover.title', { caretaker: current?.name ?? '' })}
      lead={translate('admin.handover.what')}
      subject={`handover.${booking._id}`}
      hint={translate('admin.handover.reasonHint')}
      keep={translate('app.cancel')}
      confirm={translate('admin.handover.confirm')}
      busy={reassignBooking.isPending}
      ready={chosen !== null}
      missing={translate('app.needsPerson')}
      onConfirm={(reason) => reassignBooking.mutateAsync(reason)}
      onClose={onClose}
    >
      <Autocomplete
        value={chosen}
        autoHighlight
        options={options}
        loading={suggested.isLoading}
        loadingText={translate('app.loading')}
        filterOptions={filterOptions}
        getOptionKey={({ _id }) => _id}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={(caretaker) => !isPossible(caretaker)}
        isOptionEqualToValue={(option, value) => option._id === value._id}
        noOptionsText={translate('admin.caretakers.noneFound')}
        openText={translate('admin.assignment.open')}
        closeText={translate('admin.assignment.close')}
        onChange={(_event, caretaker) => setChosen(caretaker)}
        renderOption={(props, caretaker) => (
          <CaretakerOption {...props} key={caretaker._id} caretaker={caretaker} serviceType={booking.serviceType} />
        )}
        renderInput={(params) => <TextField {...params} label={translate('admin.handover.to')} autoFocus />}
        sx={{ mb: 1 }}
      />
      {chosen && chosen.checks.missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <MissingChecksQuestion caretakerId={chosen._id} missing={chosen.checks.missing} />
        </Alert>
      )}
      <NobodyFree suggestions={suggested.suggestions} />
    </ReasonDialog>
  )
}
