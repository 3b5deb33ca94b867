import Typography from '@mui/material/Typography'
import type { Payment } from '@thodu/api/contract/money/money.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, toRupees } from './MoneyFields.tsx'

/** Confirms a payment or refund; expected values are filled in, so that one field and Enter are enough (rule MON-8). */
export function ConfirmDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { amount, reference, method, direction } = payment
  const words = direction === 'in' ? 'confirm' : 'sent'
  return (
    <DialogForm
      title={translate(`admin.money.${words}.title`)}
      maxWidth="xs"
      draft={`confirm.${payment._id}`}
      lasting={[]}
      initial={{ utr: payment.utr ?? '', received: String(amount), paidOn: dayInCity(new Date()) as string }}
      touches={touchesMoney}
      successKey={`admin.money.${words}.done`}
      failureKey={`admin.money.${words}.failed`}
      act={({ utr, received, paidOn }) =>
        admin.call('PUT /admin/payments/{id}', {
          params: { id: payment._id },
          body: {
            status: 'confirmed',
            received: toRupees(received),
            ...(method === 'cash' ? {} : { utr }),
            ...(paidOn === '' ? {} : { paidOn: paidOn as NonNullable<Payment['paidOn']> }),
          },
        })
      }
      onClose={onClose}
    >
      <div>
        <Typography variant="h1" component="p">
          {formatRupees(amount)}
        </Typography>
        <Typography variant="h2" component="p">
          {reference}
        </Typography>
      </div>
      {method !== 'cash' && (
        <FormField name="utr" autoFocus autoComplete="off" maxLength={40} label={translate('admin.money.utr')} />
      )}
      <AmountField name="received" autoFocus={method === 'cash'} label={translate(`admin.money.${words}.received`)} />
      <FormField name="paidOn" type="date" label={translate(`admin.money.${words}.paidOn`)} />
    </DialogForm>
  )
}
