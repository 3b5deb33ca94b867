import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { firstDayOf, rateNames } from '@thodu/api/contract/payroll/pay-rules'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../app/session/use-kept-form.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { AmountField, toRupees } from '../money/forms/MoneyFields.tsx'

type Props = { book: Pick<OfficePayBook, 'caretaker' | 'month' | 'rates'>; onClose: () => void }
const toText = (rate: number | null | undefined): string => (rate ? String(rate) : '')

/** Sets what a caretaker earns for each kind of visit, from a day on (rule PAY-1). */
export function RatesDialog({ book: { caretaker, month, rates }, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [given, change] = useKeptForm(`rates.${caretaker._id}.${month}`, {
    from: firstDayOf(month) as string,
    day: toText(rates?.day),
    night: toText(rates?.night),
    liveIn: toText(rates?.liveIn),
    session: toText(rates?.session),
  })
  const rateOf = (typed: string) => (typed.trim() === '' ? null : toRupees(typed))
  const form = useAction({
    touches: ['payroll'],
    successKey: 'admin.payroll.rates.done',
    failureKey: 'admin.payroll.rates.failed',
    showFailure: 'form',
    act: () =>
      admin.call('PUT /admin/payroll/{id}/rates', {
        params: { id: caretaker._id },
        body: {
          from: given.from,
          day: rateOf(given.day),
          night: rateOf(given.night),
          liveIn: rateOf(given.liveIn),
          session: rateOf(given.session),
        },
      }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={translate('admin.payroll.rates.open')}
      maxWidth="xs"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{translate('admin.payroll.rates.hint')}</Typography>
        {rateNames.map((name, at) => (
          <AmountField
            key={name}
            isFirst={at === 0}
            label={translate(`admin.payroll.rates.${name}`)}
            value={given[name]}
            onChange={(value) => change({ [name]: value })}
            error={form.fieldErrors[name]}
          />
        ))}
        <TextField
          fullWidth
          type="date"
          label={translate('admin.payroll.rates.from')}
          value={given.from}
          error={form.fieldErrors.from !== undefined}
          helperText={form.fieldErrors.from}
          onChange={(event) => change({ from: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </FormDialog>
  )
}
