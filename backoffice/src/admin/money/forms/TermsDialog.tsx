import Typography from '@mui/material/Typography'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../../app/dialogs/FormField.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { touchesMoney } from '../use-money.ts'
import { AmountField, toRupees } from './MoneyFields.tsx'

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
  const say = (key: string) => translate(`admin.money.terms.${key}`)
  return (
    <DialogForm
      title={say('title')}
      maxWidth="sm"
      draft={`terms.${booking._id}`}
      lasting={['reason']}
      initial={{
        price: suggestPrice(props),
        earlyEnd: (terms?.earlyEnd ?? 'share') as EarlyEnd,
        singlePrice: terms?.singlePrice ? String(terms.singlePrice) : '',
        reason: '',
      }}
      touches={touchesMoney}
      successKey="admin.money.terms.done"
      failureKey="admin.money.terms.failed"
      act={({ price, earlyEnd, singlePrice, reason }) =>
        admin.call('PUT /admin/bookings/{id}/terms', {
          params: { id: booking._id },
          body: {
            price: toRupees(price),
            earlyEnd,
            singlePrice: earlyEnd === 'single' ? toRupees(singlePrice) : null,
            reason,
          },
        })
      }
      onClose={onClose}
    >
      {({ values: { earlyEnd } }) => (
        <>
          <Typography variant="body2" color="textSecondary">
            {say('hint')}
          </Typography>
          <AmountField name="price" autoFocus label={say(terms?.isCounted ? 'priceOfRest' : 'price')} />
          {terms?.isCounted && (
            <FormField
              name="earlyEnd"
              label={say('earlyEnd')}
              choices={earlyEnds.map((one) => [one, say(`earlyEnds.${one}`)])}
            />
          )}
          {terms?.isCounted && earlyEnd === 'single' && <AmountField name="singlePrice" label={say('singlePrice')} />}
          <FormField
            name="reason"
            multiline
            maxLength={300}
            label={translate('app.reason')}
            helperText={say('reasonHint')}
          />
        </>
      )}
    </DialogForm>
  )
}
