import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../../app/session/use-kept-form.ts'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, ChoiceField, toRupees } from './MoneyFields.tsx'

const earlyEnds = ['share', 'single'] as const
type EarlyEnd = (typeof earlyEnds)[number]
type Props = {
  booking: Pick<BookingRecord, '_id' | 'price'>
  money: Pick<OfficeMoney, 'terms'>
  onClose: () => void
}

/**
 * The price that the form suggests. A counted package has none, because the new price is for its remaining visits only.
 */
const suggestPrice = ({ booking, money: { terms } }: Props): string =>
  terms?.isCounted ? '' : String(terms?.price ?? booking.price.amount)

/** Changes the price of visits charged from now on, with a reason (rule MON-1). */
export function TermsDialog(props: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { booking, money, onClose } = props
  const { terms } = money
  const [{ price, earlyEnd, singlePrice }, change] = useKeptForm(`terms.${booking._id}`, {
    price: suggestPrice(props),
    earlyEnd: (terms?.earlyEnd ?? 'share') as EarlyEnd,
    singlePrice: terms?.singlePrice ? String(terms.singlePrice) : '',
  })
  const [reason, setReason, forgetReason] = useKeptText(`terms-reason.${booking._id}`)
  const form = useAction({
    touches: touchesMoney,
    successKey: 'admin.money.terms.done',
    failureKey: 'admin.money.terms.failed',
    showFailure: 'form',
    act: () =>
      admin.call('PUT /admin/bookings/{id}/terms', {
        params: { id: booking._id },
        body: {
          price: toRupees(price),
          earlyEnd,
          singlePrice: earlyEnd === 'single' ? toRupees(singlePrice) : null,
          reason,
        },
      }),
    onDone() {
      forgetReason()
      onClose()
    },
  })
  const say = (key: string) => translate(`admin.money.terms.${key}`)
  return (
    <FormDialog title={say('title')} maxWidth="sm" action={form} onSave={() => form.mutate()} onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {say('hint')}
        </Typography>
        <AmountField
          isFirst
          label={say(terms?.isCounted ? 'priceOfRest' : 'price')}
          value={price}
          onChange={(price) => change({ price })}
          error={form.fieldErrors.price}
        />
        {terms?.isCounted && (
          <ChoiceField
            label={say('earlyEnd')}
            value={earlyEnd}
            choices={earlyEnds.map((one) => [one, say(`earlyEnds.${one}`)])}
            onChange={(earlyEnd) => change({ earlyEnd })}
          />
        )}
        {terms?.isCounted && earlyEnd === 'single' && (
          <AmountField
            label={say('singlePrice')}
            value={singlePrice}
            onChange={(singlePrice) => change({ singlePrice })}
            error={form.fieldErrors.singlePrice}
          />
        )}
        <TextField
          fullWidth
          multiline
          label={translate('app.reason')}
          value={reason}
          error={form.fieldErrors.reason !== undefined}
          helperText={form.fieldErrors.reason ?? say('reasonHint')}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Stack>
    </FormDialog>
  )
}
