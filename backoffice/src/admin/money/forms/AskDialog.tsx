import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, toRupees, useMethodChoices } from './MoneyFields.tsx'

type Props = {
  booking: Pick<BookingRecord, '_id'>
  money: Pick<OfficeMoney, 'suggested' | 'methods'>
  onClose: () => void
}

/** Requests money from a family: the suggested amount, by a configured method (rule MON-5). */
export function AskDialog({ booking, money, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const methods = useMethodChoices(money.methods)
  return (
    <DialogForm
      title={translate('admin.money.ask.open')}
      maxWidth="xs"
      draft={`ask.${booking._id}`}
      lasting={[]}
      initial={{ amount: money.suggested > 0 ? String(money.suggested) : '', method: money.methods[0] ?? 'cash' }}
      touches={touchesMoney}
      successKey="admin.money.ask.done"
      failureKey="admin.money.ask.failed"
      act={({ amount, method }) =>
        admin.call('POST /admin/bookings/{id}/payments', {
          params: { id: booking._id },
          body: { amount: toRupees(amount), method },
        })
      }
      onClose={onClose}
    >
      <AmountField name="amount" autoFocus label={translate('admin.money.ask.amount')} />
      <FormField name="method" label={translate('admin.money.ask.method')} choices={methods} />
    </DialogForm>
  )
}
