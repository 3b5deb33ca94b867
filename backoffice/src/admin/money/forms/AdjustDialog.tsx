import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, ChoiceField, toRupees } from './MoneyFields.tsx'

const kinds = ['credit', 'charge', 'opening', 'reversal'] as const
const nextBill = 'next'
type Kind = (typeof kinds)[number]
type Props = {
  booking: Pick<BookingRecord, '_id'>
  money: Pick<OfficeMoney, 'payments' | 'documents'>
  onClose: () => void
}

function useAdjustment({ booking, money, onClose }: Props) {
  const admin = useAdminData()
  const confirmed = money.payments.filter(({ status, direction }) => status === 'confirmed' && direction === 'in')
  const [answers, change] = useKeptForm(`adjustment.${booking._id}`, {
    kind: 'credit' as Kind,
    amount: '',
    payment: confirmed[0]?._id ?? '',
    bill: nextBill as string,
  })
  const { kind, amount, payment, bill } = answers
  const [reason, setReason, forgetReason] = useKeptText(`adjust.${booking._id}`)
  const form = useAction({
    touches: touchesMoney,
    successKey: 'admin.money.adjust.done',
    failureKey: 'admin.money.adjust.failed',
    showFailure: 'form',
    act: () =>
      admin.call('POST /admin/bookings/{id}/adjustments', {
        params: { id: booking._id },
        body:
          kind === 'reversal'
            ? { kind, payment, reason }
            : kind === 'credit' && bill !== nextBill
              ? { kind, amount: toRupees(amount), reason, bill }
              : { kind, amount: toRupees(amount), reason },
      }),
    onDone() {
      forgetReason()
      onClose()
    },
  })
  return { ...answers, change, reason, setReason, confirmed, form }
}

/** Adjusts the balance with a reason: opening balance, credit, charge, reversal of a confirmation (rule MON-9). */
export function AdjustDialog(props: Props) {
  const translate = useTranslate()
  const { kind, amount, payment, bill, change, reason, setReason, confirmed, form } = useAdjustment(props)
  const bills = props.money.documents.filter(({ series }) => series === 'B')
  const offered = kinds.filter((one) => one !== 'reversal' || confirmed.length > 0)
  return (
    <FormDialog
      title={translate('admin.money.adjust.title')}
      maxWidth="sm"
      action={form}
      onSave={() => form.mutate()}
      onClose={props.onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField
          label={translate('admin.money.adjust.kind')}
          value={kind}
          choices={offered.map((one) => [one, translate(`admin.money.adjust.kinds.${one}`)])}
          onChange={(kind) => change({ kind })}
        />
        {kind === 'reversal' ? (
          <ChoiceField
            label={translate('admin.money.adjust.payment')}
            value={payment}
            choices={confirmed.map(({ _id, reference, received }) => [
              _id,
              `${reference}, ${formatRupees(received ?? 0)}`,
            ])}
            onChange={(payment) => change({ payment })}
            error={form.fieldErrors.payment}
          />
        ) : (
          <AmountField
            label={translate('admin.money.ask.amount')}
            value={amount}
            onChange={(amount) => change({ amount })}
            error={form.fieldErrors.amount}
          />
        )}
        {kind === 'credit' && bills.length > 0 && (
          <ChoiceField
            label={translate('admin.money.adjust.bill')}
            value={bill}
            choices={[
              [nextBill, translate('admin.money.adjust.noBill')],
              ...bills.map(({ _id, label, total }) => [_id, `${label}, ${formatRupees(total)}`] as const),
            ]}
            onChange={(bill) => change({ bill })}
          />
        )}
        <TextField
          fullWidth
          multiline
          label={translate('admin.money.adjust.reason')}
          value={reason}
          error={form.fieldErrors.reason !== undefined}
          helperText={form.fieldErrors.reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Stack>
    </FormDialog>
  )
}
