import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Payment } from '@thodu/api/contract/money/money.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, toRupees } from './MoneyFields.tsx'

/** Confirms a payment or refund; expected values are filled in, so that one field and Enter are enough (rule MON-8). */
export function ConfirmDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { amount, reference, method, direction } = payment
  const words = direction === 'in' ? 'confirm' : 'sent'
  const [{ utr, received, paidOn }, change] = useKeptForm(`confirm.${payment._id}`, {
    utr: payment.utr ?? '',
    received: String(amount),
    paidOn: dayInCity(new Date()) as string,
  })
  const form = useAction({
    touches: touchesMoney,
    successKey: `admin.money.${words}.done`,
    failureKey: `admin.money.${words}.failed`,
    showFailure: 'form',
    act: () =>
      admin.call('PUT /admin/payments/{id}', {
        params: { id: payment._id },
        body: {
          status: 'confirmed',
          received: toRupees(received),
          ...(method === 'cash' ? {} : { utr }),
          ...(paidOn === '' ? {} : { paidOn: paidOn as NonNullable<Payment['paidOn']> }),
        },
      }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={translate(`admin.money.${words}.title`)}
      maxWidth="xs"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
    >
      <Typography variant="h1" component="p">
        {formatRupees(amount)}
      </Typography>
      <Typography variant="h2" component="p" sx={{ mb: 2 }}>
        {reference}
      </Typography>
      <Stack spacing={2}>
        {method !== 'cash' && (
          <TextField
            fullWidth
            autoFocus
            label={translate('admin.money.utr')}
            value={utr}
            error={form.fieldErrors.utr !== undefined}
            helperText={form.fieldErrors.utr}
            onChange={(event) => change({ utr: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
          />
        )}
        <AmountField
          isFirst={method === 'cash'}
          label={translate(`admin.money.${words}.received`)}
          value={received}
          onChange={(received) => change({ received })}
          error={form.fieldErrors.received}
        />
        <TextField
          fullWidth
          type="date"
          label={translate(`admin.money.${words}.paidOn`)}
          value={paidOn}
          error={form.fieldErrors.paidOn !== undefined}
          helperText={form.fieldErrors.paidOn}
          onChange={(event) => change({ paidOn: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </FormDialog>
  )
}
