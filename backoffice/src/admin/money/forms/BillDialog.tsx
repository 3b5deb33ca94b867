import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'

type Props = { booking: Pick<BookingRecord, '_id'>; from: string; onClose: () => void }

/** Issues a bill for days without one, by default from the first of them until today (rule MON-16). */
export function BillDialog({ booking, from: first, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [days, change] = useKeptForm(`bill.${booking._id}`, {
    from: first,
    to: dayInCity(new Date()) as string,
  })
  const form = useAction({
    touches: touchesMoney,
    successKey: 'admin.money.bill.done',
    failureKey: 'admin.money.bill.failed',
    showFailure: 'form',
    act: () => admin.call('POST /admin/bookings/{id}/bills', { params: { id: booking._id }, body: days }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={translate('admin.money.bill.title')}
      maxWidth="xs"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            fullWidth
            type="date"
            label={translate(`admin.money.bill.${end}`)}
            value={days[end]}
            error={form.fieldErrors[end] !== undefined}
            helperText={form.fieldErrors[end]}
            onChange={(event) => change({ [end]: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
