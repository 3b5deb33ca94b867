import Stack from '@mui/material/Stack'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, ChoiceField, toRupees, useMethodChoices } from './MoneyFields.tsx'

type Props = {
  booking: Pick<BookingRecord, '_id'>
  money: Pick<OfficeMoney, 'suggested' | 'methods'>
  onClose: () => void
}

/** Requests money from a family: the suggested amount, by a configured method (rule MON-5). */
export function AskDialog({ booking, money, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [{ amount, method }, change] = useKeptForm(`ask.${booking._id}`, {
    amount: money.suggested > 0 ? String(money.suggested) : '',
    method: money.methods[0] ?? 'cash',
  })
  const form = useAction({
    touches: touchesMoney,
    successKey: 'admin.money.ask.done',
    failureKey: 'admin.money.ask.failed',
    showFailure: 'form',
    act: () =>
      admin.call('POST /admin/bookings/{id}/payments', {
        params: { id: booking._id },
        body: { amount: toRupees(amount), method },
      }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={translate('admin.money.ask.open')}
      maxWidth="xs"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <AmountField
          isFirst
          label={translate('admin.money.ask.amount')}
          value={amount}
          onChange={(amount) => change({ amount })}
          error={form.fieldErrors.amount}
        />
        <ChoiceField
          label={translate('admin.money.ask.method')}
          value={method}
          choices={useMethodChoices(money.methods)}
          onChange={(method) => change({ method })}
          error={form.fieldErrors.method}
        />
      </Stack>
    </FormDialog>
  )
}
