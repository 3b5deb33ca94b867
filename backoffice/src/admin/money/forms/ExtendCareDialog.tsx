import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, toRupees } from './MoneyFields.tsx'

type Props = { booking: Pick<BookingRecord, '_id' | 'price'>; onClose: () => void }

/** Extends a booking by one or more packages. The price per package is that of the booking; the admin can change it (rule MON-17). */
export function ExtendCareDialog({ booking, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  return (
    <DialogForm
      title={translate('admin.money.goOn.title')}
      maxWidth="xs"
      draft={`goOn.${booking._id}`}
      lasting={[]}
      initial={{ packages: '1', price: String(booking.price.amount) }}
      touches={touchesMoney}
      successKey="admin.money.goOn.done"
      failureKey="admin.money.goOn.failed"
      act={({ packages, price }) =>
        admin.call('POST /admin/bookings/{id}/go-on', {
          params: { id: booking._id },
          body: { packages: toRupees(packages), price: toRupees(price) },
        })
      }
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('admin.money.goOn.hint')}
      </Typography>
      <AmountField name="packages" autoFocus label={translate('admin.money.goOn.packages')} />
      <AmountField name="price" label={translate('admin.money.goOn.price')} />
    </DialogForm>
  )
}
