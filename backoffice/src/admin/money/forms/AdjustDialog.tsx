import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, toRupees } from './MoneyFields.tsx'

const kinds = ['credit', 'charge', 'opening', 'reversal'] as const
const nextBill = 'next'
type Kind = (typeof kinds)[number]
type Props = {
  booking: Pick<BookingRecord, '_id'>
  money: Pick<OfficeMoney, 'payments' | 'documents'>
  onClose: () => void
}

/** Adjusts the balance with a reason: opening balance, credit, charge, reversal of a confirmation (rule MON-9). */
export function AdjustDialog({ booking, money, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const say = (key: string) => translate(`admin.money.adjust.${key}`)
  const bills = money.documents.filter(({ series }) => series === 'B')
  const confirmed = money.payments.filter(({ status, direction }) => status === 'confirmed' && direction === 'in')
  const offered = kinds.filter((one) => one !== 'reversal' || confirmed.length > 0)
  return (
    <DialogForm
      title={say('title')}
      maxWidth="sm"
      draft={`adjustment.${booking._id}`}
      lasting={['reason']}
      initial={{
        kind: 'credit' as Kind,
        amount: '',
        payment: confirmed[0]?._id ?? '',
        bill: nextBill as string,
        reason: '',
      }}
      touches={touchesMoney}
      successKey="admin.money.adjust.done"
      failureKey="admin.money.adjust.failed"
      act={({ kind, amount, payment, bill, reason }) =>
        admin.call('POST /admin/bookings/{id}/adjustments', {
          params: { id: booking._id },
          body:
            kind === 'reversal'
              ? { kind, payment, reason }
              : kind === 'credit' && bill !== nextBill
                ? { kind, amount: toRupees(amount), reason, bill }
                : { kind, amount: toRupees(amount), reason },
        })
      }
      onClose={onClose}
    >
      {({ values: { kind } }) => (
        <>
          <FormField name="kind" label={say('kind')} choices={offered.map((one) => [one, say(`kinds.${one}`)])} />
          {kind === 'reversal' ? (
            <FormField
              name="payment"
              label={say('payment')}
              choices={confirmed.map(({ _id, reference, received }) => [
                _id,
                `${reference}, ${formatRupees(received ?? 0)}`,
              ])}
            />
          ) : (
            <AmountField name="amount" label={translate('admin.money.ask.amount')} />
          )}
          {kind === 'credit' && bills.length > 0 && (
            <FormField
              name="bill"
              label={say('bill')}
              choices={[
                [nextBill, say('noBill')],
                ...bills.map(({ _id, label, total }) => [_id, `${label}, ${formatRupees(total)}`] as const),
              ]}
            />
          )}
          <FormField name="reason" multiline maxLength={300} label={say('reason')} />
        </>
      )}
    </DialogForm>
  )
}
