import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, toRupees } from './MoneyFields.tsx'

/** Extends a booking by one or more packages. The price per package is that of the booking; the admin can change it (rule MON-17). */
export function ExtendCareDialog({
  booking,
  onClose,
}: {
  booking: Pick<BookingRecord, '_id' | 'price'>
  onClose: () => void
}) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [{ packages, price }, change] = useKeptForm(`goOn.${booking._id}`, {
    packages: '1',
    price: String(booking.price.amount),
  })
  const form = useAction({
    touches: touchesMoney,
    successKey: 'admin.money.goOn.done',
    failureKey: 'admin.money.goOn.failed',
    showFailure: 'form',
    act: () =>
      admin.call('POST /admin/bookings/{id}/go-on', {
        params: { id: booking._id },
        body: { packages: toRupees(packages), price: toRupees(price) },
      }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={translate('admin.money.goOn.title')}
      maxWidth="xs"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('admin.money.goOn.hint')}
        </Typography>
        <AmountField
          isFirst
          label={translate('admin.money.goOn.packages')}
          value={packages}
          onChange={(packages) => change({ packages })}
          error={form.fieldErrors.packages}
        />
        <AmountField
          label={translate('admin.money.goOn.price')}
          value={price}
          onChange={(price) => change({ price })}
          error={form.fieldErrors.price}
        />
      </Stack>
    </FormDialog>
  )
}
