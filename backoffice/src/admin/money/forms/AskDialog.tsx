import Stack from '@mui/material/Stack'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { AmountField, ChoiceField, toRupees, useMethodChoices } from './MoneyFields.tsx'
import { useMoneyForm } from './use-money-form.ts'

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
  const { form, errorOf } = useMoneyForm('ask', {
    act: () =>
      admin.call('POST /admin/bookings/{id}/payments', {
        params: { id: booking._id },
        body: { amount: toRupees(amount), method },
      }),
    onDone: onClose,
  })
  return (
    <FormDialog title={translate('admin.money.ask.open')} maxWidth="xs" {...form} onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <AmountField
          isFirst
          label={translate('admin.money.ask.amount')}
          value={amount}
          onChange={(amount) => change({ amount })}
          error={errorOf('amount')}
        />
        <ChoiceField
          label={translate('admin.money.ask.method')}
          value={method}
          choices={useMethodChoices(money.methods)}
          onChange={(method) => change({ method })}
          error={errorOf('method')}
        />
      </Stack>
    </FormDialog>
  )
}
