import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptForm } from '../../app/session/use-kept-form.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { ChoiceField, useMethodChoices } from '../money/forms/MoneyFields.tsx'

const methods = ['upi', 'bank', 'cash'] as const
type Props = { book: Pick<OfficePayBook, 'caretaker' | 'month' | 'due'>; onClose: () => void }

/** Marks a closed month as paid, with a reference unless it was paid in cash (rule PAY-8). */
export function PayDialog({ book: { caretaker, month, due }, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [{ method, reference, paidOn }, change] = useKeptForm(`pay.${caretaker._id}.${month}`, {
    method: 'upi' as (typeof methods)[number],
    reference: '',
    paidOn: dayInCity(new Date()) as string,
  })
  const form = useAction({
    touches: ['payroll'],
    successKey: 'admin.payroll.pay.done',
    failureKey: 'admin.payroll.pay.failed',
    showFailure: 'form',
    act: () =>
      admin.call('POST /admin/payroll/{id}/pay', {
        params: { id: caretaker._id },
        body: { month, method, ...(method === 'cash' ? {} : { reference }), ...(paidOn === '' ? {} : { paidOn }) },
      }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={translate('admin.payroll.pay.title')}
      maxWidth="xs"
      action={form}
      onSave={() => form.mutate()}
      onClose={onClose}
    >
      <Typography variant="h1" component="p" sx={{ mb: 2 }}>
        {formatRupees(due)}
      </Typography>
      <Stack spacing={2}>
        <ChoiceField
          label={translate('admin.payroll.pay.method')}
          value={method}
          choices={useMethodChoices(methods)}
          onChange={(one) => change({ method: one })}
          error={form.fieldErrors.method}
        />
        {method !== 'cash' && (
          <TextField
            fullWidth
            label={translate('admin.payroll.pay.reference')}
            value={reference}
            error={form.fieldErrors.reference !== undefined}
            helperText={form.fieldErrors.reference}
            onChange={(event) => change({ reference: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
          />
        )}
        <TextField
          fullWidth
          type="date"
          label={translate('admin.payroll.pay.paidOn')}
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
