import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { AmountField, toRupees } from './MoneyFields.tsx'
import { useMoneyForm } from './use-money-form.ts'

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
  const { form, errorOf } = useMoneyForm('goOn', {
    act: () =>
      admin.call('POST /admin/bookings/{id}/go-on', {
        params: { id: booking._id },
        body: { packages: toRupees(packages), price: toRupees(price) },
      }),
    onDone: onClose,
  })
  return (
    <FormDialog title={translate('admin.money.goOn.title')} maxWidth="xs" {...form} onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('admin.money.goOn.hint')}
        </Typography>
        <AmountField
          isFirst
          label={translate('admin.money.goOn.packages')}
          value={packages}
          onChange={(packages) => change({ packages })}
          error={errorOf('packages')}
        />
        <AmountField
          label={translate('admin.money.goOn.price')}
          value={price}
          onChange={(price) => change({ price })}
          error={errorOf('price')}
        />
      </Stack>
    </FormDialog>
  )
}
