import Typography from '@mui/material/Typography'
import { firstDayOf, rateNames } from '@thodu/api/contract/payroll/pay-rules'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../app/dialogs/FormField.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { AmountField, toRupees } from '../money/forms/MoneyFields.tsx'

type Props = { book: Pick<OfficePayBook, 'caretaker' | 'month' | 'rates'>; onClose: () => void }
const toText = (rate: number | null | undefined): string => (rate ? String(rate) : '')
const rateOf = (typed: string) => (typed.trim() === '' ? null : toRupees(typed))

/** Sets what a caretaker earns for each kind of visit, from a day on (rule PAY-1). */
export function RatesDialog({ book: { caretaker, month, rates }, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.payroll.rates.${key}`)
  const admin = useAdminData()
  return (
    <DialogForm
      title={say('open')}
      maxWidth="xs"
      draft={`rates.${caretaker._id}.${month}`}
      lasting={[]}
      initial={{
        from: firstDayOf(month) as string,
        day: toText(rates?.day),
        night: toText(rates?.night),
        liveIn: toText(rates?.liveIn),
        session: toText(rates?.session),
      }}
      touches={['payroll']}
      successKey="admin.payroll.rates.done"
      failureKey="admin.payroll.rates.failed"
      act={({ from, day, night, liveIn, session }) =>
        admin.call('PUT /admin/payroll/{id}/rates', {
          params: { id: caretaker._id },
          body: {
            from,
            day: rateOf(day),
            night: rateOf(night),
            liveIn: rateOf(liveIn),
            session: rateOf(session),
          },
        })
      }
      onClose={onClose}
    >
      <Typography>{say('hint')}</Typography>
      {rateNames.map((name, at) => (
        <AmountField key={name} name={name} autoFocus={at === 0} label={say(name)} />
      ))}
      <FormField name="from" type="date" label={say('from')} />
    </DialogForm>
  )
}
